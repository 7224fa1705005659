// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

namespace lectern {

class Connection;

/// Lists of papers: those that imports made, the reader's own, and saved searches.
class ListStore final
{
public:
    explicit ListStore(Connection &connection)
        : m_connection(connection)
    {
    }

    /// Lists outside the trash with their counts, by folder and name.
    [[nodiscard]] Result<QList<ReadingList>> all();
    /// Errors: no list of this name.
    [[nodiscard]] Result<ReadingList> byName(const QString &name);
    [[nodiscard]] Result<ListId> findOrCreate(const QString &name, ReadingList::Kind kind);
    /// Writes a list's name, folder and query. Errors: an empty name.
    [[nodiscard]] Result<void> change(const ReadingList &list);
    [[nodiscard]] Result<void> setTrashed(ListId id, bool trashed);
    /// Makes a saved search of a list's name, folder and query. Errors: an empty name.
    [[nodiscard]] Result<ListId> createSmart(const ReadingList &list);

    /// Whether its papers stand in an order of their own: not those of a saved search, nor of an unknown list.
    [[nodiscard]] Result<bool> isOrdered(ListId id);

    /// Appends papers that are not in the list yet.
    [[nodiscard]] Result<void> append(ListId id, const QList<PaperId> &papers);
    /// The list's papers in its order, those in the trash too.
    [[nodiscard]] Result<QList<PaperId>> papers(ListId id);
    /// Makes these the list's papers, in this order. Moving some writes only what lies between their places.
    [[nodiscard]] Result<void> setPapers(ListId id, const QList<PaperId> &papers);

private:
    struct Place {
        PaperId paper = 0;
        qint64 position = 0;
    };
    [[nodiscard]] Result<QList<Place>> places(ListId id);
    /// Whether these are the same papers.
    [[nodiscard]] static bool isReordered(const QList<Place> &places, const QList<PaperId> &papers);
    [[nodiscard]] Result<void> move(ListId id, const QList<Place> &places, const QList<PaperId> &papers);

    Connection &m_connection;
};

} // namespace lectern

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
    [[nodiscard]] Result<void> rename(ListId id, const QString &name);
    [[nodiscard]] Result<void> setTrashed(ListId id, bool trashed);
    /// Errors: an empty name.
    [[nodiscard]] Result<ListId> createSmart(const QString &name, const QString &query);
    [[nodiscard]] Result<void> setQuery(ListId id, const QString &query);
    [[nodiscard]] Result<void> setFolder(ListId id, const QString &folder);

    /// Appends papers that are not in the list yet.
    [[nodiscard]] Result<void> append(ListId id, const QList<PaperId> &papers);
    /// The list's papers in its order, those in the trash too.
    [[nodiscard]] Result<QList<PaperId>> papers(ListId id);
    /// Makes these the list's papers, in this order.
    [[nodiscard]] Result<void> setPapers(ListId id, const QList<PaperId> &papers);

private:
    Connection &m_connection;
};

} // namespace lectern

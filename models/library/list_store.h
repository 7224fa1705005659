// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

namespace lectern {

class Connection;

/// Lists of papers: those that imports made and the reader's own.
class ListStore final
{
public:
    explicit ListStore(Connection &connection)
        : m_connection(connection)
    {
    }

    /// Lists outside the trash with their counts, by name.
    [[nodiscard]] Result<QList<ReadingList>> all();
    /// Errors: no list of this name.
    [[nodiscard]] Result<ReadingList> byName(const QString &name);
    [[nodiscard]] Result<ListId> findOrCreate(const QString &name, ReadingList::Kind kind);
    [[nodiscard]] Result<void> rename(ListId id, const QString &name);
    [[nodiscard]] Result<void> setTrashed(ListId id, bool trashed);
    /// Appends papers that are not in the list yet.
    [[nodiscard]] Result<void> append(ListId id, const QList<PaperId> &papers);

private:
    Connection &m_connection;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/connection.h"
#include "models/library/prepared_record.h"

#include <memory>
#include <set>

namespace lectern {

class PaperStore;
class ThemeScorer;

/// Writes the records of one import, inside a transaction that the caller holds.
class ImportWriter final
{
public:
    enum class Outcome { Added, Merged, Unchanged };

    /// Records become members of `list` and are noted as said by `batch`.
    [[nodiscard]] static Result<ImportWriter> create(Connection &connection, const ThemeScorer &scorer, ListId list,
                                                     qint64 batch);

    /// Adds a record, or merges it into the paper that it matches: by stable id, then by the abstract's letters where
    /// neither titles nor venues speak against it.
    [[nodiscard]] Result<Outcome> write(const PreparedRecord &prepared);

    /// To be called once at the end: brings the index up to date with what was merged. FTS5 writes what it has
    /// gathered whenever a paper before the last one changes, so that is kept for the end.
    [[nodiscard]] Result<void> finish();

private:
    struct Statements;

    ImportWriter(Connection &connection, const ThemeScorer &scorer, ListId list, qint64 batch,
                 std::shared_ptr<Statements> statements, qint64 position);
    [[nodiscard]] Result<PaperId> match(const PreparedRecord &prepared);
    [[nodiscard]] Result<Outcome> add(const PreparedRecord &prepared);
    [[nodiscard]] Result<Outcome> merge(PaperId id, const PreparedRecord &prepared);
    [[nodiscard]] Result<void> update(PaperId id, const PreparedRecord &merged);
    [[nodiscard]] Result<void> writeDerived(PaperId id, const PreparedRecord &prepared);
    [[nodiscard]] Result<void> join(PaperId id, const PreparedRecord &prepared, const PaperRecord &kept);

    Connection *m_connection;
    const ThemeScorer *m_scorer;
    ListId m_list;
    qint64 m_batch;
    std::shared_ptr<Statements> m_statements;
    qint64 m_position;         ///< Of the last item of the list.
    std::set<PaperId> m_stale; ///< Papers whose index row is no longer true.
};

} // namespace lectern

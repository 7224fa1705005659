// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/statement.h"
#include "models/paper/error.h"
#include "models/paper/paper.h"
#include "models/query/text_matcher.h"

#include <QList>

#include <optional>

namespace lectern {

class Connection;

/// Papers, their reading state, and the trash. Every writing function is durable when it returns.
class PaperStore final
{
public:
    explicit PaperStore(Connection &connection)
        : m_connection(connection)
    {
    }

    /// Errors: no such paper.
    [[nodiscard]] Result<Paper> paper(PaperId id);

    /// The lines of the list pane for these papers, in their order; ids that do not exist are left out. The excerpt is
    /// the beginning of the abstract, or what stands around the first hit.
    [[nodiscard]] Result<QList<PaperSummary>> summaries(const QList<PaperId> &ids, const TextMatcher &matcher = {});

    [[nodiscard]] Result<ReadingState> readingState(PaperId id);
    [[nodiscard]] Result<void> setReadingState(PaperId id, const ReadingState &state);

    /// The reader's own title; empty goes back to the source's or the derived one.
    [[nodiscard]] Result<void> setEditedTitle(PaperId id, const QString &title);

    /// Papers in the trash are in no list, count and search, and keep everything that the reader made.
    [[nodiscard]] Result<void> setTrashed(const QList<PaperId> &ids, bool trashed);
    [[nodiscard]] Result<QList<PaperId>> trash();
    /// Removes what is in the trash for ever and gives how many papers that were.
    [[nodiscard]] Result<qint64> emptyTrash();

    /// How many papers are not in the trash.
    [[nodiscard]] Result<qint64> count();

private:
    /// The statement of this SQL, prepared when it is asked for first.
    [[nodiscard]] Result<Statement *> kept(std::optional<Statement> &place, const QString &sql);

    Connection &m_connection;
    std::optional<Statement> m_paper; ///< These three are run at each abstract that is shown.
    std::optional<Statement> m_tags;
    std::optional<Statement> m_themes;
};

} // namespace lectern

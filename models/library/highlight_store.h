// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/highlight.h"
#include "models/paper/paper.h"

namespace lectern {

class Connection;

/// The reader's highlights. None is ever deleted: removed ones are in the trash, those whose text is gone are lost.
class HighlightStore final
{
public:
    explicit HighlightStore(Connection &connection)
        : m_connection(connection)
    {
    }

    /// Those of a paper in reading order, lost ones at the end, without those in the trash.
    [[nodiscard]] Result<QList<Highlight>> of(PaperId paper);

    /// Adds one; its id is given. Where the abstract is no longer the one that it was made in, it is found again.
    [[nodiscard]] Result<HighlightId> add(const Highlight &highlight);

    /// Writes everything but the paper, the id and when it was made. An undone change may be older than an import, so
    /// its place, too, is found again where the abstract has changed since.
    [[nodiscard]] Result<void> update(const Highlight &highlight);

    [[nodiscard]] Result<void> setTrashed(HighlightId id, bool trashed);

    /// Finds a paper's highlights, lost and trashed ones too, in its abstract as it is now.
    [[nodiscard]] Result<void> reanchor(PaperId paper, const QString &abstract);

private:
    /// The highlight at its place in the paper's abstract as it is now, or lost.
    [[nodiscard]] Result<Highlight> settled(const Highlight &highlight);
    [[nodiscard]] Result<void> write(const Highlight &highlight);
    [[nodiscard]] Result<QList<Highlight>> select(PaperId paper, const QString &condition);

    Connection &m_connection;
};

/// A highlight of a stretch of an abstract, in UTF-16 units of its source, with quote and context.
[[nodiscard]] Highlight highlightAt(PaperId paper, const QString &abstract, qsizetype start, qsizetype length);

} // namespace lectern

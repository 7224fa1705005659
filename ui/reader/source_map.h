// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"

#include <utility>
#include <vector>

namespace lectern {

/// Where each stretch of a text document came from in the source. Stretches as long as their source map character
/// by character, others as a whole.
class SourceMap final
{
public:
    struct Span {
        int position = 0; ///< In the document.
        int length = 0;
        markup::Range source;
    };

    /// Spans come in the order of their position and do not overlap.
    void append(const Span &span) { m_spans.push_back(span); }

    /// The last stretch stands for that many units of source more, or for fewer units of both.
    void lengthenLast(qsizetype units) { m_spans.back().source.length += units; }
    void shortenLast(int units);

    /// Whether the last stretch maps character by character and ends at this place of the document and the source.
    [[nodiscard]] bool endsCharacterwiseAt(int documentPosition, qsizetype source) const;

    /// The source offset behind a document position; between stretches, the end of the one before. 0 when empty.
    [[nodiscard]] qsizetype sourceAt(int documentPosition) const;

    /// The document position of a source offset; for an offset that is not shown (a delimiter), the next that is.
    [[nodiscard]] int documentPositionAt(qsizetype source) const;

    /// The source behind the stretch of the document from start to end, as one range; empty when nothing maps.
    [[nodiscard]] markup::Range sourceRange(int start, int end) const;

    /// Where a range of the source is shown: from start to end, in the order of the document. Footnotes stand apart,
    /// so there may be several.
    [[nodiscard]] std::vector<std::pair<int, int>> shownAt(const markup::Range &source) const;

    [[nodiscard]] const std::vector<Span> &spans() const { return m_spans; }

private:
    std::vector<Span> m_spans;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"

namespace lectern::markup {

/// A run of plain text and the stretch of source that it came from. Runs as long as their source stretch map
/// character by character, others as a whole.
struct Segment {
    qsizetype start = 0; ///< In the plain text.
    qsizetype length = 0;
    Range source;
};

/// Plain text with its way back to the source; segments are ordered and do not overlap.
struct PlainText {
    QString text;
    std::vector<Segment> segments;

    /// The stretch of source behind text[start, start + length).
    [[nodiscard]] Range toSource(qsizetype start, qsizetype length) const;
};

/// Readable text: blocks separated by an empty line, formulas as their TeX between the delimiters "$".
[[nodiscard]] PlainText toPlainText(const Document &document);

/// True for addresses that a reader may open: http, https and mailto.
[[nodiscard]] bool isSafeAddress(QStringView target);

/// HTML without script or style, ids or classes from the source: formulas as `<span class="math">\(TeX\)</span>`,
/// unknown commands as `<span class="unknown">name</span>`. Only http, https and mailto links are kept as links.
[[nodiscard]] QString toHtml(const Document &document);

/// CommonMark with formulas between `$` and `$$`. Parsed again it gives the same plain text.
[[nodiscard]] QString toMarkdown(const Document &document);

/// LaTeX text for a document body. Parsed again it gives the same plain text.
[[nodiscard]] QString toLatex(const Document &document);

} // namespace lectern::markup

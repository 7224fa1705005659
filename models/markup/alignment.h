// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <vector>

namespace lectern::markup {

/// A stretch of a text that reads much like a pattern.
struct Alignment {
    qsizetype start = 0; ///< In the text.
    qsizetype end = 0;
    double similarity = 0; ///< 1 less the share of the pattern's units that differ.
};

/// Where a pattern stands in a text with at most half of its units changed, added or taken out; one answer for each
/// place, in order. Looks only around `expected` when the text is too long for a fair time: at most some ten million
/// steps, each a comparison. A pattern of thousands of units is known by its two ends and its length.
[[nodiscard]] std::vector<Alignment> alignments(QStringView pattern, QStringView text, qsizetype expected);

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"

#include <cstddef>
#include <vector>

namespace lectern::markup {

/// A run of `*` or `_` that may begin or end emphasis: the text node at `node` holds it.
struct Delimiter {
    std::size_t node = 0;
    char16_t character = u'*';
    int length = 1; ///< 1 is emphasis, 2 strong.
    bool opens = false;
    bool closes = false;
};

/// Pairs the delimiters as CommonMark does, but only runs of the same length, and puts what stands between them into
/// Emphasis and Strong nodes, at most `levels` deep. Unpaired ones stay text. Linear in the number of nodes.
[[nodiscard]] std::vector<Node> pairEmphasis(std::vector<Node> nodes, const std::vector<Delimiter> &delimiters,
                                             int levels);

} // namespace lectern::markup

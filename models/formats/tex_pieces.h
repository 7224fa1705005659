// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <vector>

namespace lectern::formats {

/// A stretch of TeX source that is escaped as a whole or not at all.
struct TexPiece {
    enum class Kind {
        Text,    ///< One character (one UTF-16 unit) that is none of the others.
        Command, ///< A backslash and its letters or its one other character; "\" alone at the end.
        Math,    ///< A formula with its delimiters: $…$, $$…$$, \(…\) or \[…\].
        Verbatim ///< An address after \url or \href: the braces and what is between them.
    };

    Kind kind = Kind::Text;
    QStringView text;
};

/// Splits source on one line into pieces that together are the source. Decides which dollar signs are formulas:
/// "$x_i$" and "$ x $" are, "$50 to $100", "$5" and a lone "$" are not (the rule of Pandoc: an opening sign has no
/// space after it, a closing one has none before and no digit after).
[[nodiscard]] std::vector<TexPiece> splitTex(QStringView source);

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"

#include <QStringView>

#include <optional>
#include <vector>

namespace lectern::markup {

/// A stretch of source that is taken as it stands: nothing inside it is markup.
struct Span {
    enum class Kind { Math, DisplayMath, Code, CodeBlock, Url, Raw };
    Kind kind = Kind::Raw;
    Range range;        ///< With delimiters.
    Range content;      ///< Without delimiters and surrounding white space.
    bool block = false; ///< A display formula or code block that may stand between paragraphs: not inside a group.
};

/// A bracket, brace or HTML tag and its partner.
struct Pair {
    qsizetype open = 0;
    qsizetype close = 0;
};

/// `\begin{itemize}` … `\end{itemize}` and its like; other environments are not listed.
struct Environment {
    enum class Kind { Bullets, Numbers, Quote };
    Kind kind = Kind::Bullets;
    Range range;
    Range content;
    std::vector<qsizetype> items; ///< Where its own `\item` commands begin.
    int firstNumber = 1;
};

/// What one pass over the source finds out before anything is parsed, so that the parser never has to look for a
/// partner: the time is linear in the source.
class Scan final
{
public:
    explicit Scan(QStringView source);

    /// The span that begins at `at`, or nothing.
    [[nodiscard]] const Span *spanAt(qsizetype at) const;
    /// True if `at` lies inside a span or a brace pair, its first character not counted.
    [[nodiscard]] bool isInside(qsizetype at) const;
    /// The partner of the brace, bracket or tag at `at`, or -1.
    [[nodiscard]] qsizetype partner(qsizetype at) const;

    [[nodiscard]] const std::vector<Span> &spans() const { return m_spans; }
    [[nodiscard]] const std::vector<Environment> &environments() const { return m_environments; }

private:
    friend class Scanner;
    std::vector<Span> m_spans;
    std::vector<Pair> m_pairs;
    std::vector<qsizetype> m_reach;  ///< For each brace pair in order of opening: the furthest closing so far.
    std::vector<qsizetype> m_braces; ///< Openings, one for each of m_reach.
    std::vector<Environment> m_environments;
};

} // namespace lectern::markup

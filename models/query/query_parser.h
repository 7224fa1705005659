// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/query/query_node.h"

namespace lectern {

struct ParsedQuery {
    QueryNode root; ///< Kind::All.
    QList<QueryProblem> problems;

    [[nodiscard]] bool isEmpty() const { return root.children.isEmpty(); }
};

/// Whether the reader is still typing the last word of a query.
enum class Typing { Done, Going };

/// Reads the query language: words, "phrases", prefix*, -not and NOT, OR, AND, parentheses, NEAR(a b, 5) and a NEAR b,
/// and field:value (see queryFields()). AND binds tighter than OR and stands between words unsaid.
///
/// Never fails: what makes no sense as an operator is read as words, or left out, and listed among the problems. While
/// typing goes on, a last word of some letters also stands for words that begin with it. Linear in the text, of
/// which the first 2,000 units are read; nesting deeper than 50 is read as words.
[[nodiscard]] ParsedQuery parseQuery(const QString &typed, Typing typing = Typing::Done);

} // namespace lectern

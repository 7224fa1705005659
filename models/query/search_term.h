// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/query/query_node.h"

#include <functional>

namespace lectern {

/// Words that stand side by side, as the index has them.
struct SearchPattern {
    QStringList words;
    bool prefix = false; ///< Whether the last one may go on.

    bool operator==(const SearchPattern &) const = default;
};

/// One thing to find: any of the patterns.
using SearchTerm = QList<SearchPattern>;

/// Knows words that are written with a hyphen somewhere in the library: "fine tuning" for "finetuning", and a term's
/// long forms for a short one. All may give nothing.
struct SearchKnowledge {
    std::function<QStringList(const QString &joined)> compounds;
    std::function<QStringList(const QString &acronym)> definitions;
    std::function<QString(qint64 list)> savedQuery; ///< Of a smart list; empty for other lists.
    /// Of the smart lists that are meant by a name as it was typed after `list:`.
    std::function<QStringList(const QString &name)> savedQueriesNamed;
    std::function<QList<qint64>(qint64 paper)> similar; ///< The papers most like this one, nearest first.
};

/// The term of a Word, Prefix or Phrase; empty when there is nothing to find. neighbours are the words before and
/// after it that were typed without any sign between: "fine tuning" also finds "finetuning".
[[nodiscard]] SearchTerm termOf(const QueryNode &node, const SearchKnowledge &knowledge,
                                const QStringList &neighbours = {});

/// The term as an FTS5 expression. Words are of letters and digits, and quoted: nothing typed is syntax.
[[nodiscard]] QString matchExpression(const SearchTerm &term);

/// The words and phrases that a query finds, for marking; not those that it excludes.
[[nodiscard]] QList<SearchTerm> markedTerms(const QueryNode &root, const SearchKnowledge &knowledge = {});

/// The words that stand beside the child as plain words of the same All, joined with it: see termOf().
[[nodiscard]] QStringList joinedNeighbours(const QList<QueryNode> &siblings, qsizetype child);

} // namespace lectern

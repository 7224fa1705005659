// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/filter_sql.h"
#include "models/library/query.h"
#include "models/query/search_term.h"

#include <QVariantList>

#include <optional>

namespace lectern {

/// A SELECT with the values to bind, in order (QString, qint64, double or int).
struct SqlQuery {
    QString sql;
    QVariantList values;
};

/// What a query asks of SQLite: words for the full-text index, conditions for the rest.
struct QueryParts {
    QString match; ///< FTS5 expression; empty when there is nothing to find.
    QStringList conditions;
    QVariantList values;
};

/// Takes a query apart. `without` leaves one group's filter out, for counting what the group's other values would add.
[[nodiscard]] QueryParts partsOf(const Query &query, const SearchKnowledge &knowledge = {},
                                 std::optional<Facet> without = {});

/// That the paper `p` of a SELECT is in a list, a smart one or another.
[[nodiscard]] SqlCondition listCondition(ListId list, const SearchKnowledge &knowledge);

/// How the papers of a query are ordered.
enum class Ordering {
    None,
    Full,        ///< As the query says.
    TitlesFirst, ///< Only papers with the words in their titles, by rank.
    Rest,        ///< The papers that TitlesFirst leaves out, in the library's order.
};

/// The SELECT that gives a query's paper ids.
[[nodiscard]] SqlQuery toSql(const Query &query, const QueryParts &parts, Ordering ordering);

} // namespace lectern

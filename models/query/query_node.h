// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/query/query_fields.h"

#include <QList>
#include <QString>

namespace lectern {

/// A part of what the reader asked for, with its place in what was typed (UTF-16 units).
struct QueryNode {
    enum class Kind {
        All,    ///< Every child must hold; holds when there is none.
        Any,    ///< One of the children must hold.
        Not,    ///< Its one child must not hold.
        Word,   ///< text in any of its forms.
        Prefix, ///< Words that begin with text.
        Phrase, ///< text word for word.
        Near,   ///< The words of its children, at most distance words apart.
        Filter, ///< What is known of a paper: see filter.
    };

    Kind kind = Kind::All;
    QString text;
    QueryField column = QueryField::Everywhere; ///< Where words are looked for.
    int distance = 0;                           ///< Of Near.
    QueryFilter filter;                         ///< Of Filter.
    QList<QueryNode> children;
    qsizetype start = 0;
    qsizetype length = 0;
};

/// Something in a query that could not be taken as it was typed.
struct QueryProblem {
    qsizetype start = 0;
    qsizetype length = 0;
    QString message; ///< A sentence that says what was done instead, or what to type.

    bool operator==(const QueryProblem &) const = default;
};

} // namespace lectern

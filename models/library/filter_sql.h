// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/query.h"
#include "models/query/query_fields.h"

#include <QVariantList>

namespace lectern {

/// A condition on the paper `p` of a SELECT, with the values to bind in order.
struct SqlCondition {
    QString sql;
    QVariantList values;
};

/// That a paper has one value of a facet.
[[nodiscard]] SqlCondition facetCondition(Facet facet, const QString &value);

/// That a paper is as a query's filter says. Names are compared without regard to the case of Latin letters; lists
/// and venues by any part of their names.
[[nodiscard]] SqlCondition filterCondition(const QueryFilter &filter);

/// A LIKE pattern, with \\ as its escape, for a name as it was typed: * stands for anything. anywhere: whether the name
/// may go on at both ends.
[[nodiscard]] QString likePattern(const QString &text, bool anywhere);

} // namespace lectern

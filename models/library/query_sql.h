// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/query.h"

#include <QVariantList>

#include <optional>

namespace lectern {

/// A SELECT with the values to bind, in order (QString, qint64 or int).
struct SqlQuery {
    QString sql;
    QVariantList values;
};

/// The SELECT that gives a query's paper ids in its order. `without` leaves one group's filter out, for counting what
/// the group's other values would add; `ordered` false leaves the order open.
[[nodiscard]] SqlQuery toSql(const Query &query, std::optional<Facet> without = {}, bool ordered = true);

} // namespace lectern

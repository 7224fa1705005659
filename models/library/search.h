// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/query.h"

#include <QHash>
#include <QMetaType>

namespace lectern {

class Connection;

/// How many papers of a result have each value of each facet.
struct FacetCounts {
    QHash<QString, int> themes;
    QHash<QString, int> tags;
    QHash<QString, int> states;
    QHash<QString, int> lists;
    QHash<QString, int> venues;
    QHash<QString, int> years;

    [[nodiscard]] const QHash<QString, int> &of(Facet facet) const;
    [[nodiscard]] QHash<QString, int> &of(Facet facet);
    bool operator==(const FacetCounts &) const = default;
};

/// The papers of a query in its order.
///
/// By rank, that is BM25 with the title before keywords, abstract and notes. Where more than broadResult papers have
/// the words, a rank says little and takes long: those with the words in their titles come first, by rank, and the
/// others follow in the library's order.
[[nodiscard]] Result<QList<PaperId>> findPapers(Connection &connection, const Query &query);
inline constexpr int broadResult = 6000;

/// Counts within a query's result. A group that includes any of several values is counted without its own filter:
/// the figures then say what each further value would add.
[[nodiscard]] Result<FacetCounts> countFacets(Connection &connection, const Query &query);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::FacetCounts)

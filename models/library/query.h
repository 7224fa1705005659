// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"
#include "models/query/query_parser.h"

#include <QHash>
#include <QStringList>

namespace lectern {

/// What the reader clicked in one group of the filter sidebar.
struct FacetChoice {
    QStringList include;
    QStringList exclude;
    bool all = false; ///< Whether a paper must have every included value rather than any of them.

    [[nodiscard]] bool isEmpty() const { return include.isEmpty() && exclude.isEmpty(); }
    bool operator==(const FacetChoice &) const = default;
};

/// The groups of the filter sidebar. Values are theme ids, tag names, state words (see stateValues()), list ids as
/// decimal numbers, venue names and years.
enum class Facet { Theme, Tag, State, List, Venue, Year };

inline constexpr Facet allFacets[] = {Facet::Theme, Facet::Tag, Facet::State, Facet::List, Facet::Venue, Facet::Year};

/// "unread", "skimmed", "read", "starred", "rated", "noted", "tagged": the values of Facet::State.
[[nodiscard]] const QStringList &stateValues();

enum class Sort {
    Order, ///< As in the list; by relevance while there are search words.
    Title,
    ThemeScore, ///< Of the included themes, or of the strongest one.
    Added,      ///< Newest first.
    Rating,     ///< Highest first.
};

/// The sort key of the command line: "order", "title", "theme", "added", "rating".
[[nodiscard]] Result<Sort> sortFromKey(const QString &key);

struct Query;

/// The query's words and choices as one text of the query language, for a smart list. listNames: names by id.
[[nodiscard]] QString toText(const Query &query, const QHash<QString, QString> &listNames);

/// Everything that decides which papers the list pane shows, and in which order.
struct Query {
    QString text; ///< As typed, in the language of parseQuery().
    Typing typing = Typing::Done;
    FacetChoice themes;
    FacetChoice tags;
    FacetChoice states;
    FacetChoice lists;
    FacetChoice venues;
    FacetChoice years;
    Sort sort = Sort::Order;
    bool trash = false; ///< Papers in the trash instead of the others.
    int limit = -1;     ///< At most so many; all when negative.

    [[nodiscard]] const FacetChoice &choice(Facet facet) const;
    [[nodiscard]] FacetChoice &choice(Facet facet);
    /// Whether any filter or word narrows the whole library down.
    [[nodiscard]] bool isNarrowed() const;

    bool operator==(const Query &) const = default;
};

} // namespace lectern

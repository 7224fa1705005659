// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/query.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

const QStringList &stateValues()
{
    return fixedValues(QueryField::State);
}

Result<Sort> sortFromKey(const QString &key)
{
    static const QList<std::pair<QString, Sort>> keys{{u"order"_s, Sort::Order},
                                                      {u"title"_s, Sort::Title},
                                                      {u"theme"_s, Sort::ThemeScore},
                                                      {u"added"_s, Sort::Added},
                                                      {u"rating"_s, Sort::Rating}};
    const auto found = std::ranges::find(keys, key, &std::pair<QString, Sort>::first);
    if (found == keys.end())
        return failure(QCoreApplication::translate("lectern::Library", "There is no sort key “%1”").arg(key),
                       QCoreApplication::translate("lectern::Library", "Use order, title, theme, added or rating"));
    return found->second;
}

const FacetChoice &Query::choice(Facet facet) const
{
    switch (facet) {
    case Facet::Theme:
        return themes;
    case Facet::Tag:
        return tags;
    case Facet::State:
        return states;
    case Facet::List:
        return lists;
    case Facet::Venue:
        return venues;
    case Facet::Year:
        break;
    }
    return years;
}

FacetChoice &Query::choice(Facet facet)
{
    return const_cast<FacetChoice &>(std::as_const(*this).choice(facet));
}

bool Query::isNarrowed() const
{
    return !text.trimmed().isEmpty() ||
           std::ranges::any_of(allFacets, [this](Facet facet) { return !choice(facet).isEmpty(); });
}

} // namespace lectern

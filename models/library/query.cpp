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

QString toText(const Query &query, const QHash<QString, QString> &listNames)
{
    static const QHash<Facet, QString> fields{{Facet::Theme, u"theme"_s}, {Facet::Tag, u"tag"_s},
                                              {Facet::State, u"is"_s},    {Facet::List, u"list"_s},
                                              {Facet::Venue, u"venue"_s}, {Facet::Year, u"year"_s}};
    QStringList parts;
    const ParsedQuery typed = parseQuery(query.text);
    for (const Facet facet : allFacets) {
        const auto written = [&](const QString &value) {
            QString name = facet == Facet::List ? listNames.value(value, value) : value;
            name.remove(u'"');
            const bool plain = std::ranges::all_of(name, [](QChar c) { return c.isLetterOrNumber(); });
            return fields.value(facet) + u':' + (plain ? name : u'"' + name + u'"');
        };
        const FacetChoice &choice = query.choice(facet);
        QStringList included;
        std::ranges::transform(choice.include, std::back_inserter(included), written);
        if (included.size() == 1 || choice.all)
            parts.append(included);
        else if (!included.isEmpty())
            parts.append(u'(' + included.join(" OR "_L1) + u')');
        for (const QString &value : choice.exclude)
            parts.append(u'-' + written(value));
    }
    if (!typed.isEmpty()) { // OR binds less than what follows
        const bool either = typed.root.children.first().kind == QueryNode::Kind::Any && !parts.isEmpty();
        const QString text = query.text.trimmed();
        parts.prepend(either ? u'(' + text + u')' : text);
    }
    return parts.join(u' ');
}

} // namespace lectern

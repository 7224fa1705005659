// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/filter_sql.h"

#include "models/themes/theme.h"

#include <QDateTime>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// The condition that a paper has one value of a facet, with one value to bind or none.
QString valueCondition(Facet facet, const QString &value)
{
    switch (facet) {
    case Facet::Theme:
        return u"p.id IN (SELECT paper_id FROM paper_theme WHERE theme_id = ?)"_s;
    case Facet::Tag:
        return u"p.id IN (SELECT pt.paper_id FROM paper_tag pt JOIN tag t ON t.id = pt.tag_id WHERE t.name = ?)"_s;
    case Facet::List:
        return u"p.id IN (SELECT paper_id FROM reading_list_item WHERE list_id = ?)"_s;
    case Facet::Venue:
        return u"p.venue = ?"_s;
    case Facet::Year:
        return u"p.year = ?"_s;
    case Facet::State:
        break;
    }
    if (value == "unread"_L1)
        return u"p.id NOT IN (SELECT paper_id FROM reading_state WHERE status > 0)"_s;
    if (value == "skimmed"_L1)
        return u"p.id IN (SELECT paper_id FROM reading_state WHERE status = 1)"_s;
    if (value == "read"_L1)
        return u"p.id IN (SELECT paper_id FROM reading_state WHERE status = 2)"_s;
    if (value == "starred"_L1)
        return u"p.id IN (SELECT paper_id FROM reading_state WHERE starred = 1)"_s;
    if (value == "rated"_L1)
        return u"p.id IN (SELECT paper_id FROM reading_state WHERE rating > 0)"_s;
    if (value == "noted"_L1)
        return u"p.id IN (SELECT paper_id FROM note)"_s;
    if (value == "tagged"_L1)
        return u"p.id IN (SELECT paper_id FROM paper_tag)"_s;
    return u"0"_s;
}

QVariantList bound(Facet facet, const QString &value)
{
    switch (facet) {
    case Facet::State:
        return {};
    case Facet::List:
    case Facet::Year:
        return {value.toLongLong()};
    case Facet::Theme:
    case Facet::Tag:
    case Facet::Venue:
        break;
    }
    return {value};
}

/// The themes that a typed name means: its id or the beginning of one of its name's words.
QStringList themesNamed(const QString &text)
{
    const QString name = QString(text).remove(u'*').toCaseFolded();
    QStringList ids;
    for (const ThemeDefinition &theme : builtInThemes()) {
        const QString shown = theme.name.toCaseFolded();
        if (theme.id == name || shown.startsWith(name) || shown.contains(u' ' + name))
            ids.append(theme.id);
    }
    return ids.isEmpty() ? QStringList{name} : ids;
}

SqlCondition inRange(const QString &expression, const QueryFilter &filter)
{
    SqlCondition condition;
    QStringList parts;
    if (std::isfinite(filter.least)) {
        parts.append(expression + u" >= ?"_s);
        condition.values.append(qint64(filter.least));
    }
    if (std::isfinite(filter.most)) {
        parts.append(expression + u" <= ?"_s);
        condition.values.append(qint64(filter.most));
    }
    condition.sql = u'(' + parts.join(" AND "_L1) + u')';
    return condition;
}

SqlCondition addedCondition(const QueryFilter &filter)
{
    if (!filter.ago)
        return inRange(u"p.added_at"_s, filter);
    const double now = double(QDateTime::currentMSecsSinceEpoch());
    QueryFilter absolute = filter;
    absolute.least = now - filter.most;
    absolute.most = now - filter.least;
    return inRange(u"p.added_at"_s, absolute);
}

QString hasCondition(const QString &part)
{
    if (part == "note"_L1)
        return facetCondition(Facet::State, u"noted"_s).sql;
    if (part == "tag"_L1)
        return facetCondition(Facet::State, u"tagged"_s).sql;
    if (part == "rating"_L1)
        return facetCondition(Facet::State, u"rated"_s).sql;
    if (part == "highlight"_L1)
        return u"p.id IN (SELECT paper_id FROM highlight WHERE trashed_at IS NULL)"_s;
    if (part == "title"_L1)
        return u"(p.title <> '' OR p.edited_title <> '')"_s;
    if (part == "abstract"_L1)
        return u"p.id IN (SELECT paper_id FROM paper_text WHERE abstract <> '')"_s;
    if (part == "author"_L1)
        return u"p.authors <> ''"_s;
    if (part == "math"_L1)
        return u"p.formulas > 0"_s;
    return u"p.id IN (SELECT paper_id FROM paper_theme)"_s;
}

} // namespace

QString likePattern(const QString &text, bool anywhere)
{
    QString pattern = text;
    pattern.replace(u'\\', "\\\\"_L1).replace(u'%', "\\%"_L1).replace(u'_', "\\_"_L1).replace(u'*', u'%');
    return anywhere ? u'%' + pattern + u'%' : pattern;
}

SqlCondition facetCondition(Facet facet, const QString &value)
{
    return {valueCondition(facet, value), bound(facet, value)};
}

SqlCondition filterCondition(const QueryFilter &filter)
{
    switch (filter.field) {
    case QueryField::Tag:
        return {u"p.id IN (SELECT pt.paper_id FROM paper_tag pt JOIN tag t ON t.id = pt.tag_id"
                " WHERE t.name LIKE ? ESCAPE '\\')"_s,
                {likePattern(filter.text, false)}};
    case QueryField::List:
        return {u"p.id IN (SELECT i.paper_id FROM reading_list_item i JOIN reading_list l ON l.id = i.list_id"
                " WHERE l.trashed_at IS NULL AND l.name LIKE ? ESCAPE '\\')"_s,
                {likePattern(filter.text, true)}};
    case QueryField::Venue:
        return {u"p.venue LIKE ? ESCAPE '\\'"_s, {likePattern(filter.text, true)}};
    case QueryField::Theme: {
        const QStringList ids = themesNamed(filter.text);
        SqlCondition condition{u"p.id IN (SELECT paper_id FROM paper_theme WHERE theme_id IN ("_s +
                                   QStringList(ids.size(), u"?"_s).join(u',') + u"))"_s,
                               {}};
        for (const QString &id : ids)
            condition.values.append(id);
        return condition;
    }
    case QueryField::Year: {
        SqlCondition condition = inRange(u"p.year"_s, filter);
        condition.sql = u"(p.year <> 0 AND "_s + condition.sql + u')';
        return condition;
    }
    case QueryField::Rating:
        return inRange(u"coalesce((SELECT rating FROM reading_state s WHERE s.paper_id = p.id), 0)"_s, filter);
    case QueryField::Tags:
        return inRange(u"(SELECT count(*) FROM paper_tag c WHERE c.paper_id = p.id)"_s, filter);
    case QueryField::Highlights:
        return inRange(u"(SELECT count(*) FROM highlight h WHERE h.paper_id = p.id AND h.trashed_at IS NULL)"_s,
                       filter);
    case QueryField::Added:
        return addedCondition(filter);
    case QueryField::State:
        return facetCondition(Facet::State, filter.text);
    case QueryField::Has:
        return {hasCondition(filter.text), {}};
    default:
        return {u"0"_s, {}};
    }
}

} // namespace lectern

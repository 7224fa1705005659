// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/query_sql.h"

#include "models/library/search_words.h"

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Collects conditions and their values side by side.
class Conditions final
{
public:
    void add(const QString &sql, const QVariantList &values = {})
    {
        m_parts.append(sql);
        m_values.append(values);
    }

    [[nodiscard]] QString where() const { return m_parts.join(" AND "_L1); }
    [[nodiscard]] const QVariantList &values() const { return m_values; }

private:
    QStringList m_parts;
    QVariantList m_values;
};

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

void addFacet(Conditions &conditions, Facet facet, const FacetChoice &choice)
{
    QStringList parts;
    QVariantList values;
    for (const QString &value : choice.include) {
        parts.append(valueCondition(facet, value));
        values.append(bound(facet, value));
    }
    if (!parts.isEmpty())
        conditions.add(u'(' + parts.join(choice.all ? " AND "_L1 : " OR "_L1) + u')', values);
    for (const QString &value : choice.exclude)
        conditions.add(u"NOT ("_s + valueCondition(facet, value) + u')', bound(facet, value));
}

QString orderBy(const Query &query, bool hasWords, QVariantList &values)
{
    switch (query.sort) {
    case Sort::Title:
        return u"p.sort_title, p.id"_s;
    case Sort::ThemeScore: {
        QString themes;
        if (!query.themes.include.isEmpty()) {
            themes = u" AND theme_id IN ("_s + QStringList(query.themes.include.size(), u"?"_s).join(u',') + u')';
            for (const QString &theme : query.themes.include)
                values.append(theme);
        }
        return u"(SELECT "_s + (themes.isEmpty() ? u"max"_s : u"sum"_s) +
               u"(score) FROM paper_theme WHERE paper_id = p.id%1) DESC, p.id"_s.arg(themes);
    }
    case Sort::Added:
        return u"p.added_at DESC, p.id DESC"_s;
    case Sort::Rating:
        return u"coalesce((SELECT rating FROM reading_state s WHERE s.paper_id = p.id), 0) DESC, p.id"_s;
    case Sort::Order:
        break;
    }
    if (hasWords)
        return u"paper_search.rank, p.id"_s;
    if (query.lists.include.size() == 1) {
        values.append(query.lists.include.first().toLongLong());
        return u"(SELECT position FROM reading_list_item WHERE list_id = ? AND paper_id = p.id)"_s;
    }
    return u"p.id"_s;
}

} // namespace

SqlQuery toSql(const Query &query, std::optional<Facet> without, bool ordered)
{
    Conditions conditions;
    conditions.add(query.trash ? u"p.trashed_at IS NOT NULL"_s : u"p.trashed_at IS NULL"_s);
    const SearchWords words = parseSearchWords(query.text);
    const QString required = words.required();
    if (!required.isEmpty())
        conditions.add(u"paper_search MATCH ?"_s, {required});
    if (const QString forbidden = words.forbidden(); !forbidden.isEmpty())
        conditions.add(u"p.id NOT IN (SELECT rowid FROM paper_search WHERE paper_search MATCH ?)"_s, {forbidden});
    for (const Facet facet : allFacets) {
        if (facet != without)
            addFacet(conditions, facet, query.choice(facet));
    }
    SqlQuery result;
    result.values = conditions.values();
    result.sql = required.isEmpty()
                     ? u"SELECT p.id FROM paper p WHERE "_s
                     : u"SELECT p.id FROM paper_search JOIN paper p ON p.id = paper_search.rowid WHERE "_s;
    result.sql += conditions.where();
    if (ordered)
        result.sql += u" ORDER BY "_s + orderBy(query, !required.isEmpty(), result.values);
    if (query.limit >= 0)
        result.sql += u" LIMIT %1"_s.arg(query.limit);
    return result;
}

} // namespace lectern

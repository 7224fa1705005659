// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/query_sql.h"

#include "models/library/filter_sql.h"
#include "models/query/query_parser.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QString columnOf(QueryField field)
{
    switch (field) {
    case QueryField::Title:
        return u"{title} : "_s;
    case QueryField::Abstract:
        return u"{abstract} : "_s;
    case QueryField::Author:
        return u"{authors} : "_s;
    case QueryField::Note:
        return u"{notes} : "_s;
    case QueryField::Keyword:
        return u"{keywords} : "_s;
    default:
        return {};
    }
}

/// Makes FTS5 expressions and SQL conditions of a query's tree.
class Translator final
{
public:
    /// depth: how many saved searches, each naming the next, led here.
    explicit Translator(const SearchKnowledge &knowledge, int depth = 0)
        : m_knowledge(knowledge)
        , m_depth(depth)
    {
    }

    /// What can be said to the index of a query's All, and conditions for what is left.
    void translate(const QueryNode &root, QueryParts &parts) const
    {
        QStringList wanted;
        QStringList unwanted;
        for (qsizetype i = 0; i < root.children.size(); ++i) {
            const QueryNode &child = root.children.at(i);
            if (isText(child)) {
                wanted.append(expression(child, &root.children, i));
            } else if (child.kind == QueryNode::Kind::Not && isText(child.children.first())) {
                unwanted.append(expression(child.children.first()));
            } else if (const SqlCondition sql = condition(child); !sql.sql.isEmpty()) {
                parts.conditions.append(sql.sql);
                parts.values.append(sql.values);
            }
        }
        wanted.removeAll(QString());
        unwanted.removeAll(QString());
        parts.match = wanted.join(" AND "_L1);
        if (unwanted.isEmpty())
            return;
        const QString any = u'(' + unwanted.join(" OR "_L1) + u')';
        if (wanted.isEmpty()) {
            parts.conditions.append(u"p.id NOT IN (SELECT rowid FROM paper_search WHERE paper_search MATCH ?)"_s);
            parts.values.append(any);
        } else {
            parts.match = u'(' + parts.match + u") NOT "_s + any;
        }
    }

    /// That a paper has a value of a facet; a smart list's papers are those that its query finds.
    [[nodiscard]] SqlCondition facet(Facet facet, const QString &value) const
    {
        const QString saved =
            facet == Facet::List && m_knowledge.savedQuery ? m_knowledge.savedQuery(value.toLongLong()) : QString();
        return saved.isEmpty() ? facetCondition(facet, value) : savedSearch(saved);
    }

private:
    /// Whether the index alone can answer it.
    static bool isText(const QueryNode &node)
    {
        switch (node.kind) {
        case QueryNode::Kind::Word:
        case QueryNode::Kind::Prefix:
        case QueryNode::Kind::Phrase:
        case QueryNode::Kind::Near:
            return true;
        case QueryNode::Kind::All:
        case QueryNode::Kind::Any:
            return std::ranges::all_of(node.children, isText);
        case QueryNode::Kind::Not:
        case QueryNode::Kind::Filter:
            break;
        }
        return false;
    }

    /// Empty when there is nothing to find in it.
    [[nodiscard]] QString expression(const QueryNode &node, const QList<QueryNode> *siblings = nullptr,
                                     qsizetype place = 0) const
    {
        switch (node.kind) {
        case QueryNode::Kind::Word:
        case QueryNode::Kind::Prefix:
        case QueryNode::Kind::Phrase: {
            const QStringList joined = siblings != nullptr ? joinedNeighbours(*siblings, place) : QStringList();
            const SearchTerm term = termOf(node, m_knowledge, joined);
            return term.isEmpty() ? QString() : columnOf(node.column) + matchExpression(term);
        }
        case QueryNode::Kind::Near:
            return near(node);
        default:
            break;
        }
        QStringList parts;
        for (qsizetype i = 0; i < node.children.size(); ++i) {
            const bool all = node.kind == QueryNode::Kind::All;
            const QString part = expression(node.children.at(i), all ? &node.children : nullptr, i);
            if (!part.isEmpty())
                parts.append(part);
        }
        if (parts.size() < 2)
            return parts.value(0);
        return u'(' + parts.join(node.kind == QueryNode::Kind::Any ? " OR "_L1 : " AND "_L1) + u')';
    }

    /// FTS5 wants phrases inside NEAR, so every choice of forms is a NEAR of its own; only the likeliest are taken.
    [[nodiscard]] QString near(const QueryNode &node) const
    {
        constexpr qsizetype mostForms = 5;
        constexpr qsizetype mostChoices = 64;
        QStringList choices{QString()};
        for (const QueryNode &child : node.children) {
            QStringList longer;
            for (const SearchPattern &pattern : termOf(child, m_knowledge).mid(0, mostForms)) {
                for (const QString &choice : std::as_const(choices))
                    longer.append(choice + matchExpression({pattern}) + u' ');
            }
            choices = longer.mid(0, mostChoices);
        }
        QStringList parts;
        for (const QString &choice : std::as_const(choices))
            parts.append(u"NEAR(%1, %2)"_s.arg(choice.trimmed()).arg(node.distance));
        return parts.isEmpty() ? QString() : columnOf(node.column) + u'(' + parts.join(" OR "_L1) + u')';
    }

    [[nodiscard]] SqlCondition savedSearch(const QString &query) const
    {
        constexpr int deepest = 8; // one that names itself, straight or by others, finds no more than this
        if (m_depth >= deepest)
            return {u"0"_s, {}};
        const SqlCondition found = Translator(m_knowledge, m_depth + 1).condition(parseQuery(query).root);
        return found.sql.isEmpty() ? SqlCondition{u"1"_s, {}} : found;
    }

    [[nodiscard]] SqlCondition filter(const QueryFilter &filter) const
    {
        if (filter.field == QueryField::Similar) {
            QStringList ids;
            for (const qint64 id : m_knowledge.similar ? m_knowledge.similar(qint64(filter.least)) : QList<qint64>())
                ids.append(QString::number(id));
            return {u"p.id IN ("_s + ids.join(u',') + u')', {}};
        }
        SqlCondition result = filterCondition(filter);
        if (filter.field != QueryField::List || !m_knowledge.savedQueriesNamed)
            return result;
        for (const QString &query : m_knowledge.savedQueriesNamed(filter.text)) {
            const SqlCondition saved = savedSearch(query);
            result.sql = u'(' + result.sql + u" OR "_s + saved.sql + u')';
            result.values.append(saved.values);
        }
        return result;
    }

    /// Empty when it asks nothing.
    [[nodiscard]] SqlCondition condition(const QueryNode &node) const
    {
        if (isText(node)) {
            const QString words = expression(node);
            if (words.isEmpty())
                return {};
            return {u"p.id IN (SELECT rowid FROM paper_search WHERE paper_search MATCH ?)"_s, {words}};
        }
        if (node.kind == QueryNode::Kind::Filter)
            return filter(node.filter);
        SqlCondition result;
        QStringList parts;
        for (const QueryNode &child : node.children) {
            if (const SqlCondition part = condition(child); !part.sql.isEmpty()) {
                parts.append(part.sql);
                result.values.append(part.values);
            }
        }
        if (parts.isEmpty())
            return {};
        result.sql = u'(' + parts.join(node.kind == QueryNode::Kind::Any ? " OR "_L1 : " AND "_L1) + u')';
        if (node.kind == QueryNode::Kind::Not)
            result.sql.prepend("NOT "_L1);
        return result;
    }

    const SearchKnowledge &m_knowledge;
    int m_depth;
};

void addFacet(QueryParts &parts, const Translator &translator, Facet facet, const FacetChoice &choice)
{
    QStringList included;
    for (const QString &value : choice.include) {
        const SqlCondition condition = translator.facet(facet, value);
        included.append(condition.sql);
        parts.values.append(condition.values);
    }
    if (!included.isEmpty())
        parts.conditions.append(u'(' + included.join(choice.all ? " AND "_L1 : " OR "_L1) + u')');
    for (const QString &value : choice.exclude) {
        const SqlCondition condition = translator.facet(facet, value);
        parts.conditions.append(u"NOT ("_s + condition.sql + u')');
        parts.values.append(condition.values);
    }
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
        return u"(SELECT position FROM reading_list_item WHERE list_id = ? AND paper_id = p.id), p.id"_s;
    }
    return u"p.id"_s;
}

/// Only where the title has the words.
QString inTitles(const QString &match)
{
    return u"{title} : ("_s + match + u')';
}

} // namespace

SqlCondition listCondition(ListId list, const SearchKnowledge &knowledge)
{
    return Translator(knowledge).facet(Facet::List, QString::number(list));
}

QueryParts partsOf(const Query &query, const SearchKnowledge &knowledge, std::optional<Facet> without)
{
    QueryParts parts;
    parts.conditions.append(query.trash ? u"p.trashed_at IS NOT NULL"_s : u"p.trashed_at IS NULL"_s);
    const Translator translator(knowledge);
    translator.translate(parseQuery(query.text, query.typing).root, parts);
    for (const Facet facet : allFacets) {
        if (facet != without)
            addFacet(parts, translator, facet, query.choice(facet));
    }
    return parts;
}

SqlQuery toSql(const Query &query, const QueryParts &parts, Ordering ordering)
{
    SqlQuery result;
    QStringList conditions = parts.conditions;
    if (parts.match.isEmpty()) {
        result.sql = u"SELECT p.id FROM paper p WHERE "_s;
    } else {
        result.sql = u"SELECT p.id FROM paper_search JOIN paper p ON p.id = paper_search.rowid WHERE "_s;
        conditions.prepend(u"paper_search MATCH ?"_s);
        result.values.append(ordering == Ordering::TitlesFirst ? inTitles(parts.match) : parts.match);
    }
    result.values.append(parts.values);
    if (ordering == Ordering::Rest) {
        conditions.append(u"p.id NOT IN (SELECT rowid FROM paper_search WHERE paper_search MATCH ?)"_s);
        result.values.append(inTitles(parts.match));
    }
    result.sql += conditions.join(" AND "_L1);
    if (ordering == Ordering::Full)
        result.sql += u" ORDER BY "_s + orderBy(query, !parts.match.isEmpty(), result.values);
    else if (ordering == Ordering::TitlesFirst)
        result.sql += u" ORDER BY paper_search.rank, p.id"_s;
    else if (ordering == Ordering::Rest)
        result.sql += u" ORDER BY p.id"_s;
    if (query.limit >= 0)
        result.sql += u" LIMIT %1"_s.arg(query.limit);
    return result;
}

} // namespace lectern

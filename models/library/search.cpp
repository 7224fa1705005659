// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search.h"

#include "models/library/connection.h"
#include "models/library/query_sql.h"
#include "models/library/search_knowledge.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

void bindValues(Statement &statement, const QVariantList &values)
{
    int index = 0;
    for (const QVariant &value : values) {
        if (value.typeId() == QMetaType::QString)
            statement.bind(++index, value.toString());
        else
            statement.bind(++index, value.toLongLong());
    }
}

/// Papers of the result by facet value; `result` is the temporary table of ids. What the reader made is little: a plus
/// sign makes SQLite go through that rather than look up each of many results in it.
QString countSql(Facet facet)
{
    switch (facet) {
    case Facet::Theme:
        return u"SELECT theme_id, count(*) FROM paper_theme WHERE paper_id IN temp.result GROUP BY theme_id"_s;
    case Facet::Tag:
        return u"SELECT t.name, count(*) FROM paper_tag pt JOIN tag t ON t.id = pt.tag_id"
               " WHERE +pt.paper_id IN temp.result GROUP BY t.id"_s;
    case Facet::List:
        return u"SELECT list_id, count(*) FROM reading_list_item WHERE paper_id IN temp.result GROUP BY list_id"_s;
    case Facet::Venue:
        return u"SELECT venue, count(*) FROM paper WHERE id IN temp.result AND venue <> '' GROUP BY venue"_s;
    case Facet::Year:
        return u"SELECT year, count(*) FROM paper WHERE id IN temp.result AND year <> 0 GROUP BY year"_s;
    case Facet::State:
        break;
    }
    return u"SELECT 'unread', count(*) FROM temp.result WHERE id NOT IN (SELECT paper_id FROM reading_state WHERE "
           u"status > 0)"
           " UNION ALL SELECT 'skimmed', count(*) FROM reading_state WHERE status = 1 AND +paper_id IN temp.result"
           " UNION ALL SELECT 'read', count(*) FROM reading_state WHERE status = 2 AND +paper_id IN temp.result"
           " UNION ALL SELECT 'starred', count(*) FROM reading_state WHERE starred = 1 AND +paper_id IN temp.result"
           " UNION ALL SELECT 'rated', count(*) FROM reading_state WHERE rating > 0 AND +paper_id IN temp.result"
           " UNION ALL SELECT 'noted', count(*) FROM note WHERE +paper_id IN temp.result"
           " UNION ALL SELECT 'tagged', count(DISTINCT paper_id) FROM paper_tag WHERE +paper_id IN temp.result"_s;
}

Result<void> fillResult(Connection &connection, const Query &query, std::optional<Facet> without)
{
    Query unlimited = query;
    unlimited.limit = -1;
    const SqlQuery select = toSql(unlimited, partsOf(unlimited, knowledgeOf(connection), without), Ordering::None);
    return connection
        .runScript(u"CREATE TEMP TABLE IF NOT EXISTS result(id INTEGER PRIMARY KEY); DELETE FROM temp.result"_s)
        .and_then([&] { return connection.prepare(u"INSERT INTO temp.result(id) "_s + select.sql); })
        .and_then([&](Statement &&statement) {
            bindValues(statement, select.values);
            return statement.run();
        });
}

/// Smart lists have no members that could be counted by group: each is asked.
Result<void> countSmartLists(Connection &connection, QHash<QString, int> &counts)
{
    auto lists = connection.prepare(u"SELECT id FROM reading_list WHERE kind = ? AND trashed_at IS NULL"_s);
    if (!lists)
        return std::unexpected(lists.error());
    QList<ListId> smart;
    auto done = lists->forEach([&](Statement &row) { smart.append(row.integer(0)); }, int(ReadingList::Kind::Smart));
    const SearchKnowledge knowledge = knowledgeOf(connection);
    for (const ListId list : std::as_const(smart)) {
        const SqlCondition condition = listCondition(list, knowledge);
        done = done.and_then([&] {
                       return connection.prepare(
                           u"SELECT count(*) FROM temp.result r JOIN paper p ON p.id = r.id WHERE "_s + condition.sql);
                   })
                   .and_then([&](Statement &&statement) {
                       bindValues(statement, condition.values);
                       return statement.forEach(
                           [&](Statement &row) { counts.insert(QString::number(list), int(row.integer(0))); });
                   });
    }
    return done;
}

Result<void> countInto(Connection &connection, Facet facet, QHash<QString, int> &counts)
{
    auto counted = connection.prepare(countSql(facet)).and_then([&](Statement &&statement) {
        return statement.forEach([&](Statement &row) { counts.insert(row.text(0), int(row.integer(1))); });
    });
    return facet == Facet::List && counted ? countSmartLists(connection, counts) : counted;
}

bool countsWithoutItself(const FacetChoice &choice)
{
    return !choice.include.isEmpty() && !choice.all;
}

Result<QList<PaperId>> select(Connection &connection, const SqlQuery &query)
{
    auto statement = connection.prepare(query.sql);
    if (!statement)
        return std::unexpected(statement.error());
    bindValues(*statement, query.values);
    QList<PaperId> ids;
    return statement->forEach([&](Statement &row) { ids.append(row.integer(0)); }).transform([&] { return ids; });
}

/// Whether more papers have the words than can be ranked while a key is pressed.
Result<bool> isBroad(Connection &connection, const QString &match)
{
    auto statement =
        connection.prepare(u"SELECT count(*) FROM (SELECT 1 FROM paper_search WHERE paper_search MATCH ? LIMIT ?)"_s);
    if (!statement)
        return std::unexpected(statement.error());
    qint64 count = 0;
    return statement->forEach([&](Statement &row) { count = row.integer(0); }, match, broadResult + 1).transform([&] {
        return count > broadResult;
    });
}

} // namespace

const QHash<QString, int> &FacetCounts::of(Facet facet) const
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

QHash<QString, int> &FacetCounts::of(Facet facet)
{
    return const_cast<QHash<QString, int> &>(std::as_const(*this).of(facet));
}

Result<QList<PaperId>> findPapers(Connection &connection, const Query &query)
{
    const QueryParts parts = partsOf(query, knowledgeOf(connection));
    const bool ranked = query.sort == Sort::Order && !parts.match.isEmpty();
    const Result<bool> broad = ranked ? isBroad(connection, parts.match) : Result<bool>(false);
    if (!broad)
        return std::unexpected(broad.error());
    if (!*broad)
        return select(connection, toSql(query, parts, Ordering::Full));
    auto papers = select(connection, toSql(query, parts, Ordering::TitlesFirst));
    if (!papers || (query.limit >= 0 && papers->size() >= query.limit))
        return papers;
    Query rest = query;
    rest.limit = query.limit < 0 ? -1 : query.limit - int(papers->size());
    return select(connection, toSql(rest, parts, Ordering::Rest)).transform([&](const QList<PaperId> &others) {
        return *papers + others;
    });
}

Result<FacetCounts> countFacets(Connection &connection, const Query &query)
{
    FacetCounts counts;
    if (auto filled = fillResult(connection, query, {}); !filled)
        return std::unexpected(filled.error());
    for (const Facet facet : allFacets) {
        if (countsWithoutItself(query.choice(facet)))
            continue;
        if (auto counted = countInto(connection, facet, counts.of(facet)); !counted)
            return std::unexpected(counted.error());
    }
    for (const Facet facet : allFacets) {
        if (!countsWithoutItself(query.choice(facet)))
            continue;
        const auto counted = fillResult(connection, query, facet).and_then([&] {
            return countInto(connection, facet, counts.of(facet));
        });
        if (!counted)
            return std::unexpected(counted.error());
    }
    return counts;
}

} // namespace lectern

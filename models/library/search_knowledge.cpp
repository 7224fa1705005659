// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_knowledge.h"

#include "models/library/connection.h"
#include "models/library/filter_sql.h"
#include "models/library/search_index.h"
#include "models/library/similar_papers.h"
#include "models/markup/acronyms.h"
#include "models/query/search_text.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Abstracts that are asked what a short form means, and meanings that are taken.
constexpr int abstractsAsked = 100;
constexpr qsizetype definitionsTaken = 3;

QString folded(const QString &text)
{
    QStringList words;
    for (const SearchToken &token : searchTokens(text))
        words.append(token.text);
    return words.join(u' ');
}

QStringList compounds(Connection &connection, const QString &joined)
{
    QStringList all;
    auto statement = connection.prepare(u"SELECT parts FROM compound WHERE joined = ?"_s);
    if (statement)
        std::ignore = statement->forEach([&](Statement &row) { all.append(row.text(0)); }, joined);
    return all;
}

QStringList definitions(Connection &connection, const QString &acronym)
{
    QHash<QString, int> counts;
    auto statement =
        connection.prepare(u"SELECT t.abstract FROM paper_search s JOIN paper_text t ON t.paper_id = s.rowid"
                           " WHERE s.paper_search MATCH ? LIMIT ?"_s);
    const QString word = folded(acronym);
    if (!statement || word.isEmpty())
        return {};
    std::ignore = statement->forEach(
        [&](Statement &row) {
            for (const markup::Acronym &known : markup::acronyms(plainText(row.text(0)))) {
                if (folded(known.shortForm) == word)
                    ++counts[folded(known.longForm)];
            }
        },
        u"{abstract} : \"%1\""_s.arg(word), abstractsAsked);
    QStringList all = counts.keys();
    std::ranges::sort(all, [&](const QString &one, const QString &other) {
        return std::pair(-counts.value(one), one) < std::pair(-counts.value(other), other);
    });
    return all.mid(0, definitionsTaken);
}

QString savedQuery(Connection &connection, qint64 list)
{
    QString query;
    auto statement = connection.prepare(u"SELECT query FROM reading_list WHERE id = ?"_s);
    if (statement)
        std::ignore = statement->forEach([&](Statement &row) { query = row.text(0); }, list);
    return query;
}

QStringList savedQueriesNamed(Connection &connection, const QString &name)
{
    QStringList queries;
    auto statement = connection.prepare(
        u"SELECT query FROM reading_list WHERE query <> '' AND trashed_at IS NULL AND name LIKE ? ESCAPE '\\'"_s);
    if (statement)
        std::ignore = statement->forEach([&](Statement &row) { queries.append(row.text(0)); }, likePattern(name, true));
    return queries;
}

} // namespace

SearchKnowledge knowledgeOf(Connection &connection)
{
    return {[&connection](const QString &joined) { return compounds(connection, joined); },
            [&connection](const QString &acronym) { return definitions(connection, acronym); },
            [&connection](qint64 list) { return savedQuery(connection, list); },
            [&connection](const QString &name) { return savedQueriesNamed(connection, name); },
            [&connection](qint64 paper) { return similarTo(connection, paper); }};
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/query_options.h"

#include "app/output.h"

#include "models/library/library.h"
#include "models/themes/theme.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>
#include <numeric>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr qsizetype suggestions = 3;

struct QueryOptionsCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

/// How many letters must be put in, taken out or changed to come from one word to the other (Levenshtein, 1966).
qsizetype distance(const QString &one, const QString &other)
{
    std::vector<qsizetype> row(size_t(other.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 1; i <= one.size(); ++i) {
        qsizetype diagonal = std::exchange(row[0], i);
        for (qsizetype j = 1; j <= other.size(); ++j) {
            qsizetype &cell = row[size_t(j)];
            const qsizetype changed = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
            diagonal = std::exchange(cell, std::min({cell + 1, row[size_t(j - 1)] + 1, changed}));
        }
    }
    return row.back();
}

/// The theme ids that are nearest to a word, a word's beginning counting as very near.
QStringList nearestThemes(const QString &word)
{
    std::vector<std::pair<qsizetype, QString>> ranked;
    for (const ThemeDefinition &theme : builtInThemes())
        ranked.emplace_back(theme.id.contains(word) ? 0 : distance(word, theme.id), theme.id);
    std::ranges::sort(ranked);
    QStringList ids;
    for (const auto &[far, id] : ranked) {
        if (ids.size() < suggestions)
            ids.append(id);
    }
    return ids;
}

Result<QString> themeId(const std::string &typed)
{
    QString wanted = toQString(typed).toLower();
    if (std::ranges::contains(builtInThemes(), wanted, &ThemeDefinition::id))
        return wanted;
    return failure(QueryOptionsCommandText::tr("There is no theme “%1”").arg(wanted),
                   QueryOptionsCommandText::tr("Nearest are %1; “lectern themes” lists all")
                       .arg(nearestThemes(wanted).join(", "_L1)));
}

/// Every value must hold, each looked up first.
template<typename Find>
Result<FacetChoice> allOf(const std::vector<std::string> &typed, Find &&find)
{
    FacetChoice choice;
    choice.all = true;
    for (const std::string &value : typed) {
        const Result<QString> found = find(value);
        if (!found)
            return std::unexpected(found.error());
        choice.include.append(*found);
    }
    return typed.empty() ? FacetChoice() : choice;
}

} // namespace

void addQueryOptions(CLI::App &command, QueryOptions &options)
{
    std::vector<std::string> states;
    for (const QString &state : stateValues())
        states.push_back(state.toStdString());
    command
        .add_option("QUERY", options.words,
                    "What to find: words, \"phrases\", -words, OR, author:lee, year:2024.. and more (after -- when a "
                    "word begins with -)")
        ->type_name("");
    command.add_option("--theme", options.themes, "Only papers of this theme; repeated: of all of them")
        ->type_name("THEME")
        ->allow_extra_args(false);
    command.add_option("--tag", options.tags, "Only papers with this tag; repeated: with all of them")
        ->type_name("TAG")
        ->allow_extra_args(false);
    command.add_option("--status", options.status, "Only papers in this state")->check(CLI::IsMember(states));
    command.add_option("--list", options.list, "Only papers of the list with this name")->type_name("NAME");
    command.add_option("--sort", options.sort, "The order (default: the list's, or by relevance with a query)")
        ->check(CLI::IsMember({"order", "title", "theme", "added", "rating"}));
    command.add_option("--limit", options.limit, "At most so many")
        ->type_name("N")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()));
}

Result<Query> toQuery(const QueryOptions &options, Library &library)
{
    Query query;
    QStringList words;
    for (const std::string &word : options.words)
        words.append(toQString(word));
    query.text = words.join(u' ');
    query.limit = options.limit;
    for (const QueryProblem &problem : parseQuery(query.text).problems) {
        const QString place = query.text.sliced(problem.start, problem.length);
        say(QCoreApplication::translate("lectern::CommandLine", "“%1” at %2: %3")
                .arg(place)
                .arg(problem.start + 1)
                .arg(problem.message));
    }
    auto themes = allOf(options.themes, themeId);
    if (!themes)
        return std::unexpected(themes.error());
    query.themes = *themes;
    auto tags = allOf(options.tags, [&](const std::string &name) {
        return library.tags().byName(toQString(name)).transform([](const Tag &tag) { return tag.name; });
    });
    if (!tags)
        return std::unexpected(tags.error());
    query.tags = *tags;
    if (!options.status.empty())
        query.states.include = {toQString(options.status)};
    if (!options.list.empty()) {
        const auto list = library.lists().byName(toQString(options.list));
        if (!list)
            return std::unexpected(list.error());
        query.lists.include = {QString::number(list->id)};
    }
    if (options.sort.empty())
        return query;
    return sortFromKey(toQString(options.sort)).transform([&](Sort sort) {
        query.sort = sort;
        return query;
    });
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/query_options.h"
#include "app/output.h"

#include "models/formats/paper_json.h"
#include "models/library/search.h"

#include <CLI/CLI.hpp>

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// So many lines are fetched at a time: a long list needs no memory.
constexpr qsizetype chunkSize = 256;

QJsonObject toJson(const PaperSummary &paper)
{
    QJsonArray tags;
    for (const Tag &tag : paper.tags)
        tags.append(tag.name);
    return {{u"id"_s, paper.id},
            {u"title"_s, paper.title},
            {u"titleDerived"_s, paper.titleDerived},
            {u"authors"_s, QJsonArray::fromStringList(paper.authors)},
            {u"venue"_s, paper.venue},
            {u"year"_s, paper.year},
            {u"tags"_s, tags},
            {u"themes"_s, formats::themesToJson(paper.themes)},
            {u"status"_s, toString(paper.state.status)},
            {u"rating"_s, paper.state.rating},
            {u"starred"_s, paper.state.starred},
            {u"hasNote"_s, paper.hasNote},
            {u"highlights"_s, paper.highlights}};
}

/// "   12 r*3n  A title  [tag, tag]": number, state, star, rating and note each in a column of its own.
QString toLine(const PaperSummary &paper, qsizetype idWidth)
{
    QString line = QString::number(paper.id).rightJustified(idWidth) + u' ';
    line += paper.state.status == ReadingStatus::Unread ? u' ' : toString(paper.state.status).front();
    line += paper.state.starred ? u'*' : u' ';
    line += paper.state.rating > 0 ? QString::number(paper.state.rating) : u" "_s;
    line += paper.hasNote ? u'n' : u' ';
    line += u"  "_s + paper.title.simplified();
    if (!paper.tags.isEmpty()) {
        QStringList names;
        for (const Tag &tag : paper.tags)
            names.append(tag.name);
        line += u"  ["_s + names.join(", "_L1) + u']';
    }
    return line;
}

/// Calls each(summary, index) until it gives false.
template<typename Each>
Result<void> forEachSummary(Library &library, const QList<PaperId> &ids, Each &&each)
{
    for (qsizetype at = 0; at < ids.size(); at += chunkSize) {
        const auto summaries = library.papers().summaries(ids.mid(at, chunkSize));
        if (!summaries)
            return std::unexpected(summaries.error());
        for (const PaperSummary &summary : *summaries) {
            if (!each(summary))
                return {};
        }
    }
    return {};
}

Result<void> printAsJson(Library &library, const QList<PaperId> &ids)
{
    bool first = true;
    print("[");
    const auto printed = forEachSummary(library, ids, [&](const PaperSummary &paper) {
        print(std::exchange(first, false) ? "\n" : ",\n");
        return print(QJsonDocument(toJson(paper)).toJson(QJsonDocument::Compact));
    });
    print("\n]\n");
    return printed;
}

Result<void> printAsLines(Library &library, const QList<PaperId> &ids)
{
    const qsizetype idWidth = ids.isEmpty() ? 1 : QString::number(std::ranges::max(ids)).size();
    return forEachSummary(library, ids, [&](const PaperSummary &paper) { return printLine(toLine(paper, idWidth)); });
}

Result<int> runList(const CommandContext &context, const QueryOptions &options)
{
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    return toQuery(options, **library)
        .and_then([&](const Query &query) { return findPapers((*library)->connection(), query); })
        .and_then([&](const QList<PaperId> &ids) {
            return context.json ? printAsJson(**library, ids) : printAsLines(**library, ids);
        })
        .transform([] { return 0; });
}

} // namespace

void addList(CommandSet &commands)
{
    auto options = std::make_shared<QueryOptions>();
    CLI::App &command = commands.add("list", "Show the papers of the library, or those that a query and filters leave");
    addQueryOptions(command, *options);
    commands.onChosen(command, [options](const CommandContext &context) { return runList(context, *options); });
}

} // namespace lectern

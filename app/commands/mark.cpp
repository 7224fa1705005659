// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include <CLI/CLI.hpp>

#include <optional>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct MarkOptions {
    std::vector<qint64> ids;
    std::optional<ReadingStatus> status;
    std::optional<int> rating;
    bool star = false;
    bool unstar = false;
};

const std::map<std::string, ReadingStatus> &statusWords()
{
    static const std::map<std::string, ReadingStatus> words{
        {"unread", ReadingStatus::Unread}, {"skimmed", ReadingStatus::Skimmed}, {"read", ReadingStatus::Read}};
    return words;
}

ReadingState changed(ReadingState state, const MarkOptions &options)
{
    state.status = options.status.value_or(state.status);
    state.rating = options.rating.value_or(state.rating);
    state.starred = options.star || (state.starred && !options.unstar);
    return state;
}

Result<int> runMark(const CommandContext &context, const MarkOptions &options)
{
    auto library = openLibrary(context, Connection::Mode::ReadWrite);
    if (!library)
        return std::unexpected(library.error());
    PaperStore &papers = (*library)->papers();
    if (auto found = requirePapers(**library, options.ids); !found)
        return std::unexpected(found.error());
    for (const qint64 id : options.ids) {
        const auto marked = papers.readingState(id).and_then(
            [&](const ReadingState &state) { return papers.setReadingState(id, changed(state, options)); });
        if (!marked)
            return std::unexpected(marked.error());
    }
    if (context.json)
        printJson(QJsonObject{{u"marked"_s, qint64(options.ids.size())}});
    return 0;
}

} // namespace

void addMark(CommandSet &commands)
{
    auto options = std::make_shared<MarkOptions>();
    CLI::App &command = commands.add("mark", "Set the reading state, star or rating of papers");
    command.add_option("ID", options->ids, "The papers' numbers")->required()->type_name("");
    CLI::Option_group &what = *command.add_option_group("what", "At least one of");
    what.add_option_function<std::string>(
            "--status", [options](const std::string &word) { options->status = statusWords().at(word); },
            "How far the reading is")
        ->check(CLI::IsMember({"unread", "skimmed", "read"}));
    CLI::Option *star = what.add_flag("--star", options->star, "Give a star");
    what.add_flag("--unstar", options->unstar, "Take the star away")->excludes(star);
    what.add_option_function<int>(
            "--rating", [options](int rating) { options->rating = rating; }, "0 (none) to 5")
        ->check(CLI::Range(0, 5));
    what.require_option(1, 0);
    commands.onChosen(command, [options](const CommandContext &context) { return runMark(context, *options); });
}

} // namespace lectern

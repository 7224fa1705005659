// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include <CLI/CLI.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// The names that rename, merge, delete and colour work on.
struct TagsOptions {
    std::string tag;
    std::string other; ///< The new name, the tag to merge into, or the colour.
};

using TagWork = std::function<Result<void>(TagStore &tags, const Tag &tag, const QString &other)>;

Result<int> runTagsList(const CommandContext &context)
{
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    const auto tags = (*library)->tags().all();
    if (!tags)
        return std::unexpected(tags.error());
    const auto counts = (*library)->tags().counts();
    if (!counts)
        return std::unexpected(counts.error());
    QJsonArray array;
    for (const Tag &tag : *tags) {
        const int count = counts->value(tag.id);
        if (context.json)
            array.append(QJsonObject{{u"name"_s, tag.name}, {u"colour"_s, tag.colour.name()}, {u"count"_s, count}});
        else
            printLine(u"%1  %2  %3"_s.arg(count, 6).arg(tag.colour.name(), tag.name));
    }
    if (context.json)
        printJson(array);
    return 0;
}

Result<int> runOnTag(const CommandContext &context, const TagsOptions &options, const TagWork &work)
{
    auto library = openLibrary(context, Connection::Mode::ReadWrite);
    if (!library)
        return std::unexpected(library.error());
    TagStore &tags = (*library)->tags();
    return tags.byName(toQString(options.tag))
        .and_then([&](const Tag &tag) { return work(tags, tag, toQString(options.other)); })
        .transform([] { return 0; });
}

Result<void> mergeTags(TagStore &tags, const Tag &tag, const QString &into)
{
    return tags.byName(into).and_then([&](const Tag &target) { return tags.merge(tag.id, target.id); });
}

/// other: what the second argument is called; empty when there is none.
void addWork(CommandSet &commands, CLI::App &parent, const std::string &name, const std::string &description,
             const std::string &other, const TagWork &work)
{
    auto options = std::make_shared<TagsOptions>();
    CLI::App &command = commands.add(name, description, &parent);
    command.add_option("TAG", options->tag, "The tag")->required()->type_name("");
    if (!other.empty())
        command.add_option(other, options->other)->required()->type_name("");
    commands.onChosen(command,
                      [options, work](const CommandContext &context) { return runOnTag(context, *options, work); });
}

} // namespace

void addTags(CommandSet &commands)
{
    CLI::App &command = commands.add("tags", "List the tags, or change one");
    command.require_subcommand(0, 1);
    commands.onChosen(command, runTagsList);
    commands.onChosen(commands.add("list", "List the tags with their colours and counts", &command), runTagsList);
    addWork(commands, command, "rename", "Give a tag another name", "NEW-NAME",
            [](TagStore &tags, const Tag &tag, const QString &name) { return tags.rename(tag.id, name); });
    addWork(commands, command, "merge", "Give the papers of a tag another one and delete it", "INTO", mergeTags);
    addWork(commands, command, "delete", "Delete a tag from all papers", "",
            [](TagStore &tags, const Tag &tag, const QString &) {
                return tags.remove(tag.id).transform([](const auto &) {});
            });
    addWork(commands, command, "colour", "Colour a tag (#rrggbb)", "COLOUR",
            [](TagStore &tags, const Tag &tag, const QString &colour) {
                return tags.setColour(tag.id, QColor::fromString(colour));
            });
}

} // namespace lectern

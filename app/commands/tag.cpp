// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct TagCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

struct TagOptions {
    std::vector<qint64> ids;
    std::vector<std::string> add;
    std::vector<std::string> remove;
};

/// One tag on or off; gives on how many papers that changed something.
Result<qsizetype> setTag(Library &library, const QList<PaperId> &papers, const Tag &tag, bool tagged)
{
    return library.tags().setTagged(papers, tag.id, tagged).transform([](const QList<PaperId> &changed) {
        return changed.size();
    });
}

Result<int> runTag(const CommandContext &context, const TagOptions &options)
{
    auto opened = openLibrary(context, Connection::Mode::ReadWrite);
    if (!opened)
        return std::unexpected(opened.error());
    Library &library = **opened;
    // Everything is looked up before anything is changed.
    if (auto found = requirePapers(library, options.ids); !found)
        return std::unexpected(found.error());
    QList<Tag> removed;
    for (const std::string &name : options.remove) {
        const auto tag = library.tags().byName(toQString(name));
        if (!tag)
            return std::unexpected(tag.error());
        removed.append(*tag);
    }
    const QList<PaperId> papers(options.ids.begin(), options.ids.end());
    qsizetype added = 0;
    qsizetype taken = 0;
    for (const std::string &name : options.add) {
        const auto changed = library.tags().findOrCreate(toQString(name)).and_then([&](const Tag &tag) {
            return setTag(library, papers, tag, true);
        });
        if (!changed)
            return std::unexpected(changed.error());
        added += *changed;
    }
    for (const Tag &tag : removed) {
        const auto changed = setTag(library, papers, tag, false);
        if (!changed)
            return std::unexpected(changed.error());
        taken += *changed;
    }
    if (context.json)
        printJson(QJsonObject{{u"added"_s, added}, {u"removed"_s, taken}});
    else
        say(TagCommandText::tr("%1 tags added, %2 removed.").arg(added).arg(taken));
    return 0;
}

} // namespace

void addTag(CommandSet &commands)
{
    auto options = std::make_shared<TagOptions>();
    CLI::App &command = commands.add("tag", "Add tags to papers, or take them away");
    command.add_option("ID", options->ids, "The papers' numbers")->required()->type_name("");
    CLI::Option_group &what = *command.add_option_group("what", "At least one of");
    what.add_option("--add", options->add, "A tag to add; made when there is none of this name")
        ->type_name("TAG")
        ->allow_extra_args(false);
    what.add_option("--remove", options->remove, "A tag to take away")->type_name("TAG")->allow_extra_args(false);
    what.require_option(1, 0);
    commands.onChosen(command, [options](const CommandContext &context) { return runTag(context, *options); });
}

} // namespace lectern

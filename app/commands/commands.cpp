// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include "app/sample.h"

#include <CLI/CLI.hpp>

namespace lectern {

CLI::App &CommandSet::add(const std::string &name, const std::string &description, CLI::App *parent)
{
    CLI::App *command = (parent ? parent : &m_root)->add_subcommand(name, description);
    command->fallthrough();
    return *command;
}

void CommandSet::onChosen(CLI::App &command, const CommandRun &run)
{
    // A command of its own with subcommands (tags) is called back after them and must not take their place.
    command.callback([this, &command, run] {
        if (command.get_subcommands().empty())
            m_chosen = run;
    });
}

Result<std::unique_ptr<Library>> openLibrary(const CommandContext &context, Connection::Mode mode)
{
    if (context.sample) {
        if (auto prepared = prepareSample(); !prepared)
            return std::unexpected(prepared.error());
    }
    return Library::open(context.library, mode);
}

Result<void> requirePapers(Library &library, const std::vector<qint64> &ids)
{
    for (const qint64 id : ids) {
        if (const auto paper = library.papers().paper(id); !paper)
            return std::unexpected(paper.error());
    }
    return {};
}

void addAllCommands(CommandSet &commands)
{
    for (const auto &add : {addImport, addList, addShow, addTag, addTags, addNote, addMark, addThemes, addClassify,
                            addMarkup, addExport, addCheck, addBackup, addRestore})
        add(commands);
}

} // namespace lectern

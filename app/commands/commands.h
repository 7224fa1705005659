// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/library.h"
#include "models/paper/error.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace lectern {

/// What the global options say to every command.
struct CommandContext {
    QString library; ///< Path.
    bool json = false;
    bool sample = false; ///< The library is the sample one, to be made when it is not there yet.
};

/// Does the work of one command. Gives the exit status, or why it failed.
using CommandRun = std::function<Result<int>(const CommandContext &)>;

/// The subcommands of the program, and the one that the arguments chose.
class CommandSet final
{
public:
    explicit CommandSet(CLI::App &root)
        : m_root(root)
    {
    }
    Q_DISABLE_COPY_MOVE(CommandSet)

    /// A new subcommand of the program, or of parent. Options that it does not know fall through to the program.
    CLI::App &add(const std::string &name, const std::string &description, CLI::App *parent = nullptr);

    /// What to run when this subcommand was given. Parsing only notes it: nothing runs before everything was read.
    void onChosen(CLI::App &command, const CommandRun &run);

    /// Empty when no subcommand was given.
    [[nodiscard]] const CommandRun &chosen() const { return m_chosen; }

private:
    CLI::App &m_root;
    CommandRun m_chosen;
};

/// Opens the library that the context names; the sample library is made first.
[[nodiscard]] Result<std::unique_ptr<Library>> openLibrary(const CommandContext &context, Connection::Mode mode);

/// An error for the first of these papers that the library does not have.
[[nodiscard]] Result<void> requirePapers(Library &library, const std::vector<qint64> &ids);

void addAllCommands(CommandSet &commands);

// One file each, named after the command.
void addBackup(CommandSet &commands);
void addCheck(CommandSet &commands);
void addClassify(CommandSet &commands);
void addExport(CommandSet &commands);
void addImport(CommandSet &commands);
void addList(CommandSet &commands);
void addMark(CommandSet &commands);
void addMarkup(CommandSet &commands);
void addNote(CommandSet &commands);
void addRestore(CommandSet &commands);
void addShow(CommandSet &commands);
void addTag(CommandSet &commands);
void addTags(CommandSet &commands);
void addThemes(CommandSet &commands);

} // namespace lectern

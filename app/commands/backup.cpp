// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

Result<int> runBackup(const CommandContext &context, const QString &path)
{
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    return (*library)->connection().backupTo(path).transform([&] {
        if (context.json)
            printJson(QJsonObject{{u"file"_s, path}});
        return 0;
    });
}

} // namespace

void addBackup(CommandSet &commands)
{
    auto file = std::make_shared<std::string>();
    CLI::App &command = commands.add("backup", "Copy the library to a new file, also while it is in use");
    command.add_option("FILE", *file, "The copy")->required()->type_name("");
    commands.onChosen(command, [file](const CommandContext &context) { return runBackup(context, toQString(*file)); });
}

} // namespace lectern

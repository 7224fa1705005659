// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct CheckCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

Result<int> runCheck(const CommandContext &context)
{
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    const auto faults = (*library)->check();
    if (!faults)
        return std::unexpected(faults.error());
    if (context.json)
        printJson(QJsonObject{{u"faults"_s, QJsonArray::fromStringList(*faults)}});
    for (const QString &fault : *faults)
        say(fault);
    if (!faults->isEmpty())
        return failure(CheckCommandText::tr("“%1” is damaged").arg(context.library),
                       CheckCommandText::tr("Restore a backup with “lectern restore FILE”"));
    if (!context.json)
        printLine(CheckCommandText::tr("“%1” is sound.").arg(context.library));
    return 0;
}

} // namespace

void addCheck(CommandSet &commands)
{
    commands.onChosen(commands.add("check", "Look for damage in the library"), runCheck);
}

} // namespace lectern

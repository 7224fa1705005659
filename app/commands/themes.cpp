// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include "models/library/search.h"
#include "models/themes/theme.h"

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

Result<int> runThemes(const CommandContext &context)
{
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    const auto counts = countFacets((*library)->connection(), Query());
    if (!counts)
        return std::unexpected(counts.error());
    QJsonArray array;
    for (const ThemeDefinition &theme : builtInThemes()) {
        const int count = counts->themes.value(theme.id);
        if (context.json)
            array.append(QJsonObject{{u"id"_s, theme.id}, {u"name"_s, theme.name}, {u"count"_s, count}});
        else
            printLine(u"%1  %2  %3"_s.arg(count, 6).arg(theme.id, -20).arg(theme.name));
    }
    if (context.json)
        printJson(array);
    return 0;
}

} // namespace

void addThemes(CommandSet &commands)
{
    commands.onChosen(commands.add("themes", "List the themes with the number of papers in each"), runThemes);
}

} // namespace lectern

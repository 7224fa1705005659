// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/jsonl.h"
#include "app/output.h"

#include "models/markup/parser.h"
#include "models/markup/report.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

struct MarkupOptions {
    std::string file;
    bool typeset = false;
};

Result<int> runMarkup(const MarkupOptions &options)
{
    if (options.typeset)
        return failure(Text::tr("Typesetting from the command line is not supported yet"),
                       Text::tr("Leave --typeset out to see what the markup means"));
    return answerLines(toQString(options.file),
                       [](int n, const QString &abstract) { return markup::report(n, markup::parse(abstract)); });
}

} // namespace

void addMarkup(CommandSet &commands)
{
    auto options = std::make_shared<MarkupOptions>();
    CLI::App &command = commands.add("markup", "Show how the markup of abstracts is understood; needs no library");
    command.add_option("FILE.jsonl", options->file, "One {\"n\", \"abstract\"} object a line (-: standard input)")
        ->required()
        ->type_name("");
    command.add_flag("--typeset", options->typeset, "Also try to typeset each formula");
    commands.onChosen(command, [options](const CommandContext &) { return runMarkup(*options); });
}

} // namespace lectern

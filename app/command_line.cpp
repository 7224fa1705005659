// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/commands/commands.h"
#include "app/output.h"
#include "app/sample.h"

#include "models/library/library.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <sstream>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int wrongUsage = 2;

/// What stands before or after any subcommand, and what only the window takes.
struct GlobalOptions {
    std::string library;
    bool json = false;
    bool sample = false;
    std::vector<std::string> files;
    std::string screenshot;
    std::string size;
    qint64 select = 0;
    std::string themeMode;
};

/// A "WxH" size; invalid when the text is not one.
QSize sizeFrom(const std::string &text)
{
    const QStringList parts = toQString(text).split(u'x');
    if (parts.size() != 2)
        return {};
    const QSize size(parts[0].toInt(), parts[1].toInt());
    return size.width() > 0 && size.height() > 0 ? size : QSize();
}

std::string checkSize(const std::string &text)
{
    return sizeFrom(text).isValid() ? std::string() : "write the size as WIDTHxHEIGHT, for example 1200x800";
}

void addGlobalOptions(CLI::App &app, GlobalOptions &options)
{
    app.set_version_flag("--version", "lectern " LECTERN_VERSION);
    auto *library = app.add_option("--library", options.library,
                                   "The library to use (default: $LECTERN_LIBRARY, or "
                                   "library.lectern in the user's data folder)")
                        ->type_name("FILE");
    app.add_flag("--json", options.json, "Machine-readable output");
    app.add_flag("--sample", options.sample, "Use the sample library, made when it is not there yet")
        ->excludes(library);
    app.add_option("FILE", options.files, "A library to open, or lists to import")->type_name("");
    app.add_option("--screenshot", options.screenshot, "Write a picture of the window and end")->type_name("FILE.png");
    app.add_option("--size", options.size, "Size of the window")->type_name("WxH")->check(checkSize);
    app.add_option("--select", options.select, "Open this paper")->type_name("ID");
    app.add_option("--theme-mode", options.themeMode, "Colours of the window")->check(CLI::IsMember({"light", "dark"}));
}

QString libraryOf(const GlobalOptions &options)
{
    if (options.sample)
        return sampleLibraryPath();
    return options.library.empty() ? defaultLibraryPath() : toQString(options.library);
}

WindowOptions windowOptions(const GlobalOptions &options)
{
    WindowOptions window;
    window.library = libraryOf(options);
    for (const std::string &file : options.files)
        window.files.append(toQString(file));
    window.screenshot = toQString(options.screenshot);
    window.size = sizeFrom(options.size);
    window.select = options.select;
    window.themeMode = toQString(options.themeMode);
    window.sample = options.sample;
    return window;
}

/// The subcommands let global options fall through to here, and with them a word too many.
void refuseWindowOptions(const CLI::App &app)
{
    for (const char *name : {"FILE", "--screenshot", "--size", "--select", "--theme-mode"}) {
        const CLI::Option *option = app.get_option(name);
        if (option->count() > 0)
            throw CLI::ExtrasError({option->results().front()});
    }
}

/// Help goes to stdout with status 0, a complaint in one line to stderr with status 2.
int report(const CLI::App &app, const CLI::ParseError &error)
{
    std::ostringstream out;
    std::ostringstream complaint;
    const int code = app.exit(error, out, complaint);
    std::cout << out.str() << std::flush;
    if (code == 0)
        return 0;
    QString what = toQString(error.what()).section(u'\n', 0, 0);
    if (what.endsWith(u'.'))
        what.chop(1);
    say(u"%1. “lectern --help” shows the usage."_s.arg(what));
    return wrongUsage;
}

} // namespace

CommandLine parseCommandLine(int argc, const char *const *argv)
{
    CLI::App app("Read and annotate lists of paper abstracts. Without a command the window opens.", "lectern");
    GlobalOptions options;
    addGlobalOptions(app, options);
    app.require_subcommand(0, 1);
    CommandSet commands(app);
    addAllCommands(commands);
    try {
        app.parse(argc, argv);
        if (!commands.chosen())
            return windowOptions(options);
        refuseWindowOptions(app);
    } catch (const CLI::ParseError &error) {
        return report(app, error);
    }
    const CommandContext context{libraryOf(options), options.json, options.sample};
    return HeadlessCommand([run = commands.chosen(), context] { return run(context); });
}

} // namespace lectern

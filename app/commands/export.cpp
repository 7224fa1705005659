// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/query_options.h"
#include "app/interrupt.h"
#include "app/output.h"
#include "app/progress_line.h"

#include "models/formats/exporter.h"
#include "models/library/export_job.h"
#include "models/library/search.h"

#include <QCoreApplication>
#include <QFile>

#include <CLI/CLI.hpp>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct ExportCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

struct ExportOptions {
    QueryOptions query;
    std::string format;
    std::string output;
};

Result<bool> exportToOutput(const formats::Exporter &exporter, const formats::ExportSource &source)
{
    QFile output;
    if (!output.open(stdout, QIODevice::WriteOnly))
        return failure(ExportCommandText::tr("Standard output is closed"),
                       ExportCommandText::tr("Name a file after -o"));
    return exporter.write(source, output).transform([] { return !InterruptGuard::requested(); });
}

/// Gives whether everything was written; false when it was cancelled.
Result<bool> write(Library &library, const formats::Exporter &exporter, const ExportOptions &options,
                   const QList<PaperId> &ids)
{
    ProgressLine line;
    formats::ExportSource source = exportSource(library, toQString(options.query.list), ids);
    source.progress = [&](qsizetype done) {
        line.show(ExportCommandText::tr("%1 of %2 papers").arg(done).arg(source.count));
        return !InterruptGuard::requested();
    };
    return options.output == "-" ? exportToOutput(exporter, source)
                                 : formats::exportToFile(exporter, source, toQString(options.output));
}

Result<int> runExport(const CommandContext &context, const ExportOptions &options)
{
    const auto exporter = formats::exporterFor(toQString(options.format));
    if (!exporter)
        return std::unexpected(exporter.error());
    auto library = openLibrary(context, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    const auto ids = toQuery(options.query, **library).and_then([&](const Query &query) {
        return findPapers((*library)->connection(), query);
    });
    if (!ids)
        return std::unexpected(ids.error());
    const InterruptGuard guard;
    const auto written = write(**library, **exporter, options, *ids);
    if (!written)
        return std::unexpected(written.error());
    if (!*written)
        return failure(ExportCommandText::tr("The export was stopped"),
                       ExportCommandText::tr("A file that was there before is as it was"));
    if (options.output != "-") {
        if (context.json)
            printJson(QJsonObject{{u"exported"_s, ids->size()}, {u"file"_s, toQString(options.output)}});
        else
            say(ExportCommandText::tr("%1 papers written to “%2”.")
                    .arg(QString::number(ids->size()), toQString(options.output)));
    }
    return 0;
}

} // namespace

void addExport(CommandSet &commands)
{
    auto options = std::make_shared<ExportOptions>();
    CLI::App &command = commands.add("export", "Write papers to a file");
    addQueryOptions(command, options->query);
    command.add_option("--as", options->format, "The file's format")
        ->required()
        ->check(CLI::IsMember(
            {"bibtex", "ris", "csl-json", "csv", "json", "markdown", "html", "pdf", "odt", "org", "text", "lectern"}));
    command.add_option("-o,--output", options->output, "The file (-: standard output)")->required()->type_name("FILE");
    commands.onChosen(command, [options](const CommandContext &context) { return runExport(context, *options); });
}

} // namespace lectern

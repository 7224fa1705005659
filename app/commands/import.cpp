// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/output.h"
#include "app/progress_line.h"

#include "models/library/import_job.h"
#include "models/themes/scorer.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLocale>

#include <CLI/CLI.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct ImportCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

struct ImportOptions {
    std::vector<std::string> files;
    std::string list;
    std::string format = "auto";
};

/// What became of one file.
struct FileReport {
    QString file;
    ImportReport report;
};

/// Imports the files one by one, each in its own transaction, and remembers whether any failed.
class ImportRun final
{
public:
    ImportRun(Library &library, const ImportOptions &options)
        : m_library(library)
        , m_options(options)
        , m_scorer(builtInThemes())
    {
    }

    /// Gives false when the reader stopped it.
    bool importOne(const QString &path)
    {
        const Result<ImportReport> report = run(path);
        if (!report) {
            m_failed = true;
            say(report.error());
            return true;
        }
        if (report->cancelled) {
            m_failed = true;
            say(ImportCommandText::tr("The import of “%1” was stopped; the library is as it was before it.").arg(path));
            return false;
        }
        m_done.append({path, *report});
        return true;
    }

    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] const QList<FileReport> &done() const { return m_done; }

private:
    Result<ImportReport> run(const QString &path)
    {
        const ImportRequest request{path, toQString(m_options.format), toQString(m_options.list)};
        ProgressLine line;
        return importFile(m_library, m_scorer, request, [&](qint64 bytes, qint64 total, qint64 records) {
            const qint64 percent = total > 0 ? std::min<qint64>(100, bytes * 100 / total) : 0;
            line.show(ImportCommandText::tr("%1: %2 %, %3 papers")
                          .arg(QFileInfo(path).fileName(), QString::number(percent), QLocale::c().toString(records)));
            return !InterruptGuard::requested();
        });
    }

    Library &m_library;
    const ImportOptions &m_options;
    ThemeScorer m_scorer;
    QList<FileReport> m_done;
    bool m_failed = false;
};

QJsonObject toJson(const QList<FileReport> &files, double seconds)
{
    qint64 added = 0;
    qint64 merged = 0;
    qint64 unchanged = 0;
    QJsonArray skipped;
    QJsonArray lists;
    for (const auto &[file, report] : files) {
        added += report.added;
        merged += report.merged;
        unchanged += report.unchanged;
        for (const formats::SkippedRecord &record : report.skipped) {
            QJsonObject object{{u"position"_s, record.position}, {u"reason"_s, record.reason}};
            if (files.size() > 1)
                object.insert(u"file"_s, file);
            skipped.append(object);
        }
        lists.append(QJsonObject{{u"id"_s, report.listId}, {u"name"_s, report.list}, {u"file"_s, file}});
    }
    return {{u"added"_s, added},     {u"merged"_s, merged},   {u"unchanged"_s, unchanged},
            {u"skipped"_s, skipped}, {u"seconds"_s, seconds}, {u"lists"_s, lists}};
}

void printReport(const FileReport &file)
{
    const ImportReport &report = file.report;
    printLine(ImportCommandText::tr("%1: %2 added, %3 merged, %4 unchanged, %5 skipped (%6 s)")
                  .arg(report.list.isEmpty() ? QFileInfo(file.file).fileName() : report.list,
                       QString::number(report.added), QString::number(report.merged), QString::number(report.unchanged),
                       QString::number(report.skipped.size()), QString::number(report.seconds, 'f', 1)));
    for (const formats::SkippedRecord &record : report.skipped)
        say(ImportCommandText::tr("Skipped %1 of “%2”: %3").arg(record.position, file.file, record.reason));
}

/// A library is not made for files of which none can be read.
bool anyReadable(const ImportOptions &options)
{
    return std::ranges::any_of(options.files, [&](const std::string &file) {
        return formats::importerFor(toQString(file), toQString(options.format)).has_value();
    });
}

Result<int> runImport(const CommandContext &context, const ImportOptions &options)
{
    if (!QFileInfo::exists(context.library) && !context.sample && !anyReadable(options)) {
        for (const std::string &file : options.files)
            say(formats::importerFor(toQString(file), toQString(options.format)).error());
        return 1;
    }
    auto library = openLibrary(context, Connection::Mode::Create);
    if (!library)
        return std::unexpected(library.error());
    QElapsedTimer timer;
    timer.start();
    const InterruptGuard guard;
    ImportRun run(**library, options);
    for (const std::string &file : options.files) {
        if (!run.importOne(toQString(file)))
            break;
    }
    if (context.json)
        printJson(toJson(run.done(), double(timer.elapsed()) / 1000));
    else
        std::ranges::for_each(run.done(), printReport);
    return run.failed() ? 1 : 0;
}

} // namespace

void addImport(CommandSet &commands)
{
    auto options = std::make_shared<ImportOptions>();
    CLI::App &command = commands.add("import", "Add the papers of lists to the library");
    command.add_option("FILE", options->files, "The lists")->required()->type_name("");
    command.add_option("--list", options->list, "Name of the list (default: the name in the file, or the file's)")
        ->type_name("NAME");
    command.add_option("--format", options->format, "Format of the files")
        ->capture_default_str()
        ->check(CLI::IsMember({"auto", "text", "paperlists", "openreview", "neurips", "miniconf", "bibtex", "ris",
                               "csl-json", "csv", "arxiv", "lectern"}));
    commands.onChosen(command, [options](const CommandContext &context) { return runImport(context, *options); });
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/exporter.h"

#include "models/formats/bibtex_exporter.h"
#include "models/formats/csv_exporter.h"
#include "models/formats/json_exporter.h"
#include "models/formats/lectern_exporter.h"
#include "models/formats/markdown_exporter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

struct ExporterText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::Exporter)
};

std::vector<std::unique_ptr<Exporter>> makeExporters()
{
    std::vector<std::unique_ptr<Exporter>> all;
    all.push_back(std::make_unique<MarkdownExporter>());
    all.push_back(std::make_unique<BibtexExporter>());
    all.push_back(std::make_unique<CsvExporter>());
    all.push_back(std::make_unique<JsonExporter>());
    all.push_back(std::make_unique<LecternExporter>());
    return all;
}

/// The formats that the command line names and a later version will write.
const QStringList &laterExports()
{
    static const QStringList ids{u"ris"_s, u"csl-json"_s, u"html"_s, u"pdf"_s, u"odt"_s, u"org"_s, u"text"_s};
    return ids;
}

QString adviceNamingExporters()
{
    QStringList ids;
    for (const auto &exporter : exporters())
        ids << exporter->id();
    return ExporterText::tr("Choose one of these: %1").arg(ids.join(u", "_s));
}

std::unexpected<Error> cannotWrite(const QString &path, const QString &reason)
{
    const QFileInfo info(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (info.isDir())
        return failure(ExporterText::tr("“%1” is a folder").arg(shown), ExporterText::tr("Add a file name to it"));
    if (!info.dir().exists()) {
        return failure(ExporterText::tr("The folder of “%1” does not exist").arg(shown),
                       ExporterText::tr("Create it first or choose another folder"));
    }
    return failure(ExporterText::tr("“%1” could not be written: %2").arg(shown, reason),
                   ExporterText::tr("Choose a folder that you may write to and that has free space"));
}

} // namespace

Exporter::~Exporter() = default;

const std::vector<std::unique_ptr<Exporter>> &exporters()
{
    static const auto all = makeExporters();
    return all;
}

Result<const Exporter *> exporterFor(const QString &id)
{
    const auto found = std::ranges::find(exporters(), id, &Exporter::id);
    if (found != exporters().end())
        return found->get();
    if (laterExports().contains(id))
        return failure(ExporterText::tr("Export as “%1” is not supported yet").arg(id), adviceNamingExporters());
    return failure(ExporterText::tr("There is no export format “%1”").arg(id), adviceNamingExporters());
}

Result<bool> exportToFile(const Exporter &exporter, const ExportSource &source, const QString &path)
{
    QSaveFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());

    bool cancelled = false;
    ExportSource watched = source;
    watched.progress = [&](qsizetype done) {
        cancelled = source.progress && !source.progress(done);
        return !cancelled;
    };
    // A QSaveFile that is destroyed without commit() leaves the old file as it was.
    if (const auto written = exporter.write(watched, file); !written)
        return std::unexpected(written.error());
    if (cancelled)
        return false;
    if (!file.commit())
        return cannotWrite(path, file.errorString());
    return true;
}

} // namespace lectern::formats

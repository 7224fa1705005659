// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/paperlists_importer.h"

#include "models/formats/json_array_reader.h"
#include "models/formats/paperlists_record.h"
#include "models/formats/source_file.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

// Often enough for a bar that moves, seldom enough to cost nothing.
constexpr qsizetype recordsBetweenReports = 256;

struct PaperlistsImporterText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::Paperlists)
};

// Gives the record to the sink; false when it wants no more.
bool deliver(PaperlistsRecordParser &parser, const JsonArrayReader &reader, const ImportSink &sink)
{
    auto record = parser.parse(reader.element());
    if (record)
        return sink.record(std::move(*record));
    return !sink.skipped ||
           sink.skipped({PaperlistsImporterText::tr("record %1").arg(reader.number()), record.error()});
}

std::unexpected<Error> brokenFile(JsonArrayReader::Step step, qsizetype number, const QString &fileName)
{
    const QString again = PaperlistsImporterText::tr("Download the file again");
    switch (step) {
    case JsonArrayReader::Step::Cut:
        return failure(
            number == 0 ? PaperlistsImporterText::tr("“%1” ends before its first record").arg(fileName)
                        : PaperlistsImporterText::tr("“%1” is cut off: it ends at record %2").arg(fileName).arg(number),
            again);
    case JsonArrayReader::Step::Broken:
        return failure(PaperlistsImporterText::tr("“%1” is not valid JSON after record %2").arg(fileName).arg(number),
                       again);
    case JsonArrayReader::Step::TooLong:
        return failure(PaperlistsImporterText::tr("Record %1 of “%2” never ends").arg(number).arg(fileName), again);
    default:
        return failure(
            PaperlistsImporterText::tr("“%1” is not a list of papers").arg(fileName),
            PaperlistsImporterText::tr("Choose a JSON file that holds an array of objects with titles and abstracts"));
    }
}

Result<void> finished(qsizetype kept, qsizetype seen, const QString &fileName)
{
    if (kept > 0)
        return {};
    if (seen == 0)
        return failure(PaperlistsImporterText::tr("“%1” has no papers in it").arg(fileName),
                       PaperlistsImporterText::tr("Download the list again"));
    return brokenFile(JsonArrayReader::Step::NotAnArray, 0, fileName);
}

} // namespace

QString PaperlistsImporter::id() const
{
    return u"paperlists"_s;
}

QString PaperlistsImporter::name() const
{
    return PaperlistsImporterText::tr("Paperlists JSON");
}

QStringList PaperlistsImporter::patterns() const
{
    return {u"*.json"_s};
}

int PaperlistsImporter::sniff(QByteArrayView beginning, const QString &fileName) const
{
    QByteArrayView text = beginning.trimmed();
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3).trimmed();
    const bool named = fileName.endsWith(".json"_L1, Qt::CaseInsensitive);
    const bool array = text.startsWith('[') && text.sliced(1).trimmed().startsWith('{');
    if (array && (text.contains("\"title\"") || text.contains("\"abstract\"")))
        return 95;
    // Not a list of papers, perhaps, but JSON: this importer has the better words for what is wrong with it.
    return array || named ? 60 : 0;
}

Result<void> PaperlistsImporter::read(const QString &path, const ImportSink &sink) const
{
    const auto file = openSource(path);
    if (!file)
        return std::unexpected(file.error());
    return readPaperlists(**file, path, sink);
}

Result<void> readPaperlists(QIODevice &device, const QString &fileName, const ImportSink &sink)
{
    using Step = JsonArrayReader::Step;
    const Venue venue = venueFromFileName(fileName);
    if (!venue.name.isEmpty() && sink.listName)
        sink.listName(venue.name);
    JsonArrayReader reader(device);
    PaperlistsRecordParser parser(venue);
    qsizetype kept = 0;
    const auto counted = [&](PaperRecord &&record) {
        ++kept;
        return sink.record(std::move(record));
    };
    const ImportSink counting{{}, counted, sink.skipped, {}};
    Step step = reader.next();
    for (; step == Step::Element; step = reader.next()) {
        if (!deliver(parser, reader, counting))
            return {};
        const bool report = reader.number() % recordsBetweenReports == 0 && sink.progress;
        if (report && !sink.progress(reader.consumed()))
            return {};
    }
    if (step != Step::End)
        return brokenFile(step, reader.number(), fileName);
    if (sink.progress)
        sink.progress(reader.consumed());
    return finished(kept, reader.number(), fileName);
}

} // namespace lectern::formats

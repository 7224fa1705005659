// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/lectern_importer.h"

#include "models/formats/paper_json.h"
#include "models/formats/source_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include <optional>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

constexpr int newestVersion = 1;
// A paper's line is some kilobytes; this only keeps a file without line ends from filling the memory.
constexpr qint64 longestLine = 64 * 1024 * 1024;
// Often enough for a bar that moves, seldom enough to cost nothing.
constexpr qint64 linesBetweenReports = 256;

struct LecternImporterText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::LecternImporter)
};

struct Header {
    QString title;
    qint64 count = 0;
};

Result<Header> readHeader(QIODevice &device, const QString &fileName)
{
    const QJsonObject object = QJsonDocument::fromJson(device.readLine(longestLine)).object();
    if (object["format"_L1] != "lectern"_L1)
        return failure(LecternImporterText::tr("“%1” is not a Lectern list").arg(fileName),
                       LecternImporterText::tr("Choose another format for it"));
    if (object["version"_L1].toInt() > newestVersion) {
        return failure(LecternImporterText::tr("“%1” was written by a newer Lectern").arg(fileName),
                       LecternImporterText::tr("Update Lectern, then import the file again"));
    }
    return Header{object["title"_L1].toString(), object["count"_L1].toInteger()};
}

/// The record of a line, or nothing when the line holds none.
std::optional<PaperRecord> recordFromLine(const QByteArray &line)
{
    const QJsonObject record = QJsonDocument::fromJson(line).object()["record"_L1].toObject();
    if (record.isEmpty())
        return std::nullopt;
    return recordFromJson(record);
}

/// Gives the line's record to the sink; false when it wants no more.
bool deliver(const QByteArray &line, qint64 number, const ImportSink &sink)
{
    if (auto record = recordFromLine(line))
        return sink.record(std::move(*record));
    return !sink.skipped || sink.skipped({LecternImporterText::tr("line %1").arg(number),
                                          LecternImporterText::tr("it is no paper of a Lectern list")});
}

} // namespace

QString LecternImporter::id() const
{
    return u"lectern"_s;
}

QString LecternImporter::name() const
{
    return LecternImporterText::tr("Lectern list");
}

QStringList LecternImporter::patterns() const
{
    return {u"*.lectern"_s};
}

int LecternImporter::sniff(QByteArrayView beginning, const QString &) const
{
    const qsizetype end = beginning.indexOf('\n');
    const QByteArrayView first = end < 0 ? beginning : beginning.first(end);
    return QJsonDocument::fromJson(first.toByteArray()).object()["format"_L1] == "lectern"_L1 ? 100 : 0;
}

Result<void> LecternImporter::read(const QString &path, const ImportSink &sink) const
{
    const auto file = openSource(path);
    if (!file)
        return std::unexpected(file.error());
    return readLecternList(**file, path, sink);
}

Result<void> readLecternList(QIODevice &device, const QString &fileName, const ImportSink &sink)
{
    const Result<Header> header = readHeader(device, fileName);
    if (!header)
        return std::unexpected(header.error());
    if (!header->title.isEmpty() && sink.listName)
        sink.listName(header->title);

    qint64 papers = 0;
    for (QByteArray line = device.readLine(longestLine); !line.isEmpty(); line = device.readLine(longestLine)) {
        if (!line.endsWith('\n'))
            break;
        ++papers;
        if (!deliver(line, papers + 1, sink))
            return {};
        if (papers % linesBetweenReports == 0 && sink.progress && !sink.progress(device.pos()))
            return {};
    }
    if (papers < header->count) {
        return failure(LecternImporterText::tr("“%1” is cut off after %2 of %3 papers")
                           .arg(fileName)
                           .arg(papers)
                           .arg(header->count),
                       LecternImporterText::tr("Export or copy the file again"));
    }
    if (sink.progress)
        sink.progress(device.pos());
    return {};
}

} // namespace lectern::formats

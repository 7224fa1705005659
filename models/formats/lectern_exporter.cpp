// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/lectern_exporter.h"

#include "models/formats/export_loop.h"
#include "models/formats/paper_json.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

QByteArray line(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonArray tagsToJson(const QList<Tag> &tags)
{
    QJsonArray array;
    for (const Tag &tag : tags) {
        QJsonObject object{{"name"_L1, tag.name}};
        if (tag.colour.isValid())
            object["colour"_L1] = tag.colour.name();
        array << object;
    }
    return array;
}

QJsonObject readerToJson(const Paper &paper)
{
    QJsonObject object{{"status"_L1, toString(paper.state.status)},
                       {"rating"_L1, paper.state.rating},
                       {"starred"_L1, paper.state.starred},
                       {"tags"_L1, tagsToJson(paper.tags)},
                       {"added"_L1, paper.added.toUTC().toString(Qt::ISODateWithMs)}};
    if (!paper.editedTitle.isEmpty())
        object["title"_L1] = paper.editedTitle;
    if (!paper.note.isEmpty())
        object["note"_L1] = paper.note;
    if (!paper.annotations.isEmpty())
        object["highlights"_L1] = highlightsToJson(paper.annotations);
    return object;
}

QByteArray paperLine(const Paper &paper)
{
    QJsonObject derived{{"themes"_L1, themesToJson(paper.themes)}};
    if (!paper.derivedTitle.isEmpty())
        derived["title"_L1] = paper.derivedTitle;
    return line(
        {{"record"_L1, recordToJson(paper.record)}, {"reader"_L1, readerToJson(paper)}, {"derived"_L1, derived}});
}

} // namespace

QString LecternExporter::id() const
{
    return u"lectern"_s;
}

QString LecternExporter::name() const
{
    return QCoreApplication::translate("lectern::formats::Exporter", "Lectern list");
}

QString LecternExporter::suffix() const
{
    return u"lectern"_s;
}

Result<void> LecternExporter::write(const ExportSource &source, QIODevice &device) const
{
    const QByteArray header =
        line({{"format"_L1, "lectern"_L1}, {"version"_L1, 1}, {"title"_L1, source.title}, {"count"_L1, source.count}});
    if (const auto begun = writeBytes(device, header); !begun)
        return begun;
    return writeEachPaper(source, device, [](const Paper &paper, qsizetype) { return paperLine(paper); });
}

} // namespace lectern::formats

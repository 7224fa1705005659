// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/paper_json.h"

#include <QJsonArray>

#include <array>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

struct TextField {
    QLatin1StringView key;
    QString PaperRecord::*member;
};

constexpr std::array textFields{
    TextField{"title"_L1, &PaperRecord::title},       TextField{"abstract"_L1, &PaperRecord::abstract},
    TextField{"venue"_L1, &PaperRecord::venue},       TextField{"track"_L1, &PaperRecord::track},
    TextField{"decision"_L1, &PaperRecord::decision}, TextField{"area"_L1, &PaperRecord::area},
    TextField{"summary"_L1, &PaperRecord::summary},   TextField{"url"_L1, &PaperRecord::url},
    TextField{"pdfUrl"_L1, &PaperRecord::pdfUrl},     TextField{"doi"_L1, &PaperRecord::doi},
    TextField{"arxivId"_L1, &PaperRecord::arxivId},   TextField{"externalId"_L1, &PaperRecord::externalId},
};

QStringList stringsFromJson(const QJsonValue &value)
{
    QStringList strings;
    const QJsonArray array = value.toArray();
    for (const auto item : array) {
        if (item.isString())
            strings << item.toString();
    }
    return strings;
}

QJsonArray tagNames(const QList<Tag> &tags)
{
    QJsonArray names;
    for (const Tag &tag : tags)
        names << tag.name;
    return names;
}

} // namespace

QJsonObject recordToJson(const PaperRecord &record)
{
    QJsonObject object;
    for (const TextField &field : textFields) {
        if (const QString &text = record.*field.member; !text.isEmpty())
            object[field.key] = text;
    }
    if (!record.authors.isEmpty())
        object["authors"_L1] = QJsonArray::fromStringList(record.authors);
    if (!record.keywords.isEmpty())
        object["keywords"_L1] = QJsonArray::fromStringList(record.keywords);
    if (record.year != 0)
        object["year"_L1] = record.year;
    return object;
}

PaperRecord recordFromJson(const QJsonObject &object)
{
    PaperRecord record;
    for (const TextField &field : textFields)
        record.*field.member = object[field.key].toString();
    record.authors = stringsFromJson(object["authors"_L1]);
    record.keywords = stringsFromJson(object["keywords"_L1]);
    record.year = object["year"_L1].toInt();
    return record;
}

QJsonArray themesToJson(const QList<ThemeScore> &themes)
{
    QJsonArray array;
    for (const ThemeScore &theme : themes)
        array << QJsonObject{{"id"_L1, theme.theme}, {"score"_L1, theme.score}};
    return array;
}

QJsonArray highlightsToJson(const QList<Highlight> &highlights)
{
    QJsonArray array;
    for (const Highlight &highlight : highlights) {
        array << QJsonObject{
            {"start"_L1, highlight.start},     {"length"_L1, highlight.length},
            {"quote"_L1, highlight.quote},     {"prefix"_L1, highlight.prefix},
            {"suffix"_L1, highlight.suffix},   {"colour"_L1, highlightColourWord(highlight.colour)},
            {"comment"_L1, highlight.comment}, {"lost"_L1, highlight.lost},
            {"score"_L1, highlight.score},     {"created"_L1, highlight.created.toUTC().toString(Qt::ISODateWithMs)}};
    }
    return array;
}

QJsonObject paperToJson(const Paper &paper)
{
    QJsonObject object = recordToJson(paper.record);
    object["id"_L1] = paper.id;
    object["title"_L1] = paper.title();
    object["titleDerived"_L1] = paper.titleDerived();
    object["authors"_L1] = QJsonArray::fromStringList(paper.record.authors);
    object["venue"_L1] = paper.record.venue;
    object["year"_L1] = paper.record.year;
    object["tags"_L1] = tagNames(paper.tags);
    object["themes"_L1] = themesToJson(paper.themes);
    object["status"_L1] = toString(paper.state.status);
    object["rating"_L1] = paper.state.rating;
    object["starred"_L1] = paper.state.starred;
    object["hasNote"_L1] = !paper.note.isEmpty();
    object["highlights"_L1] = paper.highlights;
    object["annotations"_L1] = highlightsToJson(paper.annotations);
    object["note"_L1] = paper.note;
    object["added"_L1] = paper.added.toUTC().toString(Qt::ISODate);
    return object;
}

} // namespace lectern::formats

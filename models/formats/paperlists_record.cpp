// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/paperlists_record.h"

#include "models/formats/json_array_reader.h"

#include <QCoreApplication>

#include <simdjson.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace ondemand = simdjson::ondemand;

static_assert(JsonArrayReader::padding >= static_cast<qsizetype>(simdjson::SIMDJSON_PADDING));

struct PaperlistsRecordParser::Parser {
    ondemand::parser json;
    QByteArray repaired;
};

namespace {

struct PaperlistsRecordText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::Paperlists)
};

// Keys that hold one text. Personal fields (authorids, email, gender, …) stand in no table and are passed over.
struct TextKey {
    std::string_view key;
    QString PaperRecord::*member;
    bool essential; // a record with another type here is broken; elsewhere the field alone is dropped
};

constexpr std::array textKeys{
    TextKey{"title", &PaperRecord::title, true},      TextKey{"abstract", &PaperRecord::abstract, true},
    TextKey{"track", &PaperRecord::track, false},     TextKey{"status", &PaperRecord::decision, false},
    TextKey{"tldr", &PaperRecord::summary, false},    TextKey{"primary_area", &PaperRecord::area, false},
    TextKey{"site", &PaperRecord::url, false},        TextKey{"pdf", &PaperRecord::pdfUrl, false},
    TextKey{"venue", &PaperRecord::venue, false},     TextKey{"doi", &PaperRecord::doi, false},
    TextKey{"id", &PaperRecord::externalId, false},   TextKey{"pid", &PaperRecord::externalId, false},
    TextKey{"ssid", &PaperRecord::externalId, false}, TextKey{"psid", &PaperRecord::externalId, false},
};

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed();
}

// A string, a number as it is written, or nothing for null. Any other type is an error.
simdjson::error_code readText(ondemand::value &value, QString &text)
{
    ondemand::json_type type{};
    if (const auto error = value.type().get(type))
        return error;
    std::string_view found;
    switch (type) {
    case ondemand::json_type::string:
        if (const auto error = value.get_string(true).get(found))
            return error;
        break;
    case ondemand::json_type::number:
        found = value.raw_json_token();
        break;
    case ondemand::json_type::null:
        break;
    default:
        return simdjson::INCORRECT_TYPE;
    }
    if (!found.empty())
        text = fromUtf8(found);
    return simdjson::SUCCESS;
}

QStringList splitAt(QStringView text, QChar separator)
{
    QStringList parts;
    for (const QStringView part : text.tokenize(separator)) {
        if (const QStringView trimmed = part.trimmed(); !trimmed.isEmpty())
            parts << trimmed.toString();
    }
    return parts;
}

// One string to be split, or an array with one string for each.
simdjson::error_code readList(ondemand::value &value, QStringList (*split)(QStringView), QStringList &list)
{
    ondemand::array array;
    if (value.get_array().get(array)) {
        QString text;
        const auto error = readText(value, text);
        list = split(text);
        return error;
    }
    list.clear();
    for (auto item : array) {
        ondemand::value element;
        QString text;
        if (const auto error = item.get(element))
            return error;
        if (const auto error = readText(element, text))
            return error;
        if (!text.isEmpty())
            list << text;
    }
    return simdjson::SUCCESS;
}

struct FieldResult {
    simdjson::error_code error = simdjson::SUCCESS;
    bool essential = false;
};

FieldResult readField(std::string_view key, ondemand::value &value, PaperRecord &record)
{
    if (key == "author" || key == "authors")
        return {readList(value, splitAuthors, record.authors), true};
    if (key == "keywords")
        return {readList(value, splitKeywords, record.keywords), true};
    if (key == "year") {
        QString year;
        const auto error = readText(value, year);
        record.year = year.toInt();
        return {error, false};
    }
    const auto found = std::ranges::find(textKeys, key, &TextKey::key);
    if (found == textKeys.end())
        return {};
    return {readText(value, record.*(found->member)), found->essential};
}

QString wrongType(std::string_view key)
{
    return PaperlistsRecordText::tr("its field “%1” is of a wrong type").arg(fromUtf8(key));
}

QString notJson()
{
    return PaperlistsRecordText::tr("it is not valid JSON");
}

std::expected<PaperRecord, QString> readObject(ondemand::object &object)
{
    PaperRecord record;
    for (auto field : object) {
        std::string_view key;
        ondemand::value value;
        if (field.unescaped_key().get(key) || field.value().get(value))
            return std::unexpected(notJson());
        const FieldResult result = readField(key, value, record);
        if (result.error == simdjson::INCORRECT_TYPE && result.essential)
            return std::unexpected(wrongType(key));
        if (result.error && result.error != simdjson::INCORRECT_TYPE)
            return std::unexpected(notJson());
    }
    return record;
}

// What the strict parser refuses and a reader does not mind: bytes that are no UTF-8, bare control characters.
QByteArray repairedSource(QByteArrayView element)
{
    QByteArray source = QString::fromUtf8(element).toUtf8();
    std::ranges::replace_if(source, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    source.append(JsonArrayReader::padding, '\0');
    return source;
}

QString arxivIdIn(const QString &url)
{
    const qsizetype host = url.indexOf("arxiv.org/"_L1);
    if (host < 0)
        return {};
    QString id = url.mid(host).section(u'/', 2);
    if (id.endsWith(".pdf"_L1))
        id.chop(4);
    // A version at the end, "v2", is not part of the id.
    qsizetype end = id.size();
    while (end > 0 && id.at(end - 1).isDigit())
        --end;
    return end > 1 && end < id.size() && id.at(end - 1) == u'v' ? id.left(end - 1) : id;
}

QString doiIn(const QString &url)
{
    const qsizetype host = url.indexOf("doi.org/10."_L1);
    return host < 0 ? QString() : url.mid(host + 8);
}

// "Ana Lima, Jr." is one person.
bool isNameSuffix(QStringView part)
{
    static const QStringList suffixes{u"Jr"_s, u"Jr."_s, u"Sr"_s, u"Sr."_s, u"II"_s, u"III"_s, u"IV"_s};
    return std::ranges::any_of(suffixes, [part](const QString &suffix) { return part == suffix; });
}

} // namespace

QStringList splitAuthors(QStringView authors)
{
    if (authors.contains(u';'))
        return splitAt(authors, u';');
    QStringList names;
    for (const QString &part : splitAt(authors, u',')) {
        if (isNameSuffix(part) && !names.isEmpty())
            names.back() += u", "_s + part;
        else
            names << part;
    }
    return names;
}

QStringList splitKeywords(QStringView keywords)
{
    return splitAt(keywords, keywords.contains(u';') ? u';' : u',');
}

PaperlistsRecordParser::PaperlistsRecordParser(Venue venueOfFile)
    : m_parser(std::make_unique<Parser>())
    , m_venueOfFile(std::move(venueOfFile))
{
}

PaperlistsRecordParser::~PaperlistsRecordParser() = default;

std::expected<PaperRecord, QString> PaperlistsRecordParser::parse(QByteArrayView element)
{
    if (!element.startsWith('{'))
        return std::unexpected(PaperlistsRecordText::tr("it is not an object with fields"));
    const auto view = [](QByteArrayView source) {
        const auto size = static_cast<size_t>(source.size());
        return simdjson::padded_string_view(source.data(), size, size + simdjson::SIMDJSON_PADDING);
    };
    ondemand::document document;
    auto error = m_parser->json.iterate(view(element)).get(document);
    if (error == simdjson::UTF8_ERROR || error == simdjson::UNESCAPED_CHARS) {
        m_parser->repaired = repairedSource(element);
        const auto source = QByteArrayView(m_parser->repaired).chopped(JsonArrayReader::padding);
        error = m_parser->json.iterate(view(source)).get(document);
    }
    ondemand::object object;
    if (error || document.get_object().get(object))
        return std::unexpected(notJson());
    return readObject(object).and_then([this](PaperRecord &&record) { return finished(std::move(record)); });
}

std::expected<PaperRecord, QString> PaperlistsRecordParser::finished(PaperRecord record) const
{
    if (record.title.isEmpty() && record.abstract.isEmpty())
        return std::unexpected(PaperlistsRecordText::tr("it has neither a title nor an abstract"));
    if (record.year == 0)
        record.year = m_venueOfFile.year;
    record.venue = record.venue.isEmpty() ? m_venueOfFile.name : venueWithYear(record.venue, record.year);
    for (const QString *url : {&record.url, &record.pdfUrl}) {
        if (record.arxivId.isEmpty())
            record.arxivId = arxivIdIn(*url);
        if (record.doi.isEmpty())
            record.doi = doiIn(*url);
    }
    return record;
}

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/prepared_record.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "models/paper/heading.h"
#include "models/themes/scorer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Ids shorter than this without a letter are numbers that every venue gives anew.
constexpr qsizetype shortestGlobalId = 8;

constexpr quint64 fnvOffset = 14695981039346656037ULL;
constexpr quint64 fnvPrime = 1099511628211ULL;

struct TextField {
    QLatin1StringView key;
    QString PaperRecord::*member;
};

constexpr TextField textFields[] = {
    {"title"_L1, &PaperRecord::title},
    {"venue"_L1, &PaperRecord::venue},
    {"track"_L1, &PaperRecord::track},
    {"decision"_L1, &PaperRecord::decision},
    {"area"_L1, &PaperRecord::area},
    {"summary"_L1, &PaperRecord::summary},
    {"url"_L1, &PaperRecord::url},
    {"pdfUrl"_L1, &PaperRecord::pdfUrl},
    {"doi"_L1, &PaperRecord::doi},
    {"arxivId"_L1, &PaperRecord::arxivId},
    {"externalId"_L1, &PaperRecord::externalId},
};

qint64 bytesHash(QByteArrayView bytes, quint64 hash = fnvOffset)
{
    for (const char byte : bytes)
        hash = (hash ^ quint8(byte)) * fnvPrime;
    return qint64(hash);
}

} // namespace

PreparedRecord prepare(PaperRecord &&record, const ThemeScorer &scorer)
{
    PreparedRecord prepared;
    const markup::Document abstract = markup::parse(record.abstract);
    const markup::Document title = markup::parse(record.title);
    const QString abstractText = markup::toPlainText(abstract).text;
    const QString titleText = markup::toPlainText(title).text;
    if (record.title.isEmpty())
        prepared.derivedTitle = deriveHeading(abstractText);
    const QString shownTitle = record.title.isEmpty() ? prepared.derivedTitle : titleText;
    prepared.sortTitle = sortTitle(shownTitle);
    prepared.identities = identitiesOf(record);
    prepared.abstractHash = lettersHash(abstractText);
    prepared.json = recordToJson(record, false);
    prepared.digest = qint64(quint64(bytesHash(prepared.json)) ^ quint64(bytesHash(record.abstract.toUtf8(), 7)));
    prepared.themes = scorer.score(titleText, abstractText);
    prepared.formulas = formulaCount(abstract.root) + formulaCount(title.root);
    prepared.index = indexRow(shownTitle, abstractText, {}, record.authors.join(u'\n'), record.keywords.join(u'\n'));
    prepared.record = std::move(record);
    return prepared;
}

QStringList identitiesOf(const PaperRecord &record)
{
    QStringList identities;
    if (!record.doi.isEmpty())
        identities.append(u"doi:"_s + record.doi.toLower());
    if (!record.arxivId.isEmpty())
        identities.append(u"arxiv:"_s + record.arxivId.toLower());
    if (!record.externalId.isEmpty()) {
        const bool global = record.externalId.size() >= shortestGlobalId &&
                            std::ranges::any_of(record.externalId, [](QChar c) { return c.isLetter(); });
        identities.append(u"id:"_s + (global ? QString() : record.venue.toLower() + u':') + record.externalId);
    }
    return identities;
}

qint64 lettersHash(QStringView text)
{
    quint64 hash = fnvOffset;
    bool any = false;
    for (const QChar c : text) {
        if (!c.isLetterOrNumber() && !c.isSurrogate())
            continue;
        hash = (hash ^ c.toCaseFolded().unicode()) * fnvPrime;
        any = true;
    }
    return any ? qint64(hash) : 0;
}

QByteArray recordToJson(const PaperRecord &record, bool withAbstract)
{
    QJsonObject object;
    for (const TextField &field : textFields) {
        if (const QString &value = record.*field.member; !value.isEmpty())
            object.insert(field.key, value);
    }
    if (!record.authors.isEmpty())
        object.insert("authors"_L1, QJsonArray::fromStringList(record.authors));
    if (!record.keywords.isEmpty())
        object.insert("keywords"_L1, QJsonArray::fromStringList(record.keywords));
    if (record.year != 0)
        object.insert("year"_L1, record.year);
    if (withAbstract)
        object.insert("abstract"_L1, record.abstract);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

PaperRecord recordFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    PaperRecord record;
    for (const TextField &field : textFields)
        record.*field.member = object.value(field.key).toString();
    const auto strings = [&](QLatin1StringView key) {
        QStringList list;
        for (const auto value : object.value(key).toArray())
            list.append(value.toString());
        return list;
    };
    record.authors = strings("authors"_L1);
    record.keywords = strings("keywords"_L1);
    record.year = object.value("year"_L1).toInt();
    record.abstract = object.value("abstract"_L1).toString();
    return record;
}

} // namespace lectern

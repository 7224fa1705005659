// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/venue.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

// Names that are not written in capitals throughout, or that changed: a venue goes by its present name.
constexpr std::array spellings{
    std::pair{"nips"_L1, "NeurIPS"_L1},      std::pair{"neurips"_L1, "NeurIPS"_L1},
    std::pair{"corl"_L1, "CoRL"_L1},         std::pair{"automl"_L1, "AutoML"_L1},
    std::pair{"mlsys"_L1, "MLSys"_L1},       std::pair{"interspeech"_L1, "Interspeech"_L1},
    std::pair{"mm"_L1, "ACM MM"_L1},         std::pair{"siggraphasia"_L1, "SIGGRAPH Asia"_L1},
    std::pair{"siggraph"_L1, "SIGGRAPH"_L1},
};

// Longer words in a file name are seldom a venue: "papers2024.json".
constexpr qsizetype longestAcronym = 8;

QString knownSpelling(QStringView venue)
{
    const auto found = std::ranges::find_if(
        spellings, [venue](const auto &entry) { return venue.compare(entry.first, Qt::CaseInsensitive) == 0; });
    return found == spellings.end() ? QString() : QString(found->second);
}

QString spelling(QStringView venue)
{
    if (const QString known = knownSpelling(venue); !known.isEmpty())
        return known;
    const bool allLower = std::ranges::none_of(venue, [](QChar c) { return c.isUpper(); });
    return allLower ? venue.toString().toUpper() : venue.toString();
}

bool canBeVenue(const QString &word)
{
    static const QStringList others{u"paper"_s, u"papers"_s, u"list"_s, u"lists"_s, u"data"_s, u"export"_s};
    return !knownSpelling(word).isEmpty() || (word.size() <= longestAcronym && !others.contains(word.toLower()));
}

} // namespace

QString venueWithYear(QStringView venue, int year)
{
    const QStringView trimmed = venue.trimmed();
    const QString number = QString::number(year);
    if (trimmed.isEmpty())
        return {};
    if (year == 0 || trimmed.contains(number))
        return spelling(trimmed);
    return spelling(trimmed) + u' ' + number;
}

Venue venueFromFileName(const QString &path)
{
    static const QRegularExpression pattern(uR"(^([A-Za-z]+|3dv)[-_ ]?((?:19|20)\d\d)(?!\d))"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(QFileInfo(path).fileName());
    const QString word = match.captured(1);
    if (!match.hasMatch() || !canBeVenue(word))
        return {};
    const int year = match.captured(2).toInt();
    return {venueWithYear(word, year), year};
}

Venue venueFromTitle(const QString &title)
{
    // At least two capitals tell an acronym from "Reading list 2026".
    static const QRegularExpression pattern(
        uR"((?<![\w-])((?:\w[\w-]*\s)?\w*\p{Lu}\w*\p{Lu}\w*)\s*((?:19|20)\d\d)(?!\d))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = pattern.match(title);
    if (!match.hasMatch())
        return {};
    const int year = match.captured(2).toInt();
    const QString words = match.captured(1);
    // "ACM SIGGRAPH 2025" has two capital words; in "the ICLR 2025" only the last one counts.
    const QString first = words.section(u' ', 0, 0);
    const bool both = first == first.toUpper();
    return {venueWithYear(both ? words : words.section(u' ', -1), year), year};
}

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/text_shapes.h"

#include "models/formats/venue.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

// In characters and words. The longest title of 87,504 papers has 215 characters.
constexpr qsizetype shortestTitle = 4;
constexpr qsizetype longestTitle = 220;
constexpr qsizetype mostTitleWords = 32;
constexpr qsizetype surelyProse = 250;
constexpr qsizetype shortestSentence = 40;
constexpr qsizetype longestListTitle = 100;
constexpr qsizetype mostNameWords = 5;

bool isChinese(QChar c)
{
    return c.script() == QChar::Script_Han;
}

// "… in practice. We show …": a lower-case word of three letters or more, so that "vs. Real" and "J. Doe" pass.
bool hasSentenceEnd(QStringView line)
{
    static const QRegularExpression pattern(uR"([\p{Ll}\d)]{3}[.!?]\s+\p{Lu}|[。！？].)"_s);
    return pattern.matchView(line).hasMatch();
}

bool isNameParticle(QStringView word)
{
    static const QStringList particles{u"van"_s, u"von"_s, u"der"_s, u"den"_s, u"de"_s,  u"da"_s,  u"di"_s,  u"del"_s,
                                       u"la"_s,  u"le"_s,  u"el"_s,  u"al"_s,  u"bin"_s, u"ten"_s, u"dos"_s, u"y"_s};
    return std::ranges::any_of(particles, [word](const QString &particle) { return word == particle; });
}

// Affiliation marks behind a name: "Ana Lima1,2*".
QStringView withoutMarks(QStringView name)
{
    const auto isMark = [](QChar c) {
        return c.isDigit() || c.category() == QChar::Number_Other || QStringView(u"*∗†‡§¶^ ").contains(c);
    };
    while (!name.isEmpty() && isMark(name.back()))
        name.chop(1);
    return name.trimmed();
}

bool isName(QStringView name)
{
    const auto words = name.split(u' ', Qt::SkipEmptyParts);
    if (words.size() == 1)
        return name.size() >= 2 && name.size() <= 4 && std::ranges::all_of(name, isChinese);
    if (words.size() < 2 || words.size() > mostNameWords)
        return false;
    const auto isNamePart = [](QStringView word) {
        const bool letters = std::ranges::all_of(
            word, [](QChar c) { return c.isLetter() || c.isMark() || QStringView(u".-'’").contains(c); });
        return letters && (word.front().isUpper() || isNameParticle(word));
    };
    return std::ranges::all_of(words, isNamePart) && words.back().front().isUpper();
}

} // namespace

bool isTitleShaped(QStringView line)
{
    const QStringView title = line.trimmed();
    if (title.size() < shortestTitle || title.size() > longestTitle || title.contains(u'\n'))
        return false;
    if (QStringView(u".;,:。；，：").contains(title.back()) || beginsInLowerCase(title) || hasSentenceEnd(title))
        return false;
    const auto words = title.count(u' ') + 1;
    const auto chinese = std::ranges::count_if(title, isChinese);
    return words <= mostTitleWords && (words >= 2 || chinese >= shortestTitle);
}

bool isTitleCased(QStringView line)
{
    if (!isTitleShaped(line))
        return false;
    int longWords = 0, capitals = 0;
    for (const QStringView word : line.tokenize(u' ', Qt::SkipEmptyParts)) {
        if (word.size() <= 3)
            continue;
        ++longWords;
        capitals += std::ranges::any_of(word, [](QChar c) { return c.isUpper() || c.isDigit(); });
    }
    return longWords >= 3 && capitals * 10 >= longWords * 8;
}

bool isProse(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    if (trimmed.size() >= surelyProse)
        return true;
    const bool stopped = !trimmed.isEmpty() && QStringView(u".!?)。！？）\"”").contains(trimmed.back());
    return hasSentenceEnd(trimmed) || (stopped && trimmed.size() >= shortestSentence && !isTitleShaped(trimmed));
}

std::optional<QStringList> authorsIn(QStringView line)
{
    static const QRegularExpression separator(uR"(\s*(?:[;；,，、·&]|\band\b)\s*)"_s);
    QString text = line.trimmed().toString();
    if (text.endsWith(u'.'))
        text.chop(1);
    QStringList names;
    for (const QString &part : text.split(separator, Qt::SkipEmptyParts)) {
        const QStringView name = withoutMarks(part);
        if (name.isEmpty())
            continue;
        if (!isName(name))
            return std::nullopt;
        names << name.toString();
    }
    if (names.size() < 2)
        return std::nullopt;
    return names;
}

bool isListTitle(const QString &line)
{
    static const QRegularExpression words(
        u"论文|列表|清单|摘要集|文章列表|\\b(?:accepted|papers|abstracts|reading list|paper list|list of)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (line.size() > longestListTitle || !isTitleShaped(line))
        return false;
    constexpr qsizetype mostVenueWords = 6;
    const bool isVenue = !venueFromTitle(line).name.isEmpty() && line.count(u' ') < mostVenueWords;
    return isVenue || words.match(line).hasMatch();
}

bool isRule(QStringView line)
{
    return std::ranges::none_of(line, [](QChar c) { return c.isLetterOrNumber(); });
}

bool beginsInLowerCase(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    qsizetype length = 0;
    while (length < trimmed.size() && trimmed[length].isLower())
        ++length;
    if (length == 0 || length == trimmed.size())
        return length > 0;
    const QChar next = trimmed[length];
    const bool wordEnds = next.isSpace() || (next.isPunct() && next != u'-' && next != u'_');
    return wordEnds || (next == u'-' && length > 2);
}

} // namespace lectern::formats

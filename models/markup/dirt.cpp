// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/dirt.h"

#include "models/markup/characters.h"

#include <algorithm>
#include <array>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

QString ligature(char16_t c)
{
    static constexpr std::array<QStringView, 7> letters{u"ff", u"fi", u"fl", u"ffi", u"ffl", u"st", u"st"};
    return letters[c - 0xfb00U].toString();
}

/// Words that cannot be the rest of a broken word: they follow a hyphen that stands for a word left out, as in
/// "pre- and post-processing", or for a dash.
bool standsAlone(QStringView word)
{
    static constexpr std::array<QStringView, 36> words{
        u"and",  u"or",      u"to",   u"nor",    u"but",  u"vs",    u"versus",  u"und",  u"as",
        u"than", u"through", u"is",   u"the",    u"with", u"whose", u"which",   u"that", u"we",
        u"are",  u"can",     u"from", u"where",  u"when", u"while", u"because", u"not",  u"if",
        u"then", u"by",      u"for",  u"across", u"this", u"it",    u"they",    u"also", u"how"};
    return std::ranges::find(words, word) != words.end();
}

/// First parts of compounds that keep their hyphen when a line ended there.
bool beginsCompound(QStringView word)
{
    static constexpr std::array<QStringView, 39> words{
        u"self",   u"well",  u"high",   u"low",    u"real",  u"large",  u"small",  u"long",  u"short", u"multi",
        u"non",    u"semi",  u"cross",  u"state",  u"data",  u"end",    u"two",    u"three", u"zero",  u"few",
        u"single", u"many",  u"time",   u"super",  u"human", u"task",   u"domain", u"fine",  u"open",  u"model",
        u"vision", u"first", u"second", u"higher", u"lower", u"better", u"quasi",  u"near",  u"world"};
    return std::ranges::find(words, word) != words.end();
}

/// Last parts of compounds: "model- based" is "model-based".
bool endsCompound(QStringView word)
{
    static constexpr std::array<QStringView, 22> words{
        u"based",     u"grained", u"structured", u"dimensional", u"wise", u"aware", u"driven",      u"specific",
        u"level",     u"scale",   u"free",       u"like",        u"time", u"order", u"constrained", u"controlling",
        u"invariant", u"induced", u"dependent",  u"independent", u"term", u"shot"};
    return std::ranges::find(words, word) != words.end();
}

/// Small words inside of compounds: "state-of-the- art".
bool insideCompound(QStringView word)
{
    static constexpr std::array<QStringView, 7> words{u"the", u"of", u"in", u"on", u"by", u"to", u"and"};
    return std::ranges::find(words, word) != words.end();
}

/// A ligature that stands where its glyph has only a number: the number depends on the font's encoding.
QString ligatureNumbered(int number)
{
    if (number >= 11 && number <= 15) // TeX
        return ligature(static_cast<char16_t>(0xfb00 + number - 11));
    if (number == 2 || number == 222) // a subset, Macintosh
        return u"fi"_s;
    return number == 3 || number == 223 ? u"fl"_s : QString();
}

} // namespace

std::optional<Cleaned> cleanCharacter(QStringView source, qsizetype at)
{
    const char16_t c = source[at].unicode();
    if (c >= 0xfb00 && c <= 0xfb06)
        return Cleaned{ligature(c), at + 1};
    if (c == 0xad) { // a soft hyphen, with the line break that it made
        const qsizetype after = skipBlanks(source, at + 1, source.size());
        return Cleaned{{}, after < source.size() && source[after].isLower() ? after : at + 1};
    }
    if (c >= 0x0b && c <= 0x0f && c != u'\r' && isLower(charAt(source, at + 1)) && c != 0x0c) {
        // The ligatures of TeX's own font encoding: ff, fi, fl, ffi, ffl from 11 on; 12 is a form feed as well.
        return Cleaned{ligature(static_cast<char16_t>(0xfb00 + (c - 0x0b))), at + 1};
    }
    if (c == 0x2028 || c == 0x2029 || c == 0x0b || c == 0x0c)
        return Cleaned{u" "_s, at + 1};
    return Cleaned{{}, at + 1};
}

std::optional<Cleaned> cleanGlyphNumber(QStringView source, qsizetype at)
{
    if (!holdsAt(source, at, u"(cid:"))
        return std::nullopt;
    qsizetype end = at + 5;
    while (isDigit(charAt(source, end)) && end < at + 12)
        ++end;
    if (end == at + 5 || charAt(source, end) != u')')
        return std::nullopt;
    const int number = source.sliced(at + 5, end - at - 5).toInt();
    ++end;
    if (number == 173) {
        const qsizetype after = skipBlanks(source, end, source.size());
        const bool inWord =
            after < source.size() && source[after].isLetterOrNumber() && isWordCharacter(charAt(source, at - 1));
        return Cleaned{{}, inWord ? after : end};
    }
    const bool inWord = isLower(charAt(source, end)) || isAsciiLetter(charAt(source, at - 1));
    if (const QString letters = ligatureNumbered(number); inWord && !letters.isEmpty())
        return Cleaned{letters, end};
    return Cleaned{u"\ufffd"_s, end}; // some glyph that the PDF did not name
}

std::optional<Cleaned> cleanHyphen(QStringView source, qsizetype at)
{
    if (!isBlank(charAt(source, at + 1)) || !charAt(source, at - 1).isLower())
        return std::nullopt;
    const qsizetype next = skipBlanks(source, at + 1, std::min(at + 4, source.size()));
    if (!charAt(source, next).isLower())
        return std::nullopt;
    constexpr qsizetype longestPart = 24;
    qsizetype start = at;
    while (start > 0 && source[start - 1].isLetter() && at - start < longestPart)
        --start;
    qsizetype end = next;
    while (end < source.size() && source[end].isLetter() && end - next < longestPart)
        ++end;
    const QStringView before = source.sliced(start, at - start);
    const QStringView after = source.sliced(next, end - next);
    const QChar previous = charAt(source, start - 1);
    if (before.size() < 2 || previous == u'\\' || standsAlone(after))
        return std::nullopt;
    const bool compound = beginsCompound(before) || endsCompound(after) || (previous == u'-' && insideCompound(before));
    return Cleaned{compound ? u"-"_s : QString(), next};
}

} // namespace lectern::markup

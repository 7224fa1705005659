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

/// UTF-8 that was read as Latin-1: three or two characters that make one.
std::optional<Cleaned> redecoded(QStringView source, qsizetype at)
{
    const qsizetype length = source[at].unicode() == 0xe2 ? 3 : 2;
    if (at + length > source.size())
        return std::nullopt;
    bool control = false; // accented letters followed by signs occur; followed by C1 controls they do not
    for (qsizetype i = at + 1; i < at + length; ++i) {
        const char16_t c = source[i].unicode();
        if (c < 0x80 || c > 0xbf)
            return std::nullopt;
        control = control || c < 0xa0;
    }
    if (!control)
        return std::nullopt;
    return Cleaned{QString::fromUtf8(source.sliced(at, length).toLatin1()), at + length};
}

/// Words that follow a hyphen that stands for a word left out: "pre- and post-processing".
bool followsSuspendedHyphen(QStringView word)
{
    static constexpr std::array<QStringView, 14> words{u"and", u"or", u"to",   u"nor",     u"but", u"vs",  u"versus",
                                                       u"und", u"as", u"than", u"through", u"is",  u"the", u"with"};
    return std::ranges::find(words, word) != words.end();
}

/// First parts of compounds that keep their hyphen when a line ended there.
bool keepsHyphen(QStringView word)
{
    static constexpr std::array<QStringView, 46> words{
        u"self",  u"well",   u"high",  u"low",    u"real",   u"large", u"small",  u"long",   u"short", u"multi",
        u"non",   u"semi",   u"cross", u"state",  u"data",   u"end",   u"two",    u"three",  u"one",   u"zero",
        u"few",   u"single", u"many",  u"time",   u"super",  u"human", u"task",   u"domain", u"fine",  u"open",
        u"model", u"vision", u"first", u"second", u"higher", u"lower", u"better", u"quasi",  u"near",  u"world",
        u"the",   u"of",     u"in",    u"on",     u"by",     u"to"};
    return std::ranges::find(words, word) != words.end();
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
    if (c == 0xc2 || c == 0xc3 || c == 0xe2)
        return redecoded(source, at);
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
    if (number >= 11 && number <= 15)
        return Cleaned{ligature(static_cast<char16_t>(0xfb00 + number - 11)), end};
    return Cleaned{u"\ufffd"_s, end}; // some glyph that the PDF did not name
}

std::optional<Cleaned> cleanHyphen(QStringView source, qsizetype at)
{
    if (!isBlank(charAt(source, at + 1)) || !isLower(charAt(source, at - 1)))
        return std::nullopt;
    const qsizetype next = skipBlanks(source, at + 1, source.size());
    if (next > at + 3 || !isLower(charAt(source, next)))
        return std::nullopt;
    qsizetype start = at;
    while (start > 0 && isAsciiLetter(source[start - 1]) && at - start < 24)
        --start;
    const QStringView before = source.sliced(start, at - start);
    const QStringView after = source.sliced(next, std::min<qsizetype>(skipLetters(source, next) - next, 24));
    if (before.size() < 2 || charAt(source, start - 1) == u'\\' || followsSuspendedHyphen(after))
        return std::nullopt;
    return Cleaned{keepsHyphen(before) ? u"-"_s : QString(), next};
}

} // namespace lectern::markup

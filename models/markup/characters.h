// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace lectern::markup {

// Small questions about characters that every part of the parser asks.

inline bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}
inline bool isLower(QChar c)
{
    return c >= u'a' && c <= u'z';
}
inline bool isUpper(QChar c)
{
    return c >= u'A' && c <= u'Z';
}
inline bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}
inline bool isBlank(QChar c)
{
    return c == u' ' || (c >= u'\t' && c <= u'\r');
}
inline bool isWordCharacter(QChar c)
{
    return c.unicode() < 128 ? isAsciiLetter(c) || isDigit(c) : c.isLetterOrNumber();
}

/// The character at `at`, or a null character outside the text.
inline QChar charAt(QStringView text, qsizetype at)
{
    return at >= 0 && at < text.size() ? text[at] : QChar();
}

/// True if `text` holds `what` at `at`.
inline bool holdsAt(QStringView text, qsizetype at, QStringView what)
{
    return at >= 0 && at + what.size() <= text.size() && text.sliced(at, what.size()) == what;
}

/// The end of the ASCII letters that begin at `at`.
inline qsizetype skipLetters(QStringView text, qsizetype at)
{
    while (at < text.size() && isAsciiLetter(text[at]))
        ++at;
    return at;
}

/// The end of the white space that begins at `at`, at most `end`.
inline qsizetype skipBlanks(QStringView text, qsizetype at, qsizetype end)
{
    while (at < end && isBlank(text[at]))
        ++at;
    return at;
}

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/tex_pieces.h"

#include <QString>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

/// Length of the command at the beginning of text, which starts with a backslash.
qsizetype commandLength(QStringView text)
{
    const auto *const end = std::find_if_not(text.begin() + 1, text.end(), isAsciiLetter);
    const qsizetype length = end - text.begin();
    return length > 1 ? length : std::min<qsizetype>(2, text.size());
}

/// Position of `mark` at or after `from`, not counting escaped characters; -1 when there is none.
qsizetype findUnescaped(QStringView text, QStringView mark, qsizetype from)
{
    for (qsizetype i = from; i < text.size(); ++i) {
        if (text.sliced(i).startsWith(mark))
            return i;
        if (text[i] == u'\\')
            ++i;
    }
    return -1;
}

/// Between spaces ("$ x $") only what looks like TeX is a formula; "$ and $" is not.
bool spacedMathIsLikely(QStringView inside)
{
    static const auto isMathSign = [](QChar c) { return u"\\_^="_s.contains(c); };
    return inside.trimmed().size() == 1 || std::ranges::any_of(inside, isMathSign);
}

bool isFormula(QStringView inside, QStringView after)
{
    if (inside.trimmed().isEmpty() || (!after.isEmpty() && after.front().isDigit()))
        return false;
    const bool spaceFirst = inside.front().isSpace();
    const bool spaceLast = inside.back().isSpace();
    if (!spaceFirst && !spaceLast)
        return true;
    return spacedMathIsLikely(inside) && !(inside.front().isDigit() && spaceLast);
}

/// Length of the formula at the beginning of text, or 0 when there is none.
qsizetype formulaLength(QStringView text)
{
    struct Delimiters {
        QStringView open;
        QStringView close;
    };
    static constexpr Delimiters display[]{{u"$$", u"$$"}, {u"\\(", u"\\)"}, {u"\\[", u"\\]"}};
    for (const auto &[open, close] : display) {
        if (!text.startsWith(open))
            continue;
        const qsizetype end = findUnescaped(text, close, open.size());
        return end > open.size() ? end + close.size() : 0;
    }
    if (!text.startsWith(u'$'))
        return 0;
    const qsizetype end = findUnescaped(text, u"$", 1);
    return end > 1 && isFormula(text.sliced(1, end - 1), text.sliced(end + 1)) ? end + 1 : 0;
}

/// Length of the group in braces at the beginning of text, or 0 when there is none or it does not end.
qsizetype groupLength(QStringView text)
{
    if (!text.startsWith(u'{'))
        return 0;
    int depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'{')
            ++depth;
        else if (text[i] == u'}' && --depth == 0)
            return i + 1;
    }
    return 0;
}

} // namespace

std::vector<TexPiece> splitTex(QStringView source)
{
    using Kind = TexPiece::Kind;
    std::vector<TexPiece> pieces;
    qsizetype position = 0;
    const auto take = [&](Kind kind, qsizetype length) {
        pieces.push_back({kind, source.sliced(position, length)});
        position += length;
    };
    while (position < source.size()) {
        const QStringView rest = source.sliced(position);
        if (const qsizetype formula = formulaLength(rest); formula > 0) {
            take(Kind::Math, formula);
        } else if (rest.front() == u'\\') {
            take(Kind::Command, commandLength(rest));
            const QStringView command = pieces.back().text;
            if (command == u"\\url" || command == u"\\href") {
                if (const qsizetype group = groupLength(source.sliced(position)); group > 0)
                    take(Kind::Verbatim, group);
            }
        } else {
            take(Kind::Text, 1);
        }
    }
    return pieces;
}

} // namespace lectern::formats

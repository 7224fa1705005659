// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/math_delimiters.h"

#include "models/markup/characters.h"

#include <algorithm>
#include <array>

namespace lectern::markup {

namespace {

/// What a stretch between two dollars is made of.
struct Makeup {
    int words = 0;       ///< Words of two or more letters that stand alone, outside commands.
    int wordLetters = 0; ///< Letters in them.
    int longWords = 0;   ///< Those of four or more letters.
    bool signs = false;  ///< Something that only TeX has: a command, a script, a group.
    bool relation = false;
};

bool endsWord(QChar c)
{
    return c.isNull() || isBlank(c) || c == u',' || c == u'.' || c == u';' || c == u':' || c == u')' || c == u'?';
}

/// The words that formulas are written with, command or not.
bool isOperatorName(QStringView word)
{
    static constexpr std::array<QStringView, 16> names{u"log",  u"exp",     u"min", u"max", u"sin", u"cos",
                                                       u"poly", u"polylog", u"tan", u"lim", u"sup", u"inf",
                                                       u"det",  u"dim",     u"arg", u"mod"};
    return std::ranges::find(names, word) != names.end();
}

/// Skips a command; the argument of a text command such as \text{for all} is no prose either.
qsizetype skipCommand(QStringView content, qsizetype at)
{
    const qsizetype nameEnd = skipLetters(content, at + 1);
    if (nameEnd == at + 1)
        return at + 2;
    const QStringView name = content.sliced(at + 1, nameEnd - at - 1);
    const bool takesWords = name.startsWith(u"text") || name.startsWith(u"math") || name.startsWith(u"operator") ||
                            name == u"mbox" || name == u"rm" || name == u"sf";
    if (!takesWords || charAt(content, nameEnd) != u'{')
        return nameEnd;
    int depth = 0;
    qsizetype i = nameEnd;
    for (; i < content.size(); ++i) {
        if (content[i] == u'{')
            ++depth;
        else if (content[i] == u'}' && --depth == 0)
            return i + 1;
    }
    return i;
}

Makeup makeupOf(QStringView content)
{
    Makeup makeup;
    for (qsizetype i = 0; i < content.size();) {
        const QChar c = content[i];
        if (c == u'\\') {
            makeup.signs = true;
            i = skipCommand(content, i);
        } else if (isAsciiLetter(c)) {
            const qsizetype end = skipLetters(content, i);
            const QChar before = charAt(content, i - 1);
            const bool alone = (before.isNull() || isBlank(before) || before == u'(' || before == u'-') &&
                               (endsWord(charAt(content, end)) || charAt(content, end) == u'-');
            // "\times" whose "\t" was taken for a tab.
            makeup.signs = makeup.signs || content.sliced(i, end - i) == u"imes";
            if (alone && end - i >= 2 && !isOperatorName(content.sliced(i, end - i))) {
                ++makeup.words;
                makeup.wordLetters += static_cast<int>(end - i);
                makeup.longWords += end - i >= 4;
            }
            i = end;
        } else {
            makeup.signs = makeup.signs || c == u'^' || c == u'_' || c == u'{';
            makeup.relation = makeup.relation || c == u'=' || c == u'<' || c == u'>' || c == u'+';
            ++i;
        }
    }
    return makeup;
}

} // namespace

bool isFormula(QStringView content, QChar next)
{
    const QStringView inner = content.trimmed();
    if (inner.isEmpty())
        return false;
    const bool padded = inner.size() != content.size();
    const Makeup makeup = makeupOf(content);
    const bool startsWithNumber = isDigit(inner.front()) || (inner.front() == u'.' && isDigit(charAt(inner, 1)));

    // Prose with a formula's signs in it: the closing dollar of one formula and the opening one of the next.
    if (makeup.longWords >= (content.front() == u'\\' ? 8 : 4) && makeup.wordLetters * 2 > content.size())
        return false;
    if (makeup.signs)
        return !(startsWithNumber && makeup.words >= 2 && isBlank(content.back()));
    // "$50 to $100", "$5-$10", "$5, $10": an amount, and what leads to the next one.
    if (startsWithNumber)
        return makeup.words == 0 && !isDigit(next) && !isBlank(content.back());
    if (padded && isBlank(content.back()) && !isBlank(content.front()) && isDigit(next))
        return false;
    if (padded && makeup.words > 0 && !makeup.relation)
        return inner.size() <= 6 && makeup.words == 1 && isBlank(content.front()) && !isBlank(content.back());
    return makeup.words < 3 || makeup.longWords == 0;
}

MathEnvironment mathEnvironment(QStringView name)
{
    static constexpr std::array<QStringView, 3> wrappers{u"equation", u"displaymath", u"math"};
    static constexpr std::array<QStringView, 21> structured{
        u"align",   u"aligned",     u"alignat", u"alignedat", u"array",    u"bmatrix", u"Bmatrix",
        u"cases",   u"eqnarray",    u"flalign", u"gather",    u"gathered", u"matrix",  u"multline",
        u"pmatrix", u"smallmatrix", u"split",   u"subarray",  u"vmatrix",  u"Vmatrix", u"dcases"};
    if (name.endsWith(u'*'))
        name.chop(1);
    if (std::ranges::find(wrappers, name) != wrappers.end())
        return MathEnvironment::Wrapper;
    if (std::ranges::find(structured, name) != structured.end())
        return MathEnvironment::Structured;
    return MathEnvironment::None;
}

} // namespace lectern::markup

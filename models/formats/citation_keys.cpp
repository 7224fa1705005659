// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/citation_keys.h"

#include "models/formats/bibtex_names.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

/// Letters that have no decomposition into an ASCII letter and an accent.
QStringView asciiLetters(QChar c)
{
    switch (c.unicode()) {
    case u'ß':
        return u"ss";
    case u'æ':
        return u"ae";
    case u'œ':
        return u"oe";
    case u'ø':
        return u"o";
    case u'đ':
    case u'ð':
        return u"d";
    case u'ł':
        return u"l";
    case u'þ':
        return u"th";
    case u'ı':
        return u"i";
    default:
        return {};
    }
}

bool isFiller(const QString &word)
{
    static const QSet<QString> fillers{u"a"_s,       u"an"_s,  u"and"_s,  u"are"_s,  u"as"_s,   u"at"_s,  u"by"_s,
                                       u"can"_s,     u"do"_s,  u"does"_s, u"for"_s,  u"from"_s, u"how"_s, u"in"_s,
                                       u"is"_s,      u"of"_s,  u"on"_s,   u"or"_s,   u"the"_s,  u"to"_s,  u"toward"_s,
                                       u"towards"_s, u"via"_s, u"we"_s,   u"what"_s, u"when"_s, u"why"_s, u"with"_s};
    return fillers.contains(word);
}

/// The first `count` words that say something, joined.
QString significantWords(const QString &title, int count)
{
    static const QRegularExpression space(u"[\\s\\-–—:/,.;]+"_s);
    static const QRegularExpression markup(u"\\\\[A-Za-z]+|\\$[^$]*\\$"_s);
    QString joined;
    for (const QString &word : QString(title).remove(markup).split(space, Qt::SkipEmptyParts)) {
        const QString ascii = asciiWord(word);
        if (ascii.isEmpty() || isFiller(ascii))
            continue;
        joined += ascii;
        if (--count == 0)
            break;
    }
    return joined;
}

QString baseKey(const Paper &paper)
{
    const QString year = paper.record.year > 0 ? QString::number(paper.record.year) : QString();
    const QString family =
        paper.record.authors.isEmpty() ? QString() : asciiWord(familyName(paper.record.authors.first()));
    if (!family.isEmpty())
        return family + year + significantWords(paper.title(), 1);
    const QString words = significantWords(paper.title(), 3);
    return (words.isEmpty() ? u"paper"_s : words) + year;
}

/// 0 is "a", 25 "z", 26 "aa".
QString suffix(int number)
{
    QString letters;
    for (int rest = number + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(u'a' + (rest - 1) % 26));
    return letters;
}

} // namespace

QString asciiWord(QStringView text)
{
    QString word;
    for (const QChar c : text.toString().toLower().normalized(QString::NormalizationForm_KD)) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            word += c;
        else
            word += asciiLetters(c);
    }
    return word;
}

QString CitationKeys::keyFor(const Paper &paper)
{
    const QString base = baseKey(paper);
    QString key = base;
    while (m_given.contains(key))
        key = base + suffix(m_repeats[base]++);
    m_given.insert(key);
    return key;
}

} // namespace lectern::formats

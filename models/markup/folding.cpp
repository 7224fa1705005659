// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/folding.h"

#include <QChar>

using namespace Qt::StringLiterals;

namespace lectern::markup {

namespace {

// From alpha to omega; the variants that TeX knows have their letters' names.
constexpr QStringView greekNames[] = {u"alpha",   u"beta", u"gamma", u"delta",  u"epsilon", u"zeta", u"eta",
                                      u"theta",   u"iota", u"kappa", u"lambda", u"mu",      u"nu",   u"xi",
                                      u"omicron", u"pi",   u"rho",   u"sigma",  u"sigma",   u"tau",  u"upsilon",
                                      u"phi",     u"chi",  u"psi",   u"omega"};

// The name of a Greek letter in lower case, else empty.
QStringView greekName(char16_t c)
{
    if (c >= 0x3b1 && c <= 0x3c9) {
        return greekNames[c - 0x3b1];
    }
    switch (c) {
    case 0x3d1:
        return u"theta";
    case 0x3d5:
        return u"phi";
    case 0x3d6:
        return u"pi";
    case 0x3f0:
        return u"kappa";
    case 0x3f1:
        return u"rho";
    case 0x3f5:
        return u"epsilon";
    default:
        return {};
    }
}

bool isInvisible(char32_t c)
{
    return c == 0xad || (c >= 0x200b && c <= 0x200f) || c == 0x2060 || c == 0xfeff;
}

char32_t plainPunctuation(char32_t c)
{
    switch (c) {
    case 0x2018:
    case 0x2019:
    case 0x201a:
    case 0x201b:
    case 0x2032:
    case u'`':
        return u'\'';
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case 0x201f:
    case 0x00ab:
    case 0x00bb:
    case 0x2033:
        return u'"';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2015:
    case 0x2212:
        return u'-';
    default:
        return c;
    }
}

class Folder final
{
public:
    explicit Folder(FoldTo to)
        : m_to(to)
    {
    }

    void add(char32_t c, qsizetype origin, int depth = 0)
    {
        if (isInvisible(c) || QChar::isMark(c)) {
            return;
        }
        // One level is enough: QChar gives the canonical or compatible parts of a character, which may have parts.
        if (const QString parts = QChar::decomposition(c); !parts.isEmpty() && depth < 4) {
            for (const char32_t part : parts.toUcs4()) {
                add(part, origin, depth + 1);
            }
            return;
        }
        c = QChar::toCaseFolded(plainPunctuation(c));
        if (c == 0xdf) {
            put(u"ss", origin);
        } else if (const QStringView name = c < 0x10000 ? greekName(char16_t(c)) : QStringView(); !name.isEmpty()) {
            put(name, origin);
        } else if (QChar::isSpace(c) || c < 0x20) {
            if (m_to == FoldTo::Words && !m_folded.text.isEmpty() && !m_folded.text.endsWith(u' ')) {
                put(u" ", origin);
            }
        } else if (m_to == FoldTo::Words || QChar::isLetterOrNumber(c)) {
            put(QString::fromUcs4(&c, 1), origin);
        }
    }

    Folded take(qsizetype length)
    {
        m_folded.origin.append(length);
        return std::move(m_folded);
    }

private:
    void put(QStringView text, qsizetype origin)
    {
        m_folded.text.append(text);
        for (qsizetype i = 0; i < text.size(); ++i) {
            m_folded.origin.append(origin);
        }
    }

    FoldTo m_to;
    Folded m_folded;
};

} // namespace

qsizetype Folded::originalEnd(qsizetype end) const
{
    // Where the next character that came from elsewhere begins: a ligature is one character for two letters.
    qsizetype next = end;
    while (next < text.size() && end > 0 && origin.at(next) == origin.at(end - 1)) {
        ++next;
    }
    return origin.at(next);
}

Folded fold(QStringView text, FoldTo to)
{
    Folder folder(to);
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode();
        const qsizetype origin = i;
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            c = QChar::surrogateToUcs4(text[i], text[i + 1]);
            ++i;
        }
        folder.add(c, origin);
    }
    return folder.take(text.size());
}

} // namespace lectern::markup

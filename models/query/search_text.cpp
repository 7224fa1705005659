// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/search_text.h"

#include "models/markup/folding.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

bool isAsciiWord(char16_t c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

bool isHyphen(char16_t c)
{
    return c == u'-' || c == 0x2010 || c == 0x2011 || c == 0x2013;
}

/// Calls word(start, end, folded) for every word; folded is only valid during the call.
template<typename Word>
void scan(QStringView text, Word word)
{
    QString folded;
    qsizetype start = -1;
    const auto finish = [&](qsizetype end) {
        if (start >= 0 && !folded.isEmpty())
            word(start, end, folded);
        folded.clear();
        start = -1;
    };
    for (qsizetype i = 0; i < text.size();) {
        const char16_t unit = text[i].unicode();
        if (unit < 0x80) { // nearly all there is
            if (isAsciiWord(unit)) {
                start = start < 0 ? i : start;
                folded.append(QChar(unit >= u'A' && unit <= u'Z' ? char16_t(unit + 32) : unit));
            } else {
                finish(i);
            }
            ++i;
            continue;
        }
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const qsizetype length = pair ? 2 : 1;
        const char32_t c = pair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : char32_t(unit);
        if (isIdeograph(c)) {
            finish(i);
            word(i, i + length, markup::fold(text.sliced(i, length)).text);
        } else if (const QString letters = markup::fold(text.sliced(i, length), markup::FoldTo::Letters).text;
                   !letters.isEmpty()) {
            // A Greek letter is a word, not a part of one: "ε-greedy", "αβ".
            const bool named = QChar::script(c) == QChar::Script_Greek && letters.size() > 1;
            if (named)
                finish(i);
            start = start < 0 ? i : start;
            folded.append(letters);
            if (named)
                finish(i + length);
        } else if (!QChar::isMark(c) && c != 0xad && !(c >= 0x200b && c <= 0x200f)) {
            finish(i);
        }
        i += length;
    }
    finish(text.size());
}

/// TeX's second names of Greek letters.
QString withoutVariant(const QString &word)
{
    for (const char16_t *name :
         {u"varepsilon", u"vartheta", u"varphi", u"varrho", u"varsigma", u"varpi", u"varkappa"}) {
        if (word == QStringView(name))
            return word.sliced(3);
    }
    return {};
}

} // namespace

bool isIdeograph(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo:
        return QChar::isLetterOrNumber(c);
    default:
        return false;
    }
}

QString withUmlautsWrittenOut(QStringView word)
{
    QString written;
    bool any = false;
    for (const QChar c : word.toString().toLower().normalized(QString::NormalizationForm_C)) {
        QStringView letters;
        switch (c.unicode()) {
        case 0xe4:
            letters = u"ae";
            break;
        case 0xf6:
        case 0xf8:
            letters = u"oe";
            break;
        case 0xfc:
            letters = u"ue";
            break;
        case 0xe5:
            letters = u"aa";
            break;
        default:
            break;
        }
        any = any || !letters.isEmpty();
        if (letters.isEmpty())
            written.append(c);
        else
            written.append(letters);
    }
    return any ? markup::fold(written, markup::FoldTo::Letters).text : QString();
}

QList<SearchToken> searchTokens(QStringView text)
{
    QList<SearchToken> tokens;
    scan(text, [&](qsizetype start, qsizetype end, const QString &folded) {
        const bool tied = !tokens.isEmpty() && tokens.last().end == start - 1 && isHyphen(text[start - 1].unicode());
        tokens.append({folded, start, end, tied});
    });
    return tokens;
}

IndexText indexText(QStringView plain)
{
    IndexText result;
    result.words.reserve(plain.size() + plain.size() / 8);
    QString more;
    QString compound; // parts of the hyphenated word that is being read, with spaces
    qsizetype lastEnd = -1;
    QString last;
    const auto finishCompound = [&] {
        if (!compound.isEmpty()) {
            more += u' ' + QString(compound).remove(u' ');
            result.compounds.append(compound);
            compound.clear();
        }
    };
    scan(plain, [&](qsizetype start, qsizetype end, const QString &folded) {
        const bool tied = lastEnd >= 0 && lastEnd == start - 1 && isHyphen(plain[lastEnd].unicode());
        if (tied)
            compound = (compound.isEmpty() ? last : compound) + u' ' + folded;
        else
            finishCompound();
        if (!result.words.isEmpty())
            result.words += u' ';
        result.words += folded;
        const QStringView source = plain.sliced(start, end - start);
        if (std::ranges::any_of(source, [](QChar c) { return c.unicode() >= 0x80; })) {
            if (const QString other = withUmlautsWrittenOut(source); !other.isEmpty())
                more += u' ' + other;
        } else if (folded.startsWith("var"_L1)) {
            if (const QString other = withoutVariant(folded); !other.isEmpty())
                more += u' ' + other;
        }
        last = folded;
        lastEnd = end;
    });
    finishCompound();
    result.words += more;
    return result;
}

} // namespace lectern

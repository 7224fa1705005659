// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/heading_text.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern::heading {

namespace {

constexpr std::array symbols{
    std::pair{"times"_L1, u'×'},  std::pair{"alpha"_L1, u'α'}, std::pair{"beta"_L1, u'β'},
    std::pair{"gamma"_L1, u'γ'},  std::pair{"delta"_L1, u'δ'}, std::pair{"epsilon"_L1, u'ε'},
    std::pair{"lambda"_L1, u'λ'}, std::pair{"mu"_L1, u'μ'},    std::pair{"sigma"_L1, u'σ'},
    std::pair{"ell"_L1, u'ℓ'},    std::pair{"infty"_L1, u'∞'}, std::pair{"sim"_L1, u'~'},
    std::pair{"approx"_L1, u'≈'}, std::pair{"le"_L1, u'≤'},    std::pair{"ge"_L1, u'≥'},
    std::pair{"Omega"_L1, u'Ω'},
};

// Collects cleaned text in a buffer as long as the source: cleaning never makes text longer.
class Cleaner final
{
public:
    explicit Cleaner(QStringView source)
        : m_text(source.size(), Qt::Uninitialized)
        , m_begin(m_text.data())
        , m_end(m_begin)
    {
    }

    void add(QChar c) { *m_end++ = c; }
    void add(QStringView text) { m_end = std::ranges::copy(text, m_end).out; }

    void addBlank()
    {
        if (m_end != m_begin && m_end[-1] != u' ')
            *m_end++ = u' ';
    }

    QString text()
    {
        m_text.truncate(m_end - m_begin);
        return std::move(m_text);
    }

private:
    QString m_text;
    QChar *m_begin;
    QChar *m_end;
};

// Skips a TeX command whose name begins at `i` and adds what it means, if it means a letter. Gives its end.
qsizetype addCommand(QStringView text, qsizetype i, Cleaner &out)
{
    qsizetype end = i;
    while (end < text.size() && text[end].isLetter())
        ++end;
    const QStringView name = text.sliced(i, end - i);
    const QStringView behind = text.sliced(end);
    const auto symbol = std::ranges::find_if(symbols, [name](const auto &entry) { return name == entry.first; });
    if (symbol != symbols.end())
        out.add(QChar(symbol->second));
    else if (!behind.isEmpty() && (behind.front() != u'{' || behind.startsWith(u"{}")) && behind.front() != u'(')
        out.add(name); // an author's macro: "\\method{}", "\\method "
    if (end == i && !behind.isEmpty() && QStringView(u"%&_#").contains(behind.front())) {
        out.add(behind.front());
        ++end;
    }
    return end;
}

// Punctuation that stands around words; asked for every word, so without a search.
bool isMark(QChar c)
{
    switch (c.unicode()) {
    case u',':
    case u'.':
    case u';':
    case u':':
    case u'?':
    case u'!':
    case u'(':
    case u')':
    case u'[':
    case u']':
    case u'"':
    case u'\'':
    case u'‘':
    case u'’':
    case u'“':
    case u'”':
        return true;
    default:
        return false;
    }
}

// For letters of ASCII, as the sets of words have them; several times as fast as a comparison with case folding.
bool equalInAnyCase(QStringView word, QLatin1StringView entry)
{
    if (word.size() != entry.size())
        return false;
    constexpr char16_t toLower = 0x20;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const char16_t a = word[i].unicode();
        const char16_t b = QChar(entry[i]).unicode();
        if (a != b && ((a | toLower) != (b | toLower) || !word[i].isLetter()))
            return false;
    }
    return true;
}

// A full stop that ends no sentence: "e.g.", "vs.", "Fig.", a single initial.
bool isAbbreviation(QStringView before)
{
    constexpr std::array endings{"e.g"_L1, "i.e"_L1,  "vs"_L1,    "al"_L1, "cf"_L1,     "etc"_L1,
                                 "Fig"_L1, "resp"_L1, "w.r.t"_L1, "Dr"_L1, "approx"_L1, "St"_L1};
    const qsizetype space = before.lastIndexOf(u' ');
    const QStringView word = before.sliced(space + 1);
    const QStringView plain = word.startsWith(u'(') ? word.sliced(1) : word;
    return (plain.size() == 1 && plain[0].isUpper()) || isOneOf(plain, endings);
}

bool isSentenceEnd(QStringView text, qsizetype i)
{
    const QChar c = text[i];
    if (c == u'。' || c == u'！' || c == u'？')
        return true;
    if (c != u'.' && c != u'?' && c != u'!')
        return false;
    if (i + 1 == text.size())
        return true;
    if (text[i + 1] != u' ' || (i + 2 < text.size() && text[i + 2].isLower()))
        return false;
    return c != u'.' || !isAbbreviation(text.first(i));
}

} // namespace

QString cleaned(QStringView text)
{
    const QStringView looked = text.first(qMin(text.size(), lookedAt));
    Cleaner out(looked);
    for (qsizetype i = 0; i < looked.size(); ++i) {
        const QChar c = looked[i];
        switch (c.unicode()) {
        case u'\\':
            i = addCommand(looked, i + 1, out) - 1;
            break;
        case u'$':
        case u'{':
        case u'}':
        case u'*':
        case u'`':
        case u'\u00AD':
            break;
        case u'~':
            out.addBlank();
            break;
        case u'\'':
            if (looked.sliced(i).startsWith(u"''"))
                ++i;
            else
                out.add(c);
            break;
        default:
            c.isSpace() ? out.addBlank() : out.add(c);
        }
    }
    return out.text();
}

QList<QStringView> sentences(QStringView text)
{
    QList<QStringView> result;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        const bool plain = c > u'?' && c < u'。'; // most characters, letters and blanks, are sorted out here
        if (c == u' ' || plain || !isSentenceEnd(text, i))
            continue;
        result.append(text.sliced(begin, i + 1 - begin).trimmed());
        begin = i + 1;
    }
    if (begin < text.size())
        result.append(text.sliced(begin).trimmed());
    result.removeIf([](QStringView sentence) { return sentence.isEmpty(); });
    return result;
}

QList<QStringView> words(QStringView text)
{
    constexpr qsizetype usualWord = 6; // with its blank; a guess that saves growing the list
    QList<QStringView> result;
    result.reserve(text.size() / usualWord + 2);
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != u' ')
            continue;
        if (i > begin)
            result.append(text.sliced(begin, i - begin));
        begin = i + 1;
    }
    return result;
}

QStringView bare(QStringView word)
{
    while (!word.isEmpty() && isMark(word.front()))
        word.slice(1);
    while (!word.isEmpty() && isMark(word.back()))
        word.chop(1);
    return word;
}

QStringView from(QStringView text, QStringView word)
{
    return text.sliced(word.data() - text.data());
}

QStringView before(QStringView text, QStringView word)
{
    return text.first(word.data() - text.data()).trimmed();
}

bool isOneOf(QStringView word, Words set)
{
    const QStringView plain = bare(word);
    return std::ranges::any_of(set, [plain](QLatin1StringView entry) { return equalInAnyCase(plain, entry); });
}

bool isFormOf(QStringView word, Words verbs)
{
    const QStringView plain = bare(word);
    const auto isForm = [plain](QLatin1StringView verb) {
        const qsizetype size = verb.size();
        const bool yEnding = verb.endsWith('y'_L1);
        const QLatin1StringView stem = yEnding && plain.size() > size ? verb.chopped(1) : verb;
        if (plain.size() < stem.size() || plain.size() > size + 3 || !equalInAnyCase(plain.first(stem.size()), stem))
            return false;
        const QStringView ending = plain.sliced(stem.size());
        if (stem.size() < size)
            return ending == "ies"_L1 || ending == "ied"_L1;
        return ending.isEmpty() || ending == u's' || ending == u'd' || ending == "es"_L1 || ending == "ed"_L1;
    };
    return std::ranges::any_of(verbs, isForm);
}

QString gerund(QStringView verb)
{
    constexpr std::array doubling{"cut"_L1,  "get"_L1, "set"_L1, "run"_L1, "put"_L1,
                                  "plan"_L1, "map"_L1, "fit"_L1, "let"_L1};
    QString form = verb.toString();
    if (isOneOf(verb, doubling))
        form += form.back();
    else if (form.endsWith(u'e') && !form.endsWith("ee"_L1))
        form.chop(1);
    return form + u"ing"_s;
}

QStringView withoutLeading(QStringView text, Words set)
{
    QStringView rest = text.trimmed();
    for (;;) {
        const qsizetype end = rest.indexOf(u' ');
        if (end <= 0 || !isOneOf(rest.first(end), set))
            return rest;
        rest = rest.sliced(end + 1).trimmed();
    }
}

} // namespace lectern::heading

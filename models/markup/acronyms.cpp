// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/acronyms.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::markup {

namespace {

constexpr qsizetype shortest = 2;
constexpr qsizetype longest = 10;

// A short form's plural is not part of it.
QString singular(QString word)
{
    if (word.size() > shortest && word.endsWith(u's') && word.at(word.size() - 2).isUpper()) {
        word.chop(1);
    }
    return word;
}

// Words with capitals, digits and hyphens: "LLM", "t-SNE", "mBERT", "DP-SGD"; not "see", "2024" or "Figure".
bool looksShort(const QString &word)
{
    if (word.size() < shortest || word.size() > longest || !word.front().isLetterOrNumber()) {
        return false;
    }
    int capitals = 0;
    int letters = 0;
    for (const QChar c : word) {
        if (!c.isLetterOrNumber() && c != u'-' && c != u'/' && c != u'+' && c != u'&') {
            return false;
        }
        capitals += c.isUpper() ? 1 : 0;
        letters += c.isLetter() ? 1 : 0;
    }
    return letters >= 2 && capitals >= 2;
}

// The end of the words whose initials are the short form, letter by letter: “proximal policy optimization” for PPO,
// which also ends in “policy optimization” with a p and an o in it. Or empty.
QString initialsBefore(const QString &words, const QString &shortForm)
{
    qsizetype at = words.size();
    for (qsizetype i = shortForm.size() - 1; i >= 0; --i) {
        if (!shortForm.at(i).isLetterOrNumber()) {
            continue;
        }
        do {
            --at;
        } while (at > 0 && (!words.at(at).isLetterOrNumber() || words.at(at - 1).isLetterOrNumber()));
        if (at < 0 || words.at(at).toCaseFolded() != shortForm.at(i).toCaseFolded()) {
            return {};
        }
    }
    return words.mid(at);
}

// The shortest end of the words that spells the short form, or empty. Words in between may be passed over, but each
// letter must be found, from the right to the left, and the first at the start of a word.
QString longFormBefore(const QString &words, const QString &shortForm)
{
    if (const QString exact = initialsBefore(words, shortForm); !exact.isEmpty()) {
        return exact;
    }
    qsizetype at = words.size() - 1;
    for (qsizetype i = shortForm.size() - 1; i >= 0; --i) {
        const QChar wanted = shortForm.at(i).toCaseFolded();
        if (!wanted.isLetterOrNumber()) {
            continue;
        }
        const auto startsWord = [&words](qsizetype place) {
            return place == 0 || !words.at(place - 1).isLetterOrNumber();
        };
        while (at >= 0 && (words.at(at).toCaseFolded() != wanted || (i == 0 && !startsWord(at)))) {
            --at;
        }
        if (at < 0) {
            return {};
        }
        if (i > 0) {
            --at;
        } else {
            return words.mid(at);
        }
    }
    return {};
}

// As many words before a place as the short form may stand for, from one sentence.
QString wordsBefore(const QString &text, qsizetype end, const QString &shortForm)
{
    const qsizetype most = std::min(shortForm.size() + 5, shortForm.size() * 2);
    qsizetype start = end;
    qsizetype words = 0;
    bool inWord = false;
    while (start > 0) {
        const QChar c = text.at(start - 1);
        if (c == u'.' || c == u';' || c == u'(' || c == u')' || c == u':' || c == u'\n' || c == u'?' || c == u'!') {
            break;
        }
        const bool letter = !c.isSpace();
        if (!letter && inWord && ++words == most) {
            break;
        }
        inWord = letter;
        --start;
    }
    return text.mid(start, end - start).trimmed();
}

// Half of a short form's capitals must begin words: “method (Them)” spells its letters by chance.
bool begins(const QString &longForm, const QString &shortForm)
{
    QString initials;
    for (qsizetype i = 0; i < longForm.size(); ++i) {
        const bool start = i == 0 || !longForm.at(i - 1).isLetterOrNumber() ||
                           (longForm.at(i).isUpper() && longForm.at(i - 1).isLower());
        if (start && longForm.at(i).isLetterOrNumber()) {
            initials += longForm.at(i).toCaseFolded();
        }
    }
    int capitals = 0;
    int found = 0;
    qsizetype from = 0;
    for (const QChar c : shortForm) {
        if (!c.isUpper()) {
            continue;
        }
        ++capitals;
        if (const qsizetype at = initials.indexOf(c.toCaseFolded(), from); at >= 0) {
            ++found;
            from = at + 1;
        }
    }
    return 2 * found >= capitals;
}

bool isLongEnough(const QString &longForm, const QString &shortForm)
{
    return longForm.size() > shortForm.size() + 1 && !longForm.contains(shortForm) && begins(longForm, shortForm);
}

} // namespace

std::vector<Acronym> acronyms(const QString &text)
{
    std::vector<Acronym> found;
    const auto add = [&found](const QString &shortForm, const QString &longForm) {
        if (std::ranges::find(found, shortForm, &Acronym::shortForm) == found.end()) {
            found.push_back({shortForm, longForm.simplified()});
        }
    };
    static const QRegularExpression brackets(u"\\(([^()\\n]{2,80})\\)"_s);
    for (auto it = brackets.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        // “(LLMs; Brown et al.)” and “(LLM, for short)” define what comes first.
        const QString inside = match.captured(1).section(u';', 0, 0).section(u',', 0, 0).trimmed();
        if (const QString shortForm = singular(inside); looksShort(shortForm)) {
            const QString before = wordsBefore(text, match.capturedStart(), shortForm);
            const QString longForm = longFormBefore(before, shortForm);
            if (isLongEnough(longForm, shortForm)) {
                add(shortForm, longForm);
            }
            continue;
        }
        // “LLM (large language model)”: the word before the bracket is the short one.
        const QString before = text.left(match.capturedStart()).trimmed();
        const QString shortForm = singular(before.mid(before.lastIndexOf(u' ') + 1));
        if (looksShort(shortForm) && inside.contains(u' ')) {
            const QString longForm = longFormBefore(inside, shortForm);
            if (longForm == inside && isLongEnough(longForm, shortForm)) {
                add(shortForm, longForm);
            }
        }
    }
    return found;
}

QString meaningOf(const QString &word, const std::vector<Acronym> &known)
{
    const auto acronym = std::ranges::find(known, singular(word), &Acronym::shortForm);
    return acronym == known.end() ? QString() : acronym->longForm;
}

} // namespace lectern::markup

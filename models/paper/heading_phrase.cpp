// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/heading_phrase.h"

#include "models/paper/heading_claim.h"
#include "models/paper/heading_text.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern::heading {

namespace {

constexpr std::array articles{"another"_L1, "i"_L1,        "1"_L1,          "a"_L1,     "an"_L1,
                              "the"_L1,     "our"_L1,      "new"_L1,        "novel"_L1, "innovative"_L1,
                              "first"_L1,   "original"_L1, "first-ever"_L1, "and"_L1};
constexpr std::array praise{"simple"_L1,          "efficient"_L1,   "effective"_L1,
                            "straightforward"_L1, "lightweight"_L1, "novel"_L1};
constexpr std::array turns{"yet"_L1, "but"_L1, "and"_L1};
constexpr std::array generics{"quantity"_L1,     "procedure"_L1,     "opposite"_L1,    "following"_L1,
                              "framework"_L1,    "method"_L1,        "methods"_L1,     "approach"_L1,
                              "approaches"_L1,   "algorithm"_L1,     "algorithms"_L1,  "model"_L1,
                              "models"_L1,       "system"_L1,        "technique"_L1,   "techniques"_L1,
                              "architecture"_L1, "strategy"_L1,      "scheme"_L1,      "pipeline"_L1,
                              "paradigm"_L1,     "class"_L1,         "family"_L1,      "mechanism"_L1,
                              "solution"_L1,     "new"_L1,           "novel"_L1,       "simple"_L1,
                              "efficient"_L1,    "general"_L1,       "unified"_L1,     "effective"_L1,
                              "of"_L1,           "study"_L1,         "analysis"_L1,    "problem"_L1,
                              "theoretical"_L1,  "experiments"_L1,   "results"_L1,     "extensive"_L1,
                              "empirical"_L1,    "two"_L1,           "three"_L1,       "several"_L1,
                              "work"_L1,         "task"_L1,          "a"_L1,           "an"_L1,
                              "the"_L1,          "and"_L1,           "this"_L1,        "theory"_L1,
                              "evidence"_L1,     "principled"_L1,    "flexible"_L1,    "powerful"_L1,
                              "key"_L1,          "main"_L1,          "different"_L1,   "contributions"_L1,
                              "ideas"_L1,        "insights"_L1,      "alternative"_L1, "it"_L1,
                              "them"_L1,         "that"_L1,          "these"_L1,       "such"_L1,
                              "for"_L1,          "dataset"_L1,       "benchmark"_L1,   "tool"_L1,
                              "network"_L1,      "module"_L1,        "based"_L1,       "on"_L1,
                              "large-scale"_L1,  "comprehensive"_L1, "setting"_L1,     "concept"_L1,
                              "question"_L1,     "issue"_L1,         "ways"_L1,        "way"_L1};

// What may not stand at an end.
constexpr std::array dangling{
    "addition"_L1,   "that"_L1,       "which"_L1,   "who"_L1,     "whose"_L1,   "where"_L1,     "when"_L1,
    "while"_L1,      "and"_L1,        "or"_L1,      "but"_L1,     "of"_L1,      "in"_L1,        "on"_L1,
    "for"_L1,        "with"_L1,       "by"_L1,      "to"_L1,      "from"_L1,    "at"_L1,        "as"_L1,
    "into"_L1,       "via"_L1,        "through"_L1, "using"_L1,   "between"_L1, "under"_L1,     "over"_L1,
    "the"_L1,        "a"_L1,          "an"_L1,      "its"_L1,     "their"_L1,   "our"_L1,       "is"_L1,
    "are"_L1,        "be"_L1,         "can"_L1,     "may"_L1,     "e.g"_L1,     "i.e"_L1,       "both"_L1,
    "than"_L1,       "without"_L1,    "across"_L1,  "based"_L1,   "such"_L1,    "so"_L1,        "not"_L1,
    "called"_L1,     "has"_L1,        "have"_L1,    "more"_L1,    "within"_L1,  "during"_L1,    "this"_L1,
    "these"_L1,      "any"_L1,        "each"_L1,    "only"_L1,    "new"_L1,     "novel"_L1,     "we"_L1,
    "upon"_L1,       "if"_L1,         "how"_L1,     "whether"_L1, "namely"_L1,  "including"_L1, "against"_L1,
    "two"_L1,        "all"_L1,        "then"_L1,    "will"_L1,    "does"_L1,    "do"_L1,        "even"_L1,
    "also"_L1,       "other"_L1,      "rather"_L1,  "well"_L1,    "towards"_L1, "toward"_L1,    "known"_L1,
    "consisting"_L1, "associated"_L1, "it"_L1,      "they"_L1,    "was"_L1,     "were"_L1,      "been"_L1,
    "yet"_L1,        "very"_L1,       "most"_L1,    "given"_L1,   "among"_L1,   "about"_L1,     "various"_L1,
    "several"_L1,    "many"_L1,       "some"_L1,    "i.e.,"_L1,   "respect"_L1, "there"_L1};

// Where a phrase may be cut so that what stays is whole; the first group is the better place.
constexpr std::array clauseStarts{"that"_L1,    "which"_L1,    "while"_L1,     "where"_L1,  "when"_L1, "by"_L1,
                                  "through"_L1, "using"_L1,    "because"_L1,   "so"_L1,     "via"_L1,  "without"_L1,
                                  "whose"_L1,   "thereby"_L1,  "whereas"_L1,   "based"_L1,  "as"_L1,   "if"_L1,
                                  "such"_L1,    "since"_L1,    "even"_L1,      "rather"_L1, "but"_L1,  "instead"_L1,
                                  "despite"_L1, "although"_L1, "leveraging"_L1};
constexpr std::array phraseStarts{"for"_L1,   "with"_L1,   "in"_L1,      "on"_L1,     "from"_L1,
                                  "under"_L1, "across"_L1, "to"_L1,      "into"_L1,   "over"_L1,
                                  "at"_L1,    "within"_L1, "against"_L1, "during"_L1, "over"_L1};

// A comma before one of these ends the phrase.
constexpr std::array asides{
    "which"_L1,   "that"_L1,      "where"_L1,   "whose"_L1,  "while"_L1,   "enabling"_L1, "allowing"_L1, "thereby"_L1,
    "thus"_L1,    "achieving"_L1, "leading"_L1, "making"_L1, "by"_L1,      "using"_L1,    "through"_L1,  "based"_L1,
    "without"_L1, "but"_L1,       "as"_L1,      "so"_L1,     "called"_L1,  "named"_L1,    "to"_L1,       "we"_L1,
    "such"_L1,    "including"_L1, "when"_L1,    "even"_L1,   "because"_L1, "yet"_L1,      "although"_L1, "a"_L1,
    "an"_L1,      "the"_L1,       "i.e"_L1,     "e.g"_L1,    "termed"_L1,  "dubbed"_L1};

// "that achieves X" says no more than "with X".
constexpr std::array having{"achieves"_L1,   "achieve"_L1,  "provides"_L1, "provide"_L1,  "offers"_L1, "offer"_L1,
                            "guarantees"_L1, "exhibits"_L1, "has"_L1,      "have"_L1,     "enjoys"_L1, "yields"_L1,
                            "ensures"_L1,    "attains"_L1,  "features"_L1, "possesses"_L1};
constexpr std::array means{"through"_L1, "by"_L1, "via"_L1, "using"_L1};

// Remarks in parentheses go; "O(n)" has no blank before it and stays.
QString withoutRemarks(QStringView text)
{
    QString out;
    out.reserve(text.size());
    qsizetype depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool opens = (c == u'(' || c == u'[') && (depth > 0 || i == 0 || text[i - 1] == u' ');
        if (opens)
            ++depth;
        if (depth == 0)
            out += c;
        else if ((c == u')' || c == u']') && --depth == 0 && out.endsWith(u' '))
            out.chop(1);
    }
    return out;
}

qsizetype wordCount(QStringView text)
{
    return text.trimmed().isEmpty() ? 0 : text.trimmed().count(u' ') + 1;
}

// Where an enumeration "A, B, and C" ends that has its first comma at `comma`; -1 when it is none.
qsizetype endOfEnumeration(QStringView text, qsizetype comma)
{
    constexpr qsizetype longestItem = 5;
    constexpr qsizetype mostItems = 6;
    qsizetype begin = comma + 2;
    for (qsizetype item = 0; item < mostItems && begin < text.size(); ++item) {
        qsizetype end = text.indexOf(u", ", begin);
        const QStringView segment = text.sliced(begin, (end < 0 ? text.size() : end) - begin);
        const bool last = segment.startsWith("and "_L1) || segment.startsWith("or "_L1);
        if (last)
            return end < 0 ? text.size() : end;
        if (const qsizetype joint = segment.indexOf(" and "_L1); joint > 0 && wordCount(segment.first(joint)) <= 3)
            return end < 0 ? text.size() : end;
        if (end < 0 || wordCount(segment) > longestItem)
            return -1;
        begin = end + 2;
    }
    return -1;
}

QStringView firstWord(QStringView text)
{
    const qsizetype space = text.indexOf(u' ');
    return space < 0 ? text : text.first(space);
}

// "a short, readable report", "fast, exact search": the comma stands between adjectives of one noun.
bool isAdjectiveBefore(QStringView text, qsizetype comma)
{
    const QList<QStringView> all = words(text.first(comma));
    if (all.size() < 2)
        return true;
    constexpr std::array determiners{"a"_L1, "an"_L1, "the"_L1, "of"_L1, "for"_L1, "with"_L1, "is"_L1, "are"_L1};
    return isOneOf(all[all.size() - 2], determiners);
}

// "… and prove its convergence": a second thing that the paper does, not a second noun.
QStringView cutAtSecondVerb(QStringView text)
{
    constexpr std::array nouns{"study"_L1,   "design"_L1,  "report"_L1,  "review"_L1, "survey"_L1,
                               "use"_L1,     "designs"_L1, "present"_L1, "find"_L1,   "focus"_L1,
                               "reports"_L1, "release"_L1, "reviews"_L1};
    const QList<QStringView> all = words(text);
    for (qsizetype i = 1; i + 2 < all.size(); ++i) {
        if (all[i] != "and"_L1 || !isClaimVerb(all[i + 1]) || bare(all[i + 1]).endsWith("ed"_L1))
            continue;
        constexpr std::array articlesBehind{"a"_L1, "an"_L1, "the"_L1, "how"_L1, "that"_L1, "its"_L1, "their"_L1};
        if (!isOneOf(all[i + 1], nouns) || isOneOf(all[i + 2], articlesBehind))
            return before(text, all[i]);
    }
    return text;
}

// Takes out "-- a remark between dashes --".
QString withoutDashedRemark(const QString &text)
{
    for (const QStringView dash : {u"—", u" -- ", u"---", u" – "}) {
        const qsizetype first = text.indexOf(dash);
        const qsizetype second = first < 0 ? -1 : text.indexOf(dash, first + dash.size());
        if (second > 0)
            return text.left(first) + u' ' + text.mid(second + dash.size());
    }
    return text;
}

// What stands behind a dash that was typed as a hyphen: "--", "tracker-a new device", "learning-that is, …".
bool opensRemark(QStringView text)
{
    return text.startsWith(u'-') || text.startsWith(u"a ") || text.startsWith(u"an ") || text.startsWith(u"that ");
}

// Ends the phrase at the first stop or aside; an enumeration and adjectives before the noun go through.
QStringView cutAtStops(QStringView text)
{
    qsizetype i = 0;
    while (i < text.size()) {
        const QChar c = text[i];
        const bool spaced = i + 1 < text.size() && text[i + 1] == u' ';
        const bool dash = c == u'—' || ((c == u'–' || c == u'-') && spaced && i > 0 && text[i - 1] == u' ') ||
                          (c == u'-' && opensRemark(text.sliced(i + 1)));
        if (c == u';' || dash || (c == u':' && spaced))
            return text.first(i);
        if (c == u',' && spaced) {
            const QStringView next = firstWord(text.sliced(i + 2));
            if (isOneOf(next, asides))
                return text.first(i);
            const qsizetype end = endOfEnumeration(text, i);
            const bool adjective = end < 0 && isAdjectiveBefore(text, i);
            if (end < 0 && !adjective)
                return text.first(i);
            i = qMax(i, adjective ? i : end - 1);
        }
        ++i;
    }
    return text;
}

QString withInsteadOfHaving(QStringView text)
{
    for (const QStringView word : words(text)) {
        constexpr std::array relative{"that"_L1, "which"_L1};
        if (!isOneOf(word, relative))
            continue;
        const QStringView verb = firstWord(from(text, word).sliced(word.size()).trimmed());
        if (verb.isEmpty() || !isOneOf(verb, having))
            return text.toString();
        QStringView rest = from(text, verb).sliced(verb.size());
        for (const QStringView later : words(rest)) {
            if (isOneOf(later, means)) {
                rest = before(rest, later);
                break;
            }
        }
        return before(text, word).toString() + u" with "_s + withoutLeading(rest, articles).toString();
    }
    return text.toString();
}

// "between A and B", "both A and B": no place to cut.
bool isPaired(QStringView before)
{
    return before.contains(u" between ") || before.contains(u" both ");
}

// "characterizing the trade-off", not "language modeling".
bool opensParticiple(QStringView text, QStringView word)
{
    constexpr std::array openers{"the"_L1, "a"_L1,  "an"_L1,  "of"_L1,   "both"_L1,
                                 "how"_L1, "to"_L1, "its"_L1, "their"_L1};
    return word.endsWith("ing"_L1) && isOneOf(firstWord(text.sliced(word.size()).trimmed()), openers);
}

// The last good place to cut before `room`: a clause, else a phrase, else a word.
QStringView shortened(QStringView text, qsizetype room)
{
    if (text.size() <= room)
        return text;
    const qsizetype least = room / 3;
    qsizetype clause = -1, phrase = -1, joint = -1, word = -1;
    QStringView last;
    for (const QStringView each : words(text)) {
        const qsizetype at = each.data() - text.data();
        if (at - 1 > room)
            break;
        word = at;
        if (at < least)
            continue;
        const QStringView previous = std::exchange(last, each);
        if (isOneOf(each, clauseStarts))
            clause = at;
        else if (isOneOf(each, phraseStarts))
            phrase = at;
        else if (each == "and"_L1 ? !isPaired(text.first(at))
                                  : opensParticiple(text.sliced(at), each) && !isOneOf(previous, dangling))
            joint = at;
    }
    constexpr qsizetype worthMore = 30; // a clause cut that costs this much more is not worth it
    const qsizetype best = clause > 0 && clause + worthMore >= phrase ? clause : phrase;
    // Chinese has no blanks to cut at, and a word of a hundred letters is none.
    const qsizetype hard = text[room - 1].isHighSurrogate() ? room - 1 : room;
    const qsizetype cut = best > 0 ? best : joint > 0 ? joint : word > 0 ? word : hard;
    QStringView kept = text.first(cut).trimmed();
    // "transformers trained | on …": a participle goes with what it had behind it.
    const qsizetype space = kept.lastIndexOf(u' ');
    return kept.endsWith("ed"_L1) && space > least ? kept.first(space) : kept;
}

// What a TeX formula leaves behind: "C_g,tau", "n^2".
bool isFormula(QStringView word)
{
    constexpr qsizetype nameLetters = 4; // "GA^2Ms" is a name
    if (!word.contains(u"^-") && !word.contains(u"^(") &&
        std::ranges::count_if(word, [](QChar c) { return c.isLetter(); }) >= nameLetters && !word.contains(u'_'))
        return false;
    return std::ranges::any_of(word, [](QChar c) { return QStringView(u"^_=|<>≤≥").contains(c); });
}

QStringView withoutDangling(QStringView text)
{
    for (;;) {
        while (!text.isEmpty() && QStringView(u" ,;:.?!–—-。！？，；：、").contains(text.back()))
            text.chop(1);
        const qsizetype space = text.lastIndexOf(u' ');
        if (space < 0 || !(isOneOf(text.sliced(space + 1), dangling) || isFormula(text.sliced(space + 1))))
            return text;
        text = text.first(space);
    }
}

QString balanced(QString text)
{
    if (const qsizetype open = text.lastIndexOf(u'('); open >= 0 && text.indexOf(u')', open) < 0)
        text.truncate(open);
    for (const QChar quote : {u'"', u'“', u'”', u')'}) {
        const bool paired = quote == u')'
                                ? text.count(u'(') == text.count(u')')
                                : (quote == u'"' ? text.count(u'"') % 2 == 0 : text.count(u'“') == text.count(u'”'));
        if (!paired)
            text.remove(quote);
    }
    return text;
}

// "tool that, starting from X, finds Y" as "tool that finds Y"; "controller, which has Y" as "controller which has Y".
QString withoutInterjection(const QString &text)
{
    const qsizetype first = text.indexOf(", "_L1);
    if (first < 0)
        return {};
    constexpr std::array relative{"which"_L1, "that"_L1};
    if (isOneOf(firstWord(QStringView(text).sliced(first + 2)), relative))
        return text.left(first) + text.mid(first + 1);
    const qsizetype second = text.indexOf(", "_L1, first + 2);
    return second < 0 ? QString() : text.left(first) + text.mid(second + 1);
}

QString phraseOf(const QString &text, qsizetype room)
{
    const QString phrase = withInsteadOfHaving(withoutDangling(cutAtSecondVerb(cutAtStops(text))));
    return balanced(withoutDangling(shortened(phrase, room)).toString()).simplified();
}

QString finished(QStringView text, qsizetype room)
{
    constexpr qsizetype looked = 400; // four headings' length: what comes later is cut in any case
    const QString whole = withoutDashedRemark(withoutRemarks(text.first(qMin(text.size(), looked))));
    QString phrase = phraseOf(whole, room);
    if (phrase.contains(u' ') && !isGeneric(phrase))
        return phrase;
    const QString plain = withoutInterjection(whole);
    return plain.isEmpty() ? phrase : phraseOf(plain, room);
}

} // namespace

QStringView withoutArticles(QStringView text)
{
    QStringView rest = withoutLeading(text, articles);
    const QList<QStringView> all = words(rest.first(qMin(rest.size(), qsizetype(60))));
    if (all.size() > 3 && isOneOf(all[0], praise) && isOneOf(all[1], turns))
        return withoutLeading(from(rest, all[3]), articles);
    return rest;
}

QString trimmedPhrase(QStringView text, qsizetype room)
{
    constexpr std::array fillers{"a"_L1,       "the"_L1,      "set"_L1,  "series"_L1, "number"_L1, "variety"_L1,
                                 "problem"_L1, "question"_L1, "task"_L1, "issue"_L1,  "topic"_L1};
    QStringView rest = withoutArticles(text);
    const QStringView first = firstWord(rest);
    const QStringView behind = rest.sliced(first.size()).trimmed();
    if (isOneOf(first, fillers) && behind.startsWith("of "_L1))
        rest = withoutArticles(behind.sliced(3));
    return finished(rest, room);
}

QString trimmedClause(QStringView text, qsizetype room)
{
    return finished(text, room);
}

bool isGeneric(QStringView phrase)
{
    return std::ranges::all_of(words(phrase), [](QStringView word) { return isOneOf(word, generics); });
}

} // namespace lectern::heading

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/heading.h"

#include "models/paper/heading_claim.h"
#include "models/paper/heading_name.h"
#include "models/paper/heading_phrase.h"
#include "models/paper/heading_text.h"

#include <QStringBuilder>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

using namespace heading;

struct Candidate {
    QString text;
    double score = 0;
};

constexpr double perSentence = 1.5; // a claim further down is less likely the paper's main one
constexpr double heaviestClaim = 80;
constexpr double forName = 18;
constexpr double forNothingSaid = -58;
constexpr double forFewWords = -25;

// Objects that say how the paper was written, not what it is about.
constexpr std::array trimmings{
    "experiments"_L1, "experimental"_L1, "results"_L1,    "evidence"_L1,         "evaluation"_L1,
    "evaluations"_L1, "code"_L1,         "proof"_L1,      "proofs"_L1,           "insights"_L1,
    "guarantees"_L1,  "improvements"_L1, "future"_L1,     "state-of-the-art"_L1, "promising"_L1,
    "strong"_L1,      "examples"_L1,     "extensive"_L1,  "performance"_L1,      "implications"_L1,
    "limitations"_L1, "numerical"_L1,    "conditions"_L1, "detailed"_L1,         "overview"_L1,
    "best"_L1};
constexpr std::array pronouns{"of"_L1,   "it"_L1, "this"_L1, "these"_L1, "them"_L1,  "that"_L1,  "those"_L1, "such"_L1,
                              "they"_L1, "we"_L1, "both"_L1, "its"_L1,   "their"_L1, "there"_L1, "here"_L1,  "one"_L1};
constexpr std::array leads{
    "under"_L1,    "for"_L1,      "in"_L1,           "when"_L1,     "if"_L1,           "with"_L1,    "by"_L1,
    "unlike"_L1,   "despite"_L1,  "given"_L1,        "while"_L1,    "although"_L1,     "to"_L1,      "from"_L1,
    "however"_L1,  "recently"_L1, "surprisingly"_L1, "moreover"_L1, "specifically"_L1, "at"_L1,      "on"_L1,
    "contrary"_L1, "compared"_L1, "even"_L1,         "as"_L1,       "using"_L1,        "through"_L1, "finally"_L1};
constexpr std::array questions{"whether"_L1, "how"_L1, "why"_L1, "what"_L1, "when"_L1, "which"_L1, "if"_L1, "where"_L1};

QStringView firstOf(QStringView text)
{
    const QList<QStringView> all = words(text.first(qMin(text.size(), qsizetype(60))));
    return all.isEmpty() ? QStringView() : all.front();
}

// "Under mild assumptions, X holds" becomes "X holds".
QStringView withoutLead(QStringView clause)
{
    const QStringView first = firstOf(clause);
    const qsizetype comma = clause.indexOf(u", ");
    const bool lead = isOneOf(first, leads) || (first.endsWith(u',') && bare(first).endsWith("ly"_L1));
    constexpr qsizetype leastLeft = 25;
    return lead && comma > 0 && clause.size() - comma > leastLeft ? clause.sliced(comma + 2) : clause;
}

QString capitalised(QString text)
{
    const qsizetype end = text.indexOf(u' ');
    const QStringView first = QStringView(text).first(end < 0 ? text.size() : end);
    // "pLMs" and "k-means" keep their first letter, "non-Markovian" does not.
    const auto isUpper = [](QChar c) { return c.isUpper(); };
    const auto upper = std::ranges::find_if(first, isUpper);
    const auto hyphen = std::ranges::find(first, u'-');
    const bool plain = upper == first.end() || hyphen < upper;
    const qsizetype letter = !text.isEmpty() && QStringView(u"\"“‘'").contains(text.front()) ? 1 : 0;
    if (plain && letter < text.size())
        text[letter] = text[letter].toUpper();
    return text;
}

double penaltyFor(QStringView object, const QString &phrase)
{
    constexpr qsizetype few = 2;
    double penalty = 0;
    if (isGeneric(phrase))
        penalty += forNothingSaid;
    if (phrase.count(u' ') < few)
        penalty += phrase.contains(u' ') ? forFewWords : forNothingSaid;
    if (!phrase.isEmpty() && !phrase.front().isLetterOrNumber())
        penalty += forFewWords;
    const QList<QStringView> all = words(object.first(qMin(object.size(), qsizetype(80))));
    constexpr std::array counts{"two"_L1, "three"_L1, "several"_L1, "four"_L1, "some"_L1};
    constexpr qsizetype vague = 5;
    if (!all.isEmpty() && isOneOf(all[0], counts) && phrase.count(u' ') < vague)
        penalty += forFewWords;
    constexpr std::array pointing{"presented"_L1, "proposed"_L1, "latter"_L1, "resulting"_L1, "former"_L1};
    if (!all.isEmpty() && (isOneOf(all[0], pronouns) || isOneOf(all[qMin(all.size() - 1, qsizetype(1))], pointing)))
        penalty += forNothingSaid;
    for (qsizetype i = 0; i < qMin(all.size(), qsizetype(4)); ++i) {
        if (isOneOf(all[i], trimmings))
            return penalty + forNothingSaid;
    }
    return penalty;
}

Candidate named(const Coinage &coinage, int weight)
{
    if (coinage.description.isEmpty())
        return {coinage.name, weight + forNothingSaid};
    const QString joint = coinage.isClause ? u" "_s : u": "_s;
    return {coinage.name + joint + coinage.description, weight + forName};
}

// "a transition hypothesis: models do X", "the robustness score, the minimum number of Y": a few words and what
// they mean. Generic words give way to their meaning.
QString explained(QStringView object, const QString &phrase)
{
    constexpr qsizetype fewWords = 4;
    if (phrase.count(u' ') >= fewWords)
        return phrase;
    const qsizetype at = object.indexOf(phrase.last(qMin(phrase.size(), qsizetype(4))));
    const QStringView behind = at < 0 ? QStringView() : object.sliced(at + qMin(phrase.size(), qsizetype(4)));
    if (behind.startsWith(u": ("))
        return phrase; // an enumeration
    const bool apposition = behind.startsWith(u", a ") || behind.startsWith(u", an ") || behind.startsWith(u", the ");
    if (!apposition && !behind.startsWith(u": "))
        return phrase;
    const qsizetype room = longestHeading - phrase.size() - 2;
    const QString meaning = apposition ? trimmedPhrase(behind.sliced(2), room) : trimmedClause(behind.sliced(2), room);
    constexpr qsizetype leastMeaning = 12;
    if (meaning.size() < leastMeaning)
        return phrase;
    return isGeneric(phrase) ? meaning : phrase + u": "_s + meaning;
}

Candidate stated(const Claim &claim);

Candidate made(const Claim &claim)
{
    if (firstOf(claim.object) == "that"_L1)
        return stated(claim);
    if (const auto coinage = coinageIn(claim.object))
        return named(*coinage, claim.weight);
    const QList<QStringView> all = words(claim.object.first(qMin(claim.object.size(), qsizetype(80))));
    QString phrase;
    if (all.size() > 2 && all[0] == "to"_L1)
        phrase = trimmedClause(QString(gerund(all[1]) % from(claim.object, all[1]).sliced(all[1].size())));
    else
        phrase = explained(claim.object, trimmedPhrase(claim.object));
    return {phrase, claim.weight + penaltyFor(claim.object, phrase)};
}

Candidate stated(const Claim &claim)
{
    const QStringView first = firstOf(claim.object);
    if (first == "that"_L1) {
        const QStringView clause = withoutLead(claim.object.sliced(4).trimmed());
        const QString phrase = trimmedClause(clause);
        constexpr std::array ours{"our"_L1, "using"_L1, "to"_L1, "that"_L1, "and"_L1};
        const double own = isOneOf(firstOf(clause), ours) ? forNothingSaid : 0;
        return {phrase, claim.weight + own + penaltyFor(clause, phrase)};
    }
    const bool question = isOneOf(first, questions);
    const QString phrase = question ? trimmedClause(claim.object) : trimmedPhrase(claim.object);
    constexpr double forNoThat = -15;
    return {phrase, claim.weight + penaltyFor(claim.object, phrase) + (question ? 0 : forNoThat)};
}

Candidate studied(const Claim &claim)
{
    const bool question = isOneOf(firstOf(claim.object), questions);
    const QString phrase = question ? trimmedClause(claim.object) : trimmedPhrase(claim.object);
    return {phrase, claim.weight + penaltyFor(claim.object, phrase)};
}

Candidate candidateFrom(const Claim &claim)
{
    switch (claim.kind) {
    case Claim::Kind::Makes:
        return made(claim);
    case Claim::Kind::Studies:
        return studied(claim);
    case Claim::Kind::Shows:
        return stated(claim);
    case Claim::Kind::Asks: {
        return {trimmedClause(claim.object), double(claim.weight)};
    }
    }
    return {};
}

// "We apply X" as "Applying X"; any other sentence as it is.
QString firstSentence(QStringView sentence)
{
    const QStringView clause = withoutLead(sentence);
    const QList<QStringView> all = words(clause.first(qMin(clause.size(), qsizetype(80))));
    constexpr std::array auxiliaries{"are"_L1, "have"_L1, "can"_L1, "were"_L1, "do"_L1, "may"_L1, "will"_L1, "must"_L1};
    const bool we = all.size() > 3 && (all[0] == "We"_L1 || all[0] == "we"_L1);
    if (!we || isOneOf(all[1], auxiliaries) || all[1].endsWith("ed"_L1) || all[1].endsWith("ly"_L1))
        return trimmedClause(clause);
    return trimmedClause(QString(gerund(all[1]) % from(clause, all[1]).sliced(all[1].size())));
}

} // namespace

QString deriveHeading(QStringView plainText)
{
    const QString text = cleaned(plainText);
    const QList<QStringView> all = sentences(text);
    if (std::ranges::none_of(text, [](QChar c) { return c.isLetter(); }))
        return {};
    constexpr double leastScore = 26; // a lone name or word is no heading
    Candidate best{{}, leastScore};
    for (qsizetype i = 0; i < all.size(); ++i) {
        const double later = perSentence * static_cast<double>(i);
        if (heaviestClaim + forName - later <= best.score)
            break;
        const auto claim = claimIn(all[i]);
        if (!claim)
            continue;
        if (claim->weight + forName - later <= best.score)
            continue;
        Candidate candidate = candidateFrom(*claim);
        candidate.score -= later;
        if (candidate.score > best.score && candidate.text.size() > 2)
            best = std::move(candidate);
    }
    if (best.text.isEmpty())
        best.text = firstSentence(all.front());
    if (best.text.size() < 3)
        best.text = text.left(text.size() <= longestHeading ? longestHeading : text.lastIndexOf(u' ', longestHeading))
                        .trimmed();
    return capitalised(best.text);
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/heading_claim.h"

#include "models/paper/heading_text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace lectern::heading {

namespace {

struct Verbs {
    Claim::Kind kind;
    int weight;
    Words verbs;
};

constexpr std::array proposing{"propose"_L1, "introduce"_L1, "present"_L1, "unveil"_L1, "devise"_L1, "release"_L1};
constexpr std::array building{"develop"_L1, "design"_L1, "build"_L1,    "construct"_L1,
                              "create"_L1,  "built"_L1,  "formulate"_L1};
constexpr std::array giving{"describe"_L1, "provide"_L1, "offer"_L1,   "give"_L1,      "contribute"_L1,
                            "derive"_L1,   "suggest"_L1, "outline"_L1, "implement"_L1, "obtain"_L1,
                            "advocate"_L1, "collect"_L1, "curate"_L1};
constexpr std::array studying{"study"_L1,   "investigate"_L1, "examine"_L1,      "explore"_L1,      "analyze"_L1,
                              "analyse"_L1, "revisit"_L1,     "characterize"_L1, "characterise"_L1, "survey"_L1,
                              "review"_L1,  "formalize"_L1,   "formalise"_L1,    "consider"_L1,     "address"_L1,
                              "tackle"_L1,  "focus"_L1,       "extend"_L1,       "generalize"_L1,   "generalise"_L1,
                              "discuss"_L1, "concern"_L1};
constexpr std::array measuring{"identify"_L1, "evaluate"_L1, "compare"_L1, "report"_L1, "apply"_L1,
                               "deal"_L1,     "use"_L1,      "look"_L1,    "adapt"_L1};
constexpr std::array showing{"show"_L1,   "prove"_L1,    "demonstrate"_L1, "find"_L1,
                             "found"_L1,  "argue"_L1,    "establish"_L1,   "observe"_L1,
                             "reveal"_L1, "discover"_L1, "uncover"_L1,     "conjecture"_L1};
constexpr std::array asking{"ask"_L1};

constexpr std::array verbTables{
    Verbs{Claim::Kind::Makes, 80, proposing},   Verbs{Claim::Kind::Makes, 74, building},
    Verbs{Claim::Kind::Makes, 62, giving},      Verbs{Claim::Kind::Studies, 66, studying},
    Verbs{Claim::Kind::Studies, 44, measuring}, Verbs{Claim::Kind::Shows, 50, showing},
    Verbs{Claim::Kind::Asks, 62, asking},
};

constexpr std::array papers{"paper"_L1,  "work"_L1,   "article"_L1, "study"_L1,    "survey"_L1,   "thesis"_L1,
                            "letter"_L1, "report"_L1, "note"_L1,    "research"_L1, "tutorial"_L1, "authors"_L1};
constexpr std::array pointers{"this"_L1, "the"_L1, "our"_L1, "present"_L1};
constexpr std::array between{"also"_L1, "then"_L1,  "here"_L1,           "now"_L1,     "further"_L1, "therefore"_L1,
                             "thus"_L1, "hence"_L1, "next"_L1,           "instead"_L1, "first"_L1,   "have"_L1,
                             "has"_L1,  "aim"_L1,   "aims"_L1,           "seek"_L1,    "seeks"_L1,   "attempt"_L1,
                             "to"_L1,   "will"_L1,  "systematically"_L1, "both"_L1};
constexpr std::array prepositions{"on"_L1, "into"_L1, "at"_L1, "with"_L1, "upon"_L1, "about"_L1};

const Verbs *tableOf(QStringView word)
{
    for (const Verbs &table : verbTables) {
        if (isFormOf(word, table.verbs))
            return &table;
    }
    return nullptr;
}

bool isAdverb(QStringView word)
{
    return isOneOf(word, between) || (word.size() > 4 && bare(word).endsWith("ly"_L1));
}

// Where the verb may be when a subject that stands for the paper begins at `i`; -1 when none does.
qsizetype behindSubject(const QList<QStringView> &all, qsizetype i)
{
    constexpr std::array we{"we"_L1};
    if (!QStringView(u"wWtToOpP").contains(all[i].front()))
        return -1; // no first letter of a subject
    if (isOneOf(all[i], we))
        return i + 1;
    const bool paper = i + 1 < all.size() && isOneOf(all[i], pointers) && isOneOf(all[i + 1], papers);
    return paper && !all[i + 1].endsWith(u',') ? i + 2 : -1;
}

// "we design, implement and evaluate X": the last verb's position.
qsizetype lastVerb(const QList<QStringView> &all, qsizetype verb)
{
    constexpr std::array joints{"and"_L1, "or"_L1, "then"_L1};
    qsizetype last = verb;
    for (;;) {
        qsizetype next = last + 1;
        const bool comma = all[last].endsWith(u',');
        bool joined = comma;
        while (next < all.size() && (isOneOf(all[next], joints) || (joined && isAdverb(all[next])))) {
            joined = true;
            ++next;
        }
        if (!joined || next >= all.size() || !tableOf(all[next]))
            return last;
        last = next;
    }
}

// Behind the verb, its preposition and a remark such as "in this paper".
qsizetype objectBehind(const QList<QStringView> &all, qsizetype verb, Claim::Kind kind)
{
    qsizetype object = verb + 1;
    if (object < all.size() && kind == Claim::Kind::Studies && isOneOf(all[object], prepositions))
        ++object;
    if (object + 2 < all.size() && all[object] == "in"_L1 && isOneOf(all[object + 1], pointers) &&
        isOneOf(all[object + 2], papers))
        object += 3;
    constexpr std::array firstTime{"first"_L1};
    if (object + 4 < all.size() && all[object] == "for"_L1 && isOneOf(all[object + 2], firstTime))
        object += 4;
    constexpr std::array joints{"and"_L1, "a"_L1, "an"_L1, "the"_L1};
    while (object + 2 < all.size() && (isAdverb(all[object]) || all[object] == "and"_L1) &&
           (isOneOf(all[object + 1], joints) || isAdverb(all[object + 1])))
        ++object;
    return object;
}

// "we show that S and propose X", "we assume S and introduce X": what is proposed is the paper's own.
std::optional<Claim> secondClaim(QStringView sentence, const QList<QStringView> &all, qsizetype subject)
{
    for (qsizetype i = subject + 3; i + 2 < all.size(); ++i) {
        if (all[i] != "and"_L1)
            continue;
        const qsizetype verb = isAdverb(all[i + 1]) ? i + 2 : i + 1;
        const bool proposes = isFormOf(all[verb], proposing) || isOneOf(all[verb], Words(building).first(2));
        if (proposes && verb + 1 < all.size())
            return Claim{Claim::Kind::Makes, from(sentence, all[verb + 1]), 72};
    }
    return std::nullopt;
}

// "we use X to show that S": the statement.
Claim withStatement(Claim claim)
{
    for (const QStringView marker : {u" to show that ", u" to prove that ", u" to demonstrate that "}) {
        if (const qsizetype at = claim.object.indexOf(marker); at >= 0)
            return {Claim::Kind::Shows, claim.object.sliced(at + marker.indexOf(u"that")), 50};
    }
    return claim;
}

std::optional<Claim> activeClaim(QStringView sentence, const QList<QStringView> &all)
{
    for (qsizetype i = 0; i < all.size(); ++i) {
        qsizetype verb = behindSubject(all, i);
        if (verb < 0)
            continue;
        while (verb < all.size() && isAdverb(all[verb]))
            ++verb;
        const Verbs *table = verb < all.size() ? tableOf(all[verb]) : nullptr;
        if (!table || table->kind != Claim::Kind::Makes) {
            if (const auto second = secondClaim(sentence, all, i))
                return second;
        }
        if (!table)
            continue;
        const qsizetype object = objectBehind(all, lastVerb(all, verb), table->kind);
        if (object >= all.size())
            continue;
        return withStatement({table->kind, from(sentence, all[object]), table->weight});
    }
    return std::nullopt;
}

// "The aim of this paper is to X": what stands behind "is".
std::optional<Claim> aimClaim(QStringView sentence, const QList<QStringView> &all)
{
    constexpr std::array aims{"aim"_L1, "goal"_L1, "objective"_L1, "purpose"_L1, "contribution"_L1, "focus"_L1};
    constexpr qsizetype longest = 12;
    for (qsizetype i = 0; i + 6 < qMin(all.size(), longest); ++i) {
        if (all[i + 1] != "of"_L1 || !isOneOf(all[i], aims) || !isOneOf(all[i + 2], pointers) ||
            !isOneOf(all[i + 3], papers))
            continue;
        if (all[i + 4] == "is"_L1)
            return Claim{Claim::Kind::Makes, from(sentence, all[i + 5]), 68};
    }
    return std::nullopt;
}

// "A method for X is proposed": what stands before "is".
std::optional<Claim> passiveClaim(QStringView sentence, const QList<QStringView> &all)
{
    constexpr std::array is{"is"_L1, "are"_L1, "was"_L1, "were"_L1};
    constexpr std::array articles{"a"_L1, "an"_L1, "two"_L1, "three"_L1, "new"_L1, "novel"_L1};
    constexpr qsizetype shortest = 4;
    for (qsizetype i = shortest; i + 1 < all.size(); ++i) {
        constexpr qsizetype longestIs = 4;
        if (all[i].size() > longestIs || !isOneOf(all[i], is))
            continue;
        const qsizetype participle = isAdverb(all[i + 1]) && i + 2 < all.size() ? i + 2 : i + 1;
        const QStringView word = bare(all[participle]);
        if (!(word.endsWith("ed"_L1) || word.endsWith("ied"_L1)) || !tableOf(word))
            continue;
        QStringView subject = before(sentence, all[i]);
        if (const qsizetype comma = subject.indexOf(u", "); comma >= 0 && !isOneOf(all[0], articles))
            subject = subject.sliced(comma + 2);
        const auto first = subject.first(qMax(subject.indexOf(u' '), qsizetype(0)));
        if (!isOneOf(first, articles) || subject.contains(", "_L1))
            return std::nullopt;
        return Claim{Claim::Kind::Makes, subject, 70};
    }
    return std::nullopt;
}

} // namespace

bool isClaimVerb(QStringView word)
{
    return tableOf(word) != nullptr;
}

std::optional<Claim> claimIn(QStringView sentence)
{
    const QList<QStringView> all = words(sentence);
    if (sentence.endsWith(u'?')) {
        const qsizetype colon = sentence.lastIndexOf(u": ");
        return Claim{Claim::Kind::Asks, colon < 0 ? sentence : sentence.sliced(colon + 2), 64};
    }
    if (const auto claim = activeClaim(sentence, all))
        return claim;
    if (const auto claim = aimClaim(sentence, all))
        return claim;
    return passiveClaim(sentence, all);
}

} // namespace lectern::heading

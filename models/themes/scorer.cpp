// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/themes/scorer.h"

#include "models/themes/phrase_trie.h"
#include "models/themes/vocabulary.h"

#include <QVarLengthArray>

#include <algorithm>
#include <array>

namespace lectern {

namespace {

/// What an occurrence of a term counts: a paper that repeats itself is not more about its subject, and one word said
/// often must not outweigh several that agree.
constexpr std::array<double, 3> damping = {1, 0.5, 0.25};

constexpr double titleFactor = 2; ///< A title has few words, each chosen.

/// A phrase of a theme: a term, or an exclusion when term is -1.
struct Phrase {
    quint32 theme = 0;
    qint32 term = 0;
    double weight = 0;
};

/// Words [first, last] of a text that are a phrase.
struct Hit {
    quint32 phrase = 0;
    quint32 first = 0;
    quint32 last = 0;
};

using Hits = QVarLengthArray<Hit, 256>;

} // namespace

struct ThemeScorer::Automaton {
    QList<ThemeDefinition> themes;
    Vocabulary vocabulary;
    PhraseTrie trie;
    std::vector<Phrase> phrases;

    void add(const QString &text, const Phrase &phrase)
    {
        trie.add(vocabulary.add(text), quint32(phrases.size()));
        phrases.push_back(phrase);
    }

    /// Calls counted(phrase, start, length, weight) for each occurrence that counts, in the text's order.
    template<typename Counted>
    void visit(QStringView text, double factor, QVarLengthArray<quint8, 4096> &seen, Counted &&counted) const;

    /// As above for a title and its abstract; occurrences in the title have start -1 and come first.
    template<typename Counted>
    void visit(QStringView title, QStringView abstract, Counted &&counted) const;

private:
    void collect(const ReadText &text, Hits &terms, Hits &exclusions) const;
    [[nodiscard]] bool isMasked(const Hit &hit, const Hits &exclusions) const;
};

void ThemeScorer::Automaton::collect(const ReadText &text, Hits &terms, Hits &exclusions) const
{
    for (qsizetype word = 0; word < text.words.size(); ++word) {
        trie.match(text, word, [&](quint32 mark, qsizetype last) {
            (phrases[mark].term < 0 ? exclusions : terms).append({mark, quint32(word), quint32(last)});
        });
    }
}

bool ThemeScorer::Automaton::isMasked(const Hit &hit, const Hits &exclusions) const
{
    return std::ranges::any_of(exclusions, [&](const Hit &mask) {
        return phrases[mask.phrase].theme == phrases[hit.phrase].theme && mask.first <= hit.first &&
               hit.last <= mask.last;
    });
}

template<typename Counted>
void ThemeScorer::Automaton::visit(QStringView text, double factor, QVarLengthArray<quint8, 4096> &seen,
                                   Counted &&counted) const
{
    ReadText read;
    vocabulary.read(text, read);
    Hits terms;
    Hits exclusions;
    collect(read, terms, exclusions);
    for (const Hit &hit : terms) {
        if (seen[hit.phrase] >= damping.size() || isMasked(hit, exclusions))
            continue;
        const ReadWord &last = read.words[hit.last];
        const qsizetype start = read.words[hit.first].start;
        const Phrase &phrase = phrases[hit.phrase];
        counted(phrase, start, last.start + last.length - start, phrase.weight * factor * damping[seen[hit.phrase]++]);
    }
}

template<typename Counted>
void ThemeScorer::Automaton::visit(QStringView title, QStringView abstract, Counted &&counted) const
{
    QVarLengthArray<quint8, 4096> seen(qsizetype(phrases.size()), 0);
    visit(title, titleFactor, seen, [&](const Phrase &phrase, qsizetype, qsizetype length, double weight) {
        counted(phrase, qsizetype(-1), length, weight);
    });
    visit(abstract, 1.0, seen, counted);
}

ThemeScorer::ThemeScorer(const QList<ThemeDefinition> &themes)
    : m_automaton(std::make_unique<Automaton>())
{
    m_automaton->themes = themes;
    for (qsizetype theme = 0; theme < themes.size(); ++theme) {
        const QList<ThemeTerm> &terms = themes[theme].terms;
        for (qsizetype term = 0; term < terms.size(); ++term)
            m_automaton->add(terms[term].text, {quint32(theme), qint32(term), terms[term].weight});
        for (const QString &exclusion : themes[theme].exclusions)
            m_automaton->add(exclusion, {quint32(theme), -1, 0});
    }
}

ThemeScorer::~ThemeScorer() = default;

QList<ThemeScore> ThemeScorer::score(QStringView title, QStringView abstract) const
{
    const QList<ThemeDefinition> &themes = m_automaton->themes;
    QVarLengthArray<double, 64> sums(themes.size(), 0.0);
    m_automaton->visit(title, abstract, [&sums](const Phrase &phrase, qsizetype, qsizetype, double weight) {
        sums[phrase.theme] += weight;
    });
    QList<ThemeScore> members;
    for (qsizetype theme = 0; theme < themes.size(); ++theme) {
        const double score = sums[theme] / themes[theme].threshold;
        if (score >= 1)
            members.append({themes[theme].id, score});
    }
    std::ranges::stable_sort(members, std::ranges::greater(), &ThemeScore::score);
    return members;
}

QList<ThemeMatch> ThemeScorer::explain(QStringView title, QStringView abstract) const
{
    const QList<ThemeDefinition> &themes = m_automaton->themes;
    QList<ThemeMatch> matches(themes.size());
    m_automaton->visit(title, abstract, [&](const Phrase &phrase, qsizetype start, qsizetype length, double weight) {
        const ThemeDefinition &theme = themes[phrase.theme];
        ThemeMatch &match = matches[phrase.theme];
        match.theme = theme.id;
        match.score += weight / theme.threshold;
        match.evidence.append({theme.terms[phrase.term].text, start, length, weight});
    });
    matches.removeIf([](const ThemeMatch &match) { return match.evidence.isEmpty(); });
    std::ranges::stable_sort(matches, std::ranges::greater(), &ThemeMatch::score);
    return matches;
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/text_matcher.h"

#include <algorithm>

namespace lectern {

TextMatcher::TextMatcher(const QList<SearchTerm> &terms)
    : m_terms(terms)
{
    for (const SearchTerm &term : terms) {
        for (const SearchPattern &pattern : term) {
            if (pattern.words.size() == 1 && pattern.prefix)
                m_prefixes.append(pattern.words.first());
            else
                m_starts.insert(pattern.words.first(), pattern);
        }
    }
}

// The number of tokens that the longest pattern covers from here on; 0 when there is none.
qsizetype TextMatcher::matchAt(const QList<SearchToken> &tokens, qsizetype at) const
{
    const QString &first = tokens.at(at).text;
    qsizetype best = std::ranges::any_of(m_prefixes, [&](const QString &prefix) { return first.startsWith(prefix); });
    for (auto it = m_starts.constFind(first); it != m_starts.constEnd() && it.key() == first; ++it) {
        const SearchPattern &pattern = it.value();
        const qsizetype count = pattern.words.size();
        if (count <= best || at + count > tokens.size())
            continue;
        bool same = true;
        for (qsizetype i = 1; i < count && same; ++i) {
            const QString &token = tokens.at(at + i).text;
            const QString &word = pattern.words.at(i);
            same = i + 1 == count && pattern.prefix ? token.startsWith(word) : token == word;
        }
        if (same)
            best = count;
    }
    if (best > 0)
        return best;
    // The parts of a hyphenated word are found by the joined one.
    QString joined = first;
    for (qsizetype i = at + 1; i < tokens.size() && tokens.at(i).hyphenated; ++i) {
        joined += tokens.at(i).text;
        const auto found = m_starts.constFind(joined);
        if (found != m_starts.constEnd() && found.value().words.size() == 1)
            return i - at + 1;
    }
    return 0;
}

QList<TextMatcher::Hit> TextMatcher::hits(QStringView text) const
{
    QList<Hit> all;
    if (isEmpty())
        return all;
    const QList<SearchToken> tokens = searchTokens(text);
    for (qsizetype i = 0; i < tokens.size();) {
        const qsizetype count = matchAt(tokens, i);
        if (count > 0)
            all.append({tokens.at(i).start, tokens.at(i + count - 1).end});
        i += std::max<qsizetype>(1, count);
    }
    return all;
}

QString snippet(const QString &text, const TextMatcher &matcher, qsizetype length)
{
    const QList<TextMatcher::Hit> hits = matcher.hits(text);
    if (hits.isEmpty() || hits.first().end <= length)
        return {};
    // A third of the room before the hit, from the beginning of a word.
    qsizetype from = std::max<qsizetype>(0, hits.first().start - length / 3);
    while (from > 0 && from < hits.first().start && !text.at(from - 1).isSpace())
        ++from;
    const QString part = text.sliced(from, std::min(length, text.size() - from));
    return (from > 0 ? QStringLiteral("…") : QString()) + part;
}

} // namespace lectern

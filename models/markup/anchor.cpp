// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/anchor.h"

#include "models/markup/folding.h"
#include "models/markup/parser.h"
#include "models/markup/writers.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lectern::markup {

namespace {

// A share of its letters that may differ, and how much the words around it count beside it.
constexpr double mostDifference = 1.0 / 3;
constexpr double contextWeight = 0.25;
// Shorter quotes stand in many places: for them the context must speak, too.
constexpr qsizetype shortQuote = 12;
constexpr double leastShortContext = 0.5;
// Longer texts are searched only around the place where the stretch was.
constexpr qsizetype mostCells = 40'000'000;

bool partsPair(const QString &text, qsizetype at)
{
    return at > 0 && at < text.size() && text.at(at).isLowSurrogate() && text.at(at - 1).isHighSurrogate();
}

// How much of the shorter text is the same, counted from the end that touches the quote; 1 when both are empty.
double touching(QStringView a, QStringView b, bool fromEnd)
{
    const qsizetype most = std::max(a.size(), b.size());
    if (most == 0) {
        return 1;
    }
    qsizetype same = 0;
    while (same < std::min(a.size(), b.size()) &&
           (fromEnd ? a[a.size() - 1 - same] == b[b.size() - 1 - same] : a[same] == b[same])) {
        ++same;
    }
    return double(same) / double(most);
}

// Sources of one abstract, so distances are taken in shares of its length.
double nearness(qsizetype a, qsizetype b, qsizetype length)
{
    return 1 - std::min(1.0, std::abs(double(a - b)) / double(std::max<qsizetype>(length, 1)));
}

std::optional<FoundAnchor> findQuote(const QString &source, const Anchor &anchor)
{
    std::optional<FoundAnchor> best;
    double bestRank = -1;
    for (qsizetype at = source.indexOf(anchor.quote); at >= 0; at = source.indexOf(anchor.quote, at + 1)) {
        const qsizetype end = at + anchor.quote.size();
        const double before = touching(
            anchor.prefix,
            QStringView(source).mid(std::max<qsizetype>(0, at - anchorContext), std::min(at, anchorContext)), true);
        const double after = touching(anchor.suffix, QStringView(source).mid(end, anchorContext), false);
        const double context = (before + after) / 2;
        const double rank = context + 0.1 * nearness(at, anchor.range.start, source.size());
        const double score = 1 - contextWeight * (1 - context);
        const bool convincing = anchor.quote.size() >= shortQuote || std::max(before, after) >= leastShortContext;
        if (convincing && rank > bestRank) {
            bestRank = rank;
            best = FoundAnchor{{at, anchor.quote.size()}, score};
        }
    }
    return best;
}

struct Alignment {
    qsizetype start = 0;
    qsizetype end = 0;
    double similarity = 0;
};

// Where the pattern ends in the text with few differences: Sellers' algorithm (P. H. Sellers, “The theory and
// computation of evolutionary distances”, 1980), with the start carried along. One candidate for each valley.
std::vector<Alignment> alignments(QStringView pattern, QStringView text)
{
    const auto rows = size_t(pattern.size());
    std::vector<int> cost(rows + 1);
    std::vector<int> start(rows + 1);
    for (size_t i = 0; i <= rows; ++i) {
        cost[i] = int(i);
    }
    const int most = int(double(rows) * mostDifference);
    std::vector<Alignment> found;
    for (qsizetype j = 1; j <= text.size(); ++j) {
        int diagonal = cost[0];
        int diagonalStart = start[0];
        cost[0] = 0;
        start[0] = int(j);
        for (size_t i = 1; i <= rows; ++i) {
            const int left = cost[i];
            const int leftStart = start[i];
            const int replaced = diagonal + (pattern[qsizetype(i) - 1] == text[j - 1] ? 0 : 1);
            cost[i] = replaced;
            start[i] = diagonalStart;
            if (left + 1 < cost[i]) {
                cost[i] = left + 1;
                start[i] = leftStart;
            }
            if (cost[i - 1] + 1 < cost[i]) {
                cost[i] = cost[i - 1] + 1;
                start[i] = start[i - 1];
            }
            diagonal = left;
            diagonalStart = leftStart;
        }
        if (cost[rows] > most) {
            continue;
        }
        const Alignment here{start[rows], j, 1 - double(cost[rows]) / double(rows)};
        // Neighbouring ends belong to one valley; its bottom counts.
        if (!found.empty() && here.start < found.back().end) {
            if (here.similarity > found.back().similarity) {
                found.back() = here;
            }
        } else {
            found.push_back(here);
        }
    }
    return found;
}

// The context of a candidate, letter by letter and forgiving a few.
double likeness(QStringView a, QStringView b)
{
    if (a.isEmpty() && b.isEmpty()) {
        return 1;
    }
    if (a.isEmpty() || b.isEmpty()) {
        return 0;
    }
    const std::vector<Alignment> all = alignments(a, b);
    double best = 0;
    for (const Alignment &one : all) {
        best = std::max(best, one.similarity);
    }
    return best;
}

std::optional<FoundAnchor> findLetters(const QString &source, const Anchor &anchor)
{
    const PlainText plain = toPlainText(parse(source));
    const Folded text = fold(plain.text, FoldTo::Letters);
    const auto letters = [](const QString &piece) {
        return fold(toPlainText(parse(piece)).text, FoldTo::Letters).text;
    };
    const QString quote = letters(anchor.quote);
    if (quote.isEmpty() || text.text.isEmpty()) {
        return std::nullopt;
    }
    const QString prefix = letters(anchor.prefix);
    const QString suffix = letters(anchor.suffix);

    QStringView searched(text.text);
    qsizetype offset = 0;
    const qsizetype room = std::max<qsizetype>(mostCells / quote.size(), 2 * quote.size());
    if (searched.size() > room) {
        const qsizetype expected = anchor.range.start * text.text.size() / std::max<qsizetype>(source.size(), 1);
        offset = std::clamp<qsizetype>(expected - room / 2, 0, searched.size() - room);
        searched = searched.mid(offset, room);
    }
    std::optional<FoundAnchor> best;
    double bestRank = -1;
    for (const Alignment &one : alignments(quote, searched)) {
        const qsizetype start = one.start + offset;
        const qsizetype end = one.end + offset;
        const qsizetype contextStart = std::max<qsizetype>(0, start - anchorContext);
        const double before = likeness(prefix, QStringView(text.text).mid(contextStart, start - contextStart));
        const double after = likeness(suffix, QStringView(text.text).mid(end, anchorContext));
        const double context = (before + after) / 2;
        const double score = (1 - contextWeight) * one.similarity + contextWeight * context;
        const double rank = score + 0.05 * nearness(start, anchor.range.start, source.size());
        const bool convincing = quote.size() >= shortQuote || std::max(before, after) >= leastShortContext;
        if (convincing && score >= leastAnchorScore && rank > bestRank && end > start) {
            const qsizetype plainStart = text.originalStart(start);
            // Exactly the last letter's end, not where the next letter begins after spaces and commas.
            const qsizetype last = text.originalStart(end - 1);
            const qsizetype plainEnd = last + (plain.text.at(last).isHighSurrogate() ? 2 : 1);
            bestRank = rank;
            best = FoundAnchor{plain.toSource(plainStart, plainEnd - plainStart), std::min(score, 0.99)};
        }
    }
    return best;
}

} // namespace

Anchor anchorAt(const QString &source, Range range)
{
    qsizetype start = std::clamp<qsizetype>(range.start, 0, source.size());
    qsizetype end = std::clamp(range.end(), start, source.size());
    start -= partsPair(source, start) ? 1 : 0;
    end += partsPair(source, end) ? 1 : 0;
    qsizetype before = std::max<qsizetype>(0, start - anchorContext);
    qsizetype after = std::min(source.size(), end + anchorContext);
    before += partsPair(source, before) ? 1 : 0;
    after -= partsPair(source, after) ? 1 : 0;
    return {{start, end - start},
            source.mid(start, end - start),
            source.mid(before, start - before),
            source.mid(end, after - end)};
}

std::optional<FoundAnchor> findAnchor(const QString &source, const Anchor &anchor)
{
    if (anchor.quote.isEmpty()) {
        return std::nullopt;
    }
    if (anchorAt(source, anchor.range) == anchor) {
        return FoundAnchor{anchor.range, 1};
    }
    if (auto found = findQuote(source, anchor)) {
        return found;
    }
    return findLetters(source, anchor);
}

} // namespace lectern::markup

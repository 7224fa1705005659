// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/anchor.h"

#include "models/markup/alignment.h"
#include "models/markup/folding.h"
#include "models/markup/parser.h"
#include "models/markup/writers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace lectern::markup {

namespace {

// How much the words around a stretch count beside its own: two words stand in many places, a sentence in one.
double contextWeight(qsizetype length)
{
    constexpr qsizetype few = 16;
    constexpr qsizetype many = 64;
    return 0.5 - 0.25 * double(std::clamp(length, few, many) - few) / double(many - few);
}

// An exact quote that is as sure as this needs no comparison with what is only alike.
constexpr double sureScore = 0.9;
// So many letters of the context, found as they were, say where a changed stretch begins and ends.
constexpr qsizetype edgeLength = 12;
constexpr qsizetype leastEdge = 6;

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
        const double score = 1 - contextWeight(anchor.quote.size()) * (1 - context);
        const bool whole = !partsPair(source, at) && !partsPair(source, end);
        if (whole && score >= leastAnchorScore && rank > bestRank) {
            bestRank = rank;
            best = FoundAnchor{{at, anchor.quote.size()}, score};
        }
    }
    return best;
}

// How much of a context stands where it should, letter by letter and forgiving a few; what stands between it and the
// quote counts as different.
double likeness(QStringView context, QStringView beside, bool before)
{
    if (context.isEmpty() || beside.isEmpty()) {
        return context.isEmpty() && beside.isEmpty() ? 1 : 0;
    }
    double best = 0;
    for (const Alignment &one : alignments(context, beside, 0)) {
        const qsizetype gap = before ? beside.size() - one.end : one.start;
        best = std::max(best, one.similarity - double(gap) / double(context.size()));
    }
    return best;
}

// A formula is marked as a whole: its parts cannot be shown marked, nor copied so that they still are a formula. A link
// whose words are all marked has its address marked, too.
void coverNodes(const Node &node, Range &range)
{
    if (node.range.start >= range.end() || node.range.end() <= range.start) {
        return;
    }
    const bool formula = node.kind == Kind::Math || node.kind == Kind::DisplayMath;
    const bool wholeLink = node.kind == Kind::Link && !node.children.empty() &&
                           range.start <= node.children.front().range.start &&
                           range.end() >= node.children.back().range.end();
    if (formula || wholeLink) {
        const qsizetype start = std::min(range.start, node.range.start);
        range = {start, std::max(range.end(), node.range.end()) - start};
    }
    for (const Node &child : node.children) {
        coverNodes(child, range);
    }
}

// The stretch of source behind folded letters, with what the quote has beside its own: accents, brackets, full stops.
Range sourceOf(const Document &document, const PlainText &plain, const Folded &letters, const Alignment &found,
               const QString &source, const QString &quote)
{
    const qsizetype start = letters.originalStart(found.start);
    // Exactly the last letter's end, not where the next letter begins after spaces and commas.
    qsizetype end = letters.originalStart(found.end - 1);
    end += plain.text.at(end).isHighSurrogate() ? 2 : 1;
    while (end < plain.text.size() && plain.text.at(end).isMark()) {
        ++end;
    }
    Range range = plain.toSource(start, end - start);
    coverNodes(document.root, range);
    const auto isWord = [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate() || c.isMark(); };
    const auto first = std::ranges::find_if(quote, isWord);
    const QStringView before = QStringView(quote).first(first - quote.begin());
    if (QStringView(source).first(range.start).endsWith(before)) {
        range = {range.start - before.size(), range.length + before.size()};
    }
    qsizetype tail = quote.size();
    while (tail > 0 && !isWord(quote.at(tail - 1))) {
        --tail;
    }
    const QStringView after = QStringView(quote).sliced(tail);
    if (QStringView(source).sliced(range.end()).startsWith(after)) {
        range.length += after.size();
    }
    return range;
}

// The fewest differences may be had with a part of a stretch that grew. Where its neighbours stand, it begins and ends.
void fitToContext(Alignment &found, const QString &text, const QString &prefix, const QString &suffix)
{
    const qsizetype reach = std::max((found.end - found.start) / 2, edgeLength);
    if (const QStringView edge = QStringView(suffix).first(std::min(edgeLength, suffix.size()));
        edge.size() >= leastEdge) {
        qsizetype nearest = -1;
        for (qsizetype at = text.indexOf(edge, std::max(found.start + 1, found.end - reach));
             at >= 0 && at <= found.end + reach; at = text.indexOf(edge, at + 1)) {
            nearest = nearest < 0 || std::abs(at - found.end) < std::abs(nearest - found.end) ? at : nearest;
        }
        found.end = nearest < 0 ? found.end : nearest;
    }
    if (const QStringView edge = QStringView(prefix).last(std::min(edgeLength, prefix.size()));
        edge.size() >= leastEdge) {
        qsizetype nearest = -1;
        for (qsizetype at = text.indexOf(edge, std::max<qsizetype>(0, found.start - reach - edge.size()));
             at >= 0 && at + edge.size() <= std::min(found.start + reach, found.end - 1);
             at = text.indexOf(edge, at + 1)) {
            const qsizetype end = at + edge.size();
            nearest = nearest < 0 || std::abs(end - found.start) < std::abs(nearest - found.start) ? end : nearest;
        }
        found.start = nearest < 0 ? found.start : nearest;
    }
}

std::optional<FoundAnchor> findLetters(const QString &source, const Anchor &anchor)
{
    const Document document = parse(source);
    const PlainText plain = toPlainText(document);
    const Folded text = fold(plain.text, FoldTo::Letters);
    const auto letters = [](const QString &piece) {
        return fold(toPlainText(parse(piece)).text, FoldTo::Letters).text;
    };
    const QString quote = letters(anchor.quote);
    const QString prefix = letters(anchor.prefix);
    const QString suffix = letters(anchor.suffix);
    // Where it was, in letters; the old source is not at hand, and mostly about as long.
    const qsizetype expected = anchor.range.start * text.text.size() / std::max<qsizetype>(source.size(), 1);

    std::optional<Alignment> best;
    double bestScore = 0;
    double bestRank = -1;
    for (Alignment one : alignments(quote, text.text, expected)) {
        fitToContext(one, text.text, prefix, suffix);
        const qsizetype contextStart = std::max<qsizetype>(0, one.start - anchorContext);
        const double before =
            likeness(prefix, QStringView(text.text).mid(contextStart, one.start - contextStart), true);
        const double after = likeness(suffix, QStringView(text.text).mid(one.end, anchorContext), false);
        const double context = (before + after) / 2;
        const double weight = contextWeight(quote.size());
        const double score = (1 - weight) * one.similarity + weight * context;
        const double rank = score + 0.05 * nearness(one.start, expected, text.text.size());
        if (score >= leastAnchorScore && rank > bestRank) {
            bestRank = rank;
            bestScore = score;
            best = one;
        }
    }
    if (!best) {
        return std::nullopt;
    }
    return FoundAnchor{sourceOf(document, plain, text, *best, source, anchor.quote), std::min(bestScore, 0.99)};
}

bool overlap(Range a, Range b)
{
    return a.start < b.end() && b.start < a.end();
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
    const std::optional<FoundAnchor> exact = findQuote(source, anchor);
    if (exact && exact->score >= sureScore) {
        return exact;
    }
    // The same words in other surroundings: a changed text may have what was meant where it was, with a word changed.
    const std::optional<FoundAnchor> alike = findLetters(source, anchor);
    if (exact && (!alike || overlap(exact->range, alike->range) || exact->score >= alike->score)) {
        return exact;
    }
    return alike;
}

} // namespace lectern::markup

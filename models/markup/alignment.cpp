// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/alignment.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace lectern::markup {

namespace {

constexpr double mostDifference = 0.5;
constexpr qsizetype mostCells = 40'000'000;
// A longer pattern is known by so much of each of its ends, and by so many places for each.
constexpr qsizetype endLength = 1000;
constexpr size_t mostEnds = 50;

// Sellers' algorithm (P. H. Sellers, “The theory and computation of evolutionary distances”, 1980), with the start
// carried along. One alignment for each valley of the distance.
std::vector<Alignment> alignAll(QStringView pattern, QStringView text)
{
    const auto rows = size_t(pattern.size());
    std::vector<int> cost(rows + 1);
    std::vector<int> start(rows + 1);
    for (size_t i = 0; i <= rows; ++i)
        cost[i] = int(i);
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
        if (cost[rows] > most)
            continue;
        const Alignment here{start[rows], j, 1 - double(cost[rows]) / double(rows)};
        // Neighbouring ends belong to one valley; its bottom counts.
        if (!found.empty() && here.start < found.back().end) {
            if (here.similarity > found.back().similarity)
                found.back() = here;
        } else {
            found.push_back(here);
        }
    }
    return found;
}

std::vector<Alignment> alignNear(QStringView pattern, QStringView text, qsizetype expected)
{
    const qsizetype room = std::max<qsizetype>(mostCells / pattern.size(), 2 * pattern.size());
    if (text.size() <= room)
        return alignAll(pattern, text);
    const qsizetype offset = std::clamp<qsizetype>(expected + pattern.size() / 2 - room / 2, 0, text.size() - room);
    std::vector<Alignment> found = alignAll(pattern, text.sliced(offset, room));
    for (Alignment &one : found) {
        one.start += offset;
        one.end += offset;
    }
    return found;
}

std::vector<Alignment> alignEnds(QStringView pattern, QStringView text, qsizetype expected)
{
    const auto best = [&](QStringView part, qsizetype at) {
        std::vector<Alignment> found = alignNear(part, text, at);
        std::ranges::sort(found, std::ranges::greater{}, &Alignment::similarity);
        found.resize(std::min(found.size(), mostEnds));
        return found;
    };
    const std::vector<Alignment> heads = best(pattern.first(endLength), expected);
    const std::vector<Alignment> tails = best(pattern.last(endLength), expected + pattern.size() - endLength);
    std::vector<Alignment> found;
    for (const Alignment &head : heads) {
        const Alignment *nearest = nullptr;
        const auto surplus = [&](const Alignment &tail) { return std::abs(tail.end - head.start - pattern.size()); };
        for (const Alignment &tail : tails) {
            if (tail.start > head.start && (nearest == nullptr || surplus(tail) < surplus(*nearest)))
                nearest = &tail;
        }
        if (nearest == nullptr)
            continue;
        const double sameLength = 1 - double(surplus(*nearest)) / double(pattern.size());
        if (sameLength >= 1 - mostDifference) {
            const double ends = (head.similarity + nearest->similarity) / 2;
            found.push_back({head.start, nearest->end, std::min(ends, sameLength)});
        }
    }
    std::ranges::sort(found, {}, &Alignment::start);
    return found;
}

} // namespace

std::vector<Alignment> alignments(QStringView pattern, QStringView text, qsizetype expected)
{
    if (pattern.isEmpty() || text.isEmpty())
        return {};
    return pattern.size() <= 2 * endLength ? alignNear(pattern, text, expected) : alignEnds(pattern, text, expected);
}

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/source_map.h"

#include <algorithm>

namespace lectern {

qsizetype SourceMap::sourceAt(int documentPosition) const
{
    const auto after = std::ranges::upper_bound(m_spans, documentPosition, {}, &Span::position);
    if (after == m_spans.begin()) {
        return m_spans.empty() ? 0 : after->source.start;
    }
    const Span &span = *std::prev(after);
    const int offset = documentPosition - span.position;
    if (offset >= span.length) {
        return span.source.end();
    }
    return span.source.length == span.length ? span.source.start + offset : span.source.start;
}

int SourceMap::documentPositionAt(qsizetype source) const
{
    // Footnotes stand at the end of the document, so source order is not document order: look at every span.
    const Span *next = nullptr;
    for (const Span &span : m_spans) {
        if (span.source.start <= source && source < span.source.end()) {
            return span.source.length == span.length ? span.position + int(source - span.source.start) : span.position;
        }
        if (span.source.start >= source && (next == nullptr || span.source.start < next->source.start)) {
            next = &span;
        }
    }
    if (next != nullptr) {
        return next->position;
    }
    return m_spans.empty() ? 0 : m_spans.back().position + m_spans.back().length;
}

void SourceMap::shortenLast(int units)
{
    Span &last = m_spans.back();
    last.length -= units;
    last.source.length -= units;
    if (last.length == 0) {
        m_spans.pop_back();
    }
}

bool SourceMap::endsCharacterwiseAt(int documentPosition, qsizetype source) const
{
    if (m_spans.empty()) {
        return false;
    }
    const Span &last = m_spans.back();
    return last.source.length == last.length && last.position + last.length == documentPosition &&
           last.source.end() == source;
}

markup::Range SourceMap::sourceRange(int start, int end) const
{
    qsizetype first = -1;
    qsizetype last = -1;
    for (const Span &span : m_spans) {
        const int from = std::max(start, span.position);
        const int to = std::min(end, span.position + span.length);
        if (from >= to) {
            continue;
        }
        const bool byCharacter = span.source.length == span.length;
        const qsizetype spanFirst = byCharacter ? span.source.start + (from - span.position) : span.source.start;
        const qsizetype spanLast = byCharacter ? span.source.start + (to - span.position) : span.source.end();
        first = first < 0 ? spanFirst : std::min(first, spanFirst);
        last = std::max(last, spanLast);
    }
    return first < 0 ? markup::Range{} : markup::Range{first, last - first};
}

std::vector<std::pair<int, int>> SourceMap::shownAt(const markup::Range &source) const
{
    std::vector<std::pair<int, int>> shown;
    for (const Span &span : m_spans) {
        const qsizetype from = std::max(source.start, span.source.start);
        const qsizetype to = std::min(source.end(), span.source.end());
        if (from >= to) {
            continue;
        }
        const bool byCharacter = span.source.length == span.length;
        const int start = byCharacter ? span.position + int(from - span.source.start) : span.position;
        const int end = byCharacter ? span.position + int(to - span.source.start) : span.position + span.length;
        if (!shown.empty() && shown.back().second == start) {
            shown.back().second = end;
        } else {
            shown.emplace_back(start, end);
        }
    }
    return shown;
}

} // namespace lectern

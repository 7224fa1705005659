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

} // namespace lectern

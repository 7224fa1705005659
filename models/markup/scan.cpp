// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/scan.h"

#include "models/markup/scanner.h"

#include <algorithm>

namespace lectern::markup {

Scan::Scan(QStringView source)
{
    Scanner(source, *this).run();
    std::ranges::sort(m_pairs, {}, &Pair::open);
    std::ranges::sort(m_spans, {}, [](const Span &span) { return span.range.start; });
    std::erase_if(m_environments, [](const Environment &e) { return e.range.length == 0; });

    qsizetype furthest = 0;
    for (const Pair &pair : m_pairs) {
        if (source[pair.open] != u'{')
            continue;
        furthest = std::max(furthest, pair.close);
        m_braces.push_back(pair.open);
        m_reach.push_back(furthest);
    }
}

const Span *Scan::spanAt(qsizetype at) const
{
    const auto found = std::ranges::lower_bound(m_spans, at, {}, [](const Span &span) { return span.range.start; });
    return found != m_spans.end() && found->range.start == at ? &*found : nullptr;
}

bool Scan::isInside(qsizetype at) const
{
    const auto span = std::ranges::lower_bound(m_spans, at, {}, [](const Span &s) { return s.range.start; });
    if (span != m_spans.begin() && std::prev(span)->range.end() > at)
        return true;
    const auto brace = std::ranges::lower_bound(m_braces, at);
    return brace != m_braces.begin() && m_reach[static_cast<std::size_t>(brace - m_braces.begin() - 1)] > at;
}

qsizetype Scan::partner(qsizetype at) const
{
    const auto found = std::ranges::lower_bound(m_pairs, at, {}, &Pair::open);
    return found != m_pairs.end() && found->open == at ? found->close : -1;
}

} // namespace lectern::markup

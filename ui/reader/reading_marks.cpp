// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/reading_marks.h"

#include <algorithm>

namespace lectern {

using Layer = TextMarks::Layer;

void ReadingMarks::place()
{
    placeRanges();
    placeWords();
}

void ReadingMarks::startOver(const AbstractText &text)
{
    m_text = &text;
    m_evidence.clear();
    m_against.clear();
    m_highlights.clear();
}

void ReadingMarks::setEvidence(const QList<markup::Range> &forTheme, const QList<markup::Range> &against)
{
    m_evidence = forTheme;
    m_against = against;
    placeRanges();
}

void ReadingMarks::setHighlights(const QList<Highlight> &highlights)
{
    m_highlights = highlights;
    placeRanges();
}

void ReadingMarks::setMatcher(const TextMatcher &matcher)
{
    m_matcher = matcher;
    placeWords();
}

void ReadingMarks::setSought(const QString &text)
{
    m_sought = text;
    placeWords();
}

void ReadingMarks::placeRanges()
{
    const auto placed = [this](const QList<markup::Range> &ranges) {
        QList<TextMarks::Stretch> all;
        for (const markup::Range &range : ranges) {
            for (const auto &[start, end] : m_text->map().shownAt(range)) {
                all.append({start, end});
            }
        }
        return all;
    };
    m_marks.set(Layer::Evidence, placed(m_evidence));
    m_marks.set(Layer::Against, placed(m_against));
    QList<TextMarks::Stretch> highlights;
    for (const Highlight &highlight : std::as_const(m_highlights)) {
        if (highlight.lost) {
            continue;
        }
        for (const auto &[start, end] : m_text->map().shownAt({highlight.start, highlight.length})) {
            highlights.append({start, end, highlight.colour});
        }
    }
    m_marks.set(Layer::Highlights, highlights);
}

void ReadingMarks::placeWords()
{
    m_marks.set(Layer::CurrentFind, {});
    if (m_matcher.isEmpty() && m_sought.isEmpty()) {
        m_marks.set(Layer::Search, {});
        m_marks.set(Layer::Find, {});
        return;
    }
    const DocumentText text(m_text->document());
    m_marks.set(Layer::Search, text.matches(m_matcher));
    m_marks.set(Layer::Find, text.occurrences(m_sought));
}

Layer ReadingMarks::hitLayer() const
{
    return m_sought.isEmpty() ? Layer::Search : Layer::Find;
}

ReadingMarks::Hits ReadingMarks::hits() const
{
    const QList<TextMarks::Stretch> &all = m_marks.stretches(hitLayer());
    const QList<TextMarks::Stretch> &current = m_marks.stretches(Layer::CurrentFind);
    return {current.isEmpty() ? 0 : int(all.indexOf(current.first())) + 1, int(all.size())};
}

std::optional<TextMarks::Stretch> ReadingMarks::step(int direction, int from)
{
    const QList<TextMarks::Stretch> all = m_marks.stretches(hitLayer());
    if (all.isEmpty()) {
        return std::nullopt;
    }
    qsizetype next = 0;
    if (const int current = hits().current; current > 0) {
        next = (current - 1 + direction + all.size()) % all.size();
    } else {
        const auto seen =
            std::ranges::find_if(all, [from](const TextMarks::Stretch &one) { return one.start >= from; });
        next = seen == all.end() ? 0 : seen - all.begin();
    }
    m_marks.set(Layer::CurrentFind, {all.at(next)});
    return all.at(next);
}

const Highlight *ReadingMarks::highlightAt(qsizetype source) const
{
    const auto over = [source](const Highlight &one) {
        return !one.lost && source >= one.start && source < one.start + one.length;
    };
    const auto found = std::find_if(m_highlights.rbegin(), m_highlights.rend(), over);
    return found == m_highlights.rend() ? nullptr : &*found;
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/writers.h"

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

class PlainTextWriter final
{
public:
    PlainText write(const Document &document)
    {
        m_out.text.reserve(document.root.range.length + 16);
        blocks(document.root.children, u"\n\n");
        chopSpaces();
        return std::move(m_out);
    }

private:
    void blocks(const std::vector<Node> &nodes, QStringView separator)
    {
        bool first = true;
        for (const Node &node : nodes) {
            if (!first)
                m_out.text += separator;
            first = false;
            block(node);
        }
    }

    void block(const Node &node)
    {
        switch (node.kind) {
        case Kind::BulletList:
        case Kind::NumberedList:
            list(node);
            break;
        case Kind::Quote:
            blocks(node.children, u"\n");
            break;
        case Kind::CodeBlock:
            put(node.text, node.range);
            break;
        case Kind::DisplayMath:
            put(u'$' + node.text + u'$', node.range);
            break;
        default:
            inlines(node.children);
        }
    }

    void list(const Node &list)
    {
        int number = list.level;
        bool first = true;
        for (const Node &item : list.children) {
            if (!first)
                m_out.text += u'\n';
            first = false;
            m_out.text += list.kind == Kind::BulletList ? u"• "_s : QString::number(number++) + u". "_s;
            blocks(item.children, u"\n");
        }
    }

    void inlines(const std::vector<Node> &nodes)
    {
        for (const Node &node : nodes)
            inlineNode(node);
    }

    void inlineNode(const Node &node)
    {
        switch (node.kind) {
        case Kind::Text:
            put(node.text, node.range);
            break;
        case Kind::Code:
        case Kind::UnknownCommand:
            put(node.text, node.range);
            break;
        case Kind::Math:
            put(u'$' + node.text + u'$', node.range);
            break;
        case Kind::Citation:
            put(u'[' + node.text + u']', node.range);
            break;
        case Kind::LineBreak:
            put(u"\n"_s, node.range);
            break;
        case Kind::Footnote:
            m_out.text += m_out.text.isEmpty() || m_out.text.back().isSpace() ? u"("_s : u" ("_s;
            inlines(node.children);
            chopSpaces();
            m_out.text += u')';
            break;
        default:
            inlines(node.children);
        }
    }

    /// Takes spaces at the end back, from the last segment too.
    void chopSpaces()
    {
        while (m_out.text.endsWith(u' '))
            m_out.text.chop(1);
        std::vector<Segment> &segments = m_out.segments;
        while (!segments.empty() && segments.back().start >= m_out.text.size())
            segments.pop_back();
        if (segments.empty())
            return;
        Segment &last = segments.back();
        const qsizetype surplus = std::max<qsizetype>(0, last.start + last.length - m_out.text.size());
        if (last.length == last.source.length)
            last.source.length -= surplus;
        last.length -= surplus;
    }

    /// Appends text; a space after white space is left out.
    void put(QStringView text, Range range)
    {
        const QChar last = m_out.text.isEmpty() ? u'\n' : m_out.text.back();
        if (!text.isEmpty() && text.front() == u' ' && (last == u' ' || last == u'\n')) {
            const bool exact = text.size() == range.length;
            text = text.sliced(1);
            if (exact)
                range = {range.start + 1, range.length - 1};
        }
        if (text.isEmpty())
            return;
        const qsizetype start = m_out.text.size();
        std::vector<Segment> &segments = m_out.segments;
        if (!segments.empty()) {
            Segment &previous = segments.back();
            const bool exact = previous.length == previous.source.length && text.size() == range.length;
            if (exact && previous.start + previous.length == start && previous.source.end() == range.start) {
                m_out.text += text;
                previous.length += text.size();
                previous.source.length += range.length;
                return;
            }
        }
        m_out.text += text;
        segments.push_back({start, text.size(), range});
    }

    PlainText m_out;
};

} // namespace

PlainText toPlainText(const Document &document)
{
    return PlainTextWriter().write(document);
}

Range PlainText::toSource(qsizetype start, qsizetype length) const
{
    if (segments.empty())
        return {};
    const qsizetype end = start + std::max<qsizetype>(length, 0);
    // The first segment that reaches beyond start, and the last one that begins before end.
    auto first = std::ranges::upper_bound(segments, start, {}, [](const Segment &s) { return s.start + s.length; });
    if (first == segments.end())
        return {segments.back().source.end(), 0};
    auto last = std::ranges::lower_bound(segments, end, {}, &Segment::start);
    if (length <= 0 || last == first) { // nothing, or only what the writer added between segments
        const bool exact = first->length == first->source.length;
        return {first->source.start + (exact ? std::max<qsizetype>(0, start - first->start) : 0), 0};
    }
    --last;
    const auto exact = [](const Segment &s) { return s.length == s.source.length; };
    const qsizetype from =
        exact(*first) ? first->source.start + std::max<qsizetype>(0, start - first->start) : first->source.start;
    const qsizetype to =
        exact(*last) ? last->source.start + std::min(last->length, end - last->start) : last->source.end();
    return {from, std::max<qsizetype>(0, to - from)};
}

} // namespace lectern::markup

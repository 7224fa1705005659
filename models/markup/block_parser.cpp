// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/block_parser.h"

#include "models/markup/characters.h"

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

BlockParser::BlockParser(QStringView source, const Scan &scan, InlineParser &inlines)
    : m_source(source)
    , m_scan(scan)
    , m_inlines(inlines)
{
}

std::vector<Node> BlockParser::parse(Range range, int depth)
{
    std::vector<Node> blocks;
    const auto spanStart = [](const Span &s) { return s.range.start; };
    const auto environmentStart = [](const Environment &e) { return e.range.start; };
    auto span = std::ranges::lower_bound(m_scan.spans(), range.start, {}, spanStart);
    auto environment = std::ranges::lower_bound(m_scan.environments(), range.start, {}, environmentStart);
    qsizetype at = range.start;
    const auto before = [&](qsizetype start) { lines({at, start - at}, depth, blocks); };
    while (at < range.end()) {
        while (span != m_scan.spans().end() && (!span->block || span->range.start < at))
            ++span;
        while (environment != m_scan.environments().end() && environment->range.start < at)
            ++environment;
        const qsizetype spanAt =
            span == m_scan.spans().end() || span->range.end() > range.end() ? range.end() : span->range.start;
        const bool nested = environment != m_scan.environments().end() && environment->range.end() <= range.end() &&
                            depth < deepestNesting;
        if (nested && environment->range.start < spanAt) {
            before(environment->range.start);
            this->environment(*environment, depth, blocks);
            at = environment->range.end();
        } else if (spanAt < range.end()) {
            before(spanAt);
            const bool code = span->kind == Span::Kind::CodeBlock;
            blocks.push_back({code ? Kind::CodeBlock : Kind::DisplayMath,
                              span->range,
                              m_source.sliced(span->content.start, span->content.length).toString(),
                              {},
                              0,
                              {}});
            at = span->range.end();
        } else {
            before(range.end());
            break;
        }
    }
    return blocks;
}

BlockParser::Line BlockParser::lineAt(qsizetype at, qsizetype end) const
{
    Line line;
    line.start = at;
    const qsizetype feed = m_source.first(end).indexOf(u'\n', at);
    line.next = feed < 0 ? end : feed + 1;
    line.end = feed < 0 ? end : feed;
    line.text = skipBlanks(m_source, at, line.end);
    while (line.end > line.text && isBlank(m_source[line.end - 1]))
        --line.end;
    return line;
}

std::optional<BlockParser::Marker> BlockParser::markerOf(const Line &line) const
{
    if (line.isEmpty())
        return std::nullopt;
    const QChar c = m_source[line.text];
    qsizetype end = line.text + 1;
    Marker marker;
    if (isDigit(c)) {
        while (end < line.end && isDigit(m_source[end]) && end - line.text < 6)
            ++end;
        marker.number = m_source.sliced(line.text, end - line.text).toInt();
        marker.list = Kind::NumberedList;
        if (end >= line.end || (m_source[end] != u'.' && m_source[end] != u')'))
            return std::nullopt;
        ++end;
    } else if (c != u'-' && c != u'*' && c != u'+' && c != u'•') {
        return std::nullopt;
    }
    if (end >= line.end || !isBlank(m_source[end]))
        return std::nullopt;
    marker.content = skipBlanks(m_source, end, line.end);
    return marker;
}

/// True if a new block begins here, though no blank line stands before. Lines that were cut at a width may begin with
/// a dash or a number by chance; inside of a list's item they are its sublist.
bool BlockParser::startsBlock(const Line &line, const Line &previous, bool inItem) const
{
    if (m_scan.isInside(line.text))
        return false;
    const QChar c = m_source[line.text];
    if (c == u'#') {
        qsizetype i = line.text;
        while (i < line.end && m_source[i] == u'#')
            ++i;
        return i - line.text <= 6 && i < line.end && m_source[i] == u' ';
    }
    const auto marker = markerOf(line);
    if (!marker || previous.isEmpty())
        return marker.has_value();
    const bool afterPause = inItem || QStringView(u".:;,!?").contains(m_source[previous.end - 1]);
    return afterPause && (marker->list == Kind::BulletList || marker->number == 1);
}

void BlockParser::lines(Range range, int depth, std::vector<Node> &blocks)
{
    qsizetype start = -1; // of the paragraph that is being gathered
    Line previous;
    const auto flush = [&](qsizetype end) {
        if (start >= 0)
            paragraph({start, end - start}, depth, blocks);
        start = -1;
        previous = {};
    };
    for (qsizetype at = range.start; at < range.end();) {
        const Line line = lineAt(at, range.end());
        at = line.next;
        if (line.isEmpty()) {
            flush(line.start);
            continue;
        }
        const bool atLineStart = line.start == 0 || m_source[line.start - 1] == u'\n' || line.start == range.start;
        if (depth < deepestNesting - 2 && atLineStart && startsBlock(line, previous, depth > 0)) {
            flush(line.start);
            const auto marker = markerOf(line);
            at = marker ? list(line, *marker, range.end(), depth, blocks) : heading(line, depth, blocks);
            continue;
        }
        if (start < 0 && m_source[line.text] == u'>' && charAt(m_source, line.text + 1) == u' ' &&
            depth < deepestNesting - 2) {
            at = quote(line, range.end(), depth, blocks);
            continue;
        }
        if (start < 0)
            start = line.text;
        previous = line;
    }
    flush(range.end());
}

void BlockParser::paragraph(Range range, int depth, std::vector<Node> &blocks)
{
    while (range.length > 0 && isBlank(m_source[range.end() - 1]))
        --range.length;
    std::vector<Node> children = m_inlines.parse(range, depth + 1);
    if (!children.empty())
        blocks.push_back({Kind::Paragraph, range, {}, {}, 0, std::move(children)});
}

qsizetype BlockParser::heading(const Line &line, int depth, std::vector<Node> &blocks)
{
    qsizetype text = line.text;
    while (m_source[text] == u'#')
        ++text;
    const auto level = static_cast<int>(text - line.text);
    text = skipBlanks(m_source, text, line.end);
    qsizetype end = line.end;
    while (end > text && m_source[end - 1] == u'#')
        --end;
    if (end == text || m_source[end - 1] != u' ')
        end = line.end;
    while (end > text && isBlank(m_source[end - 1]))
        --end;
    blocks.push_back({Kind::Heading,
                      {line.text, line.end - line.text},
                      {},
                      {},
                      level,
                      m_inlines.parse({text, end - text}, depth + 1)});
    return line.next;
}

/// Lines that begin with ">": each is read by itself, an empty one parts paragraphs.
qsizetype BlockParser::quote(const Line &first, qsizetype end, int depth, std::vector<Node> &blocks)
{
    Node node{Kind::Quote, {first.text, 0}, {}, {}, 0, {}};
    bool fresh = true;
    qsizetype at = first.start;
    while (at < end) {
        const Line line = lineAt(at, end);
        if (line.isEmpty() || m_source[line.text] != u'>')
            break;
        at = line.next;
        const qsizetype text = skipBlanks(m_source, line.text + 1, line.end);
        if (text < line.end) {
            std::vector<Node> children = m_inlines.parse({text, line.end - text}, depth + 2);
            if (fresh) {
                node.children.push_back({Kind::Paragraph, {text, 0}, {}, {}, 0, {}});
            } else {
                const qsizetype gap = node.children.back().range.end();
                node.children.back().children.push_back({Kind::Text, {gap, text - gap}, u" "_s, {}, 0, {}});
            }
            Node &paragraph = node.children.back();
            std::ranges::move(children, std::back_inserter(paragraph.children));
            paragraph.range.length = line.end - paragraph.range.start;
        }
        fresh = text >= line.end;
        node.range.length = line.end - node.range.start;
    }
    blocks.push_back(std::move(node));
    return at;
}

/// Where the item that begins on `first` ends: before the next marker that is not deeper, or behind a blank line that
/// no indented line follows.
qsizetype BlockParser::itemEnd(const Line &first, qsizetype end) const
{
    const qsizetype indent = first.text - first.start;
    bool blank = false;
    qsizetype at = first.next;
    while (at < end) {
        const Line line = lineAt(at, end);
        if (!line.isEmpty() && !m_scan.isInside(line.text)) {
            const bool deeper = line.text - line.start > indent;
            if (!deeper && (blank || markerOf(line)))
                return at;
        }
        blank = line.isEmpty();
        at = line.next;
    }
    return end;
}

qsizetype BlockParser::list(const Line &first, const Marker &firstMarker, qsizetype end, int depth,
                            std::vector<Node> &blocks)
{
    Node node{firstMarker.list, {first.text, 0}, {}, {}, firstMarker.number, {}};
    Line line = first;
    std::optional<Marker> marker = firstMarker;
    int number = firstMarker.number;
    qsizetype at = first.start;
    while (marker && marker->list == firstMarker.list && marker->number == number) {
        const qsizetype until = itemEnd(line, end);
        item({marker->content, until - marker->content}, depth + 1, node);
        node.children.back().range.length += node.children.back().range.start - line.text;
        node.children.back().range.start = line.text;
        at = until;
        number += firstMarker.list == Kind::NumberedList;
        if (at >= end)
            break;
        line = lineAt(at, end);
        marker = line.text - line.start == first.text - first.start ? markerOf(line) : std::nullopt;
    }
    node.range.length = node.children.back().range.end() - node.range.start;
    blocks.push_back(std::move(node));
    return at;
}

void BlockParser::item(Range range, int depth, Node &list)
{
    while (range.length > 0 && isBlank(m_source[range.end() - 1]))
        --range.length;
    list.children.push_back({Kind::ListItem, range, {}, {}, 0, parse(range, depth + 1)});
}

/// itemize and enumerate; what stands before the first \item is kept as an item.
void BlockParser::environment(const Environment &environment, int depth, std::vector<Node> &blocks)
{
    if (environment.kind == Environment::Kind::Quote) {
        blocks.push_back({Kind::Quote, environment.range, {}, {}, 0, parse(environment.content, depth + 1)});
        return;
    }
    const bool numbered = environment.kind == Environment::Kind::Numbers;
    Node node{numbered ? Kind::NumberedList : Kind::BulletList,
              environment.range,
              {},
              {},
              numbered ? environment.firstNumber : 0,
              {}};
    const auto add = [&](qsizetype start, qsizetype end) {
        const qsizetype text = skipBlanks(m_source, start, end);
        if (text < end)
            item({text, end - text}, depth + 1, node);
    };
    qsizetype start = environment.content.start;
    for (const qsizetype next : environment.items) {
        add(start, next);
        start = next + 5;
    }
    add(start, environment.content.end());
    if (!node.children.empty())
        blocks.push_back(std::move(node));
}

} // namespace lectern::markup

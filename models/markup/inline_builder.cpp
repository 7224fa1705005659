// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/inline_builder.h"

#include "models/markup/characters.h"

#include <utility>

namespace lectern::markup {

using namespace Qt::StringLiterals;

InlineBuilder::InlineBuilder(QStringView source)
    : m_source(source)
{
}

void InlineBuilder::copy(qsizetype start, qsizetype end)
{
    if (start >= end)
        return;
    if (m_runEnd != start || m_runEnd == m_runStart) {
        flush();
        m_runStart = start;
    }
    m_runEnd = end;
}

void InlineBuilder::replace(qsizetype start, qsizetype end, const QString &text)
{
    if (text.isEmpty())
        return;
    add({Kind::Text, {start, end - start}, text, {}, 0, {}});
}

void InlineBuilder::add(Node node)
{
    flush();
    m_nodes.push_back(std::move(node));
}

void InlineBuilder::add(Kind kind, Range range, std::vector<Node> children)
{
    add({kind, range, {}, {}, 0, std::move(children)});
}

void InlineBuilder::delimiter(qsizetype start, qsizetype end, Delimiter delimiter)
{
    flush();
    delimiter.node = m_nodes.size();
    m_delimiters.push_back(delimiter);
    m_nodes.push_back({Kind::Text, {start, end - start}, m_source.sliced(start, end - start).toString(), {}, 0, {}});
}

bool InlineBuilder::takeBack(qsizetype length)
{
    if (m_runEnd - m_runStart < length)
        return false;
    m_runEnd -= length;
    return true;
}

/// Makes text nodes of the current run: one, unless runs of white space, which become one space, cut it.
void InlineBuilder::flush()
{
    qsizetype from = std::exchange(m_runStart, m_runEnd);
    while (from < m_runEnd) {
        qsizetype end = from;
        while (end < m_runEnd && !(isBlank(m_source[end]) && end + 1 < m_runEnd && isBlank(m_source[end + 1])))
            ++end;
        if (end > from) {
            QString text = m_source.sliced(from, end - from).toString();
            for (QChar &c : text)
                if (c != u' ' && isBlank(c))
                    c = u' ';
            m_nodes.push_back({Kind::Text, {from, end - from}, std::move(text), {}, 0, {}});
        }
        if (end < m_runEnd) {
            const qsizetype after = skipBlanks(m_source, end, m_runEnd);
            m_nodes.push_back({Kind::Text, {end, after - end}, u" "_s, {}, 0, {}});
            end = after;
        }
        from = end;
    }
}

std::vector<Node> InlineBuilder::finish(int levels)
{
    flush();
    return pairEmphasis(std::move(m_nodes), m_delimiters, levels);
}

} // namespace lectern::markup

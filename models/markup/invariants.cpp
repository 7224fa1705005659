// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/invariants.h"

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

/// Blocks and inlines may each nest 64 deep, and emphasis in the deepest of them.
constexpr int deepestTree = 160;

QString faultOf(const Node &node, int depth)
{
    if (depth > deepestTree)
        return u"nested too deep at %1"_s.arg(node.range.start);
    qsizetype at = node.range.start;
    for (const Node &child : node.children) {
        if (child.range.length < 0 || child.range.start < at)
            return u"a node at %1 overlaps the one before, which ends at %2"_s.arg(child.range.start).arg(at);
        at = child.range.end();
        if (at > node.range.end())
            return u"a node ends at %1, its parent at %2"_s.arg(at).arg(node.range.end());
        if (const QString fault = faultOf(child, depth + 1); !fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace

QString treeFault(const Document &document, qsizetype sourceLength)
{
    if (document.root.range != Range{0, sourceLength})
        return u"the root does not cover the source"_s;
    return faultOf(document.root, 0);
}

QString segmentFault(const PlainText &plain, qsizetype sourceLength)
{
    qsizetype at = 0;
    qsizetype sourceAt = 0;
    for (const Segment &segment : plain.segments) {
        if (segment.start < at || segment.length <= 0 || segment.start + segment.length > plain.text.size())
            return u"a segment at %1 of the text is out of order or too long"_s.arg(segment.start);
        if (segment.source.start < sourceAt || segment.source.length < 0 || segment.source.end() > sourceLength)
            return u"a segment at %1 of the source is out of order or too long"_s.arg(segment.source.start);
        at = segment.start + segment.length;
        sourceAt = segment.source.end();
    }
    return {};
}

} // namespace lectern::markup

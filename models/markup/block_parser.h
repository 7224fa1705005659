// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/inline_parser.h"
#include "models/markup/scan.h"
#include "models/markup/tree.h"

namespace lectern::markup {

/// Cuts the source into paragraphs, headings, lists, quotes, code blocks and display formulas.
class BlockParser final
{
public:
    BlockParser(QStringView source, const Scan &scan, InlineParser &inlines);

    /// The blocks of source[range], `depth` levels under the root.
    [[nodiscard]] std::vector<Node> parse(Range range, int depth);

private:
    struct Line {
        qsizetype start = 0; ///< Its first character.
        qsizetype text = 0;  ///< Its first character that is not white space.
        qsizetype end = 0;   ///< Behind its last character that is not white space.
        qsizetype next = 0;  ///< Where the next line starts.
        [[nodiscard]] bool isEmpty() const { return text >= end; }
    };
    struct Marker {
        Kind list = Kind::BulletList;
        int number = 0;
        qsizetype content = 0; ///< Where the item's text begins.
    };

    [[nodiscard]] Line lineAt(qsizetype at, qsizetype end) const;
    [[nodiscard]] std::optional<Marker> markerOf(const Line &line) const;
    [[nodiscard]] bool startsBlock(const Line &line, const Line &previous, bool inItem) const;

    void lines(Range range, int depth, std::vector<Node> &blocks);
    void paragraph(Range range, int depth, std::vector<Node> &blocks);
    qsizetype heading(const Line &line, int depth, std::vector<Node> &blocks);
    qsizetype quote(const Line &line, qsizetype end, int depth, std::vector<Node> &blocks);
    qsizetype list(const Line &line, const Marker &marker, qsizetype end, int depth, std::vector<Node> &blocks);
    qsizetype itemEnd(const Line &line, qsizetype end) const;
    void environment(const Environment &environment, int depth, std::vector<Node> &blocks);
    void item(Range range, int depth, Node &list);

    QStringView m_source;
    const Scan &m_scan;
    InlineParser &m_inlines;
};

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace lectern::markup {

/// A stretch of the source, in UTF-16 units.
struct Range {
    qsizetype start = 0;
    qsizetype length = 0;

    [[nodiscard]] qsizetype end() const { return start + length; }
    bool operator==(const Range &) const = default;
};

enum class Kind {
    Document,
    // blocks
    Paragraph,
    Heading,      ///< level 1 to 6
    BulletList,   ///< children are ListItem
    NumberedList, ///< children are ListItem; level is the number of the first
    ListItem,
    Quote,
    CodeBlock,   ///< text
    DisplayMath, ///< text is the TeX without delimiters
    // inlines
    Text, ///< text; as long as its range: a copy of the source, else a replacement as a whole
    Emphasis,
    Strong,
    Underline,
    SmallCaps,
    Strike,
    Subscript,
    Superscript,
    Code,     ///< text
    Link,     ///< target is the address; children are what is shown
    Math,     ///< text is the TeX without delimiters
    Citation, ///< text is the keys, as shown
    Footnote, ///< children are the note
    LineBreak,
    UnknownCommand ///< text is the name without backslash, shown marked; its arguments follow as siblings
};

/// A node of an abstract's markup tree. The ranges of children lie inside their parent's and do not overlap.
struct Node {
    Kind kind = Kind::Text;
    Range range;    ///< In the source, delimiters included.
    QString text;   ///< See Kind.
    QString target; ///< Link: the address.
    int level = 0;  ///< Heading: 1 to 6. NumberedList: the first number.
    std::vector<Node> children;

    bool operator==(const Node &) const = default;
};

struct Document {
    Node root{Kind::Document, {}, {}, {}, 0, {}};
    QStringList unknownCommands; ///< Names without backslash, in order of first occurrence, each once.
};

} // namespace lectern::markup

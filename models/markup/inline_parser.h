// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/commands.h"
#include "models/markup/inline_builder.h"
#include "models/markup/scan.h"
#include "models/markup/tree.h"

#include <QSet>
#include <QStringView>

namespace lectern::markup {

/// Nesting deeper than this is read as text.
inline constexpr int deepestNesting = 64;

/// Reads text inside a block: commands, emphasis, quotes, links, dirt.
class InlineParser final
{
public:
    InlineParser(QStringView source, const Scan &scan, QStringList &unknownCommands);

    /// The inline nodes of source[range]. `depth` is how deep the nodes lie.
    [[nodiscard]] std::vector<Node> parse(Range range, int depth);

private:
    /// One container that is being read.
    struct Container {
        Range range;
        int depth = 0;
        bool group = false;  ///< Inside braces: declarations hold to the end.
        bool inLink = false; ///< Addresses are text here.
        qsizetype at = 0;
        int openQuotes = 0; ///< Single TeX quotes not closed yet.
        InlineBuilder out;
    };
    /// An argument in braces, or what stands for it.
    struct Argument {
        Range content;
        qsizetype end = 0;
    };

    std::vector<Node> parse(Container container);
    std::vector<Node> parseInside(const Container &outer, Range range, bool group);
    void step(Container &c);

    // inline_parser.cpp: characters
    bool takeSpan(Container &c, const Span &found);
    void group(Container &c);
    void bracket(Container &c);
    void emphasis(Container &c);
    void backticks(Container &c);
    void apostrophe(Container &c);
    void tilde(Container &c);
    void hyphen(Container &c);
    void angle(Container &c);
    void ampersand(Container &c);
    void literal(Container &c, qsizetype length = 1);

    // inline_commands.cpp: what begins with a backslash
    void backslash(Container &c);
    void controlSymbol(Container &c);
    bool accent(Container &c, QStringView name, qsizetype nameEnd);
    void command(Container &c);
    void run(Container &c, const Command &command, qsizetype start, qsizetype nameEnd);
    void style(Container &c, Kind kind, qsizetype start, qsizetype nameEnd);
    void declaration(Container &c, Kind kind, qsizetype start, qsizetype nameEnd);
    static void addStyled(Container &c, Kind kind, const Range &range, std::vector<Node> children);
    void symbol(Container &c, const Command &command, qsizetype start, qsizetype nameEnd);
    void address(Container &c, qsizetype start, qsizetype nameEnd);
    void link(Container &c, qsizetype start, qsizetype nameEnd);
    void citation(Container &c, qsizetype start, qsizetype nameEnd);
    void environment(Container &c, qsizetype start, qsizetype nameEnd);
    void formula(Container &c, qsizetype start, qsizetype nameEnd);
    void glued(Container &c, const GluedCommand &glued, qsizetype start, qsizetype nameEnd);
    [[nodiscard]] Node undefined(Range range, const QString &name);
    void unknown(Container &c, qsizetype start, qsizetype nameEnd);
    [[nodiscard]] std::optional<Argument> argument(const Container &c, qsizetype at) const;
    [[nodiscard]] qsizetype skipEmptyGroup(const Container &c, qsizetype at) const;
    [[nodiscard]] qsizetype scriptsEnd(const Container &c, qsizetype at) const;

    QStringView m_source;
    const Scan &m_scan;
    QStringList &m_unknownCommands;
    bool m_hasCommands = false; ///< There is a backslash: the source is TeX.
    QSet<QString> m_seenCommands;
};

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the inline parser that reads TeX mathematics that nobody delimited, commands that lost their braces,
// and commands that nobody defined.
#include "models/markup/inline_parser.h"

#include "models/markup/characters.h"

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

/// Behind the subscripts and superscripts that begin at `at`: "_2", "^{n}", "_i^\ast".
qsizetype InlineParser::scriptsEnd(const Container &c, qsizetype at) const
{
    const qsizetype end = c.range.end();
    while (at + 1 < end && (m_source[at] == u'^' || m_source[at] == u'_')) {
        const QChar first = m_source[at + 1];
        if (first == u'{') {
            const auto given = argument(c, at + 1);
            if (!given)
                return at;
            at = given->end;
        } else if (first == u'\\' && isAsciiLetter(charAt(m_source, at + 2))) {
            at = std::min(skipLetters(m_source, at + 2), end);
        } else if (isWordCharacter(first) || first == u'*') {
            at += 2;
        } else {
            return at;
        }
    }
    return at;
}

/// A mathematical command with its arguments and scripts becomes a formula of its own.
void InlineParser::formula(Container &c, qsizetype start, qsizetype nameEnd)
{
    qsizetype at = nameEnd;
    while (true) {
        const auto given = at < c.range.end() && m_source[at] == u'{' ? argument(c, at) : std::nullopt;
        const qsizetype next = given ? given->end : scriptsEnd(c, at);
        if (next == at)
            break;
        at = next;
    }
    if (at == nameEnd) { // "\mathbb R", "\tilde O": one letter
        const bool spaced = charAt(m_source, at) == u' ' && at + 1 < c.range.end();
        const qsizetype letter = spaced ? at + 1 : at;
        const bool alone = letter < c.range.end() && isWordCharacter(m_source[letter]) && m_source[letter].isLetter() &&
                           !isWordCharacter(charAt(m_source, letter + 1));
        if (alone)
            at = scriptsEnd(c, letter + 1);
        else if (!spaced && at < c.range.end() && isDigit(m_source[at]))
            while (at < c.range.end() && isDigit(m_source[at]))
                ++at;
    }
    const QStringView tex = m_source.sliced(start, at - start);
    c.at = at;
    if (tex.contains(u'$')) // the formula inside is the one that counts
        c.at = nameEnd;
    else if (at == nameEnd && !findGlued(m_source.sliced(start + 1, nameEnd - start - 1)))
        c.at = nameEnd; // nothing to set: the command alone says nothing
    else
        c.out.add({Kind::Math, {start, at - start}, tex.toString(), {}, 0, {}});
}

/// "\emphclass", "\citeHsuKLZ10", "\urlhttps://…", "\sqrtT".
void InlineParser::glued(Container &c, const GluedCommand &glued, qsizetype start, qsizetype nameEnd)
{
    using Action = Command::Action;
    const qsizetype textStart = start + 1 + glued.nameLength;
    const Action action = glued.command->action;
    if (action == Action::Formula || action == Action::Operator)
        return formula(c, start, nameEnd);
    c.at = textStart;
    if (action == Action::Citation) {
        qsizetype end = textStart;
        while (end < c.range.end() && (isWordCharacter(m_source[end]) || QStringView(u":_-").contains(m_source[end])))
            ++end;
        c.out.add(
            {Kind::Citation, {start, end - start}, m_source.sliced(textStart, end - textStart).toString(), {}, 0, {}});
        c.at = end;
    } else if (action == Action::Style && glued.command->kind == Kind::Code) {
        c.out.add({Kind::Code,
                   {start, nameEnd - start},
                   m_source.sliced(textStart, nameEnd - textStart).toString(),
                   {},
                   0,
                   {}});
        c.at = nameEnd;
    } else if (action == Action::Style) {
        Node node{glued.command->kind, {start, nameEnd - start}, {}, {}, 0, {}};
        node.children = parseInside(c, {textStart, nameEnd - textStart}, false);
        c.out.add(std::move(node));
        c.at = nameEnd;
    }
    // \url and \footnote: what follows is read as it comes.
}

/// The node of an undefined command, which is listed when it comes first.
Node InlineParser::undefined(Range range, const QString &name)
{
    if (!m_seenCommands.contains(name)) {
        m_seenCommands.insert(name);
        m_unknownCommands.append(name);
    }
    return {Kind::UnknownCommand, range, name, {}, 0, {}};
}

/// A command that nobody defined shows its name; its arguments follow as siblings.
void InlineParser::unknown(Container &c, qsizetype start, qsizetype nameEnd)
{
    const qsizetype end = skipEmptyGroup(c, nameEnd);
    c.out.add(undefined({start, end - start}, m_source.sliced(start + 1, nameEnd - start - 1).toString()));
    c.at = end;
    while (c.at < c.range.end() && m_source[c.at] == u'{') {
        const auto given = argument(c, c.at);
        if (!given)
            return;
        c.out.replace(c.at, c.at + 1, u" "_s);
        std::vector<Node> children = parseInside(c, given->content, true);
        for (Node &child : children)
            c.out.add(std::move(child));
        c.at = given->end;
    }
}

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the inline parser that reads what begins with a backslash.
#include "models/markup/inline_parser.h"

#include "models/markup/accents.h"
#include "models/markup/characters.h"

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

void InlineParser::backslash(Container &c)
{
    const QChar next = c.at + 1 < c.range.end() ? m_source[c.at + 1] : QChar();
    if (isAsciiLetter(next))
        return command(c);
    if (next == u'\\') { // a line break, or a backslash that was escaped once too often
        const QChar third = c.at + 2 < c.range.end() ? m_source[c.at + 2] : QChar();
        const qsizetype nameEnd = std::min(skipLetters(m_source, c.at + 2), c.range.end());
        const QStringView name = m_source.sliced(c.at + 2, std::max<qsizetype>(0, nameEnd - c.at - 2));
        const bool escaped = QStringView(u"%&_#$").contains(third) || (name.size() > 1 && findCommand(name));
        if (!escaped || third.isNull()) {
            c.out.add(Kind::LineBreak, {c.at, 2}, {});
            c.at = skipBlanks(m_source, c.at + 2, c.range.end());
            return;
        }
        ++c.at;
        return backslash(c);
    }
    controlSymbol(c);
}

/// A backslash before something that is no letter.
void InlineParser::controlSymbol(Container &c)
{
    if (c.at + 1 >= c.range.end())
        return literal(c);
    const qsizetype start = c.at;
    const qsizetype after = start + 2;
    const QChar symbol = m_source[start + 1];
    if (accent(c, m_source.sliced(start + 1, 1), after))
        return;
    QString text(symbol);
    switch (symbol.unicode()) {
    case u' ':
    case u',':
    case u';':
    case u':':
        text = u" "_s;
        break;
    case u'\t':
    case u'\r':
        text = u" "_s;
        break;
    case u'\n':
        c.out.add(Kind::LineBreak, {start, 2}, {});
        c.at = after;
        return;
    case u'!':
    case u'/':
    case u'@':
        text.clear();
        break;
    case u'|':
        text = u"‖"_s;
        break;
    case u'-':
        if (charAt(m_source, after) == u'-') { // "\--": a dash escaped by mistake
            ++c.at;
            return hyphen(c);
        }
        text.clear();
        break;
    case u'%':
    case u'&':
    case u'_':
    case u'#':
    case u'$':
    case u'{':
    case u'}':
    case u'(':
    case u')':
    case u'[':
    case u']':
    case u'*':
    case u'+':
    case u'.':
    case u'=':
    case u'<':
    case u'>':
    case u'\'':
    case u'"':
    case u'`':
    case u'~':
    case u'^':
        break;
    default:
        return literal(c, symbol.isSurrogate() ? 1 : 2);
    }
    c.out.replace(start, after, text);
    c.at = after;
}

/// An accent and its letter: \'e, \'{e}, \' e, \'\i, \v{c}, \c c.
bool InlineParser::accent(Container &c, QStringView name, qsizetype nameEnd)
{
    if (!isAccent(name))
        return false;
    const bool word = isAsciiLetter(name.front());
    const auto given = argument(c, nameEnd);
    qsizetype at = given ? given->content.start : nameEnd;
    const qsizetype limit = given ? given->content.end() : c.range.end();
    if (!given) {
        if (word && charAt(m_source, nameEnd) != u' ')
            return false;
        at = word ? skipBlanks(m_source, nameEnd, limit) : nameEnd;
    }
    QString base;
    qsizetype end = at;
    if (at < limit && m_source[at] == u'\\' && (charAt(m_source, at + 1) == u'i' || charAt(m_source, at + 1) == u'j') &&
        !isAsciiLetter(charAt(m_source, at + 2)) && at + 2 <= limit) {
        base = m_source[at + 1] == u'i' ? u"ı"_s : u"ȷ"_s;
        end = at + 2;
    } else if (given) {
        base = m_source.sliced(at, limit - at).trimmed().toString();
        end = limit;
    } else if (at < limit && m_source[at].isLetter()) {
        // "\"average" size": a quotation mark that was escaped, not an umlaut.
        if (name == u"\"" && isLower(m_source[at]) && !isWordCharacter(charAt(m_source, c.at - 1)))
            return false;
        base = m_source[at];
        end = at + 1;
    }
    const QString letter = base.size() <= 2 ? accented(name, base) : QString();
    if (letter.isEmpty()) {
        if (!given || !given->content.length || word)
            return false;
        return false;
    }
    end = given ? given->end : end;
    c.out.replace(c.at, end, letter);
    c.at = end;
    return true;
}

std::optional<InlineParser::Argument> InlineParser::argument(const Container &c, qsizetype at) const
{
    const qsizetype brace = at < c.range.end() && m_source[at] == u' ' ? at + 1 : at;
    if (brace >= c.range.end() || m_source[brace] != u'{')
        return std::nullopt;
    if (const Span *raw = m_scan.spanAt(brace);
        raw && raw->kind == Span::Kind::Raw && raw->range.end() <= c.range.end())
        return Argument{raw->content, raw->range.end()};
    const qsizetype close = m_scan.partner(brace);
    if (close < 0 || close >= c.range.end())
        return std::nullopt;
    return Argument{{brace + 1, close - brace - 1}, close + 1};
}

qsizetype InlineParser::skipEmptyGroup(const Container &c, qsizetype at) const
{
    return at + 1 < c.range.end() && m_source[at] == u'{' && m_source[at + 1] == u'}' ? at + 2 : at;
}

void InlineParser::command(Container &c)
{
    const qsizetype start = c.at;
    const qsizetype nameEnd = std::min(skipLetters(m_source, start + 1), c.range.end());
    const QStringView name = m_source.sliced(start + 1, nameEnd - start - 1);
    if (accent(c, name, nameEnd))
        return;
    if (const Command *known = findCommand(name)) {
        const bool starred = charAt(m_source, nameEnd) == u'*' && charAt(m_source, nameEnd + 1) == u'{';
        return run(c, *known, start, starred ? nameEnd + 1 : nameEnd);
    }
    if (name.startsWith(u"begin") || name.startsWith(u"end")) {
        const QStringView list = name.sliced(name.startsWith(u'b') ? 5 : 3);
        if (list == u"itemize" || list == u"enumerate" || list == u"description") {
            c.at = nameEnd;
            return;
        }
    }
    if (charAt(m_source, nameEnd) != u'{' || nameEnd >= c.range.end())
        if (const auto taken = findGlued(name))
            return glued(c, *taken, start, nameEnd);
    if (name.size() > 2 && name.front() == u'n' && isUpper(name[1]) && isLower(name[2])) { // "\nWe": a line feed
        c.out.replace(start, start + 2, u" "_s);
        c.at = start + 2;
        return;
    }
    unknown(c, start, nameEnd);
}

void InlineParser::run(Container &c, const Command &command, qsizetype start, qsizetype nameEnd)
{
    using Action = Command::Action;
    c.at = nameEnd;
    switch (command.action) {
    case Action::Style:
        return style(c, command.kind, start, nameEnd);
    case Action::Declaration:
        return declaration(c, command.kind, start, nameEnd);
    case Action::Symbol:
        return symbol(c, command, start, nameEnd);
    case Action::Address:
        return address(c, start, nameEnd);
    case Action::Link:
        return link(c, start, nameEnd);
    case Action::Citation:
        return citation(c, start, nameEnd);
    case Action::Environment:
        return environment(c, start, nameEnd);
    case Action::Formula:
        return formula(c, start, nameEnd);
    case Action::Operator:
        if (scriptsEnd(c, nameEnd) > nameEnd)
            return formula(c, start, nameEnd);
        return c.out.replace(start, nameEnd,
                             QString(isWordCharacter(charAt(m_source, start - 1)) ? u" "_s : QString()) +
                                 m_source.sliced(start + 1, nameEnd - start - 1).toString());
    case Action::Break:
        c.out.add(Kind::LineBreak, {start, nameEnd - start}, {});
        c.at = skipBlanks(m_source, nameEnd, c.range.end());
        return;
    case Action::Skip:
        c.at = skipEmptyGroup(c, nameEnd);
        if (c.at == nameEnd && nameEnd > start + 5 && charAt(m_source, start - 1) == u' ')
            c.at = skipBlanks(m_source, nameEnd, c.range.end());
        return;
    default:
        break;
    }
    auto given = argument(c, nameEnd);
    if (!given)
        return;
    c.at = given->end;
    if (command.action == Action::SkipFirst) { // \textcolor{red}{text}
        given = argument(c, c.at);
        if (!given || m_source[c.at] != u'{')
            return;
        c.at = given->end;
    }
    std::vector<Node> children = parseInside(c, given->content, true);
    if (command.action == Action::Footnote)
        return c.out.add(Kind::Footnote, {start, given->end - start}, std::move(children));
    const bool quoted = command.action == Action::Quoted;
    if (quoted)
        c.out.replace(start, given->content.start, u"“"_s);
    for (Node &child : children)
        c.out.add(std::move(child));
    if (quoted)
        c.out.replace(given->content.end(), given->end, u"”"_s);
}

void InlineParser::style(Container &c, Kind kind, qsizetype start, qsizetype nameEnd)
{
    const auto given = argument(c, nameEnd);
    if (!given) {
        const qsizetype letter = nameEnd + 1;
        if (charAt(m_source, nameEnd) == u' ' && letter < c.range.end() && isAsciiLetter(m_source[letter]) &&
            !isWordCharacter(charAt(m_source, letter + 1))) { // "{\\underline e}avy": TeX takes one letter
            c.at = letter + 1;
            return c.out.add(kind, {start, c.at - start}, parseInside(c, {letter, 1}, false));
        }
        // An opening brace without partner goes with the command that it belonged to.
        c.at = charAt(m_source, nameEnd) == u'{' && nameEnd < c.range.end() ? nameEnd + 1 : nameEnd;
        return;
    }
    c.at = given->end;
    const Range range{start, given->end - start};
    addStyled(c, kind, range, parseInside(c, given->content, true));
}

void InlineParser::addStyled(Container &c, Kind kind, const Range &range, std::vector<Node> children)
{
    if (kind == Kind::Code) { // code is plain; what it cannot hold makes it upright text
        QString text;
        const bool plain = std::ranges::all_of(children, [](const Node &n) { return n.kind == Kind::Text; });
        for (const Node &child : children)
            text += child.text;
        if (plain && !text.isEmpty())
            return c.out.add({Kind::Code, range, text, {}, 0, {}});
        for (Node &child : children)
            c.out.add(std::move(child));
        return;
    }
    c.out.add(kind, range, std::move(children));
}

/// {\em …}: holds to the end of the group; outside of groups the braces are lost, and it holds nowhere.
void InlineParser::declaration(Container &c, Kind kind, qsizetype start, qsizetype nameEnd)
{
    if (const auto given = argument(c, nameEnd); given && charAt(m_source, nameEnd) == u'{')
        return style(c, kind, start, nameEnd);
    c.at = skipBlanks(m_source, nameEnd, c.range.end());
    if (!c.group || c.at >= c.range.end()) {
        if (isBlank(charAt(m_source, start - 1)) == false && c.at > nameEnd)
            c.out.copy(nameEnd, c.at);
        return;
    }
    std::vector<Node> children = parseInside(c, {c.at, c.range.end() - c.at}, true);
    c.at = c.range.end();
    addStyled(c, kind, {start, c.at - start}, std::move(children));
}

void InlineParser::symbol(Container &c, const Command &command, qsizetype start, qsizetype nameEnd)
{
    if (command.kind == Kind::Math && scriptsEnd(c, nameEnd) > nameEnd)
        return formula(c, start, nameEnd);
    c.at = skipEmptyGroup(c, nameEnd);
    const bool letter =
        command.kind == Kind::Text && command.replacement.size() == 1 && command.replacement.front().isLetter();
    if (letter && c.at == nameEnd && c.at + 1 < c.range.end() && m_source[c.at] == u' ' && isLower(m_source[c.at + 1]))
        ++c.at; // "S\o ren": the space ends the command's name
    c.out.replace(start, c.at, command.replacement.toString());
}

void InlineParser::address(Container &c, qsizetype start, qsizetype nameEnd)
{
    const auto given = argument(c, nameEnd);
    if (!given)
        return;
    QString shown = m_source.sliced(given->content.start, given->content.length).trimmed().toString();
    for (const QChar escaped : u"_%&#~$"_s)
        shown.replace(u"\\"_s + escaped, QString(escaped));
    c.at = given->end;
    const Range range{start, given->end - start};
    if (shown.isEmpty())
        return;
    if (c.inLink)
        return c.out.replace(start, given->end, shown);
    const bool bare = !shown.contains(u"://") && !shown.startsWith(u"mailto:");
    c.out.add({Kind::Link, range, {}, bare ? u"http://"_s + shown : shown, 0, {{Kind::Text, range, shown, {}, 0, {}}}});
}

void InlineParser::link(Container &c, qsizetype start, qsizetype nameEnd)
{
    const auto target = argument(c, nameEnd);
    const auto text = target ? argument(c, target->end) : std::nullopt;
    if (!target || !text)
        return target ? address(c, start, nameEnd) : void();
    QString where = m_source.sliced(target->content.start, target->content.length).trimmed().toString();
    for (const QChar escaped : u"_%&#~"_s)
        where.replace(u"\\"_s + escaped, QString(escaped));
    Container inner{text->content, c.depth + 1, true, true, text->content.start, 0, InlineBuilder(m_source)};
    c.out.add({Kind::Link, {start, text->end - start}, {}, where, 0, parse(std::move(inner))});
    c.at = text->end;
}

void InlineParser::citation(Container &c, qsizetype start, qsizetype nameEnd)
{
    QStringList parts;
    qsizetype at = nameEnd;
    while (at < c.range.end() && m_source[at] == u'[') {
        const qsizetype close = m_scan.partner(at);
        if (close < 0 || close >= c.range.end())
            break;
        if (const QString note = m_source.sliced(at + 1, close - at - 1).toString().simplified(); !note.isEmpty())
            parts.append(note);
        at = close + 1;
    }
    const auto given = argument(c, at);
    if (!given) {
        c.at = nameEnd;
        return;
    }
    for (const QStringView key : m_source.sliced(given->content.start, given->content.length).split(u','))
        if (const QString clean = key.toString().simplified(); !clean.isEmpty())
            parts.append(clean);
    c.at = given->end;
    if (!parts.isEmpty())
        c.out.add({Kind::Citation, {start, given->end - start}, parts.join(u", "), {}, 0, {}});
}

/// The begin or end of an environment that means nothing here, such as abstract or center.
void InlineParser::environment(Container &c, qsizetype, qsizetype nameEnd)
{
    if (const auto given = argument(c, nameEnd))
        c.at = given->end;
}

} // namespace lectern::markup

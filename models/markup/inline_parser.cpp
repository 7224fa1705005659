// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/inline_parser.h"

#include "models/markup/characters.h"
#include "models/markup/dirt.h"
#include "models/markup/html_tags.h"

#include <algorithm>
#include <array>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

/// The ASCII characters that the parser stops at.
constexpr std::array<bool, 128> stops = [] {
    std::array<bool, 128> table{};
    for (const char c : {'\\', '$', '{', '}', '[', '*', '_', '`', '\'', '~', '-', '<', '&', '('})
        table[static_cast<std::size_t>(c)] = true;
    for (std::size_t c = 0; c < 0x20; ++c)
        table[c] = c != '\t' && c != '\n' && c != '\r';
    table[0x7f] = true;
    return table;
}();

bool opensBefore(QChar c)
{
    return c.isNull() || isBlank(c) || c.isSpace() || QStringView(u"([{\"'/*_“‘—–>:,;").contains(c);
}

Kind tagKind(QStringView name)
{
    if (name == u"b" || name == u"strong" || name == u"bold")
        return Kind::Strong;
    if (name == u"u")
        return Kind::Underline;
    if (name == u"s" || name == u"del" || name == u"strike")
        return Kind::Strike;
    if (name == u"sub")
        return Kind::Subscript;
    if (name == u"sup")
        return Kind::Superscript;
    if (name == u"sc")
        return Kind::SmallCaps;
    if (name == u"a")
        return Kind::Link;
    return Kind::Emphasis;
}

} // namespace

InlineParser::InlineParser(QStringView source, const Scan &scan, QStringList &unknownCommands)
    : m_source(source)
    , m_scan(scan)
    , m_unknownCommands(unknownCommands)
    , m_hasCommands(source.contains(u'\\'))
{
}

std::vector<Node> InlineParser::parse(Range range, int depth)
{
    return parse(Container{range, depth, false, false, range.start, 0, InlineBuilder(m_source)});
}

std::vector<Node> InlineParser::parseInside(const Container &outer, Range range, bool group)
{
    return parse(Container{range, outer.depth + 1, group, outer.inLink, range.start, 0, InlineBuilder(m_source)});
}

std::vector<Node> InlineParser::parse(Container c)
{
    if (c.depth >= deepestNesting) {
        c.out.copy(c.range.start, c.range.end());
        return c.out.finish(0);
    }
    const qsizetype end = c.range.end();
    auto nextSpan = std::ranges::lower_bound(m_scan.spans(), c.at, {}, [](const Span &s) { return s.range.start; });
    while (c.at < end) {
        while (nextSpan != m_scan.spans().end() && nextSpan->range.start < c.at)
            ++nextSpan;
        const qsizetype limit = nextSpan != m_scan.spans().end() ? std::min(nextSpan->range.start, end) : end;
        qsizetype next = c.at;
        for (; next < limit; ++next) {
            const char16_t unit = m_source[next].unicode();
            if (unit < 128 ? stops[unit] : isDirt(unit))
                break;
        }
        c.out.copy(c.at, next);
        c.at = next;
        if (next < end && !(next == limit && takeSpan(c, *nextSpan)))
            step(c);
    }
    return c.out.finish(deepestNesting - c.depth);
}

/// Reads what begins at c.at, which is one of the characters that may be markup.
void InlineParser::step(Container &c)
{
    const char16_t unit = m_source[c.at].unicode();
    switch (unit) {
    case u'\\':
        return backslash(c);
    case u'`':
        return backticks(c);
    case u'{':
        return group(c);
    case u'[':
        return bracket(c);
    case u'*':
    case u'_':
        return emphasis(c);
    case u'\'':
        return apostrophe(c);
    case u'~':
        return tilde(c);
    case u'-':
        return hyphen(c);
    case u'<':
        return angle(c);
    case u'&':
        return ampersand(c);
    case u'$':
    case u'}':
        return literal(c);
    default:
        break;
    }
    const bool special = unit >= 128 ? isDirt(unit) : stops[unit];
    const std::optional<Cleaned> cleaned = unit == u'(' ? cleanGlyphNumber(m_source, c.at)
                                           : special    ? cleanCharacter(m_source, c.at)
                                                        : std::nullopt;
    if (!cleaned)
        return literal(c);
    const qsizetype cleanedEnd = std::min(cleaned->end, c.range.end());
    c.out.replace(c.at, cleanedEnd, cleaned->text);
    c.at = cleanedEnd;
}

void InlineParser::literal(Container &c, qsizetype length)
{
    c.out.copy(c.at, c.at + length);
    c.at += length;
}

/// Formulas, code and addresses, which the scan has found.
bool InlineParser::takeSpan(Container &c, const Span &found)
{
    if (found.range.end() > c.range.end() || found.kind == Span::Kind::Raw)
        return false;
    const QStringView content = m_source.sliced(found.content.start, found.content.length);
    switch (found.kind) {
    case Span::Kind::Math:
    case Span::Kind::DisplayMath:
        c.out.add({Kind::Math, found.range, content.toString(), {}, 0, {}});
        break;
    case Span::Kind::Code:
    case Span::Kind::CodeBlock:
        c.out.add({Kind::Code, found.range, content.toString().simplified(), {}, 0, {}});
        break;
    default: {
        QString shown = content.toString();
        for (const QStringView escaped : {u"\\_", u"\\%", u"\\&", u"\\#", u"\\~"})
            shown.replace(escaped.toString(), escaped.last(1).toString());
        if (c.inLink) {
            c.out.replace(found.range.start, found.range.end(), shown);
        } else {
            const QString target = shown.startsWith(u"www.") ? u"http://"_s + shown : shown;
            c.out.add({Kind::Link, found.range, {}, target, 0, {{Kind::Text, found.range, shown, {}, 0, {}}}});
        }
    }
    }
    c.at = found.range.end();
    return true;
}

/// Braces: those of TeX are hidden, those of a set such as {0, 1} are text.
void InlineParser::group(Container &c)
{
    const qsizetype close = m_scan.partner(c.at);
    if (close < 0 || close >= c.range.end())
        return literal(c);
    const QStringView content = m_source.sliced(c.at + 1, close - c.at - 1);
    static constexpr std::array<QStringView, 4> brokenCommands{u"textit", u"textbf", u"texttt", u"textsc"};
    for (const QStringView name : brokenCommands) { // "\\textit" whose "\\t" was taken for a tab
        const QStringView broken = name.sliced(1);
        const qsizetype start = c.at - broken.size();
        if (m_source.first(c.at).endsWith(broken) && !isAsciiLetter(charAt(m_source, start - 1)) &&
            c.out.takeBack(broken.size())) {
            // Its letters stay, marked as those of a command that nobody defined.
            c.out.add(undefined({start, broken.size()}, broken.toString()));
            return style(c, findCommand(name)->kind, c.at, c.at);
        }
    }
    const QChar before = charAt(m_source, c.at - 1);
    const QChar after = charAt(m_source, close + 1);
    const bool inWord = isAsciiLetter(before) || isAsciiLetter(after);
    const bool letters = skipLetters(content, 0) == content.size();
    const bool beginsWithCommand =
        content.trimmed().startsWith(u'\\') && content.trimmed().size() > 1 &&
        (isAsciiLetter(content.trimmed()[1]) || QStringView(u"'`^\"~=.").contains(content.trimmed()[1]));
    const bool nested = content.startsWith(u'{') && content.endsWith(u'}');
    const bool hidden = content.isEmpty() || content == u"[" || beginsWithCommand || nested ||
                        (letters && (inWord || content.size() > 1)) || before == u'-' || after == u'-';
    if (!hidden)
        return literal(c);
    std::vector<Node> children = parseInside(c, {c.at + 1, content.size()}, beginsWithCommand);
    for (Node &child : children)
        c.out.add(std::move(child));
    c.at = close + 1;
}

/// A Markdown link, or a bracket.
void InlineParser::bracket(Container &c)
{
    const qsizetype close = m_scan.partner(c.at);
    const Span *target = close < 0 ? nullptr : m_scan.spanAt(close + 1);
    if (!target || target->kind != Span::Kind::Raw || target->range.end() > c.range.end() || c.inLink)
        return literal(c);
    const bool image = charAt(m_source, c.at - 1) == u'!' && c.out.takeBack(1);
    const qsizetype start = image ? c.at - 1 : c.at;
    const Range text{c.at + 1, close - c.at - 1};
    Container inner{text, c.depth + 1, false, true, text.start, 0, InlineBuilder(m_source)};
    Node link{Kind::Link, {start, target->range.end() - start},
              {},         m_source.sliced(target->content.start, target->content.length).toString(),
              0,          parse(std::move(inner))};
    c.at = target->range.end();
    c.out.add(std::move(link));
}

void InlineParser::emphasis(Container &c)
{
    const QChar character = m_source[c.at];
    qsizetype end = c.at;
    while (end < c.range.end() && m_source[end] == character)
        ++end;
    const auto length = static_cast<int>(std::min<qsizetype>(end - c.at, 9));
    const QChar before = c.at > c.range.start ? m_source[c.at - 1] : QChar();
    const QChar after = end < c.range.end() ? m_source[end] : QChar();
    Delimiter delimiter;
    delimiter.character = character.unicode();
    delimiter.length = length;
    const bool strong = length >= 2 && character == u'*';
    delimiter.opens =
        !after.isNull() && !after.isSpace() && (opensBefore(before) || (strong && isWordCharacter(after)));
    delimiter.closes = !before.isNull() && !before.isSpace() && (strong || !isWordCharacter(after));
    if (length > 3 || (!delimiter.opens && !delimiter.closes))
        return literal(c, end - c.at);
    if (length < 3) {
        c.out.delimiter(c.at, end, delimiter);
    } else { // emphasis outside, strong inside
        const qsizetype middle = delimiter.opens ? c.at + 1 : c.at + 2;
        delimiter.length = delimiter.opens ? 1 : 2;
        c.out.delimiter(c.at, middle, delimiter);
        delimiter.length = 3 - delimiter.length;
        c.out.delimiter(middle, end, delimiter);
    }
    c.at = end;
}

/// TeX quotes that open.
void InlineParser::backticks(Container &c)
{
    const bool two = charAt(m_source, c.at + 1) == u'`';
    const qsizetype end = c.at + (two ? 2 : 1);
    if (two) {
        c.out.replace(c.at, end, u"“"_s);
    } else if (!isWordCharacter(charAt(m_source, c.at - 1)) && end < c.range.end() && !isBlank(m_source[end])) {
        c.out.replace(c.at, end, u"‘"_s);
        ++c.openQuotes;
    } else {
        c.out.copy(c.at, end);
    }
    c.at = end;
}

void InlineParser::apostrophe(Container &c)
{
    const QChar before = c.at > c.range.start ? m_source[c.at - 1] : QChar();
    const QChar next = charAt(m_source, c.at + 1);
    if (next == u'\'') {
        const bool opens =
            (before.isNull() || isBlank(before) || before == u'(') && isWordCharacter(charAt(m_source, c.at + 2));
        c.out.replace(c.at, c.at + 2, opens ? u"“"_s : u"”"_s);
        c.at += 2;
    } else if (c.openQuotes > 0 && !before.isNull() && !isBlank(before) && !isWordCharacter(next)) {
        c.out.replace(c.at, c.at + 1, u"’"_s);
        --c.openQuotes;
        ++c.at;
    } else {
        literal(c);
    }
}

/// A tilde between words is a space that does not break; before a number, "~10", it says "about".
void InlineParser::tilde(Container &c)
{
    const QChar before = charAt(m_source, c.at - 1);
    const QChar after = charAt(m_source, c.at + 1);
    const bool inside = c.at > c.range.start && c.at + 1 < c.range.end() && !isBlank(before) && !isBlank(after);
    const bool interval = isDigit(before) && isDigit(after);
    const bool opened = before == u'(' || before == u'[' || before == u'/' || before == u'~' || after == u'~';
    const bool misread = isLower(before) && isLower(after); // a letter that was not recognised: "s~oring"
    if (!inside || interval || opened || (misread && isAsciiLetter(charAt(m_source, c.at - 2)) && !m_hasCommands))
        return literal(c);
    c.out.replace(c.at, c.at + 1, u"\u00a0"_s);
    ++c.at;
}

void InlineParser::hyphen(Container &c)
{
    qsizetype end = c.at;
    while (end < c.range.end() && m_source[end] == u'-')
        ++end;
    if (end - c.at == 2 || end - c.at == 3) {
        c.out.replace(c.at, end, end - c.at == 2 ? u"–"_s : u"—"_s);
        c.at = end;
        return;
    }
    const std::optional<Cleaned> cleaned = end - c.at == 1 ? cleanHyphen(m_source, c.at) : std::nullopt;
    if (!cleaned || cleaned->end >= c.range.end())
        return literal(c, end - c.at);
    if (cleaned->text.isEmpty()) {
        c.at = cleaned->end;
        return;
    }
    c.out.replace(c.at, cleaned->end, cleaned->text);
    c.at = cleaned->end;
}

/// HTML tags and addresses in angle brackets.
void InlineParser::angle(Container &c)
{
    if (const Span *found = m_scan.spanAt(c.at + 1); found && found->kind == Span::Kind::Url &&
                                                     charAt(m_source, found->range.end()) == u'>' &&
                                                     found->range.end() < c.range.end()) {
        ++c.at;
        takeSpan(c, *found);
        ++c.at;
        return;
    }
    if (holdsAt(m_source, c.at, u"<!-- -->") && c.at + 8 <= c.range.end()) {
        c.at += 8;
        return;
    }
    const std::optional<HtmlTag> tag = htmlTagAt(m_source, c.at);
    if (!tag || tag->end > c.range.end())
        return literal(c);
    if (!isPaired(tag->name)) {
        if (tag->name == u"br" || (tag->name == u"p" && tag->opens && !c.out.isEmpty()))
            c.out.add(Kind::LineBreak, {c.at, tag->end - c.at}, {});
        c.at = tag->end;
        return;
    }
    const qsizetype close = tag->opens ? m_scan.partner(c.at) : -1;
    const std::optional<HtmlTag> closing = close < 0 ? std::nullopt : htmlTagAt(m_source, close);
    if (!closing || closing->end > c.range.end())
        return literal(c, tag->end - c.at);
    const Range content{tag->end, close - tag->end};
    const Range range{c.at, closing->end - c.at};
    if (tag->name == u"code" || tag->name == u"tt") {
        c.out.add({Kind::Code, range, m_source.sliced(content.start, content.length).toString(), {}, 0, {}});
    } else {
        Container inner{
            content, c.depth + 1, false, c.inLink || tag->name == u"a", content.start, 0, InlineBuilder(m_source)};
        c.out.add({tagKind(tag->name), range, {}, tag->target, 0, parse(std::move(inner))});
    }
    c.at = closing->end;
}

void InlineParser::ampersand(Container &c)
{
    const std::optional<Entity> entity = entityAt(m_source, c.at);
    if (!entity || entity->end > c.range.end())
        return literal(c);
    c.out.replace(c.at, entity->end, entity->text);
    c.at = entity->end;
}

} // namespace lectern::markup

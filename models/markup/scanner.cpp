// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/scanner.h"

#include "models/markup/characters.h"
#include "models/markup/html_tags.h"
#include "models/markup/math_delimiters.h"

#include <algorithm>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

/// The characters that the scanner scannerStops at.
constexpr std::array<bool, 128> scannerStops = [] {
    std::array<bool, 128> table{};
    for (const char c : {'\\', '$', '`', '{', '}', '[', ']', '<', ':', 'w', '\n'})
        table[static_cast<std::size_t>(c)] = true;
    return table;
}();

/// Longest address in a Markdown link; what is longer is read as text.
constexpr qsizetype longestTarget = 2048;

} // namespace

Scanner::Scanner(QStringView source, Scan &scan)
    : m_source(source)
    , m_scan(scan)
{
}

void Scanner::run()
{
    while (m_at < m_source.size()) {
        const char16_t c = m_source[m_at].unicode();
        if (c < 128 && scannerStops[c])
            step();
        else
            ++m_at;
    }
    // A list that was cut off ends with the abstract.
    while (!m_openEnvironments.empty())
        closeEnvironment(m_scan.m_environments[m_openEnvironments.back()].kind, m_source.size(), m_source.size());
}

/// Handles the character at m_at and moves behind what it began.
void Scanner::step()
{
    switch (m_source[m_at].unicode()) {
    case u'\\':
        backslash();
        break;
    case u'$':
        dollar();
        break;
    case u'`':
        backticks();
        break;
    case u'{':
        open(m_openBraces);
        break;
    case u'}':
        close(m_openBraces, true);
        break;
    case u'[':
        open(m_openBrackets);
        break;
    case u']':
        linkTarget();
        break;
    case u'<':
        tag();
        break;
    case u'\n':
        newline();
        break;
    case u':':
        addressWithScheme();
        break;
    default: // 'w'
        if (holdsAt(m_source, m_at, u"www.") && !isWordCharacter(charAt(m_source, m_at - 1)) &&
            isWordCharacter(charAt(m_source, m_at + 4)))
            address(m_at);
        else
            ++m_at;
    }
}

void Scanner::open(std::vector<qsizetype> &stack)
{
    stack.push_back(m_at++);
}

void Scanner::close(std::vector<qsizetype> &stack, bool brace)
{
    if (!stack.empty()) {
        m_scan.m_pairs.push_back({stack.back(), m_at});
        // A bracket inside a group finds no partner outside it.
        while (brace && !m_openBrackets.empty() && m_openBrackets.back() > stack.back())
            m_openBrackets.pop_back();
        stack.pop_back();
    }
    ++m_at;
}

/// A blank line ends every group: whatever is still open is a stray.
void Scanner::newline()
{
    ++m_at;
    const qsizetype lineStart = m_at;
    qsizetype i = lineStart;
    while (i < m_source.size() && isBlank(m_source[i]) && m_source[i] != u'\n')
        ++i;
    if (charAt(m_source, i) != u'\n')
        return;
    m_openBraces.clear();
    m_openBrackets.clear();
    m_openTags.clear();
}

void Scanner::add(Span::Kind kind, Range range, Range content)
{
    const bool display = kind == Span::Kind::DisplayMath || kind == Span::Kind::CodeBlock;
    m_scan.m_spans.push_back({kind, range, content, display && m_openBraces.empty()});
    m_at = range.end();
}

Range Scanner::trimmed(qsizetype start, qsizetype end) const
{
    start = skipBlanks(m_source, start, end);
    while (end > start && isBlank(m_source[end - 1]))
        --end;
    return {start, end - start};
}

/// The next place of `what` at or after `from`, or -1. Each text is looked for once over the whole source, however
/// often it is asked for.
qsizetype Scanner::next(QStringView what, qsizetype from)
{
    const auto known = m_next.constFind(what.toString());
    if (known != m_next.cend() && (*known == -1 || *known >= from))
        return *known;
    const qsizetype found = m_source.indexOf(what, from);
    m_next.insert(what.toString(), found);
    return found;
}

/// Where the paragraph that holds `from` ends.
qsizetype Scanner::paragraphEnd(qsizetype from)
{
    if (m_paragraphEnd > from)
        return m_paragraphEnd;
    for (qsizetype i = m_source.indexOf(u'\n', from); i >= 0; i = m_source.indexOf(u'\n', i + 1)) {
        qsizetype j = i + 1;
        while (j < m_source.size() && isBlank(m_source[j]) && m_source[j] != u'\n')
            ++j;
        if (charAt(m_source, j) == u'\n')
            return m_paragraphEnd = i;
    }
    return m_paragraphEnd = m_source.size();
}

void Scanner::dollar()
{
    const qsizetype start = m_at;
    if (charAt(m_source, start + 1) == u'$') {
        const qsizetype end = next(u"$$", start + 2);
        if (end > start + 2 &&
            isFormula(trimmed(start + 2, end).length ? m_source.sliced(start + 2, end - start - 2).trimmed()
                                                     : QStringView(),
                      QChar()))
            return add(Span::Kind::DisplayMath, {start, end + 2 - start}, trimmed(start + 2, end));
        m_at += 2;
        return;
    }
    const qsizetype limit = paragraphEnd(start);
    qsizetype end = start + 1;
    while (end < limit && m_source[end] != u'$')
        end += m_source[end] == u'\\' ? 2 : 1;
    if (end < limit && isFormula(m_source.sliced(start + 1, end - start - 1), charAt(m_source, end + 1)))
        return add(Span::Kind::Math, {start, end + 1 - start}, trimmed(start + 1, end));
    ++m_at;
}

void Scanner::backticks()
{
    qsizetype runEnd = m_at;
    while (charAt(m_source, runEnd) == u'`')
        ++runEnd;
    const qsizetype run = runEnd - m_at;
    if (run >= 3 && fence(runEnd))
        return;
    const qsizetype end = run <= 2 ? next(m_source.sliced(m_at, run), runEnd) : -1;
    if (end < 0 || end >= paragraphEnd(m_at) || end == runEnd) {
        m_at = runEnd;
        return;
    }
    const QStringView content = m_source.sliced(runEnd, end - runEnd);
    const bool tight = !isBlank(content.front()) && !isBlank(content.back());
    const bool stands = !isWordCharacter(charAt(m_source, m_at - 1)) && !isWordCharacter(charAt(m_source, end + run));
    int quotes = 0; // more closing than opening ones: TeX quotes, `like this' or `that'
    for (qsizetype i = 0; i < content.size(); ++i)
        if (content[i] == u'\'')
            quotes += !isWordCharacter(charAt(content, i - 1)) ? -1 : !isWordCharacter(charAt(content, i + 1)) ? 1 : 0;
    const bool code = run == 1 ? tight && stands && quotes <= 0 && charAt(m_source, end + 1) != u'`'
                               : content.contains(u'`') && stands;
    if (code)
        add(Span::Kind::Code, {m_at, end + run - m_at}, trimmed(runEnd, end));
    else
        m_at = runEnd;
}

/// A code block between lines of three backticks or more; false when this is none.
bool Scanner::fence(qsizetype runEnd)
{
    const qsizetype before = m_source.first(m_at).lastIndexOf(u'\n') + 1;
    if (m_at - before > 3 || skipBlanks(m_source, before, m_at) != m_at)
        return false;
    qsizetype contentStart = m_source.indexOf(u'\n', runEnd);
    if (contentStart < 0 || m_source.sliced(runEnd, contentStart - runEnd).contains(u'`'))
        return false;
    const qsizetype end = next(QString(u"\n"_s + m_source.sliced(m_at, 3).toString()), contentStart);
    if (end < 0)
        return false;
    ++contentStart;
    qsizetype after = end + 1;
    while (charAt(m_source, after) == u'`')
        ++after;
    add(Span::Kind::CodeBlock, {m_at, after - m_at}, {contentStart, std::max<qsizetype>(0, end - contentStart)});
    return true;
}

void Scanner::addressWithScheme()
{
    const qsizetype colon = m_at++;
    if (!holdsAt(m_source, colon, u"://") || !isWordCharacter(charAt(m_source, colon + 3)))
        return;
    const QStringView before = m_source.first(colon);
    for (const QStringView scheme : {QStringView(u"https"), QStringView(u"http"), QStringView(u"ftp")})
        if (before.endsWith(scheme))
            return address(colon - scheme.size());
}

void Scanner::address(qsizetype start)
{
    const qsizetype end = addressEnd(m_source, start);
    add(Span::Kind::Url, {start, end - start}, {start, end - start});
}

/// The address of `[text](address)`.
void Scanner::linkTarget()
{
    const qsizetype bracket = m_at;
    const bool matched = !m_openBrackets.empty();
    close(m_openBrackets, false);
    if (!matched || charAt(m_source, bracket + 1) != u'(')
        return;
    const QStringView rest = m_source.sliced(bracket + 2);
    const auto begins = [rest](QStringView what) { return rest.startsWith(what); };
    if (!begins(u"http://") && !begins(u"https://") && !begins(u"ftp://") && !begins(u"mailto:") && !begins(u"www.") &&
        !begins(u"#") && !begins(u"/"))
        return;
    int depth = 1;
    for (qsizetype i = 0; i < std::min(rest.size(), longestTarget) && !isBlank(rest[i]); ++i) {
        depth += rest[i] == u'(' ? 1 : rest[i] == u')' ? -1 : 0;
        if (depth == 0)
            return add(Span::Kind::Raw, {bracket + 1, i + 2}, {bracket + 2, i});
    }
}

void Scanner::tag()
{
    const std::optional<HtmlTag> found = htmlTagAt(m_source, m_at);
    if (!found) {
        ++m_at;
        return;
    }
    if (found->opens && isPaired(found->name))
        m_openTags[found->name].push_back(m_at);
    if (auto stack = m_openTags.find(found->name); found->closes && stack != m_openTags.end() && !stack->empty()) {
        m_scan.m_pairs.push_back({stack->back(), m_at});
        stack->pop_back();
    }
    m_at = found->end;
}

qsizetype addressEnd(QStringView source, qsizetype start)
{
    qsizetype end = start;
    int parentheses = 0;
    for (; end < source.size(); ++end) {
        const char16_t c = source[end].unicode();
        if (c == u'\\' && QStringView(u"_%&#~").contains(charAt(source, end + 1))) {
            ++end;
            continue;
        }
        if (c <= u' ' || c >= 127 || QStringView(u"<>\"{}|\\^`$[]").contains(c))
            break;
        if (c == u'(')
            ++parentheses;
        else if (c == u')' && --parentheses < 0)
            break;
    }
    while (end > start && QStringView(u".,;:!?'*_~-").contains(source[end - 1]) && !holdsAt(source, end - 2, u"/~"))
        --end;
    return end;
}

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the scanner that reads what begins with a backslash.
#include "models/markup/scanner.h"

#include "models/markup/characters.h"
#include "models/markup/math_delimiters.h"

#include <algorithm>

namespace lectern::markup {

namespace {

std::optional<Environment::Kind> listKind(QStringView name)
{
    static constexpr std::array<QStringView, 6> bullets{u"itemize",    u"description", u"compactitem",
                                                        u"inparaenum", u"list",        u"trivlist"};
    static constexpr std::array<QStringView, 2> numbers{u"enumerate", u"compactenum"};
    static constexpr std::array<QStringView, 3> quotes{u"quote", u"quotation", u"displayquote"};
    if (std::ranges::find(bullets, name) != bullets.end())
        return Environment::Kind::Bullets;
    if (std::ranges::find(numbers, name) != numbers.end())
        return Environment::Kind::Numbers;
    if (std::ranges::find(quotes, name) != quotes.end())
        return Environment::Kind::Quote;
    return std::nullopt;
}

constexpr qsizetype longestName = 24;

} // namespace

void Scanner::backslash()
{
    const qsizetype start = m_at;
    const QChar c = charAt(m_source, start + 1);
    if (isAsciiLetter(c))
        return command();
    const bool display = c == u'[';
    if (display || c == u'(') {
        const qsizetype end = next(display ? QStringView(u"\\]") : QStringView(u"\\)"), start + 2);
        if (end > start + 2 && (display || end < paragraphEnd(start)))
            return add(display ? Span::Kind::DisplayMath : Span::Kind::Math, {start, end + 2 - start},
                       trimmed(start + 2, end));
    }
    m_at = std::min(start + 2, m_source.size());
}

void Scanner::command()
{
    const qsizetype nameStart = m_at + 1;
    const qsizetype nameEnd = skipLetters(m_source, nameStart);
    const QStringView name = m_source.sliced(nameStart, nameEnd - nameStart);
    const qsizetype start = m_at;
    m_at = nameEnd;
    if (name == u"item") {
        if (!m_openEnvironments.empty())
            m_scan.m_environments[m_openEnvironments.back()].items.push_back(start);
    } else if (name == u"url" || name == u"href" || name == u"path" || name == u"nolinkurl") {
        if (charAt(m_source, nameEnd) == u'{')
            rawArgument(nameEnd);
    } else if (name.startsWith(u"begin") || name.startsWith(u"end")) {
        const bool begins = name.startsWith(u'b');
        const qsizetype keyword = begins ? 5 : 3;
        if (name.size() == keyword && charAt(m_source, nameEnd) == u'{') {
            const qsizetype brace =
                m_source.sliced(nameEnd, std::min(longestName, m_source.size() - nameEnd)).indexOf(u'}');
            if (brace > 0)
                environment(begins, nameEnd + 1, nameEnd + brace, nameEnd + brace + 1);
        } else if (name.size() > keyword) { // braces gone: \beginitemize
            environment(begins, nameStart + keyword, nameEnd, nameEnd);
        }
    }
}

/// The argument of \url, where no character is special but braces.
void Scanner::rawArgument(qsizetype brace)
{
    int depth = 0;
    const qsizetype limit = std::min(paragraphEnd(brace), brace + 4096);
    for (qsizetype i = brace; i < limit; ++i) {
        if (m_source[i] == u'{')
            ++depth;
        else if (m_source[i] == u'}' && --depth == 0)
            return add(Span::Kind::Raw, {brace, i + 1 - brace}, trimmed(brace + 1, i));
    }
}

void Scanner::environment(bool begins, qsizetype nameStart, qsizetype nameEnd, qsizetype after)
{
    const QStringView name = m_source.sliced(nameStart, nameEnd - nameStart);
    const bool braced = after > nameEnd;
    const qsizetype start = nameStart - (braced ? 1 : 0) - (begins ? 6 : 4);
    if (const auto kind = listKind(name)) {
        if (begins)
            openEnvironment(*kind, start, after);
        else
            closeEnvironment(*kind, start, after);
        return;
    }
    const MathEnvironment math = mathEnvironment(name);
    const bool code = name == u"verbatim" || name == u"lstlisting";
    if (!begins || (math == MathEnvironment::None && !code))
        return;
    const QString closing = (braced ? QStringLiteral("\\end{%1}") : QStringLiteral("\\end%1")).arg(name);
    const qsizetype end = next(closing, after);
    if (end < 0)
        return;
    const Range range{start, end + closing.size() - start};
    if (code)
        add(Span::Kind::CodeBlock, range, trimmed(after, end));
    else
        add(Span::Kind::DisplayMath, range, math == MathEnvironment::Wrapper ? trimmed(after, end) : range);
}

void Scanner::openEnvironment(Environment::Kind kind, qsizetype start, qsizetype contentStart)
{
    Environment environment;
    environment.kind = kind;
    environment.range = {start, 0};
    if (charAt(m_source, contentStart) == u'[') { // options: \begin{enumerate}[start=3]
        const QStringView rest = m_source.sliced(contentStart, std::min<qsizetype>(80, m_source.size() - contentStart));
        const qsizetype bracket = rest.indexOf(u']');
        if (bracket > 0) {
            const qsizetype number = rest.first(bracket).indexOf(u"start=");
            if (number > 0)
                environment.firstNumber =
                    std::clamp(rest.sliced(number + 6, bracket - number - 6).toInt(), 0, 1'000'000);
            contentStart += bracket + 1;
        }
    }
    environment.content = {contentStart, 0};
    m_openEnvironments.push_back(m_scan.m_environments.size());
    m_scan.m_environments.push_back(std::move(environment));
    m_at = contentStart;
}

void Scanner::closeEnvironment(Environment::Kind kind, qsizetype contentEnd, qsizetype after)
{
    m_at = after;
    if (m_openEnvironments.empty() || m_scan.m_environments[m_openEnvironments.back()].kind != kind)
        return;
    Environment &environment = m_scan.m_environments[m_openEnvironments.back()];
    m_openEnvironments.pop_back();
    environment.content.length = contentEnd - environment.content.start;
    environment.range.length = after - environment.range.start;
}

} // namespace lectern::markup

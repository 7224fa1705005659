// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/query_scanner.h"

using namespace Qt::StringLiterals;

namespace lectern {

bool isQuote(QChar c)
{
    return c == u'"' || c == u'“' || c == u'”' || c == u'„';
}

void QueryScanner::skipSpaces()
{
    while (at < text.size() && text.at(at).isSpace())
        ++at;
}

bool QueryScanner::atEnd() const
{
    return at >= text.size() || (text.at(at) == u')' && depth > 0);
}

bool QueryScanner::isLooseClose() const
{
    return depth == 0 && at < text.size() && text.at(at) == u')';
}

bool QueryScanner::startsWith(QStringView beginning) const
{
    return QStringView(text).sliced(at).startsWith(beginning);
}

QString QueryScanner::operatorHere() const
{
    for (const QString &name : {u"OR"_s, u"AND"_s, u"NOT"_s}) {
        const qsizetype end = at + name.size();
        if (startsWith(name) &&
            (end >= text.size() || text.at(end).isSpace() || text.at(end) == u'(' || text.at(end) == u')'))
            return name;
    }
    return text.at(at) == u'|' && (at + 1 >= text.size() || text.at(at + 1).isSpace()) ? u"|"_s : QString();
}

std::pair<QString, bool> QueryScanner::readQuoted()
{
    const qsizetype start = ++at;
    while (at < text.size() && !isQuote(text.at(at)))
        ++at;
    const bool isClosed = at < text.size();
    const QString inside = text.sliced(start, at - start);
    at += isClosed ? 1 : 0;
    return {inside, isClosed};
}

QString QueryScanner::readValue()
{
    const qsizetype start = at;
    while (!atEnd() && !text.at(at).isSpace())
        ++at;
    return text.sliced(start, at - start);
}

} // namespace lectern

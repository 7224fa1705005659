// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

bool isSearchable(QStringView word)
{
    return std::ranges::any_of(word, [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
}

QString quoted(const QString &text)
{
    return u'"' + QString(text).replace(u'"', u"\"\""_s) + u'"';
}

/// A word of one sign, or one that ends in punctuation ("C++"), would match far too much as a prefix.
QString asPrefix(const QString &word)
{
    const bool prefix = word.size() > 1 && (word.back().isLetterOrNumber() || word.back().isSurrogate());
    return quoted(word) + (prefix ? u"*"_s : QString());
}

bool isQuote(QChar c)
{
    return c == u'"' || c == u'“' || c == u'”';
}

} // namespace

SearchWords parseSearchWords(QStringView typed)
{
    SearchWords result;
    qsizetype at = 0;
    while (at < typed.size()) {
        if (typed[at].isSpace()) {
            ++at;
            continue;
        }
        const bool excluded = typed[at] == u'-' && at + 1 < typed.size() && !typed[at + 1].isSpace();
        if (excluded)
            ++at;
        const bool phrase = isQuote(typed[at]);
        if (phrase)
            ++at;
        const qsizetype start = at;
        while (at < typed.size() && !(phrase ? isQuote(typed[at]) : typed[at].isSpace()))
            ++at;
        const QString word = typed.sliced(start, at - start).toString().remove(QChar(0)).simplified();
        if (phrase)
            ++at;
        if (!isSearchable(word))
            continue;
        (excluded ? result.excluded : phrase ? result.phrases : result.words).append(word);
    }
    return result;
}

QString SearchWords::required() const
{
    QStringList parts;
    std::ranges::transform(words, std::back_inserter(parts), asPrefix);
    std::ranges::transform(phrases, std::back_inserter(parts), quoted);
    return parts.join(" AND "_L1);
}

QString SearchWords::forbidden() const
{
    QStringList parts;
    std::ranges::transform(excluded, std::back_inserter(parts), quoted);
    return parts.join(" OR "_L1);
}

} // namespace lectern

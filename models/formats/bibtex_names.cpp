// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/bibtex_names.h"

#include "models/formats/bibtex_text.h"
#include "models/formats/clean_text.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

bool isSuffix(QStringView word)
{
    static const QRegularExpression suffix(u"^(Jr|Sr|II|III|IV)\\.?$"_s, QRegularExpression::CaseInsensitiveOption);
    return suffix.matchView(word).hasMatch();
}

bool hasLetter(const QString &name)
{
    return std::ranges::any_of(name, [](QChar c) { return c.isLetter() || c.isSurrogate(); });
}

/// On one line, without commas and spaces at the ends, which BibTeX would complain about.
QString trimmedName(const QString &author)
{
    static const QRegularExpression ends(u"^[\\s,;]+|[\\s,;]+$"_s);
    return onOneLine(author).remove(ends);
}

bool mustStayWhole(const QString &name)
{
    static const QRegularExpression joiner(u"(^|\\s)(and|others)(\\s|$)"_s, QRegularExpression::CaseInsensitiveOption);
    return joiner.match(name).hasMatch() || name.count(u',') > 1;
}

QString bibtexName(const QString &name)
{
    QString text = bibtexText(name);
    if (mustStayWhole(name))
        return u'{' + text + u'}';
    const QStringList parts = text.split(u',');
    // "Jan Berg, Jr." would make "Jr." the given name.
    if (parts.size() == 2 && isSuffix(parts[1].trimmed()))
        return u'{' + text + u'}';
    return text;
}

} // namespace

QString bibtexAuthors(const QStringList &authors)
{
    QStringList names;
    for (const QString &author : authors) {
        if (const QString name = trimmedName(author); hasLetter(name))
            names << bibtexName(name);
    }
    return names.join(u" and "_s);
}

QString familyName(const QString &author)
{
    const QString name = trimmedName(author);
    const qsizetype comma = name.indexOf(u',');
    const bool familyFirst = comma > 0 && !isSuffix(QStringView(name).sliced(comma + 1).trimmed());
    QStringList words = (comma > 0 ? name.first(comma) : name).split(u' ', Qt::SkipEmptyParts);
    if (!familyFirst && words.size() > 1 && isSuffix(words.last()))
        words.removeLast();
    if (!familyFirst)
        return words.isEmpty() ? QString() : words.last();
    while (words.size() > 1 && words.first().front().isLower())
        words.removeFirst();
    return words.join(QString());
}

} // namespace lectern::formats

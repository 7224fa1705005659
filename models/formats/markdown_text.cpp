// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/markdown_text.h"

#include "models/formats/clean_text.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

QString withUnixLines(QStringView text)
{
    return withoutControls(text).replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
}

} // namespace

QString markdownFromSource(QStringView source)
{
    static const QRegularExpression blankLines(u"\\n\\s*\\n"_s);
    static const QRegularExpression blockStart(u"^(#{1,6}(?= |$)|>|[-+*](?= |$)|~~~|```|={2,}$|-{2,}$)"_s);
    static const QRegularExpression numberStart(u"^(\\d{1,9})([.)])(?= |$)"_s);
    QStringList paragraphs;
    for (const QString &paragraph : withUnixLines(source).split(blankLines, Qt::SkipEmptyParts)) {
        // Lines of one paragraph are joined, so that only its beginning can be taken for a block.
        QString text = paragraph.simplified();
        text.replace(numberStart, u"\\1\\\\2"_s).replace(blockStart, u"\\\\1"_s);
        if (!text.isEmpty())
            paragraphs << text;
    }
    return paragraphs.join(u"\n\n"_s);
}

QString markdownEscaped(QStringView plainText)
{
    static const QRegularExpression special(u"([\\\\`*_\\[\\]<>#|~$&])"_s);
    return onOneLine(plainText).replace(special, u"\\\\1"_s);
}

QString markdownQuote(QStringView markdown)
{
    QString quote;
    for (const QString &line : withUnixLines(markdown).split(u'\n'))
        quote += line.isEmpty() ? u">\n"_s : u"> "_s + line + u'\n';
    return quote;
}

} // namespace lectern::formats

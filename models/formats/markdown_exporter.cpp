// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/markdown_exporter.h"

#include "models/formats/clean_text.h"
#include "models/formats/export_loop.h"
#include "models/formats/markdown_text.h"

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

void addFact(QString &facts, const QString &label, const QString &markdown)
{
    if (!markdown.isEmpty())
        facts += u"- **"_s + label + u":** "_s + markdown + u'\n';
}

QString escapedList(const QStringList &items)
{
    QStringList escaped;
    for (const QString &item : items)
        escaped << markdownEscaped(item);
    return escaped.join(u", "_s);
}

QString venueAndYear(const PaperRecord &record)
{
    const QString year = record.year == 0 ? QString() : QString::number(record.year);
    if (record.venue.isEmpty() || year.isEmpty() || record.venue.contains(year))
        return markdownEscaped(record.venue.isEmpty() ? year : record.venue);
    return markdownEscaped(record.venue) + u", "_s + year;
}

QString linkTo(const QString &address)
{
    // Between angle brackets Markdown takes an address as it is, but for these.
    QString safe = onOneLine(address);
    safe.replace(u' ', u"%20"_s).replace(u'<', u"%3C"_s).replace(u'>', u"%3E"_s);
    return safe.isEmpty() ? QString() : u'<' + safe + u'>';
}

QString facts(const Paper &paper)
{
    QStringList tags;
    for (const Tag &tag : paper.tags)
        tags << tag.name;
    QStringList themes;
    for (const ThemeScore &theme : paper.themes)
        themes << theme.theme;
    QString text;
    // The words are English as in the other formats: an export is read by programs and other people too.
    addFact(text, u"Authors"_s, escapedList(paper.record.authors));
    addFact(text, u"Venue"_s, venueAndYear(paper.record));
    addFact(text, u"Link"_s, linkTo(paper.record.url));
    addFact(text, u"Tags"_s, escapedList(tags));
    addFact(text, u"Themes"_s, escapedList(themes));
    if (paper.state.rating > 0)
        addFact(text, u"Rating"_s, u"%1 of 5"_s.arg(paper.state.rating));
    addFact(text, u"Status"_s, toString(paper.state.status) + (paper.state.starred ? u", starred"_s : QString()));
    return text;
}

/// Each highlight as a quote with its comment beneath, so that quotes that follow each other stay apart.
QString marked(const QList<Highlight> &highlights)
{
    if (highlights.isEmpty())
        return {};
    QString text = u"\n**Highlights**\n"_s;
    for (const Highlight &highlight : highlights) {
        text += u'\n' + markdownQuote(markdownFromSource(highlight.quote));
        QStringList comment;
        for (const QString &line : highlight.comment.split(u'\n', Qt::SkipEmptyParts))
            comment << markdownEscaped(line);
        if (highlight.lost)
            text += u">\n> *(no longer in the abstract)*\n"_s;
        if (!comment.isEmpty())
            text += u">\n"_s + markdownQuote(u"— "_s + comment.join(u"\n\n"_s));
    }
    return text;
}

QByteArray section(const Paper &paper)
{
    QString text = u"\n## "_s + markdownFromSource(onOneLine(paper.title())) + u"\n\n"_s + facts(paper);
    if (const QString abstract = markdownFromSource(paper.record.abstract); !abstract.isEmpty())
        text += u'\n' + abstract + u'\n';
    if (!paper.note.trimmed().isEmpty())
        text += u'\n' + markdownQuote(paper.note.trimmed());
    text += marked(paper.annotations);
    return text.toUtf8();
}

} // namespace

QString MarkdownExporter::id() const
{
    return u"markdown"_s;
}

QString MarkdownExporter::name() const
{
    return u"Markdown"_s;
}

QString MarkdownExporter::suffix() const
{
    return u"md"_s;
}

Result<void> MarkdownExporter::write(const ExportSource &source, QIODevice &device) const
{
    const QString title = source.title.isEmpty() ? u"Reading list"_s : source.title;
    const QString heading = u"# "_s + markdownEscaped(title) + u'\n';
    if (const auto begun = writeBytes(device, heading.toUtf8()); !begun)
        return begun;
    return writeEachPaper(source, device, [](const Paper &paper, qsizetype) { return section(paper); });
}

} // namespace lectern::formats

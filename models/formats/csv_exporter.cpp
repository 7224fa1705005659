// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/csv_exporter.h"

#include "models/formats/clean_text.h"
#include "models/formats/export_loop.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

QString listCell(const QStringList &items)
{
    return items.join(u"; "_s);
}

QString truthCell(bool value)
{
    return value ? u"yes"_s : u"no"_s;
}

QStringList columnNames()
{
    return {u"id"_s,     u"title"_s,    u"title_derived"_s, u"authors"_s,  u"venue"_s,       u"year"_s,
            u"track"_s,  u"decision"_s, u"area"_s,          u"tags"_s,     u"themes"_s,      u"status"_s,
            u"rating"_s, u"starred"_s,  u"keywords"_s,      u"summary"_s,  u"abstract"_s,    u"note"_s,
            u"url"_s,    u"pdf_url"_s,  u"doi"_s,           u"arxiv_id"_s, u"external_id"_s, u"added"_s};
}

QStringList cells(const Paper &paper)
{
    const PaperRecord &record = paper.record;
    QStringList tags;
    for (const Tag &tag : paper.tags)
        tags << tag.name;
    QStringList themes;
    for (const ThemeScore &theme : paper.themes)
        themes << theme.theme;
    return {QString::number(paper.id),
            paper.title(),
            truthCell(paper.titleDerived()),
            listCell(record.authors),
            record.venue,
            record.year == 0 ? QString() : QString::number(record.year),
            record.track,
            record.decision,
            record.area,
            listCell(tags),
            listCell(themes),
            toString(paper.state.status),
            QString::number(paper.state.rating),
            truthCell(paper.state.starred),
            listCell(record.keywords),
            record.summary,
            record.abstract,
            paper.note,
            record.url,
            record.pdfUrl,
            record.doi,
            record.arxivId,
            record.externalId,
            paper.added.toUTC().toString(Qt::ISODate)};
}

/// Spreadsheets run a cell that begins like this as a formula, also one that came from a stranger's list.
bool looksLikeFormula(const QString &cell)
{
    return !cell.isEmpty() && u"=+-@\t\r"_s.contains(cell.front());
}

QString quoted(QString cell)
{
    static const auto needsQuotes = [](QChar c) { return c == u'"' || c == u',' || c == u'\n' || c == u'\r'; };
    const bool spaceAtEnds = !cell.isEmpty() && (cell.front().isSpace() || cell.back().isSpace());
    if (!spaceAtEnds && std::ranges::none_of(cell, needsQuotes))
        return cell;
    return u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
}

QByteArray row(const QStringList &values)
{
    QStringList written;
    written.reserve(values.size());
    for (const QString &value : values) {
        const QString clean = withoutControls(value);
        written << quoted(looksLikeFormula(clean) ? u'\'' + clean : clean);
    }
    return (written.join(u',') + u"\r\n"_s).toUtf8();
}

} // namespace

QString CsvExporter::id() const
{
    return u"csv"_s;
}

QString CsvExporter::name() const
{
    return u"CSV"_s;
}

QString CsvExporter::suffix() const
{
    return u"csv"_s;
}

Result<void> CsvExporter::write(const ExportSource &source, QIODevice &device) const
{
    constexpr auto byteOrderMark = "\xEF\xBB\xBF";
    if (const auto begun = writeBytes(device, byteOrderMark + row(columnNames())); !begun)
        return begun;
    return writeEachPaper(source, device, [](const Paper &paper, qsizetype) { return row(cells(paper)); });
}

} // namespace lectern::formats

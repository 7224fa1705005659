// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

#include <QBuffer>
#include <QTest>

namespace lectern::tests {

/// A paper with something in every field.
inline Paper fullPaper()
{
    using namespace Qt::StringLiterals;
    Paper paper;
    paper.id = 7;
    paper.record.title = u"SEDGE: Counting Reeds with Graphs"_s;
    paper.record.abstract = u"We count reeds in $x_i$ ponds.\n\nIt costs $50 to $100, 100% of which is R&D."_s;
    paper.record.authors = {u"Ida Moor"_s, u"van der Berg, Jan"_s};
    paper.record.keywords = {u"reeds"_s, u"counting"_s};
    paper.record.venue = u"Marsh Conf"_s;
    paper.record.year = 2026;
    paper.record.track = u"main"_s;
    paper.record.decision = u"Poster"_s;
    paper.record.area = u"wetlands"_s;
    paper.record.summary = u"Reeds, counted."_s;
    paper.record.url = u"https://example.org/a_b?c=50%25&d#e"_s;
    paper.record.pdfUrl = u"https://example.org/a.pdf"_s;
    paper.record.doi = u"10.1000/xyz_1"_s;
    paper.record.arxivId = u"2601.00001"_s;
    paper.record.externalId = u"Reed01"_s;
    paper.tags = {{1, u"to cite"_s, QColor(0x33, 0x66, 0x99)}, {2, u"field work"_s, {}}};
    paper.themes = {{u"graphs"_s, 2.5}, {u"science"_s, 1.0}};
    paper.state = {ReadingStatus::Read, true, 4};
    paper.note = u"Good *idea*.\n\nAsk Ida."_s;
    paper.added = QDateTime::fromString(u"2026-11-30T10:20:30Z"_s, Qt::ISODate);
    paper.highlights = 3;
    return paper;
}

/// The same with two highlights, of which the abstract no longer holds the second.
inline Paper highlightedPaper()
{
    using namespace Qt::StringLiterals;
    const QDateTime created = QDateTime::fromString(u"2026-11-30T11:00:00.250Z"_s, Qt::ISODateWithMs);
    Paper paper = fullPaper();
    paper.highlights = 2;
    paper.annotations = {
        {1, 7, 9, 14, u"reeds in $x_i$"_s, u"We count "_s, u" ponds."_s, HighlightColour::Green,
         u"how *many*?\n\n# why"_s, false, 1, created},
        {2, 7, 40, 10, u"# Old reeds"_s, u"a"_s, u"b"_s, HighlightColour::Pink, {}, true, 0.8, created}};
    return paper;
}

inline Paper paperWithAbstract(const QString &abstract)
{
    Paper paper;
    paper.derivedTitle = QStringLiteral("A derived heading");
    paper.record.abstract = abstract;
    return paper;
}

inline formats::ExportSource sourceOf(const QList<Paper> &papers, const QString &title = {})
{
    formats::ExportSource source;
    source.title = title;
    source.count = papers.size();
    source.paper = [papers](qsizetype i) -> Result<Paper> { return papers[i]; };
    return source;
}

/// What the exporter with this id writes; an empty array when it fails.
inline QByteArray exported(const QString &id, const formats::ExportSource &source)
{
    const auto exporter = formats::exporterFor(id);
    QBuffer buffer;
    if (!exporter || !buffer.open(QIODevice::WriteOnly) || !(*exporter)->write(source, buffer))
        return {};
    return buffer.data();
}

} // namespace lectern::tests

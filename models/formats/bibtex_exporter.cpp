// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/bibtex_exporter.h"

#include "models/formats/bibtex_names.h"
#include "models/formats/bibtex_text.h"
#include "models/formats/citation_keys.h"
#include "models/formats/export_loop.h"

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

void addField(QString &entry, const QString &name, const QString &value)
{
    if (!value.isEmpty())
        entry += u",\n  "_s + name + u" = {"_s + value + u'}';
}

/// The source's keywords and the reader's tags, which reference managers keep in one field; commas part them there.
QString keywords(const Paper &paper)
{
    QStringList words = paper.record.keywords;
    for (const Tag &tag : paper.tags)
        words << tag.name;
    QStringList written;
    for (QString &word : words) {
        const QString text = bibtexText(word.replace(u',', u' '));
        if (!text.isEmpty() && !written.contains(text))
            written << text;
    }
    return written.join(u", "_s);
}

QString doi(QString text)
{
    for (const auto &prefix :
         {u"https://doi.org/"_s, u"http://doi.org/"_s, u"https://dx.doi.org/"_s, u"http://dx.doi.org/"_s, u"doi:"_s}) {
        if (text.startsWith(prefix, Qt::CaseInsensitive))
            text.remove(0, prefix.size());
    }
    return bibtexVerbatim(text);
}

QByteArray entry(const Paper &paper, const QString &key)
{
    const PaperRecord &record = paper.record;
    const QString authors = bibtexAuthors(record.authors);
    const QString venue = bibtexText(record.venue);
    const bool inProceedings = !venue.isEmpty() && !authors.isEmpty() && record.year > 0;

    QString text = (inProceedings ? u"@inproceedings{"_s : u"@misc{"_s) + key;
    // An entry without a title is an error to many programs.
    const QString title = bibtexTitle(paper.title());
    addField(text, u"title"_s, title.isEmpty() ? u"Untitled"_s : title);
    addField(text, u"author"_s, authors);
    // Styles sort by author; without one they ask for a key.
    if (authors.isEmpty())
        addField(text, u"key"_s, key);
    addField(text, inProceedings ? u"booktitle"_s : u"howpublished"_s, venue);
    addField(text, u"year"_s, record.year > 0 ? QString::number(record.year) : QString());
    addField(text, u"url"_s, bibtexVerbatim(record.url));
    addField(text, u"doi"_s, doi(record.doi));
    if (!record.arxivId.isEmpty()) {
        addField(text, u"eprint"_s, bibtexVerbatim(record.arxivId));
        addField(text, u"archiveprefix"_s, u"arXiv"_s);
    }
    addField(text, u"keywords"_s, keywords(paper));
    addField(text, u"abstract"_s, bibtexText(record.abstract));
    addField(text, u"annote"_s, bibtexText(paper.note));
    return (text + u"\n}\n\n"_s).toUtf8();
}

} // namespace

QString BibtexExporter::id() const
{
    return u"bibtex"_s;
}

QString BibtexExporter::name() const
{
    return u"BibTeX"_s;
}

QString BibtexExporter::suffix() const
{
    return u"bib"_s;
}

Result<void> BibtexExporter::write(const ExportSource &source, QIODevice &device) const
{
    CitationKeys keys;
    return writeEachPaper(source, device,
                          [&keys](const Paper &paper, qsizetype) { return entry(paper, keys.keyFor(paper)); });
}

} // namespace lectern::formats

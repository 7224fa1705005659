// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_samples.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;
using namespace lectern::tests;

/// Exports to BibTeX and lets the programs that people use read it.
class ExportBibtexTest final : public QObject
{
    Q_OBJECT

    struct Run {
        bool clean = false;
        QString output;
    };

    static QString corpus(const QString &name) { return QStringLiteral(LECTERN_SHARED_DATA "/corpus/") + name; }

    static QByteArray bytes(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void put(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    static QList<Paper> seedPapers(const QString &path)
    {
        static const QRegularExpression blankLines(u"\\n\\s*\\n"_s);
        QStringList paragraphs = QString::fromUtf8(bytes(path)).split(blankLines, Qt::SkipEmptyParts);
        paragraphs.removeFirst(); // the list's name
        QList<Paper> papers;
        for (const QString &abstract : paragraphs) {
            papers << paperWithAbstract(abstract);
            papers.last().derivedTitle = abstract.section(u' ', 0, 7);
            papers.last().record.venue = u"NeurIPS 2026"_s;
            papers.last().record.year = 2026;
        }
        return papers;
    }

    static QList<Paper> listPapers(const QString &path)
    {
        QList<Paper> papers;
        for (const QJsonValue &value : QJsonDocument::fromJson(bytes(path)).array()) {
            Paper paper;
            paper.record.title = value["title"_L1].toString();
            paper.record.abstract = value["abstract"_L1].toString();
            paper.record.authors = value["author"_L1].toString().split(u';', Qt::SkipEmptyParts);
            paper.record.keywords = value["keywords"_L1].toString().split(u';', Qt::SkipEmptyParts);
            paper.record.url = value["site"_L1].toString();
            paper.record.venue = u"Some Conference"_s;
            paper.record.year = 2017;
            papers << paper;
        }
        return papers;
    }

    static QList<Paper> hardPapers()
    {
        Paper full = fullPaper();
        QList<Paper> papers{full, Paper()};
        for (const QString &dirt :
             {u"a}b"_s, u"{a"_s, u"\\{a"_s, u"$x_i$ costs $50, 100%"_s, u"end\\"_s, u"R&D # @ ~ ^"_s,
              u"@misc{x, title = {y}}"_s, u"\\alpha and \\TVD{}"_s, u"\"quoted\" 'text'"_s, u"קנים 🌊"_s}) {
            full.record.title = dirt;
            full.record.abstract = dirt;
            full.record.authors = {dirt, u"Reeds and Sons"_s, u"a, b, c, d"_s, u"others"_s, u"Sean O'Neil"_s};
            full.record.keywords = {dirt};
            full.record.venue = dirt;
            full.record.url = u"https://example.org/"_s + dirt;
            full.note = dirt;
            papers << full;
        }
        return papers;
    }

    static Run bibtex(const QString &folder)
    {
        put(folder + u"/export.aux"_s, "\\citation{*}\n\\bibstyle{plain}\n\\bibdata{export}\n");
        QProcess process;
        process.setWorkingDirectory(folder);
        process.start(u"bibtex"_s, {u"export"_s});
        const bool ended = process.waitForFinished(120'000) && process.exitCode() == 0;
        const QString output = QString::fromUtf8(process.readAllStandardOutput());
        return {ended && !output.contains(u"Warning"_s) && !output.contains(u"error"_s), output};
    }

    static Run biber(const QString &folder)
    {
        QProcess process;
        process.setWorkingDirectory(folder);
        process.start(u"biber"_s, {u"--tool"_s, u"--validate-datamodel"_s, u"export.bib"_s});
        const bool ended = process.waitForFinished(600'000) && process.exitCode() == 0;
        QString output = QString::fromUtf8(process.readAllStandardOutput());
        // A paper without a year stays without one: biber's wish for it is no fault of the export.
        static const QRegularExpression yearless(
            u"WARN - .*Missing mandatory field - one of 'date, year'.*\\n|INFO - WARNINGS.*\\n"_s);
        output.remove(yearless);
        return {ended && !output.contains(u"WARN"_s) && !output.contains(u"ERROR"_s), output};
    }

private Q_SLOTS:
    void entriesHaveTheFieldsThatAreKnown()
    {
        const QString expected =
            u"@inproceedings{moor2026sedge,\n"
            "  title = {{SEDGE}: Counting Reeds with Graphs},\n"
            "  author = {Ida Moor and van der Berg, Jan},\n"
            "  booktitle = {Marsh Conf},\n"
            "  year = {2026},\n"
            "  url = {https://example.org/a_b?c=50%25&d#e},\n"
            "  doi = {10.1000/xyz_1},\n"
            "  eprint = {2601.00001},\n"
            "  archiveprefix = {arXiv},\n"
            "  keywords = {reeds, counting, to cite, field work},\n"
            "  abstract = {We count reeds in $x_i$ ponds. It costs \\$50 to \\$100, 100\\% of which is R\\&D.},\n"
            "  annote = {Good *idea*. Ask Ida.}\n"
            "}\n\n"_s;
        QCOMPARE(QString::fromUtf8(exported(u"bibtex"_s, sourceOf({fullPaper()}))), expected);
    }

    void aPaperWithoutTitleAndAuthorsIsMisc()
    {
        QCOMPARE(QString::fromUtf8(exported(u"bibtex"_s, sourceOf({paperWithAbstract(u"Short."_s)}))),
                 u"@misc{derivedheading,\n  title = {A derived heading},\n  key = {derivedheading},\n"
                 "  abstract = {Short.}\n}\n\n"_s);
    }

    void bibtexAndBiberReadIt_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("hard cases") << QString();
        for (const QString &folder : {u"seeds"_s, u"paperlists"_s}) {
            const QStringList names = QDir(corpus(folder)).entryList(QDir::Files);
            for (const QString &name : names)
                QTest::newRow(qPrintable(name)) << corpus(folder + u'/' + name);
            if (names.isEmpty())
                QTest::newRow(qPrintable(folder)) << corpus(folder);
        }
    }
    void bibtexAndBiberReadIt()
    {
        QFETCH(QString, file);
        if (!file.isEmpty() && !QFileInfo(file).isFile())
            QSKIP("The corpus is not beside the source tree.");
        const bool hasBibtex = !QStandardPaths::findExecutable(u"bibtex"_s).isEmpty();
        const bool hasBiber = !QStandardPaths::findExecutable(u"biber"_s).isEmpty();
        if (!hasBibtex && !hasBiber)
            QSKIP("Neither bibtex nor biber is installed.");

        const QList<Paper> papers =
            file.isEmpty() ? hardPapers() : (file.endsWith(u".txt"_s) ? seedPapers(file) : listPapers(file));
        QVERIFY(!papers.isEmpty());
        QTemporaryDir folder;
        QVERIFY(exportToFile(**exporterFor(u"bibtex"_s), sourceOf(papers), folder.filePath(u"export.bib"_s)).value());
        if (hasBibtex) {
            const Run run = bibtex(folder.path());
            QVERIFY2(run.clean, qPrintable(run.output.first(qMin(run.output.size(), 3000))));
            QCOMPARE(bytes(folder.filePath(u"export.bbl"_s)).count("\\bibitem{"), papers.size());
        }
        if (hasBiber) {
            const Run run = biber(folder.path());
            QVERIFY2(run.clean, qPrintable(run.output.last(qMin(run.output.size(), 3000))));
        }
    }
};

QTEST_GUILESS_MAIN(ExportBibtexTest)
#include "tst_export_bibtex.moc"

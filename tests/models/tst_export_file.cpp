// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_samples.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;
using namespace lectern::tests;

class ExportFileTest final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

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

    static const Exporter &exporter(const QString &id) { return **exporterFor(id); }

private Q_SLOTS:
    void eachFormatIsFoundByItsId_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("Markdown") << u"markdown"_s << u"md"_s;
        QTest::newRow("BibTeX") << u"bibtex"_s << u"bib"_s;
        QTest::newRow("CSV") << u"csv"_s << u"csv"_s;
        QTest::newRow("JSON") << u"json"_s << u"json"_s;
        QTest::newRow("Lectern") << u"lectern"_s << u"lectern"_s;
    }
    void eachFormatIsFoundByItsId()
    {
        QFETCH(QString, id);
        const auto found = exporterFor(id);
        QVERIFY(found);
        QCOMPARE((*found)->id(), id);
        QTEST((*found)->suffix(), "suffix");
        QVERIFY(!(*found)->name().isEmpty());
    }

    void aLaterFormatSaysThatItIsNotSupportedYet_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"ris", "csl-json", "html", "pdf", "odt", "org", "text"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void aLaterFormatSaysThatItIsNotSupportedYet()
    {
        QFETCH(QString, id);
        const auto found = exporterFor(id);
        QVERIFY(!found);
        QVERIFY(found.error().what.contains(u"not supported yet"_s));
        QVERIFY(found.error().advice.contains(u"markdown, bibtex, csv, json, lectern"_s));
    }

    void anUnknownFormatIsNamedInTheError()
    {
        const auto found = exporterFor(u"docx"_s);
        QVERIFY(!found);
        QVERIFY(found.error().what.contains(u"docx"_s));
    }

    void aFileIsReplacedByTheWholeExport()
    {
        const QString file = path(u"whole.json"_s);
        put(file, "old");
        const auto source = sourceOf({fullPaper()});
        QCOMPARE(exportToFile(exporter(u"json"_s), source, file).value(), true);
        QCOMPARE(bytes(file), exported(u"json"_s, source));
    }

    void aCancelledExportLeavesTheOldFile()
    {
        const QString file = path(u"cancelled.json"_s);
        put(file, "old");
        auto source = sourceOf({fullPaper(), fullPaper(), fullPaper()});
        source.progress = [](qsizetype done) { return done < 2; };
        QCOMPARE(exportToFile(exporter(u"json"_s), source, file).value(), false);
        QCOMPARE(bytes(file), "old"_ba);
    }

    void aPaperThatCannotBeFetchedLeavesTheOldFile()
    {
        const QString file = path(u"failed.csv"_s);
        put(file, "old");
        auto source = sourceOf({fullPaper(), fullPaper()});
        source.paper = [](qsizetype i) -> Result<Paper> {
            if (i == 1)
                return failure(u"The library is gone"_s, u"Open it again"_s);
            return fullPaper();
        };
        const auto result = exportToFile(exporter(u"csv"_s), source, file);
        QVERIFY(!result);
        QCOMPARE(result.error().what, u"The library is gone"_s);
        QCOMPARE(bytes(file), "old"_ba);
    }

    void aMissingFolderIsNamedWithAdvice()
    {
        const auto result = exportToFile(exporter(u"csv"_s), sourceOf({}), path(u"no/such/folder.csv"_s));
        QVERIFY(!result);
        QVERIFY(result.error().what.contains(u"does not exist"_s));
        QVERIFY(!result.error().advice.isEmpty());
    }

    void aFolderIsNotAFile()
    {
        const auto result = exportToFile(exporter(u"csv"_s), sourceOf({}), m_folder.path());
        QVERIFY(!result);
        QVERIFY(result.error().what.contains(u"is a folder"_s));
    }

    void papersAreFetchedOneAtATime()
    {
        qsizetype fetched = 0;
        auto source = sourceOf({});
        source.count = 5;
        source.paper = [&fetched](qsizetype i) -> Result<Paper> {
            fetched = i + 1;
            return fullPaper();
        };
        QList<qsizetype> fetchedAtProgress;
        source.progress = [&](qsizetype done) {
            fetchedAtProgress << fetched;
            return done == fetched;
        };
        QVERIFY(!exported(u"lectern"_s, source).isEmpty());
        QCOMPARE(fetchedAtProgress, (QList<qsizetype>{1, 2, 3, 4, 5}));
    }
};

QTEST_GUILESS_MAIN(ExportFileTest)
#include "tst_export_file.moc"

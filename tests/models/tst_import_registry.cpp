// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/importer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;

class ImportRegistryTest final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }

private Q_SLOTS:
    void theFormatIsRecognised_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("id");
        const QByteArray json = R"([{"id": "1", "title": "A title"}])";
        QTest::newRow("text") << u"a.txt"_s << QByteArray("An abstract.") << u"text"_s;
        QTest::newRow("text without ending") << u"a"_s << QByteArray("An abstract.") << u"text"_s;
        QTest::newRow("UTF-16 text") << u"a.txt"_s
                                     << QByteArray("\xFF\xFE"
                                                   "A\0 \0b\0",
                                                   8)
                                     << u"text"_s;
        QTest::newRow("text that begins with a citation") << u"a.txt"_s << QByteArray("[1] An abstract.") << u"text"_s;
        QTest::newRow("JSON") << u"a.json"_s << json << u"paperlists"_s;
        QTest::newRow("JSON with another ending") << u"a.txt"_s << json << u"paperlists"_s;
        QTest::newRow("JSON with a byte order mark")
            << u"a.data"_s << QByteArray("\xEF\xBB\xBF" + json) << u"paperlists"_s;
        QTest::newRow("JSON by its ending only") << u"a.json"_s << QByteArray("{}") << u"paperlists"_s;
    }

    void theFormatIsRecognised()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, id);
        const auto importer = importerFor(write(name, bytes), u"auto"_s);
        QVERIFY2(importer, importer ? "" : qPrintable(importer.error().message()));
        QCOMPARE((*importer)->id(), id);
    }

    void aNamedFormatIsTaken()
    {
        const QString path = write(u"named.json"_s, "Some text.");
        const auto importer = importerFor(path, u"text"_s);
        QVERIFY(importer);
        QCOMPARE((*importer)->id(), u"text"_s);
    }

    void formatsOfLaterVersionsSayThatTheyAreNotThereYet()
    {
        const QStringList later{u"openreview"_s, u"neurips"_s, u"miniconf"_s, u"bibtex"_s, u"ris"_s,
                                u"csl-json"_s,   u"csv"_s,     u"arxiv"_s,    u"lectern"_s};
        for (const QString &id : later) {
            const auto importer = importerFor(write(u"a.txt"_s, "Some text."), id);
            QVERIFY(!importer);
            QCOMPARE(importer.error().message(),
                     u"Lectern cannot import the format “%1” yet. It reads these: text, paperlists."_s.arg(id));
        }
    }

    void bibliographiesAreNotReadAsText_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("id");
        QTest::newRow("BibTeX by ending") << u"a.BIB"_s << QByteArray("% refs") << u"bibtex"_s;
        QTest::newRow("BibTeX by content") << u"a.txt"_s << QByteArray("\n@article{x, title={y}}") << u"bibtex"_s;
        QTest::newRow("RIS") << u"a.txt"_s << QByteArray("TY  - CONF\n") << u"ris"_s;
        QTest::newRow("CSV") << u"a.csv"_s << QByteArray("a,b\n") << u"csv"_s;
        QTest::newRow("Atom") << u"a"_s << QByteArray("<?xml version='1.0'?>") << u"arxiv"_s;
    }

    void bibliographiesAreNotReadAsText()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, id);
        const auto importer = importerFor(write(name, bytes), u"auto"_s);
        QVERIFY(!importer);
        QVERIFY(importer.error().what.contains(u"“%1” yet"_s.arg(id)));
    }

    void whatCannotBeReadSaysWhy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("part");
        QTest::newRow("an empty file") << u"empty.txt"_s << QByteArray("") << u"is empty"_s;
        QTest::newRow("zeros") << u"zeros.txt"_s << QByteArray(100, '\0') << u"is not a text file"_s;
        QTest::newRow("machine data") << u"data.txt"_s
                                      << QByteArray("\x7F"
                                                    "ELF\x01\x02\x03 text behind it")
                                      << u"is not a text file"_s;
        QTest::newRow("a PDF") << u"a.txt"_s << QByteArray("%PDF-1.7\n") << u"is a PDF file"_s;
        QTest::newRow("packed") << u"a.json.gz"_s << QByteArray("\x1F\x8B\x08\x00", 4) << u"is compressed"_s;
    }

    void whatCannotBeReadSaysWhy()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, part);
        const auto importer = importerFor(write(name, bytes), u"auto"_s);
        QVERIFY(!importer);
        QVERIFY2(importer.error().what.contains(part), qPrintable(importer.error().what));
        QVERIFY(!importer.error().advice.isEmpty());
    }

    void missingFilesFoldersAndUnknownFormatsSayWhy()
    {
        QVERIFY(
            importerFor(m_folder.filePath(u"none.txt"_s), u"auto"_s).error().what.startsWith(u"There is no file"_s));
        QVERIFY(importerFor(m_folder.path(), u"auto"_s).error().what.endsWith(u"is a folder"_s));
        const auto unknown = importerFor(write(u"a.txt"_s, "Some text."), u"word"_s);
        QCOMPARE(unknown.error().message(),
                 u"There is no import format “word”. Choose one of these: auto, text, paperlists."_s);
    }

    void importersReportMissingFilesThemselves()
    {
        for (const auto &importer : importers())
            QVERIFY(!importer->read(m_folder.filePath(u"none"_s), {{}, [](PaperRecord &&) { return true; }, {}, {}}));
    }
};

QTEST_GUILESS_MAIN(ImportRegistryTest)
#include "tst_import_registry.moc"

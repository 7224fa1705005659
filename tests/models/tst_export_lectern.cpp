// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_samples.h"

#include "models/formats/lectern_importer.h"

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;
using namespace lectern::tests;

/// What LecternExporter writes, LecternImporter reads.
class ExportLecternTest final : public QObject
{
    Q_OBJECT

    struct Read {
        Result<void> result;
        QString name;
        QList<PaperRecord> records;
        QList<SkippedRecord> skipped;
        qint64 bytes = 0;
    };

    static Read read(QByteArray content, qsizetype most = 1000)
    {
        Read read;
        ImportSink sink;
        sink.listName = [&](const QString &name) { read.name = name; };
        sink.record = [&](PaperRecord &&record) {
            read.records << std::move(record);
            return read.records.size() < most;
        };
        sink.skipped = [&](SkippedRecord &&skipped) {
            read.skipped << std::move(skipped);
            return true;
        };
        sink.progress = [&](qint64 bytes) {
            read.bytes = bytes;
            return true;
        };
        QBuffer buffer(&content);
        if (!buffer.open(QIODevice::ReadOnly))
            return read;
        read.result = readLecternList(buffer, u"list.lectern"_s, sink);
        return read;
    }

    static QByteArray sample()
    {
        return exported(u"lectern"_s, sourceOf({fullPaper(), Paper(), dirty()}, u"Wet lands"_s));
    }

    static Paper dirty()
    {
        Paper paper = paperWithAbstract(u"a\tb\nc \"d\" {e} \\alpha $5 קנים 🌊"_s + QChar(0) + u'f');
        paper.record.authors = {u"Reeds and Sons"_s};
        return paper;
    }

private Q_SLOTS:
    void whatSourcesSaidComesBack()
    {
        const Read back = read(sample());
        QVERIFY(back.result);
        QCOMPARE(back.name, u"Wet lands"_s);
        QCOMPARE(back.records, (QList<PaperRecord>{fullPaper().record, dirty().record}));
        QCOMPARE(back.bytes, sample().size());
    }

    void aReadersHighlightsDoNotDisturbTheReading()
    {
        const Read back = read(exported(u"lectern"_s, sourceOf({highlightedPaper()})));
        QVERIFY(back.result);
        QCOMPARE(back.records, QList<PaperRecord>{fullPaper().record});
        QVERIFY(back.skipped.isEmpty());
    }

    void aPaperWithoutAnythingIsSkippedWithItsLine()
    {
        const Read back = read(sample());
        QCOMPARE(back.skipped.size(), 1);
        QCOMPARE(back.skipped[0].position, u"line 3"_s);
    }

    void aBrokenLineIsSkipped()
    {
        QByteArray content = sample();
        content.insert(content.indexOf('\n') + 1, "{\"record\": {\"title\":\n");
        const Read back = read(content);
        QVERIFY(back.result);
        QCOMPARE(back.records.size(), 2);
        QCOMPARE(back.skipped[0].position, u"line 2"_s);
    }

    void aFileThatIsCutOffIsRefused_data()
    {
        QTest::addColumn<qsizetype>("length");
        QTest::newRow("within a line") << sample().size() - 5;
        QTest::newRow("before its last line end") << sample().size() - 1;
        QTest::newRow("after the header") << sample().indexOf('\n') + 1;
    }
    void aFileThatIsCutOffIsRefused()
    {
        QFETCH(qsizetype, length);
        const Read back = read(sample().first(length));
        QVERIFY(!back.result);
        QVERIFY(back.result.error().what.contains(u"cut off"_s));
        QVERIFY(!back.result.error().advice.isEmpty());
    }

    void anotherFileIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("what");
        QTest::newRow("empty") << ""_ba << u"not a Lectern list"_s;
        QTest::newRow("text") << "Reeds\n"_ba << u"not a Lectern list"_s;
        QTest::newRow("other JSON") << "{\"format\":\"reeds\"}\n"_ba << u"not a Lectern list"_s;
        QTest::newRow("a newer version") << "{\"format\":\"lectern\",\"version\":2}\n"_ba << u"newer"_s;
    }
    void anotherFileIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, what);
        const Read back = read(content);
        QVERIFY(!back.result);
        QVERIFY2(back.result.error().what.contains(what), qPrintable(back.result.error().what));
    }

    void aSinkThatWantsNoMoreEndsTheImport()
    {
        const Read back = read(sample(), 1);
        QVERIFY(back.result);
        QCOMPARE(back.records.size(), 1);
    }

    void theFormatIsRecognisedByItsHeader()
    {
        const LecternImporter importer;
        QCOMPARE(importer.sniff(sample(), u"x.txt"_s), 100);
        QCOMPARE(importer.sniff("[{\"title\":\"x\"}]", u"x.lectern"_s), 0);
    }
};

QTEST_GUILESS_MAIN(ExportLecternTest)
#include "tst_export_lectern.moc"

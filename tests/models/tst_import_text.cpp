// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/text_importer.h"

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;

namespace {

struct Outcome {
    QString listName;
    QList<PaperRecord> records;
    QList<SkippedRecord> skipped;
    qint64 bytes = 0;
    QString error;
};

ImportSink sinkInto(Outcome &outcome)
{
    return {[&outcome](const QString &name) { outcome.listName = name; },
            [&outcome](PaperRecord &&record) {
                outcome.records << record;
                return true;
            },
            [&outcome](SkippedRecord &&skipped) {
                outcome.skipped << skipped;
                return true;
            },
            [&outcome](qint64 bytes) {
                outcome.bytes = bytes;
                return true;
            }};
}

Outcome importBytes(const QByteArray &bytes)
{
    Outcome outcome;
    const auto result = readText(bytes, u"list.txt"_s, sinkInto(outcome));
    if (!result)
        outcome.error = result.error().message();
    return outcome;
}

// "title|authors|abstract" of each record, as one line each.
QStringList brief(const Outcome &outcome)
{
    QStringList lines;
    for (const PaperRecord &record : outcome.records)
        lines << record.title + u'|' + record.authors.join(u", "_s) + u'|' + record.abstract;
    return lines;
}

const QString bees =
    u"Bees find their way home by the polarised light of the sky. We build a camera that sees what they "
    u"see and let a small network steer a drone by it. It loses its way less often than one with a compass."_s;
const QString rivers =
    u"Gauges along a river fail when the flood comes that they were built to measure. We fill such gaps "
    u"with a model of the basin that is trained on its neighbours, and say how sure each value is."_s;
const QString looms =
    u"A loom repeats its mistakes. We show that a camera over the cloth finds a broken thread within two "
    u"rows, with no picture of a fault to learn from, and that weavers trust it after one shift."_s;

} // namespace

class ImportTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAreCutIntoRecords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("listName");
        QTest::addColumn<QStringList>("records");
        const QStringList plain{u"||"_s + bees, u"||"_s + rivers, u"||"_s + looms};
        const QString blank = u"\n\n"_s;
        const QStringList titles{u"Steering by the Light of the Sky"_s, u"Filling Gaps in River Gauges"_s,
                                 u"Watching a Loom for Broken Threads"_s};
        const QStringList names{u"Ana Lima, Per Holm and Yu Chen"_s, u"Jan van der Berg; Mia O'Neil"_s,
                                u"J. R. Silva1,2, Li Wei*"_s};
        const QStringList withTitles{titles[0] + u"||"_s + bees, titles[1] + u"||"_s + rivers,
                                     titles[2] + u"||"_s + looms};
        const QStringList whole{titles[0] + u"|Ana Lima, Per Holm, Yu Chen|"_s + bees,
                                titles[1] + u"|Jan van der Berg, Mia O'Neil|"_s + rivers,
                                titles[2] + u"|J. R. Silva, Li Wei|"_s + looms};

        QTest::newRow("an abstract a paragraph") << bees + blank + rivers + blank + looms << QString() << plain;
        QTest::newRow("blank lines with spaces, several")
            << bees + u"\n \t\n\n"_s + rivers + u"\n\n\n"_s + looms + u"\n\n"_s << QString() << plain;
        QTest::newRow("the title line names the list")
            << u"NeurIPS 2026 论文列表\n\n"_s + bees + blank + rivers + blank + looms << u"NeurIPS 2026 论文列表"_s
            << plain;
        QTest::newRow("a title line and one abstract")
            << u"NeurIPS 2026 论文列表\n\n"_s + bees << u"NeurIPS 2026 论文列表"_s << plain.first(1);
        QTest::newRow("a title line without a blank line behind it")
            << u"NeurIPS 2026 论文列表\n"_s + bees + blank + rivers + blank + looms << u"NeurIPS 2026 论文列表"_s
            << plain;
        QTest::newRow("a title line of free words")
            << u"For the train to Lisbon\n\n"_s + bees + blank + rivers + blank + looms << u"For the train to Lisbon"_s
            << plain;
        QTest::newRow("long lines without blank lines") << bees + u'\n' + rivers + u'\n' + looms << QString() << plain;
        QTest::newRow("a title line over long lines")
            << u"ICLR 2025\n"_s + bees + u'\n' + rivers + u'\n' + looms << u"ICLR 2025"_s << plain;
        QTest::newRow("titles before abstracts")
            << titles[0] + blank + bees + blank + titles[1] + blank + rivers + blank + titles[2] + blank + looms
            << QString() << withTitles;
        QTest::newRow("a list title and titles") << u"Accepted papers\n\n"_s + titles[0] + blank + bees + blank +
                                                        titles[1] + blank + rivers + blank + titles[2] + blank + looms
                                                 << u"Accepted papers"_s << withTitles;
        QTest::newRow("one title and one abstract") << titles[0] + blank + bees << QString() << withTitles.first(1);
        QTest::newRow("titles as first lines")
            << titles[0] + u'\n' + bees + blank + titles[1] + u'\n' + rivers + blank + titles[2] + u'\n' + looms
            << QString() << withTitles;
        QTest::newRow("title, authors, abstract in paragraphs")
            << titles[0] + blank + names[0] + blank + bees + blank + titles[1] + blank + names[1] + blank + rivers +
                   blank + titles[2] + blank + names[2] + blank + looms
            << QString() << whole;
        QTest::newRow("title, authors, abstract in lines")
            << titles[0] + u'\n' + names[0] + u'\n' + bees + blank + titles[1] + u'\n' + names[1] + u'\n' + rivers +
                   blank + titles[2] + u'\n' + names[2] + u'\n' + looms
            << QString() << whole;
        QTest::newRow("Markdown headings")
            << u"## "_s + titles[0] + u'\n' + bees + u"\n\n## "_s + titles[1] + blank + rivers << QString()
            << withTitles.first(2);
        QTest::newRow("labels") << u"Title: "_s + titles[0] + u"\nAuthors: "_s + names[0] + u"\nAbstract: "_s + bees +
                                       u"\n\nTitle: "_s + titles[1] + u"\nAuthors: "_s + names[1] + u"\nAbstract:\n"_s +
                                       rivers
                                << QString() << whole.first(2);
        QTest::newRow("regular numbers are taken off")
            << u"1. "_s + bees + u"\n\n2. "_s + rivers + u"\n\n3. "_s + looms << QString() << plain;
        QTest::newRow("numbers in brackets")
            << u"[1] "_s + bees + u"\n\n[2] "_s + rivers + u"\n\n[3] "_s + looms << QString() << plain;
        QTest::newRow("numbered titles") << u"(1) "_s + titles[0] + blank + bees + u"\n\n(2) "_s + titles[1] + blank +
                                                rivers
                                         << QString() << withTitles.first(2);
        QTest::newRow("a number that does not count stays")
            << u"3. "_s + bees + u"\n\n"_s + rivers << QString() << QStringList{u"||3. "_s + bees, u"||"_s + rivers};
        QTest::newRow("a second paragraph of a numbered abstract belongs to it")
            << u"1. "_s + bees + blank + looms + u"\n\n2. "_s + rivers << QString()
            << QStringList{u"||"_s + bees + blank + looms, u"||"_s + rivers};
        QTest::newRow("a display formula stays inside")
            << bees + u"\n\n\\[ a = b \\]\n\nwhere it holds.\n\n"_s + rivers << QString()
            << QStringList{u"||"_s + bees + u"\n\n\\[ a = b \\]\n\nwhere it holds."_s, u"||"_s + rivers};
        QTest::newRow("a list stays inside")
            << bees + u"\n\n\\begin{itemize}\n\n\\item One.\n\n\\end{itemize}\n\n"_s + rivers << QString()
            << QStringList{u"||"_s + bees + u"\n\n\\begin{itemize}\n\n\\item One.\n\n\\end{itemize}"_s,
                           u"||"_s + rivers};
        QTest::newRow("an abstract may begin with a coined name in lower case")
            << bees + u"\n\npLMs are what biologists call these. "_s + rivers << QString()
            << QStringList{u"||"_s + bees, u"||pLMs are what biologists call these. "_s + rivers};
        QTest::newRow("wrapped lines stay an abstract")
            << u"Bees find their way home by the light\nof the sky. We build a camera that sees\nwhat they see.\n\n"_s +
                   rivers
            << QString()
            << QStringList{
                   u"||Bees find their way home by the light\nof the sky. We build a camera that sees\nwhat they see."_s,
                   u"||"_s + rivers};
        QTest::newRow("wrapped lines with a capital in the second")
            << u"Bees find their way home by light in\nGermany and France. We build a camera that sees\nwhat they see.\n\n"_s +
                   rivers
            << QString()
            << QStringList{
                   u"||Bees find their way home by light in\nGermany and France. We build a camera that sees\nwhat "
                   u"they see."_s,
                   u"||"_s + rivers};
        QTest::newRow("rules divide and are no records")
            << bees + u"\n\n-----\n\n"_s + rivers << QString() << plain.first(2);
        QTest::newRow("Chinese abstracts")
            << u"CVPR 2025 "
               u"论文列表\n\n本文研究蜜蜂如何依靠天空的偏振光找到回家的路，并为无人机造了一台相机。实验表明它很少迷路。"
               u"\n\n"
               u"织布机会重复它的错误。我们证明布面上方的相机能在两行之内发现断线，无需任何故障样本。"_s
            << u"CVPR 2025 论文列表"_s
            << QStringList{
                   u"||本文研究蜜蜂如何依靠天空的偏振光找到回家的路，并为无人机造了一台相机。实验表明它很少迷路。"_s,
                   u"||织布机会重复它的错误。我们证明布面上方的相机能在两行之内发现断线，无需任何故障样本。"_s};
    }

    void listsAreCutIntoRecords()
    {
        QFETCH(QString, text);
        QFETCH(QString, listName);
        QFETCH(QStringList, records);
        const Outcome outcome = importBytes(text.toUtf8());
        QCOMPARE(outcome.error, QString());
        QCOMPARE(outcome.listName, listName);
        QCOMPARE(brief(outcome), records);
        QVERIFY(outcome.skipped.isEmpty());
        QCOMPARE(outcome.bytes, text.toUtf8().size());
    }

    void encodingsAndLineEndsMakeNoDifference_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QString text = u"NeurIPS 2026 论文列表\n\n"_s + bees + u"\n\n"_s + rivers + u"\n"_s;
        QString crlf = text, cr = text;
        crlf.replace(u'\n', u"\r\n"_s);
        cr.replace(u'\n', u'\r');
        const auto encoded = [&text](const char *name) { return QByteArray(QStringEncoder(name).encode(text)); };
        const auto utf16 = [&text](QStringConverter::Encoding encoding, QStringConverter::Flags flags) {
            return QByteArray(QStringEncoder(encoding, flags).encode(text));
        };
        const auto mark = QStringConverter::Flag::WriteBom;
        QTest::newRow("UTF-8") << text.toUtf8();
        QTest::newRow("UTF-8 with a byte order mark") << "\xEF\xBB\xBF" + text.toUtf8();
        QTest::newRow("CRLF") << crlf.toUtf8();
        QTest::newRow("CR") << cr.toUtf8();
        QTest::newRow("UTF-16 little endian, marked") << utf16(QStringConverter::Utf16LE, mark);
        QTest::newRow("UTF-16 big endian, marked") << utf16(QStringConverter::Utf16BE, mark);
        QTest::newRow("UTF-16 little endian, bare") << utf16(QStringConverter::Utf16LE, {});
        QTest::newRow("UTF-16 big endian, bare") << utf16(QStringConverter::Utf16BE, {});
        QTest::newRow("GB18030") << encoded("GB18030");
    }

    void encodingsAndLineEndsMakeNoDifference()
    {
        QFETCH(QByteArray, bytes);
        const Outcome outcome = importBytes(bytes);
        QCOMPARE(outcome.listName, u"NeurIPS 2026 论文列表"_s);
        QCOMPARE(brief(outcome), (QStringList{u"||"_s + bees, u"||"_s + rivers}));
    }

    void westernBytesAreNotTakenForChinese()
    {
        const Outcome outcome =
            importBytes("The M\xFCller brothers and Ren\xE9 Caf\xE9 measured na\xEFve rain. " + rivers.toLatin1());
        QCOMPARE(outcome.records.size(), 1);
        QVERIFY(outcome.records[0].abstract.startsWith(u"The Müller brothers and René Café measured naïve rain."_s));
    }

    void oneBadByteInUtf8BecomesAReplacementCharacter()
    {
        const Outcome outcome = importBytes(u"论文列表 2026，蜜蜂与河流，"_s.toUtf8() + '\xFF' + bees.toUtf8());
        QCOMPARE(outcome.records.size(), 1);
        QCOMPARE(outcome.records[0].abstract, u"论文列表 2026，蜜蜂与河流，\uFFFD"_s + bees);
    }

    void theTitleLineGivesVenueAndYear_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("venue");
        QTest::addColumn<int>("year");
        QTest::newRow("Chinese") << u"NeurIPS 2026 论文列表"_s << u"NeurIPS 2026"_s << 2026;
        QTest::newRow("glued") << u"ICLR2025论文列表"_s << u"ICLR 2025"_s << 2025;
        QTest::newRow("in a sentence") << u"Accepted papers of CVPR 2024, oral"_s << u"CVPR 2024"_s << 2024;
        QTest::newRow("old name") << u"NIPS 2016 papers"_s << u"NeurIPS 2016"_s << 2016;
        QTest::newRow("two words") << u"ACM SIGGRAPH 2025 papers"_s << u"ACM SIGGRAPH 2025"_s << 2025;
        QTest::newRow("no venue") << u"Reading list 2026"_s << QString() << 0;
    }

    void theTitleLineGivesVenueAndYear()
    {
        QFETCH(QString, title);
        QFETCH(QString, venue);
        QFETCH(int, year);
        const Outcome outcome = importBytes((title + u"\n\n"_s + bees + u"\n\n"_s + rivers).toUtf8());
        QCOMPARE(outcome.listName, title);
        QCOMPARE(outcome.records.size(), 2);
        QCOMPARE(outcome.records[1].venue, venue);
        QCOMPARE(outcome.records[1].year, year);
    }

    void paragraphsWithoutWordsAreSkippedWithTheirLine()
    {
        const Outcome outcome = importBytes((bees + u"\n\n12 345\n\n"_s + rivers).toUtf8());
        QCOMPARE(outcome.records.size(), 2);
        QCOMPARE(outcome.skipped, (QList<SkippedRecord>{{u"line 3"_s, u"it has no words"_s}}));
    }

    void textWithoutAWordIsAnError()
    {
        QVERIFY(importBytes(" \n\n \n").error.contains(u"has no abstracts in it"_s));
        QVERIFY(importBytes("12\n\n13\n").error.contains(u"has no abstracts in it"_s));
        QVERIFY(importBytes({}).error.contains(u"has no abstracts in it"_s));
    }

    void aSinkThatHasEnoughEndsTheImportWithoutError()
    {
        int records = 0;
        const ImportSink sink{{}, [&records](PaperRecord &&) { return ++records < 1; }, {}, {}};
        QVERIFY(readText((bees + u"\n\n"_s + rivers).toUtf8(), u"list.txt"_s, sink));
        QCOMPARE(records, 1);
    }

    void theSeedsHaveNineteenAbstractsEach()
    {
        const QDir seeds(QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/seeds"_s);
        if (!seeds.exists())
            QSKIP("The measuring corpus is not beside the source tree.");
        for (const QFileInfo &file : seeds.entryInfoList(QDir::Files)) {
            Outcome outcome;
            QVERIFY(TextImporter().read(file.filePath(), sinkInto(outcome)));
            QCOMPARE(outcome.listName, u"NeurIPS 2026 论文列表"_s);
            QCOMPARE(outcome.records.size(), 19);
            for (const PaperRecord &record : std::as_const(outcome.records)) {
                QVERIFY(record.title.isEmpty() && record.abstract.size() > 300);
                QCOMPARE(record.venue, u"NeurIPS 2026"_s);
            }
        }
    }
};

QTEST_GUILESS_MAIN(ImportTextTest)
#include "tst_import_text.moc"

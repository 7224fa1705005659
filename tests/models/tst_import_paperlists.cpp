// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/paperlists_importer.h"
#include "models/formats/paperlists_record.h"

#include <QBuffer>
#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;

namespace {

struct Outcome {
    QString listName;
    QList<PaperRecord> records;
    QList<SkippedRecord> skipped;
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
            [](qint64) { return true; }};
}

Outcome importBytes(QByteArray bytes, const QString &fileName = u"list.json"_s)
{
    Outcome outcome;
    QBuffer device(&bytes);
    if (!device.open(QIODevice::ReadOnly))
        return outcome;
    const auto result = readPaperlists(device, fileName, sinkInto(outcome));
    if (!result)
        outcome.error = result.error().message();
    return outcome;
}

QStringList titles(const Outcome &outcome)
{
    QStringList all;
    for (const PaperRecord &record : outcome.records)
        all << record.title;
    return all;
}

QString corpus(const QString &name)
{
    return QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/paperlists/"_s + name;
}

} // namespace

class ImportPaperlistsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldGoesToItsPlace()
    {
        const Outcome outcome =
            importBytes("[{\"id\": \"x7Q\", \"title\": \"Loom watching\", \"track\": \"main\", \"status\": \"Poster\","
                        "\"tldr\": \"A camera.\", \"abstract\": \"We show  two\\nthings.\", \"keywords\": \"cloth; "
                        "thread;;\", \"primary_area\": \"vision\","
                        "\"author\": \"Ana Lima;Per Holm; Yu Chen\", \"site\": \"https://example.org/x7Q\", \"pdf\": "
                        "\"https://example.org/x7Q.pdf\","
                        "\"email\": \"a@example.org\", \"gender\": \"F\", \"rating_avg\": [5.5, 0.4], \"gs_citation\": "
                        "3, \"doi\": \"10.1/x\"}]",
                        u"/tmp/iclr2018.json"_s);
        PaperRecord expected;
        expected.externalId = u"x7Q"_s;
        expected.title = u"Loom watching"_s;
        expected.track = u"main"_s;
        expected.decision = u"Poster"_s;
        expected.summary = u"A camera."_s;
        expected.abstract = u"We show  two\nthings."_s;
        expected.keywords = {u"cloth"_s, u"thread"_s};
        expected.area = u"vision"_s;
        expected.authors = {u"Ana Lima"_s, u"Per Holm"_s, u"Yu Chen"_s};
        expected.url = u"https://example.org/x7Q"_s;
        expected.pdfUrl = u"https://example.org/x7Q.pdf"_s;
        expected.doi = u"10.1/x"_s;
        expected.venue = u"ICLR 2018"_s;
        expected.year = 2018;
        QCOMPARE(outcome.error, QString());
        QCOMPARE(outcome.listName, u"ICLR 2018"_s);
        QCOMPARE(outcome.records.size(), 1);
        QVERIFY(outcome.records[0] == expected);
    }

    void venueAndYearComeFromTheRecordElseFromTheFileName_data()
    {
        QTest::addColumn<QString>("fileName");
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("venue");
        QTest::addColumn<int>("year");
        QTest::newRow("old name") << u"nips2017.json"_s << QByteArray() << u"NeurIPS 2017"_s << 2017;
        QTest::newRow("folder") << u"/a/b2020/colm2025.json"_s << QByteArray() << u"COLM 2025"_s << 2025;
        QTest::newRow("digit first") << u"3dv2022.json"_s << QByteArray() << u"3DV 2022"_s << 2022;
        QTest::newRow("mixed case") << u"corl_2023_all.json"_s << QByteArray() << u"CoRL 2023"_s << 2023;
        QTest::newRow("long name") << u"siggraphasia2023.json"_s << QByteArray() << u"SIGGRAPH Asia 2023"_s << 2023;
        QTest::newRow("no venue in the name") << u"papers2020.json"_s << QByteArray() << QString() << 0;
        QTest::newRow("no year in the name") << u"scale.json"_s << QByteArray() << QString() << 0;
        QTest::newRow("the record says it")
            << u"scale.json"_s << QByteArray(", \"venue\": \"NIPS\", \"year\": 2017") << u"NeurIPS 2017"_s << 2017;
        QTest::newRow("the year is a string")
            << u"scale.json"_s << QByteArray(", \"venue\": \"ICRA\", \"year\": \"2019\"") << u"ICRA 2019"_s << 2019;
        QTest::newRow("the record wins") << u"nips2017.json"_s
                                         << QByteArray(", \"venue\": \"UAI 2001\", \"year\": 2001") << u"UAI 2001"_s
                                         << 2001;
    }

    void venueAndYearComeFromTheRecordElseFromTheFileName()
    {
        QFETCH(QString, fileName);
        QFETCH(QByteArray, fields);
        QFETCH(QString, venue);
        QFETCH(int, year);
        const Outcome outcome = importBytes("[{\"title\": \"T\"" + fields + "}]", fileName);
        QCOMPARE(outcome.records.size(), 1);
        QCOMPARE(outcome.records[0].venue, venue);
        QCOMPARE(outcome.records[0].year, year);
    }

    void authorsAreSplit_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("semicolons") << u"Ana Lima;Per Holm"_s << QStringList{u"Ana Lima"_s, u"Per Holm"_s};
        QTest::newRow("semicolons and spaces")
            << u"Ana Lima; Per Holm; "_s << QStringList{u"Ana Lima"_s, u"Per Holm"_s};
        QTest::newRow("commas where no semicolon is")
            << u"Ana Lima, Per Holm"_s << QStringList{u"Ana Lima"_s, u"Per Holm"_s};
        QTest::newRow("a comma beside semicolons")
            << u"Ana Lima, Jr.;Per Holm"_s << QStringList{u"Ana Lima, Jr."_s, u"Per Holm"_s};
        QTest::newRow("a suffix beside commas")
            << u"Ana Lima, Jr., Per Holm"_s << QStringList{u"Ana Lima, Jr."_s, u"Per Holm"_s};
        QTest::newRow("one") << u"Ana Lima"_s << QStringList{u"Ana Lima"_s};
        QTest::newRow("none") << QString() << QStringList();
    }

    void authorsAreSplit()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, names);
        QCOMPARE(splitAuthors(source), names);
    }

    void identifiersAreFoundInAddresses_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QString>("arxivId");
        QTest::addColumn<QString>("doi");
        QTest::newRow("arXiv page") << QByteArray("https://arxiv.org/abs/2401.01234v2") << u"2401.01234"_s << QString();
        QTest::newRow("arXiv file") << QByteArray("http://arxiv.org/pdf/2401.01234.pdf") << u"2401.01234"_s
                                    << QString();
        QTest::newRow("old arXiv id") << QByteArray("https://arxiv.org/abs/hep-th/9901001v1") << u"hep-th/9901001"_s
                                      << QString();
        QTest::newRow("DOI") << QByteArray("https://doi.org/10.1000/182") << QString() << u"10.1000/182"_s;
        QTest::newRow("neither") << QByteArray("https://example.org/abs/2401.01234") << QString() << QString();
    }

    void identifiersAreFoundInAddresses()
    {
        QFETCH(QByteArray, address);
        QFETCH(QString, arxivId);
        QFETCH(QString, doi);
        const Outcome outcome = importBytes("[{\"title\": \"T\", \"site\": \"" + address + "\"}]");
        QCOMPARE(outcome.records.size(), 1);
        QCOMPARE(outcome.records[0].arxivId, arxivId);
        QCOMPARE(outcome.records[0].doi, doi);
    }

    void brokenRecordsAreSkippedAmongGoodOnes_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a number") << QByteArray("17") << u"it is not an object with fields"_s;
        QTest::newRow("a string with a comma and a bracket")
            << QByteArray("\"a, ] \\\" b\"") << u"it is not an object with fields"_s;
        QTest::newRow("null") << QByteArray("null") << u"it is not an object with fields"_s;
        QTest::newRow("an array") << QByteArray("[{\"title\": \"x\"}]") << u"it is not an object with fields"_s;
        QTest::newRow("nothing") << QByteArray() << u"it is not an object with fields"_s;
        QTest::newRow("an empty object") << QByteArray("{}") << u"it has neither a title nor an abstract"_s;
        QTest::newRow("empty strings") << QByteArray("{\"title\": \" \", \"abstract\": \"\"}")
                                       << u"it has neither a title nor an abstract"_s;
        QTest::newRow("nulls") << QByteArray("{\"title\": null, \"abstract\": null}")
                               << u"it has neither a title nor an abstract"_s;
        QTest::newRow("an abstract that is an object")
            << QByteArray("{\"title\": \"x\", \"abstract\": {\"value\": \"y\"}}")
            << u"its field “abstract” is of a wrong type"_s;
        QTest::newRow("authors that are objects") << QByteArray("{\"title\": \"x\", \"author\": [{\"name\": \"y\"}]}")
                                                  << u"its field “author” is of a wrong type"_s;
        QTest::newRow("a title that is true")
            << QByteArray("{\"title\": true}") << u"its field “title” is of a wrong type"_s;
        QTest::newRow("a missing colon") << QByteArray("{\"title\" \"x\"}") << u"it is not valid JSON"_s;
        QTest::newRow("crossed brackets") << QByteArray("{\"title\": [\"x\"}}") << u"it is not valid JSON"_s;
        QTest::newRow("a bad escape") << QByteArray("{\"title\": \"a\\q\"}") << u"it is not valid JSON"_s;
    }

    void brokenRecordsAreSkippedAmongGoodOnes()
    {
        QFETCH(QByteArray, record);
        QFETCH(QString, reason);
        const Outcome outcome = importBytes("[{\"title\": \"First\"}, " + record + ", {\"title\": \"Last\"}]");
        if (QByteArrayView(QTest::currentDataTag()) == "crossed brackets") {
            QVERIFY(!outcome.error.isEmpty() || outcome.skipped.size() == 1);
            return;
        }
        QCOMPARE(outcome.error, QString());
        QCOMPARE(outcome.skipped, (QList<SkippedRecord>{{u"record 2"_s, reason}}));
        QCOMPARE(titles(outcome), (QStringList{u"First"_s, u"Last"_s}));
    }

    void dirtIsRepaired_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("abstract");
        QTest::newRow("bytes that are no UTF-8") << QByteArray("na\xEFve") << u"na\uFFFDve"_s;
        QTest::newRow("a bare tab") << QByteArray("a\tb") << u"a b"_s;
        QTest::newRow("half a surrogate pair") << QByteArray("a \\ud835 b") << u"a \uFFFD b"_s;
        QTest::newRow("escapes") << QByteArray("\\u201cq\\u201d \\ud835\\udc65 \\\\alpha \\/ \\\"x\\\"")
                                 << u"“q” \U0001D465 \\alpha / \"x\""_s;
        QTest::newRow("a backslash before the end") << QByteArray("a\\\\") << u"a\\"_s;
    }

    void dirtIsRepaired()
    {
        QFETCH(QByteArray, source);
        QFETCH(QString, abstract);
        const Outcome outcome = importBytes("[{\"abstract\": \"" + source + "\"}, {\"title\": \"Last\"}]");
        QCOMPARE(outcome.error, QString());
        QCOMPARE(outcome.records.size(), 2);
        QCOMPARE(outcome.records[0].abstract, abstract);
    }

    void aFileThatIsNoWholeListIsAnError_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("part");
        QTest::newRow("cut in a string") << QByteArray("[{\"title\": \"a\"}, {\"title\": \"b") << u"ends at record 2"_s;
        QTest::newRow("cut behind a record")
            << QByteArray("[{\"title\": \"a\"}, {\"title\": \"b\"},") << u"ends at record 2"_s;
        QTest::newRow("cut without comma") << QByteArray("[{\"title\": \"a\"}") << u"ends at record 1"_s;
        QTest::newRow("cut at once") << QByteArray("[") << u"before its first record"_s;
        QTest::newRow("garbage between") << QByteArray("[{\"title\": \"a\"} x {\"title\": \"b\"}]")
                                         << u"after record 1"_s;
        QTest::newRow("garbage behind") << QByteArray("[{\"title\": \"a\"}] x") << u"after record 1"_s;
        QTest::newRow("an object") << QByteArray("{\"title\": \"a\"}") << u"is not a list of papers"_s;
        QTest::newRow("a number") << QByteArray("12") << u"is not a list of papers"_s;
        QTest::newRow("a list of numbers") << QByteArray("[1, 2, 3]") << u"is not a list of papers"_s;
        QTest::newRow("an empty list") << QByteArray("[]") << u"has no papers in it"_s;
        QTest::newRow("nothing") << QByteArray() << u"is not a list of papers"_s;
    }

    void aFileThatIsNoWholeListIsAnError()
    {
        QFETCH(QByteArray, source);
        QFETCH(QString, part);
        const QString error = importBytes(source).error;
        QVERIFY2(error.contains(part), qPrintable(error));
        QVERIFY(error.startsWith(u"“list.json” "_s));
    }

    void recordsAcrossBlocksStayWhole()
    {
        // Lengths that put block ends at every kind of place: into escapes, between records, into blanks.
        QByteArray source = "\xEF\xBB\xBF [";
        const int count = 4000;
        for (int i = 0; i < count; ++i) {
            source += i ? ",\n  " : "";
            source += "{\"title\": \"T" + QByteArray::number(i) + "\", \"abstract\": \"" +
                      QByteArray("\\\"\\\\ x").repeated(i % 300) + ".\"}";
        }
        source += "\n]\n";
        QVERIFY(source.size() > 2'000'000);
        const Outcome outcome = importBytes(source);
        QCOMPARE(outcome.error, QString());
        QCOMPARE(outcome.records.size(), count);
        for (int i = 0; i < count; ++i) {
            QCOMPARE(outcome.records[i].title, u"T%1"_s.arg(i));
            QCOMPARE(outcome.records[i].abstract, QString(u"\"\\ x"_s).repeated(i % 300) + u'.');
        }
    }

    void aSinkThatHasEnoughEndsTheImportWithoutError()
    {
        QByteArray bytes = "[{\"title\": \"a\"}, {\"title\": \"b\"}, {\"ti";
        QBuffer device(&bytes);
        QVERIFY(device.open(QIODevice::ReadOnly));
        int records = 0;
        const ImportSink sink{{}, [&records](PaperRecord &&) { return ++records < 2; }, {}, {}};
        QVERIFY(readPaperlists(device, u"list.json"_s, sink));
        QCOMPARE(records, 2);
    }

    void theCorpusIsReadWhole_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("venue");
        QTest::newRow("colm") << u"colm2025.json"_s << 418 << u"COLM 2025"_s;
        QTest::newRow("iclr") << u"iclr2018.json"_s << 989 << u"ICLR 2018"_s;
        QTest::newRow("nips 1987") << u"nips1987.json"_s << 73 << u"NeurIPS 1987"_s;
        QTest::newRow("nips 2017") << u"nips2017.json"_s << 678 << u"NeurIPS 2017"_s;
    }

    void theCorpusIsReadWhole()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        QFETCH(QString, venue);
        if (!QFile::exists(corpus(file)))
            QSKIP("The measuring corpus is not beside the source tree.");
        Outcome outcome;
        QVERIFY(PaperlistsImporter().read(corpus(file), sinkInto(outcome)));
        QCOMPARE(outcome.records.size() + outcome.skipped.size(), count);
        QCOMPARE(outcome.skipped.size(), 0);
        QCOMPARE(outcome.listName, venue);
        for (const PaperRecord &record : std::as_const(outcome.records))
            QVERIFY(record.venue == venue && !record.title.isEmpty() && !record.authors.isEmpty());
    }
};

QTEST_GUILESS_MAIN(ImportPaperlistsTest)
#include "tst_import_paperlists.moc"

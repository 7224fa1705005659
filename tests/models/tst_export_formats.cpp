// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_samples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace lectern;
using namespace lectern::formats;
using namespace lectern::tests;

class ExportFormatsTest final : public QObject
{
    Q_OBJECT

    static QString text(const QString &id, const QList<Paper> &papers, const QString &title = {})
    {
        return QString::fromUtf8(exported(id, sourceOf(papers, title)));
    }

    /// The cell of column `name` in the only row of a CSV export, still quoted, when no cell before it has a comma.
    static QString csvRow(const Paper &paper)
    {
        const QString all = text(u"csv"_s, {paper});
        return all.sliced(all.indexOf(u"\r\n"_s) + 2);
    }

    static void addDirt()
    {
        QTest::addColumn<QString>("dirt");
        QTest::newRow("braces") << u"{a} }b{"_s;
        QTest::newRow("quotes") << u"say \"x\", 'y'"_s;
        QTest::newRow("commas and new lines") << u"a, b\nc\r\nd\n\ne"_s;
        QTest::newRow("tabs") << u"a\tb"_s;
        QTest::newRow("emoji") << u"wave 🌊"_s;
        QTest::newRow("right-to-left text") << u"קנים \u202Bושלום\u202C"_s;
        QTest::newRow("NUL") << u"a"_s + QChar(0) + u"b"_s;
        QTest::newRow("half of a surrogate pair") << u"a"_s + QChar(0xDC00) + u"b"_s;
        QTest::newRow("money") << u"$50 to $100"_s;
        QTest::newRow("a formula") << u"$x_i$ and 100%, R&D, \\alpha"_s;
    }

private Q_SLOTS:
    void markdownShowsAllThatIsKnown()
    {
        const QString expected = u"# Wet lands \\#1\n"
                                 "\n## SEDGE: Counting Reeds with Graphs\n\n"
                                 "- **Authors:** Ida Moor, van der Berg, Jan\n"
                                 "- **Venue:** Marsh Conf, 2026\n"
                                 "- **Link:** <https://example.org/a_b?c=50%25&d#e>\n"
                                 "- **Tags:** to cite, field work\n"
                                 "- **Themes:** graphs, science\n"
                                 "- **Rating:** 4 of 5\n"
                                 "- **Status:** read, starred\n"
                                 "\nWe count reeds in $x_i$ ponds.\n"
                                 "\nIt costs "_s;
        const QString all = text(u"markdown"_s, {fullPaper()}, u"Wet lands #1"_s);
        QCOMPARE(all.first(expected.size()), expected);
        QVERIFY(all.endsWith(u"\n\n> Good *idea*.\n>\n> Ask Ida.\n"_s));
    }

    void markdownQuotesHighlightsWithTheirComments()
    {
        const QString all = text(u"markdown"_s, {highlightedPaper()});
        const QString expected = u"\n\n> Good *idea*.\n>\n> Ask Ida.\n"
                                 "\n**Highlights**\n"
                                 "\n> reeds in $x_i$\n>\n> — how \\*many\\*?\n>\n> \\# why\n"
                                 "\n> \\# Old reeds\n>\n> *(no longer in the abstract)*\n"_s;
        QCOMPARE(all.last(expected.size()), expected);
    }

    void markdownLeavesOutWhatIsNotKnown()
    {
        QCOMPARE(text(u"markdown"_s, {paperWithAbstract(u"Short."_s)}),
                 u"# Reading list\n\n## A derived heading\n\n- **Status:** unread\n\nShort.\n"_s);
    }

    void markdownDoesNotSayTheYearTwice()
    {
        Paper paper = fullPaper();
        paper.record.venue = u"Marsh Conf 2026"_s;
        QVERIFY(text(u"markdown"_s, {paper}).contains(u"- **Venue:** Marsh Conf 2026\n"_s));
    }

    void anAbstractMakesNoMarkdownBlockOfItsOwn_data()
    {
        QTest::addColumn<QString>("abstract");
        for (const char *start :
             {"# no heading", "> no quote", "- no item", "1. no item", "``` no code", "    no code"})
            QTest::newRow(start) << QString::fromLatin1(start);
    }
    void anAbstractMakesNoMarkdownBlockOfItsOwn()
    {
        QFETCH(QString, abstract);
        const QString all = text(u"markdown"_s, {paperWithAbstract(abstract)});
        const QString last = all.trimmed().section(u'\n', -1);
        QVERIFY2(!last.startsWith(abstract) && !last.startsWith(u"    "_s), qPrintable(last));
    }

    void csvHasAHeaderAndARowEach()
    {
        const QByteArray bytes = exported(u"csv"_s, sourceOf({fullPaper()}));
        QVERIFY(bytes.startsWith("\xEF\xBB\xBFid,title,title_derived,authors,venue,year,"));
        const QString row = QString::fromUtf8(bytes).section(u"\r\n"_s, 1);
        QCOMPARE(row, u"7,SEDGE: Counting Reeds with Graphs,no,\"Ida Moor; van der Berg, Jan\",Marsh Conf,2026,main,"
                      "Poster,wetlands,to cite; field work,graphs; science,read,4,yes,reeds; counting,"
                      "\"Reeds, counted.\",\"We count reeds in $x_i$ ponds.\n\nIt costs $50 to $100, 100% of which is "
                      "R&D.\",\"Good *idea*.\n\nAsk Ida.\",https://example.org/a_b?c=50%25&d#e,"
                      "https://example.org/a.pdf,10.1000/xyz_1,2601.00001,Reed01,2026-11-30T10:20:30Z\r\n"_s);
    }

    void csvQuotesAndDisarmsCells_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << u"a"_s << u"a"_s;
        QTest::newRow("quotes") << u"a \"b\""_s << u"\"a \"\"b\"\"\""_s;
        QTest::newRow("a comma") << u"a,b"_s << u"\"a,b\""_s;
        QTest::newRow("a line feed") << u"a\nb"_s << u"\"a\nb\""_s;
        QTest::newRow("a space at the end") << u"a "_s << u"\"a \""_s;
        QTest::newRow("equals") << u"=1+1"_s << u"'=1+1"_s;
        QTest::newRow("plus") << u"+1"_s << u"'+1"_s;
        QTest::newRow("minus") << u"-1"_s << u"'-1"_s;
        QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
        QTest::newRow("tab") << u"\t=1"_s << u"'\t=1"_s;
        QTest::newRow("carriage return") << u"\r=1"_s << u"\"'\r=1\""_s;
        QTest::newRow("NUL before equals") << QChar(0) + u"=1"_s << u"'=1"_s;
        QTest::newRow("a formula with quotes") << u"=A(\"x\")"_s << u"\"'=A(\"\"x\"\")\""_s;
    }
    void csvQuotesAndDisarmsCells()
    {
        Paper paper;
        QFETCH(QString, title);
        QFETCH(QString, cell);
        paper.record.title = title;
        QVERIFY2(csvRow(paper).startsWith(u"0,"_s + cell + u",no,"_s), qPrintable(csvRow(paper)));
    }

    void jsonHasTheKeysOfTheListCommand()
    {
        const QJsonArray papers =
            QJsonDocument::fromJson(exported(u"json"_s, sourceOf({fullPaper(), Paper()}))).array();
        QCOMPARE(papers.size(), 2);
        const QJsonObject paper = papers[0].toObject();
        for (const auto &key : {"id"_L1, "title"_L1, "titleDerived"_L1, "authors"_L1, "venue"_L1, "year"_L1, "tags"_L1,
                                "themes"_L1, "status"_L1, "rating"_L1, "starred"_L1, "hasNote"_L1, "highlights"_L1}) {
            QVERIFY2(paper.contains(key), key.data());
            QVERIFY2(papers[1].toObject().contains(key), key.data());
        }
        QCOMPARE(paper["id"_L1].toInteger(), 7);
        QCOMPARE(paper["tags"_L1], QJsonArray({u"to cite"_s, u"field work"_s}));
        QCOMPARE(paper["themes"_L1][0]["id"_L1].toString(), u"graphs"_s);
        QCOMPARE(paper["hasNote"_L1], true);
        QCOMPARE(paper["note"_L1].toString(), fullPaper().note);
        QCOMPARE(paper["abstract"_L1].toString(), fullPaper().record.abstract);
        QCOMPARE(paper["doi"_L1].toString(), fullPaper().record.doi);
    }

    void jsonHasTheHighlights()
    {
        const QJsonObject paper =
            QJsonDocument::fromJson(exported(u"json"_s, sourceOf({highlightedPaper()}))).array()[0].toObject();
        QCOMPARE(paper["highlights"_L1], 2);
        const QJsonArray marks = paper["annotations"_L1].toArray();
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks[0].toObject(), (QJsonObject{{"start"_L1, 9},
                                                   {"length"_L1, 14},
                                                   {"quote"_L1, u"reeds in $x_i$"_s},
                                                   {"prefix"_L1, u"We count "_s},
                                                   {"suffix"_L1, u" ponds."_s},
                                                   {"colour"_L1, u"green"_s},
                                                   {"comment"_L1, u"how *many*?\n\n# why"_s},
                                                   {"lost"_L1, false},
                                                   {"score"_L1, 1},
                                                   {"created"_L1, u"2026-11-30T11:00:00.250Z"_s}}));
        QCOMPARE(marks[1]["lost"_L1], true);
    }

    void anEmptyListIsAnEmptyJsonArray()
    {
        const auto document = QJsonDocument::fromJson(exported(u"json"_s, sourceOf({})));
        QVERIFY(document.isArray());
        QVERIFY(document.array().isEmpty());
    }

    void aLecternFileHasAHeaderAndALineEach()
    {
        Paper paper = fullPaper();
        paper.editedTitle = u"Reeds!"_s;
        const QList<QByteArray> lines = exported(u"lectern"_s, sourceOf({paper}, u"Wet"_s)).split('\n');
        QCOMPARE(lines.size(), 3);
        const QJsonObject header = QJsonDocument::fromJson(lines[0]).object();
        QCOMPARE(header["format"_L1], u"lectern"_s);
        QCOMPARE(header["version"_L1], 1);
        QCOMPARE(header["title"_L1], u"Wet"_s);
        const QJsonObject line = QJsonDocument::fromJson(lines[1]).object();
        const QJsonObject reader = line["reader"_L1].toObject();
        QCOMPARE(reader["title"_L1], u"Reeds!"_s);
        QCOMPARE(reader["note"_L1], paper.note);
        QCOMPARE(reader["rating"_L1], 4);
        QCOMPARE(reader["starred"_L1], true);
        QCOMPARE(reader["status"_L1], u"read"_s);
        QCOMPARE(reader["tags"_L1][0], QJsonObject({{"name"_L1, u"to cite"_s}, {"colour"_L1, u"#336699"_s}}));
        QCOMPARE(line["record"_L1]["title"_L1], paper.record.title);
    }

    void aLecternFileHasTheHighlights()
    {
        const QList<QByteArray> lines = exported(u"lectern"_s, sourceOf({highlightedPaper(), fullPaper()})).split('\n');
        const auto reader = [&](qsizetype line) {
            return QJsonDocument::fromJson(lines[line]).object()["reader"_L1].toObject();
        };
        const QJsonArray marks = reader(1)["highlights"_L1].toArray();
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks[0]["quote"_L1], u"reeds in $x_i$"_s);
        QCOMPARE(marks[0]["comment"_L1], u"how *many*?\n\n# why"_s);
        QCOMPARE(marks[1]["colour"_L1], u"pink"_s);
        QCOMPARE(marks[1]["lost"_L1], true);
        QVERIFY(!reader(2).contains("highlights"_L1));
    }

    void dirtBreaksNoFormat_data() { addDirt(); }
    void dirtBreaksNoFormat()
    {
        QFETCH(QString, dirt);
        Paper paper = fullPaper();
        paper.record.title = dirt;
        paper.record.abstract = dirt;
        paper.record.authors = {dirt};
        paper.note = dirt;
        paper.tags[0].name = dirt;
        paper.annotations = {{1, 7, 0, 1, dirt, dirt, dirt, HighlightColour::Blue, dirt, false, 1, {}}};
        const QList<Paper> papers{paper, fullPaper()};
        QCOMPARE(QJsonDocument::fromJson(exported(u"json"_s, sourceOf(papers))).array().size(), 2);
        QCOMPARE(exported(u"lectern"_s, sourceOf(papers)).count('\n'), 3);
        QCOMPARE(text(u"markdown"_s, papers).count(u"\n## "_s), 2);
        for (const QString &id : {u"markdown"_s, u"csv"_s, u"bibtex"_s}) {
            const QByteArray bytes = exported(id, sourceOf(papers));
            QVERIFY2(!bytes.contains('\0'), qPrintable(id));
            QVERIFY2(QString::fromUtf8(bytes).isValidUtf16(), qPrintable(id));
        }
        const QByteArray bibtex = exported(u"bibtex"_s, sourceOf(papers));
        QCOMPARE(bibtex.count('{'), bibtex.count('}'));
        QCOMPARE(exported(u"csv"_s, sourceOf(papers)).count('"') % 2, 0);
    }
};

QTEST_GUILESS_MAIN(ExportFormatsTest)
#include "tst_export_formats.moc"

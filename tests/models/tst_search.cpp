// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search.h"
#include "tests/support/paperlists_file.h"

using namespace Qt::StringLiterals;
using namespace lectern;

class SearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(importRecords(
            m_sample, u"one.json"_s,
            {paperRecord(u"a1"_s, u"Graph nets"_s, u"Neural networks on graphs, written in C++."_s, u"ICLR 2018"_s),
             paperRecord(u"a2"_s, u"Kernels"_s, u"Graph kernels in $O(n \\log n)$ time."_s, u"ICLR 2018"_s),
             paperRecord(u"a3"_s, u"Café"_s, u"Networks of neural origin; don't worry."_s, u"NeurIPS 2019"_s)}));
        QVERIFY(importRecords(
            m_sample, u"two.json"_s,
            {paperRecord(u"b1"_s, u"Zero-shot"_s, u"Zero-shot transfer without labels."_s, u"NeurIPS 2019"_s),
             paperRecord(u"b2"_s, u"图神经网络"_s, u"图 神经 networks for molecules."_s, u"NeurIPS 2019"_s)}));
        Library &library = m_sample.library();
        const Tag red = library.tags().findOrCreate(u"Red"_s).value();
        const Tag blue = library.tags().findOrCreate(u"Blue"_s).value();
        QVERIFY(library.tags().setTagged({id(u"Graph nets"_s), id(u"Kernels"_s)}, red.id, true));
        QVERIFY(library.tags().setTagged({id(u"Kernels"_s)}, blue.id, true));
        QVERIFY(library.papers().setReadingState(id(u"Kernels"_s), {ReadingStatus::Read, true, 5}));
        QVERIFY(library.papers().setReadingState(id(u"Zero-shot"_s), {ReadingStatus::Skimmed, false, 2}));
        QVERIFY(library.notes().setNote(id(u"Café"_s), u"Ask Nadia about resonance"_s));
        setTheme(u"Graph nets"_s, u"t1"_s, 1.5);
        setTheme(u"Kernels"_s, u"t1"_s, 3);
        setTheme(u"Kernels"_s, u"t2"_s, 1);
        setTheme(u"Café"_s, u"t2"_s, 9);
    }

    void wordsFindPapers_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("expected");
        const QStringList all{u"Café"_s, u"Graph nets"_s, u"Kernels"_s, u"Zero-shot"_s, u"图神经网络"_s};
        QTest::newRow("nothing typed finds everything") << u""_s << all;
        QTest::newRow("a word in title or abstract") << u"graph"_s << QStringList{u"Graph nets"_s, u"Kernels"_s};
        QTest::newRow("without regard to case") << u"GRAPH"_s << QStringList{u"Graph nets"_s, u"Kernels"_s};
        QTest::newRow("another form of a word") << u"kernel"_s << QStringList{u"Kernels"_s};
        QTest::newRow("without accents") << u"cafe"_s << QStringList{u"Café"_s};
        QTest::newRow("all words must be there") << u"neural graphs"_s << QStringList{u"Graph nets"_s};
        QTest::newRow("a phrase keeps its order") << u"\"neural networks\""_s << QStringList{u"Graph nets"_s};
        QTest::newRow("an exclusion") << u"graph -kernels"_s << QStringList{u"Graph nets"_s};
        QTest::newRow("only an exclusion") << u"-graph"_s << QStringList{u"Café"_s, u"Zero-shot"_s, u"图神经网络"_s};
        QTest::newRow("a word of a note") << u"resonance"_s << QStringList{u"Café"_s};
        QTest::newRow("Chinese words") << u"神经"_s << QStringList{u"图神经网络"_s};
        QTest::newRow("C++ is the letter") << u"C++"_s << QStringList{u"Graph nets"_s};
        QTest::newRow("a hyphenated word") << u"zero-shot"_s << QStringList{u"Zero-shot"_s};
        QTest::newRow("a formula") << u"O(n \\log n)"_s << QStringList{u"Kernels"_s};
        QTest::newRow("a quote alone") << u"\""_s << all;
        QTest::newRow("an apostrophe alone") << u"'"_s << all;
        QTest::newRow("an apostrophe inside") << u"don't"_s << QStringList{u"Café"_s};
        QTest::newRow("a hyphen alone") << u"-"_s << all;
        QTest::newRow("a star alone") << u"*"_s << all;
        QTest::newRow("an operator's name") << u"NEAR("_s << QStringList();
        QTest::newRow("nobody's word") << u"xyzzy"_s << QStringList();
    }

    void wordsFindPapers()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, expected);
        Query query;
        query.text = typed;
        QCOMPARE(sorted(titles(query)), expected);
    }

    void nothingTypedIsAnError_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char *typed : {"C++",
                                  "\"",
                                  "\"\"",
                                  "'",
                                  "NEAR(",
                                  "NEAR(a b, 3)",
                                  "o(n log n)",
                                  "-",
                                  "--",
                                  "*",
                                  "a*",
                                  "^a",
                                  "{a b}:",
                                  "+",
                                  "a + b",
                                  ":",
                                  "title:",
                                  "OR",
                                  "NOT NOT",
                                  "a AND",
                                  "(((",
                                  "\\",
                                  "; DROP TABLE paper",
                                  "%",
                                  "_"})
            QTest::newRow(typed) << QString::fromUtf8(typed);
    }

    void nothingTypedIsAnError()
    {
        QFETCH(QString, typed);
        Query query;
        query.text = typed;
        for (const auto sort : {Sort::Order, Sort::Title, Sort::ThemeScore, Sort::Added, Sort::Rating}) {
            query.sort = sort;
            QVERIFY(findPapers(connection(), query));
        }
        QVERIFY(countFacets(connection(), query));
    }

    void facetsIncludeAndExclude()
    {
        Query query;
        query.tags.include = {u"red"_s, u"blue"_s};
        QCOMPARE(sorted(titles(query)), (QStringList{u"Graph nets"_s, u"Kernels"_s}));
        query.tags.all = true;
        QCOMPARE(titles(query), QStringList{u"Kernels"_s});
        query.tags = {{u"Red"_s}, {u"Blue"_s}, false};
        QCOMPARE(titles(query), QStringList{u"Graph nets"_s});
        query.tags = {};
        query.themes = {{u"t1"_s, u"t2"_s}, {}, true};
        QCOMPARE(titles(query), QStringList{u"Kernels"_s});
        query.themes = {};
        query.venues.include = {u"ICLR 2018"_s};
        query.text = u"graph"_s;
        QCOMPARE(sorted(titles(query)), (QStringList{u"Graph nets"_s, u"Kernels"_s}));
    }

    void statesAreFacets_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("unread") << u"unread"_s << QStringList{u"Café"_s, u"Graph nets"_s, u"图神经网络"_s};
        QTest::newRow("skimmed") << u"skimmed"_s << QStringList{u"Zero-shot"_s};
        QTest::newRow("read") << u"read"_s << QStringList{u"Kernels"_s};
        QTest::newRow("starred") << u"starred"_s << QStringList{u"Kernels"_s};
        QTest::newRow("rated") << u"rated"_s << QStringList{u"Kernels"_s, u"Zero-shot"_s};
        QTest::newRow("noted") << u"noted"_s << QStringList{u"Café"_s};
        QTest::newRow("tagged") << u"tagged"_s << QStringList{u"Graph nets"_s, u"Kernels"_s};
        QTest::newRow("no such state") << u"eaten"_s << QStringList();
    }

    void statesAreFacets()
    {
        QFETCH(QString, state);
        Query query;
        query.states.include = {state};
        QTEST(sorted(titles(query)), "expected");
    }

    void resultsAreSorted_data()
    {
        QTest::addColumn<Sort>("sort");
        QTest::addColumn<QStringList>("themes");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("in the order of import") << Sort::Order << QStringList() << u"Graph nets"_s << u"Kernels"_s;
        QTest::newRow("by title") << Sort::Title << QStringList() << u"Café"_s << u"Graph nets"_s;
        QTest::newRow("by the strongest theme") << Sort::ThemeScore << QStringList() << u"Café"_s << u"Kernels"_s;
        QTest::newRow("by the chosen theme")
            << Sort::ThemeScore << QStringList{u"t1"_s} << u"Kernels"_s << u"Graph nets"_s;
        QTest::newRow("newest first") << Sort::Added << QStringList() << u"图神经网络"_s << u"Zero-shot"_s;
        QTest::newRow("by rating") << Sort::Rating << QStringList() << u"Kernels"_s << u"Zero-shot"_s;
    }

    void resultsAreSorted()
    {
        QFETCH(Sort, sort);
        QFETCH(QStringList, themes);
        Query query;
        query.sort = sort;
        query.themes.include = themes;
        const QStringList found = titles(query);
        QVERIFY(found.size() >= 2);
        QTEST(found.at(0), "first");
        QTEST(found.at(1), "second");
    }

    void aTitleCountsMoreThanAnAbstract()
    {
        Query query;
        query.text = u"graph"_s;
        QCOMPARE(titles(query), (QStringList{u"Graph nets"_s, u"Kernels"_s}));
    }

    void theLimitCutsTheResult()
    {
        Query query;
        query.limit = 2;
        QCOMPARE(titles(query).size(), 2);
        query.limit = 0;
        QCOMPARE(titles(query).size(), 0);
    }

    void countsSayWhatAClickWouldLeave()
    {
        const FacetCounts all = countFacets(connection(), {}).value();
        QCOMPARE(all.tags, (QHash<QString, int>{{u"Red"_s, 2}, {u"Blue"_s, 1}}));
        QCOMPARE(all.themes.value(u"t1"_s), 2);
        QCOMPARE(all.venues, (QHash<QString, int>{{u"ICLR 2018"_s, 2}, {u"NeurIPS 2019"_s, 3}}));
        QCOMPARE(all.states.value(u"unread"_s), 3);
        QCOMPARE(all.states.value(u"tagged"_s), 2);
        QCOMPARE(all.lists.size(), 2);
        Query query;
        query.text = u"graph"_s;
        query.tags.include = {u"Blue"_s};
        query.limit = 1; // a limit is for showing, not for counting
        const FacetCounts some = countFacets(connection(), query).value();
        QCOMPARE(some.tags, (QHash<QString, int>{{u"Red"_s, 2}, {u"Blue"_s, 1}})); // what Red would add
        QCOMPARE(some.venues, (QHash<QString, int>{{u"ICLR 2018"_s, 1}}));
    }

    void countsAgreeWithResults()
    {
        const FacetCounts counts = countFacets(connection(), {}).value();
        for (const Facet facet : allFacets) {
            for (const auto &[value, count] : counts.of(facet).asKeyValueRange()) {
                Query query;
                query.choice(facet).include = {value};
                QCOMPARE(findPapers(connection(), query).value().size(), count);
            }
        }
    }

    void unknownSortKeysAreErrors()
    {
        QCOMPARE(sortFromKey(u"rating"_s).value(), Sort::Rating);
        QVERIFY(!sortFromKey(u"colour"_s));
    }

private:
    Connection &connection() { return m_sample.library().connection(); }

    QStringList titles(const Query &query)
    {
        const auto ids = findPapers(connection(), query);
        if (!ids)
            qFatal("%s", qUtf8Printable(ids.error().message()));
        const QList<PaperSummary> papers = m_sample.library().papers().summaries(*ids).value();
        QStringList titles;
        for (const PaperSummary &paper : papers)
            titles.append(paper.title);
        return titles;
    }

    static QStringList sorted(QStringList list)
    {
        list.sort();
        return list;
    }

    PaperId id(const QString &title)
    {
        auto statement = connection().prepare(u"SELECT id FROM paper WHERE title = ?"_s).value();
        statement.bindAll(title);
        return statement.step().value() ? statement.integer(0) : 0;
    }

    void setTheme(const QString &title, const QString &theme, double score)
    {
        QVERIFY(connection().run(u"INSERT INTO paper_theme(theme_id, paper_id, score) VALUES (?, ?, ?)"_s, theme,
                                 id(title), score));
    }

    SampleLibrary m_sample;
};

QTEST_GUILESS_MAIN(SearchTest)
#include "tst_search.moc"

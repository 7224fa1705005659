// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_worker.h"
#include "tests/support/sample_library.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace lectern;

class SearchWorkerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_sample = std::make_unique<SampleLibrary>();
        m_sample->import(threeAbstracts());
    }

    void anAnswerIsTheSameAsADirectSearch()
    {
        SearchWorker worker(m_sample->path());
        QSignalSpy found(&worker, &SearchWorker::found);
        QSignalSpy counted(&worker, &SearchWorker::counted);
        worker.search(query(u"fairness"_s));
        QVERIFY(counted.wait());
        QCOMPARE(found.count(), 1);
        QCOMPARE(found.first().at(0).value<SearchAnswer>().papers,
                 findPapers(m_sample->library().connection(), query(u"fairness"_s)).value());
        QCOMPARE(found.first().at(0).value<SearchAnswer>().query, query(u"fairness"_s));
        QCOMPARE(counted.first().at(0).value<FacetCounts>(),
                 countFacets(m_sample->library().connection(), query(u"fairness"_s)).value());
    }

    void onlyTheNewestQueryIsAnswered()
    {
        SearchWorker worker(m_sample->path());
        QSignalSpy found(&worker, &SearchWorker::found);
        QSignalSpy counted(&worker, &SearchWorker::counted);
        QSignalSpy failed(&worker, &SearchWorker::failed);
        for (const QString &typed : {u"f"_s, u"fa"_s, u"fair"_s, u"detection"_s})
            worker.search(query(typed));
        QVERIFY(counted.wait());
        QCOMPARE(found.count(), 1);
        QCOMPARE(found.first().at(0).value<SearchAnswer>().query.text, u"detection"_s);
        QCOMPARE(counted.count(), 1);
        QCOMPARE(failed.count(), 0);
    }

    void editsAreSeenByTheNextQuery()
    {
        SearchWorker worker(m_sample->path());
        QSignalSpy counted(&worker, &SearchWorker::counted);
        QSignalSpy found(&worker, &SearchWorker::found);
        worker.search(query(u"xylophone"_s));
        QVERIFY(counted.wait());
        const auto all = findPapers(m_sample->library().connection(), {}).value();
        QVERIFY(m_sample->library().notes().setNote(all.first(), u"xylophone"_s));
        worker.search(query(u"xylophone"_s));
        QVERIFY(counted.wait());
        QCOMPARE(found.last().at(0).value<SearchAnswer>().papers, QList<PaperId>{all.first()});
    }

    void theBeginningOfALargeAnswerComesFirst()
    {
        QStringList many;
        for (int i = 0; i < 250; ++i)
            many.append(u"Abstract number %1 speaks of lamps that light up the long evenings of its readers."_s.arg(i));
        m_sample->import(many.join(u"\n\n"_s));
        SearchWorker worker(m_sample->path());
        QSignalSpy counted(&worker, &SearchWorker::counted);
        QSignalSpy found(&worker, &SearchWorker::found);
        worker.search(query(u"lamps"_s));
        QVERIFY(counted.wait());
        QCOMPARE(found.count(), 2);
        const auto first = found.first().at(0).value<SearchAnswer>();
        const auto whole = found.last().at(0).value<SearchAnswer>();
        QVERIFY(!first.complete);
        QVERIFY(whole.complete);
        QCOMPARE(first.papers.size(), 100);
        QCOMPARE(whole.papers.size(), 250);
        QCOMPARE(whole.papers.first(100), first.papers);
        QCOMPARE(whole.inLibrary, 253);
        QCOMPARE(whole.terms.size(), 1);
    }

    void aMissingLibraryIsReported()
    {
        SearchWorker worker(m_sample->folder() + u"/none.lectern"_s);
        QSignalSpy failed(&worker, &SearchWorker::failed);
        worker.search({});
        QVERIFY(failed.wait());
        QVERIFY(!failed.first().at(0).value<Error>().what.isEmpty());
    }

    void endingInTheMiddleIsHarmless()
    {
        for (int i = 0; i < 20; ++i) {
            SearchWorker worker(m_sample->path());
            worker.search(query(u"the"_s));
        }
    }

private:
    static Query query(const QString &text)
    {
        Query query;
        query.text = text;
        return query;
    }

    std::unique_ptr<SampleLibrary> m_sample;
};

QTEST_GUILESS_MAIN(SearchWorkerTest)
#include "tst_search_worker.moc"

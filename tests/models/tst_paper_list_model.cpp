// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/paper_list_model.h"
#include "models/library/search.h"
#include "models/query/query_parser.h"
#include "tests/support/sample_library.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace lectern;

class PaperListModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfItemModels()
    {
        SampleLibrary sample;
        sample.import(threeAbstracts());
        PaperListModel model(sample.library().papers());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPapers(findPapers(sample.library().connection(), {}).value());
        QCOMPARE(model.rowCount(), 3);
        model.setPapers({});
        QCOMPARE(model.rowCount(), 0);
    }

    void rowsShowWhatTheLibraryHas()
    {
        SampleLibrary sample;
        sample.import(threeAbstracts());
        PaperListModel model(sample.library().papers());
        const QList<PaperId> papers = findPapers(sample.library().connection(), {}).value();
        model.setPapers(papers);
        const auto summary = model.index(0).data(PaperListModel::SummaryRole).value<PaperSummary>();
        QVERIFY(summary.titleDerived);
        QVERIFY2(summary.title.contains(u"Evenhand"_s), qPrintable(summary.title));
        QCOMPARE(model.rowOf(papers.at(2)), 2);
        QCOMPARE(model.rowOf(999), -1);
        QCOMPARE(model.paperAt(99), 0);
    }

    void aRefreshedRowShowsTheEdit()
    {
        SampleLibrary sample;
        sample.import(threeAbstracts());
        PaperListModel model(sample.library().papers());
        const QList<PaperId> papers = findPapers(sample.library().connection(), {}).value();
        model.setPapers(papers);
        std::ignore = model.index(1).data(); // now cached
        QVERIFY(sample.library().papers().setEditedTitle(papers.at(1), u"My title"_s));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.refresh({papers.at(1)});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(1).data().toString(), u"My title"_s);
    }

    void theSamePapersAgainDoNotResetTheView()
    {
        SampleLibrary sample;
        sample.import(threeAbstracts());
        PaperListModel model(sample.library().papers());
        const QList<PaperId> papers = findPapers(sample.library().connection(), {}).value();
        model.setPapers(papers);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setPapers(papers);
        QCOMPARE(reset.count(), 0);
    }

    void rowsThatStayAreNotReset_data()
    {
        QTest::addColumn<QList<PaperId>>("before");
        QTest::addColumn<QList<PaperId>>("after");
        QTest::addColumn<bool>("kept");
        QTest::addColumn<int>("removed");
        QTest::addColumn<int>("inserted");
        using Ids = QList<PaperId>;
        QTest::newRow("one left") << Ids{1, 2, 3, 4} << Ids{1, 2, 4} << true << 1 << 0;
        QTest::newRow("one came") << Ids{1, 2, 4} << Ids{1, 2, 3, 4} << true << 0 << 1;
        QTest::newRow("one replaced") << Ids{1, 2, 3, 4} << Ids{1, 9, 3, 4} << true << 1 << 1;
        QTest::newRow("the rest follows") << Ids{1, 2} << Ids{1, 2, 3, 4, 5} << true << 0 << 1;
        QTest::newRow("another order") << Ids{1, 2, 3, 4} << Ids{4, 3, 2, 1} << false << 0 << 0;
        QTest::newRow("from nothing") << Ids{} << Ids{1} << false << 0 << 0;
        QTest::newRow("to nothing") << Ids{1, 2} << Ids{} << false << 0 << 0;
    }

    void rowsThatStayAreNotReset()
    {
        QFETCH(QList<PaperId>, before);
        QFETCH(QList<PaperId>, after);
        SampleLibrary sample;
        PaperListModel model(sample.library().papers());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPapers(before);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const bool kept = model.setPapers(after);
        QTEST(kept, "kept");
        QCOMPARE(reset.count(), kept ? 0 : 1);
        QTEST(int(removed.count()), "removed");
        QTEST(int(inserted.count()), "inserted");
        QCOMPARE(model.papers(), after);
    }

    void excerptsShowWhatWasFound()
    {
        SampleLibrary sample;
        sample.import(u"Long words stand before it. "_s.repeated(30) + u"Then comes a zebrafish at the end of it."_s);
        PaperListModel model(sample.library().papers());
        model.setPapers(findPapers(sample.library().connection(), {}).value());
        const auto excerpt = [&] {
            return model.index(0).data(PaperListModel::SummaryRole).value<PaperSummary>().excerpt;
        };
        QVERIFY(!excerpt().contains(u"zebrafish"_s));
        model.setMatcher(TextMatcher(markedTerms(parseQuery(u"zebrafish"_s).root)));
        QVERIFY2(excerpt().startsWith(u'…') && excerpt().contains(u"zebrafish"_s), qUtf8Printable(excerpt()));
        model.setMatcher({});
        QVERIFY(!excerpt().contains(u"zebrafish"_s));
    }
};

QTEST_GUILESS_MAIN(PaperListModelTest)
#include "tst_paper_list_model.moc"

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/paper_list_model.h"
#include "models/library/search.h"
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
};

QTEST_GUILESS_MAIN(PaperListModelTest)
#include "tst_paper_list_model.moc"

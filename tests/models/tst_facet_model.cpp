// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/facet_model.h"
#include "models/items/facet_values.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

std::vector<FacetValue> values(const QStringList &ids)
{
    std::vector<FacetValue> result;
    for (const QString &id : ids)
        result.push_back({id, id.toUpper(), {}, {}});
    return result;
}

} // namespace

class FacetModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfItemModels()
    {
        FacetModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setValues(Facet::Theme, values({u"fairness"_s, u"safety"_s}));
        model.setValues(Facet::Tag, values({u"later"_s}));
        FacetCounts counts;
        counts.themes.insert(u"safety"_s, 7);
        model.setCounts(counts);
        model.setValues(Facet::Theme, values({u"safety"_s}));
        model.setValues(Facet::Tag, {});
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.rowCount(model.indexOf(Facet::Theme)), 1);
    }

    void choicesBecomeAQuery()
    {
        FacetModel model;
        model.setValues(Facet::Theme, values({u"fairness"_s, u"safety"_s, u"vision"_s}));
        QSignalSpy changed(&model, &FacetModel::choicesChanged);
        model.setChoice(model.indexOf(Facet::Theme, u"fairness"_s), FacetModel::Choice::Include);
        model.setChoice(model.indexOf(Facet::Theme, u"vision"_s), FacetModel::Choice::Exclude);
        model.setAll(Facet::Theme, true);
        QCOMPARE(changed.count(), 3);
        Query query;
        model.apply(query);
        QCOMPARE(query.themes, (FacetChoice{{u"fairness"_s}, {u"vision"_s}, true}));
        model.clearChoices();
        model.apply(query);
        QVERIFY(query.themes.isEmpty());
        QCOMPARE(changed.count(), 4);
    }

    void aChoiceIsKeptWhenItsValueIsOfferedAgainAndDroppedWhenNot()
    {
        FacetModel model;
        model.setValues(Facet::Tag, values({u"a"_s, u"b"_s}));
        model.setChoice(model.indexOf(Facet::Tag, u"b"_s), FacetModel::Choice::Include);
        QSignalSpy changed(&model, &FacetModel::choicesChanged);
        model.setValues(Facet::Tag, values({u"b"_s, u"c"_s}));
        QCOMPARE(changed.count(), 0);
        Query query;
        model.apply(query);
        QCOMPARE(query.tags.include, QStringList{u"b"_s});
        model.setValues(Facet::Tag, values({u"c"_s}));
        QCOMPARE(changed.count(), 1);
        model.apply(query);
        QVERIFY(query.tags.isEmpty());
    }

    void countsAndChoicesAreSpoken()
    {
        FacetModel model;
        model.setValues(Facet::Theme, values({u"safety"_s}));
        FacetCounts counts;
        counts.themes.insert(u"safety"_s, 7);
        model.setCounts(counts);
        const QModelIndex index = model.indexOf(Facet::Theme, u"safety"_s);
        QCOMPARE(index.data(FacetModel::CountRole).toInt(), 7);
        model.setChoice(index, FacetModel::Choice::Exclude);
        QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(u"excluded"_s));
    }

    void venuesComeByHowOftenAndYearsNewestFirst()
    {
        const QHash<QString, int> venues{{u"ICLR"_s, 3}, {u"COLM"_s, 9}, {u"AAAI"_s, 3}};
        QStringList labels;
        for (const FacetValue &value : venueValues(venues, {u"Gone"_s}))
            labels.append(value.label);
        QCOMPARE(labels, (QStringList{u"COLM"_s, u"AAAI"_s, u"ICLR"_s, u"Gone"_s}));
        labels.clear();
        for (const FacetValue &value : yearValues({{u"2019"_s, 1}, {u"2024"_s, 1}}, {}))
            labels.append(value.label);
        QCOMPARE(labels, (QStringList{u"2024"_s, u"2019"_s}));
    }
};

QTEST_GUILESS_MAIN(FacetModelTest)
#include "tst_facet_model.moc"

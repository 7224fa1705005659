// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/themes/scorer.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

const QList<ThemeDefinition> &sampleThemes()
{
    static const QList<ThemeDefinition> themes = {
        {u"tea"_s,
         u"Tea"_s,
         u"About tea."_s,
         {{u"green tea"_s, 2}, {u"fine-tuned leaves"_s, 2}, {u"infus*"_s, 1}, {u"caf\u00e9"_s, 1}, {u"coffee"_s, -1}},
         {u"infused with anger"_s},
         2},
        {u"sea"_s, u"Sea"_s, u"About the sea."_s, {{u"green"_s, 0.5}, {u"wave*"_s, 1}}, {}, 1},
    };
    return themes;
}

double scoreOf(const ThemeScorer &scorer, const QString &theme, const QString &title, const QString &abstract)
{
    for (const ThemeMatch &match : scorer.explain(title, abstract)) {
        if (match.theme == theme)
            return match.score;
    }
    return 0;
}

} // namespace

class ThemeScorerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTermCounts_data();
    void aTermCounts();
    void evidenceSaysWhereAndHowMuch();
    void theTitleCountsTwice();
    void onlyMembersAreScoredStrongestFirst();
    void passingWordsMakeNoMember_data();
    void passingWordsMakeNoMember();
    void emptyTextHasNoThemes();
};

void ThemeScorerTest::aTermCounts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("score");
    QTest::newRow("a phrase") << u"We drink green tea."_s << 1.0;
    QTest::newRow("in any case") << u"GREEN Tea"_s << 1.0;
    QTest::newRow("with a hyphen for the space") << u"a green-tea ceremony"_s << 1.0;
    QTest::newRow("with a space for the hyphen") << u"fine tuned leaves"_s << 1.0;
    QTest::newRow("over a line break") << u"green\ntea"_s << 1.0;
    QTest::newRow("not inside a word") << u"evergreen tea, green teak"_s << 0.0;
    QTest::newRow("not with a word between") << u"green old tea"_s << 0.0;
    QTest::newRow("a wildcard with an ending") << u"an infusion"_s << 0.5;
    QTest::newRow("a wildcard without ending") << u"to infus"_s << 0.5;
    QTest::newRow("a wildcard not inside a word") << u"reinfused"_s << 0.0;
    QTest::newRow("letters beyond ASCII") << u"the CAF\u00c9 opens"_s << 0.5;
    QTest::newRow("a second occurrence for half") << u"infusion, infused"_s << 0.75;
    QTest::newRow("a third for a quarter") << u"infusion infused infuse"_s << 0.875;
    QTest::newRow("a fourth for nothing") << u"infusion infused infuse infusing"_s << 0.875;
    QTest::newRow("a negative weight against") << u"green tea or coffee"_s << 0.5;
    QTest::newRow("an exclusion hides its terms") << u"infused with anger"_s << 0.0;
    QTest::newRow("an exclusion hides no others") << u"infused with anger, infused with mint"_s << 0.5;
    QTest::newRow("a cut phrase at the end") << u"so green"_s << 0.0;
}

void ThemeScorerTest::aTermCounts()
{
    QFETCH(QString, text);
    QFETCH(double, score);
    const ThemeScorer scorer(sampleThemes());
    QCOMPARE(scoreOf(scorer, u"tea"_s, {}, text), score);
}

void ThemeScorerTest::evidenceSaysWhereAndHowMuch()
{
    const ThemeScorer scorer(sampleThemes());
    const QString text = u"Infused: “Green-\nTea”, infusion"_s;
    const QList<ThemeMatch> matches = scorer.explain({}, text);
    QCOMPARE(matches.size(), 2);
    const ThemeMatch &tea = matches.constFirst();
    QCOMPARE(tea.theme, u"tea"_s);
    QCOMPARE(tea.score, 1.75);
    QCOMPARE(tea.evidence.size(), 3);
    QCOMPARE(tea.evidence[1].term, u"green tea"_s);
    QCOMPARE(text.mid(tea.evidence[1].start, tea.evidence[1].length), u"Green-\nTea"_s);
    QCOMPARE(tea.evidence[2].term, u"infus*"_s);
    QCOMPARE(text.mid(tea.evidence[2].start, tea.evidence[2].length), u"infusion"_s);
    QCOMPARE(tea.evidence[2].weight, 0.5);
    QCOMPARE(matches.constLast().theme, u"sea"_s);
}

void ThemeScorerTest::theTitleCountsTwice()
{
    const ThemeScorer scorer(sampleThemes());
    const QList<ThemeMatch> matches = scorer.explain(u"Waves"_s, u"A wave."_s);
    QCOMPARE(matches.size(), 1);
    QCOMPARE(matches[0].score, 2.5);
    QCOMPARE(matches[0].evidence[0].start, -1);
    QCOMPARE(matches[0].evidence[0].weight, 2.0);
    QCOMPARE(matches[0].evidence[1].start, 2);
}

void ThemeScorerTest::onlyMembersAreScoredStrongestFirst()
{
    const ThemeScorer scorer(sampleThemes());
    QCOMPARE(scorer.score({}, u"green tea on the wave"_s), (QList<ThemeScore>{{u"sea"_s, 1.5}, {u"tea"_s, 1.0}}));
    QCOMPARE(scorer.score({}, u"green infusion"_s), QList<ThemeScore>());
}

void ThemeScorerTest::passingWordsMakeNoMember_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("text");
    QTest::newRow("safer to say") << u"safety"_s << u"It is significantly safer to say that the effect is small."_s;
    QTest::newRow("our interpretable loss")
        << u"interpretability"_s << u"Training with our interpretable loss takes two hours."_s;
    QTest::newRow("a fair coin") << u"fairness"_s << u"We toss a fair coin, then a fair coin again; fair coins end."_s;
    QTest::newRow("private communication")
        << u"privacy"_s << u"The figures come from a private communication of the authors."_s;
}

void ThemeScorerTest::passingWordsMakeNoMember()
{
    QFETCH(QString, theme);
    QFETCH(QString, text);
    static const ThemeScorer scorer(builtInThemes());
    const QList<ThemeScore> members = scorer.score({}, text);
    QVERIFY(std::ranges::find(members, theme, &ThemeScore::theme) == members.end());
}

void ThemeScorerTest::emptyTextHasNoThemes()
{
    const ThemeScorer scorer(sampleThemes());
    QVERIFY(scorer.score({}, {}).isEmpty());
    QVERIFY(scorer.explain({}, u" -- "_s).isEmpty());
}

QTEST_APPLESS_MAIN(ThemeScorerTest)
#include "tst_theme_scorer.moc"

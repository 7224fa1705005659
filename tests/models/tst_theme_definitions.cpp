// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/themes/theme.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

class ThemeDefinitionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twentyThemesShip();
    void everyThemeIsExplained();
    void aCompleteDefinitionIsRead();
    void aBrokenDefinitionNamesItsKey_data();
    void aBrokenDefinitionNamesItsKey();
};

void ThemeDefinitionsTest::twentyThemesShip()
{
    QSet<QString> ids;
    for (const ThemeDefinition &theme : builtInThemes())
        ids.insert(theme.id);
    QCOMPARE(builtInThemes().size(), 20);
    QCOMPARE(ids.size(), 20);
    QCOMPARE(builtInThemes().constFirst().id, u"interpretability"_s);
    QCOMPARE(builtInThemes().constLast().id, u"agents"_s);
}

void ThemeDefinitionsTest::everyThemeIsExplained()
{
    for (const ThemeDefinition &theme : builtInThemes()) {
        QVERIFY2(theme.description.endsWith(u'.'), qUtf8Printable(theme.id));
        QSet<QString> texts;
        for (const ThemeTerm &term : theme.terms) {
            QVERIFY2(!texts.contains(term.text), qUtf8Printable(theme.id + u": "_s + term.text));
            texts.insert(term.text);
        }
    }
}

void ThemeDefinitionsTest::aCompleteDefinitionIsRead()
{
    const auto theme = themeFromJson(R"({"id": "tea", "name": "Tea", "description": "About tea.", "threshold": 1.5,
        "terms": [{"text": "green tea", "weight": 2}, {"text": "coffee", "weight": -1}],
        "exclusions": ["tea towel*"]})");
    QVERIFY(theme);
    QCOMPARE(
        *theme,
        (ThemeDefinition{
            u"tea"_s, u"Tea"_s, u"About tea."_s, {{u"green tea"_s, 2}, {u"coffee"_s, -1}}, {u"tea towel*"_s}, 1.5}));
}

void ThemeDefinitionsTest::aBrokenDefinitionNamesItsKey_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("key");
    QTest::newRow("not JSON") << QByteArray("tea") << u"JSON"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"JSON"_s;
    QTest::newRow("no id") << QByteArray(R"({"name": "Tea"})") << u"“id”"_s;
    QTest::newRow("name is a number") << QByteArray(R"({"id": "a", "name": 1})") << u"“name”"_s;
    QTest::newRow("no description") << QByteArray(R"({"id": "a", "name": "A"})") << u"“description”"_s;
    const QByteArray head = R"({"id": "a", "name": "A", "description": "D.", )";
    QTest::newRow("threshold is zero") << head + R"("threshold": 0})" << u"“threshold”"_s;
    QTest::newRow("no terms") << head + R"("threshold": 1})" << u"“terms”"_s;
    QTest::newRow("terms is a text") << head + R"("threshold": 1, "terms": "b"})" << u"“terms”"_s;
    QTest::newRow("a term without text") << head + R"("threshold": 1, "terms": [{"weight": 1}]})"
                                         << u"“terms[0].text”"_s;
    QTest::newRow("a weight in quotes")
        << head + R"("threshold": 1, "terms": [{"text": "b", "weight": 1}, {"text": "c", "weight": "1"}]})"
        << u"“terms[1].weight”"_s;
    const QByteArray terms = head + R"("threshold": 1, "terms": [{"text": "b", "weight": 1}], )";
    QTest::newRow("exclusions is a text") << terms + R"("exclusions": "b"})" << u"“exclusions”"_s;
    QTest::newRow("an exclusion is a number") << terms + R"("exclusions": ["b", 2]})" << u"“exclusions[1]”"_s;
}

void ThemeDefinitionsTest::aBrokenDefinitionNamesItsKey()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, key);
    const auto theme = themeFromJson(json);
    QVERIFY(!theme);
    QVERIFY2(theme.error().what.contains(key), qUtf8Printable(theme.error().what));
}

QTEST_APPLESS_MAIN(ThemeDefinitionsTest)
#include "tst_theme_definitions.moc"

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/query_parser.h"

#include <QDateTime>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

/// A query's tree in one line: "all(word fair, not(word loan))".
QString written(const QueryNode &node)
{
    QStringList children;
    for (const QueryNode &child : node.children)
        children.append(written(child));
    const QString inside = u'(' + children.join(u", ") + u')';
    const QString column = node.column == QueryField::Everywhere ? QString() : u"@%1"_s.arg(int(node.column));
    switch (node.kind) {
    case QueryNode::Kind::All:
        return u"all"_s + inside;
    case QueryNode::Kind::Any:
        return u"any"_s + inside;
    case QueryNode::Kind::Not:
        return u"not"_s + inside;
    case QueryNode::Kind::Word:
        return u"word"_s + column + u' ' + node.text;
    case QueryNode::Kind::Prefix:
        return u"prefix"_s + column + u' ' + node.text;
    case QueryNode::Kind::Phrase:
        return u"phrase"_s + column + u' ' + node.text;
    case QueryNode::Kind::Near:
        return u"near %1"_s.arg(node.distance) + inside;
    case QueryNode::Kind::Filter:
        return u"filter %1 %2"_s.arg(int(node.filter.field)).arg(node.filter.text);
    }
    return {};
}

} // namespace

class QueryLanguageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryIsATree_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char *typed, const QString &tree) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << tree;
        };
        row("", u"all()"_s);
        row("fair loans", u"all(word fair, word loans)"_s);
        row("a OR b c", u"all(any(word a, all(word b, word c)))"_s);
        row("(a OR b) c", u"all(any(word a, word b), word c)"_s);
        row("-a", u"all(not(word a))"_s);
        row("NOT NOT a", u"all(not(not(word a)))"_s);
        row("a AND b", u"all(word a, word b)"_s);
        row("a-b -c-d", u"all(word a-b, not(word c-d))"_s);
        row("\"a b\" c*", u"all(phrase a b, prefix c)"_s);
        row("\"a b\"*", u"all(prefix a b)"_s);
        row("o(n log n) x", u"all(word o(n, word log, word n), word x)"_s);
        row("(o(n) OR x) y", u"all(any(word o(n), word x), word y)"_s);
        row("NEAR(a b, 7)", u"all(near 7(word a, word b))"_s);
        row("a NEAR/3 \"b c\"", u"all(near 3(word a, phrase b c))"_s);
        row("title:a title:(b OR c)", u"all(word@1 a, any(word@1 b, word@1 c))"_s);
        row("is:Unread", u"all(filter 16 unread)"_s);
        row("has:notes", u"all(filter 17 note)"_s);
        row("tag:\"To Read\"", u"all(filter 7 To Read)"_s);
    }

    void aQueryIsATree()
    {
        QFETCH(QString, typed);
        QTEST(written(parseQuery(typed).root), "tree");
    }

    void whatMakesNoSenseIsExplainedAtItsPlace_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qsizetype>("start");
        QTest::addColumn<qsizetype>("length");
        QTest::newRow("unknown field") << u"graph foo:bar"_s << qsizetype(6) << qsizetype(4);
        QTest::newRow("open quote") << u"graph \"neural net"_s << qsizetype(6) << qsizetype(1);
        QTest::newRow("open parenthesis") << u"a (b OR c"_s << qsizetype(2) << qsizetype(1);
        QTest::newRow("loose parenthesis") << u"a b) c )"_s << qsizetype(7) << qsizetype(1);
        QTest::newRow("no year") << u"a year:soon"_s << qsizetype(2) << qsizetype(9);
        QTest::newRow("no state") << u"is:eaten"_s << qsizetype(0) << qsizetype(8);
        QTest::newRow("nothing before OR") << u"OR a"_s << qsizetype(0) << qsizetype(2);
        QTest::newRow("nothing after AND") << u"a AND"_s << qsizetype(2) << qsizetype(3);
        QTest::newRow("nothing after NOT") << u"a NOT"_s << qsizetype(2) << qsizetype(3);
        QTest::newRow("one word near") << u"NEAR(a)"_s << qsizetype(0) << qsizetype(7);
        QTest::newRow("field without value") << u"a title:"_s << qsizetype(2) << qsizetype(6);
        QTest::newRow("open quote of a value") << u"tag:\"to read"_s << qsizetype(4) << qsizetype(1);
    }

    void whatMakesNoSenseIsExplainedAtItsPlace()
    {
        QFETCH(QString, typed);
        const QList<QueryProblem> problems = parseQuery(typed).problems;
        QCOMPARE(problems.size(), 1);
        QTEST(problems.first().start, "start");
        QTEST(problems.first().length, "length");
        QVERIFY(problems.first().message.size() > 20);
    }

    void whatMakesSenseIsNoProblem_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char *typed : {"state-of-the-art", "C++", "GA^2M", "o(n log n)", "'", "don't", "RLHF: a survey",
                                  "https://example.org/a", "10:30", "a: b", "(a OR b) -c", "year:2024..2026", "50%"})
            QTest::newRow(typed) << QString::fromUtf8(typed);
    }

    void whatMakesSenseIsNoProblem()
    {
        QFETCH(QString, typed);
        QCOMPARE(parseQuery(typed).problems, QList<QueryProblem>());
    }

    void rangesAreRead_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        constexpr double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("one") << u"4"_s << 4.0 << 4.0;
        QTest::newRow("from to") << u"3..5"_s << 3.0 << 5.0;
        QTest::newRow("from") << u"3.."_s << 3.0 << infinity;
        QTest::newRow("to") << u"..3"_s << -infinity << 3.0;
        QTest::newRow("at least") << u">=4"_s << 4.0 << infinity;
        QTest::newRow("more than") << u">4"_s << 5.0 << infinity;
        QTest::newRow("at most") << u"<=4"_s << -infinity << 4.0;
        QTest::newRow("less than") << u"<4"_s << -infinity << 3.0;
    }

    void rangesAreRead()
    {
        QFETCH(QString, value);
        const auto filter = parseFilter(QueryField::Rating, value);
        QVERIFY(filter);
        QTEST(filter->least, "least");
        QTEST(filter->most, "most");
    }

    void datesAndAgesAreRead()
    {
        const auto month = parseFilter(QueryField::Added, u"2026-11"_s);
        QVERIFY(month && !month->ago);
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(qint64(month->least)).date(), QDate(2026, 11, 1));
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(qint64(month->most)).date(), QDate(2026, 11, 30));
        const auto week = parseFilter(QueryField::Added, u"1w"_s);
        QVERIFY(week && week->ago);
        QCOMPARE(week->most, 7 * 24 * 3600 * 1000.0);
        for (const QString &wrong : {u"soon"_s, u"2026-13"_s, u"7x"_s, u""_s, u".."_s, u"<"_s})
            QVERIFY(!parseFilter(QueryField::Added, wrong));
    }

    void largeAndDeepQueriesEnd_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("parentheses") << u"("_s.repeated(100000);
        QTest::newRow("closing ones") << u")"_s.repeated(100000);
        QTest::newRow("near") << u"NEAR("_s.repeated(50000);
        QTest::newRow("not") << u"NOT "_s.repeated(50000);
        QTest::newRow("minus") << u"-("_s.repeated(50000);
        QTest::newRow("fields") << u"title:("_s.repeated(50000);
        QTest::newRow("quotes") << u"\""_s.repeated(100001);
        QTest::newRow("words") << u"word "_s.repeated(50000);
    }

    void largeAndDeepQueriesEnd()
    {
        QFETCH(QString, typed);
        const ParsedQuery query = parseQuery(typed);
        QVERIFY(!query.problems.isEmpty());
        QCOMPARE(query.problems.last().start, 2000); // what is left out is said
    }
};

QTEST_GUILESS_MAIN(QueryLanguageTest)
#include "tst_query_language.moc"

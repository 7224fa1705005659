// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_words.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

class SearchWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typedTextIsTakenApart_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("phrases");
        QTest::addColumn<QStringList>("excluded");
        const QStringList none;
        QTest::newRow("nothing") << u"  "_s << none << none << none;
        QTest::newRow("words") << u" graph  neural "_s << QStringList{u"graph"_s, u"neural"_s} << none << none;
        QTest::newRow("a phrase") << u"\"graph neural\" net"_s << QStringList{u"net"_s}
                                  << QStringList{u"graph neural"_s} << none;
        QTest::newRow("curly quotes") << u"“graph neural”"_s << none << QStringList{u"graph neural"_s} << none;
        QTest::newRow("an open quote") << u"\"graph neural"_s << none << QStringList{u"graph neural"_s} << none;
        QTest::newRow("an exclusion") << u"graph -neural"_s << QStringList{u"graph"_s} << none
                                      << QStringList{u"neural"_s};
        QTest::newRow("an excluded phrase") << u"-\"a b\""_s << none << none << QStringList{u"a b"_s};
        QTest::newRow("a hyphen inside") << u"zero-shot"_s << QStringList{u"zero-shot"_s} << none << none;
        QTest::newRow("signs alone") << u"- -- * \" ' ( )"_s << none << none << none;
    }

    void typedTextIsTakenApart()
    {
        QFETCH(QString, typed);
        const SearchWords words = parseSearchWords(typed);
        QTEST(words.words, "words");
        QTEST(words.phrases, "phrases");
        QTEST(words.excluded, "excluded");
        QCOMPARE(words.isEmpty(), words.required().isEmpty() && words.forbidden().isEmpty());
    }

    void everythingIsQuotedForTheIndex()
    {
        QCOMPARE(parseSearchWords(u"NEAR( OR graph"_s).required(), u"\"NEAR(\" AND \"OR\"* AND \"graph\"*"_s);
        QCOMPARE(parseSearchWords(u"-a -b"_s).forbidden(), u"\"a\" OR \"b\""_s);
    }
};

QTEST_GUILESS_MAIN(SearchWordsTest)
#include "tst_search_words.moc"

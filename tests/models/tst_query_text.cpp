// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/query_parser.h"
#include "models/query/text_matcher.h"
#include "models/query/word_forms.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

class QueryTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formsShareTheStem_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QStringList>("some");
        QTest::newRow("plural") << u"networks"_s << QStringList{u"network"_s, u"networks"_s};
        QTest::newRow("y") << u"studies"_s << QStringList{u"study"_s, u"studied"_s, u"studying"_s};
        QTest::newRow("doubled consonant") << u"plan"_s << QStringList{u"planning"_s, u"planned"_s, u"plans"_s};
        QTest::newRow("silent e") << u"optimize"_s << QStringList{u"optimizing"_s, u"optimizes"_s, u"optimized"_s};
        QTest::newRow("ness") << u"fairness"_s << QStringList{u"fair"_s};
        QTest::newRow("short") << u"llm"_s << QStringList{u"llms"_s};
        QTest::newRow("not Latin") << u"网"_s << QStringList{u"网"_s};
    }

    void formsShareTheStem()
    {
        QFETCH(QString, word);
        QFETCH(QStringList, some);
        const QStringList forms = wordForms(word);
        QCOMPARE(forms.first(), word);
        for (const QString &form : some)
            QVERIFY2(forms.contains(form), qUtf8Printable(form));
        for (const QString &form : forms) {
            if (word.size() > 3)
                QCOMPARE(stem(form), stem(word));
        }
    }

    void theIndexGetsFoldedWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("compounds");
        QTest::newRow("case and accents") << u"Képes, CAFÉ!"_s << u"kepes cafe"_s << QStringList();
        QTest::newRow("hyphens") << u"fine-tuning of state-of-the-art"_s
                                 << u"fine tuning of state of the art finetuning stateoftheart"_s
                                 << QStringList{u"fine tuning"_s, u"state of the art"_s};
        QTest::newRow("umlauts") << u"Müller"_s << u"muller mueller"_s << QStringList();
        QTest::newRow("Greek") << u"αβ and $\\varepsilon$"_s << u"alpha beta and varepsilon epsilon"_s << QStringList();
        QTest::newRow("Chinese") << u"图神经 net"_s << u"图 神 经 net"_s << QStringList();
        QTest::newRow("a ligature") << u"eﬃcient"_s << u"efficient"_s << QStringList();
        QTest::newRow("a soft hyphen") << u"net\u00adwork"_s << u"network"_s << QStringList();
        QTest::newRow("an index") << u"GA²M"_s << u"ga2m"_s << QStringList();
    }

    void theIndexGetsFoldedWords()
    {
        QFETCH(QString, text);
        const IndexText made = indexText(text);
        QTEST(made.words, "words");
        QTEST(made.compounds, "compounds");
    }

    void tokensKnowTheirPlaces()
    {
        const QString text = u"A “fine-tuned” Müller 图神"_s;
        QStringList places;
        for (const SearchToken &token : searchTokens(text))
            places.append(text.sliced(token.start, token.end - token.start) + (token.hyphenated ? u"+"_s : u""_s));
        QCOMPARE(places, (QStringList{u"A"_s, u"fine"_s, u"tuned+"_s, u"Müller"_s, u"图"_s, u"神"_s}));
    }

    void hitsAreMarked_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("marked");
        QTest::newRow("forms") << u"network"_s << u"Networks and networking"_s
                               << QStringList{u"Networks"_s, u"networking"_s};
        QTest::newRow("exactly") << u"\"network\""_s << u"Networks, a network"_s << QStringList{u"network"_s};
        QTest::newRow("prefix") << u"netw*"_s << u"Networks, nets"_s << QStringList{u"Networks"_s};
        QTest::newRow("phrase over a line")
            << u"\"human feedback\""_s << u"from human\nfeedback"_s << QStringList{u"human\nfeedback"_s};
        QTest::newRow("hyphenated") << u"finetuning"_s << u"by fine-tuning"_s << QStringList{u"fine-tuning"_s};
        QTest::newRow("joined") << u"fine-tuning"_s << u"by finetuning"_s << QStringList{u"finetuning"_s};
        QTest::newRow("two words") << u"fine tuning"_s << u"finetuning is fine"_s
                                   << QStringList{u"finetuning"_s, u"fine"_s};
        QTest::newRow("Chinese") << u"神经"_s << u"图神经网络"_s << QStringList{u"神经"_s};
        QTest::newRow("Greek") << u"ε"_s << u"an epsilon, ε"_s << QStringList{u"epsilon"_s, u"ε"_s};
        QTest::newRow("excluded ones are not") << u"a1 -b1"_s << u"a1 b1"_s << QStringList{u"a1"_s};
        QTest::newRow("either") << u"a1 OR b1"_s << u"a1 b1"_s << QStringList{u"a1"_s, u"b1"_s};
        QTest::newRow("near") << u"NEAR(a1 b1)"_s << u"a1 b1"_s << QStringList{u"a1"_s, u"b1"_s};
        QTest::newRow("conditions are not") << u"is:read"_s << u"is read"_s << QStringList();
    }

    void hitsAreMarked()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QStringList marked;
        for (const TextMatcher::Hit &hit : TextMatcher(markedTerms(parseQuery(typed).root)).hits(text))
            marked.append(text.sliced(hit.start, hit.end - hit.start));
        QTEST(marked, "marked");
    }

    void aSnippetStandsAroundTheFirstHit()
    {
        const QString text = u"word "_s.repeated(60) + u"needle and more thread after it"_s;
        const TextMatcher matcher(markedTerms(parseQuery(u"needle"_s).root));
        const QString found = snippet(text, matcher, 60);
        QVERIFY(found.startsWith(u"…word"_s));
        QVERIFY(found.contains(u"needle and more"_s));
        QVERIFY(found.size() <= 61);
        QCOMPARE(snippet(u"needle first"_s, matcher, 60), QString()); // it is seen anyway
        QCOMPARE(snippet(text, {}, 60), QString());
    }
};

QTEST_GUILESS_MAIN(QueryTextTest)
#include "tst_query_text.moc"

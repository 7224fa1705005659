// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/heading.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

// What every heading must be, whatever it says; empty when it is.
QString faultOf(const QString &heading)
{
    static const QRegularExpression dangling(uR"(\b(?:that|which|of|for|and|the|a|an|with|to|by|in|on)$)"_s);
    if (heading.size() < 3 || heading.size() > 110)
        return u"its length is %1"_s.arg(heading.size());
    if (heading.front().isLower() && !heading.contains(QRegularExpression(uR"(^\S*\p{Lu})"_s)))
        return u"it begins in lower case"_s;
    if (dangling.match(heading).hasMatch() || QStringView(u".,;:").contains(heading.back()))
        return u"it ends in the middle"_s;
    if (heading.count(u'(') != heading.count(u')'))
        return u"it has half a parenthesis"_s;
    if (heading.contains(u'$') || heading.contains(u'\n') || heading.contains("  "_L1))
        return u"it has raw marks"_s;
    return {};
}

} // namespace

class HeadingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMainClaimBecomesTheHeading_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("heading");
        const QString lead = u"Looms repeat their mistakes. "_s;

        QTest::newRow("a name and its description")
            << lead +
                   u"To stop this, we propose Weftwatch, a camera system that achieves early and cheap warning through "
                   u"line scanning. Its code is free."_s
            << u"Weftwatch: camera system with early and cheap warning"_s;
        QTest::newRow("a description called a name")
            << lead +
                   u"In this paper, we introduce a novel tracker of threads, called Weftwatch, which needs no training."_s
            << u"Weftwatch: tracker of threads"_s;
        QTest::newRow("an acronym and its words")
            << lead + u"We present Loom Anomaly Maps (LAMs). They are cheap."_s << u"LAMs: Loom Anomaly Maps"_s;
        QTest::newRow("a small-letter term with an acronym")
            << lead + u"We develop the warp tension model (WTM), which predicts the next break."_s
            << u"WTM: warp tension model"_s;
        QTest::newRow("an acronym and what it stands for")
            << lead + u"We introduce WARP (Weft Analysis by Repeated Probing), a test suite of forty cloths."_s
            << u"WARP: test suite of forty cloths"_s;
        QTest::newRow("a name for a purpose") << lead + u"We present LoomNet to detect and repair broken threads."_s
                                              << u"LoomNet: detecting and repairing broken threads"_s;
        QTest::newRow("a thing without a name")
            << lead + u"This paper presents a new method for finding broken threads in woven cloth, which is fast."_s
            << u"Method for finding broken threads in woven cloth"_s;
        QTest::newRow("a passive claim") << u"A controller for a shuttle of variable mass is proposed. It is stable."_s
                                         << u"Controller for a shuttle of variable mass"_s;
        QTest::newRow("what is studied") << lead + u"We study the problem of counting threads under poor light."_s
                                         << u"Counting threads under poor light"_s;
        QTest::newRow("what is asked") << lead + u"We investigate whether weavers trust a camera, and for how long."_s
                                       << u"Whether weavers trust a camera, and for how long"_s;
        QTest::newRow("what is shown")
            << lead + u"We show that under poor light, counting threads is as hard as matching."_s
            << u"Counting threads is as hard as matching"_s;
        QTest::newRow("a question") << u"How many threads can one camera watch? Nobody knows."_s
                                    << u"How many threads can one camera watch"_s;
        QTest::newRow("the second of two claims")
            << lead + u"We show that cameras fail at night and propose Nightloom, a lamp with a clock."_s
            << u"Nightloom: lamp with a clock"_s;
        QTest::newRow("several verbs") << lead + u"We design, build and evaluate a loom with two hundred cameras."_s
                                       << u"Loom with two hundred cameras"_s;
        QTest::newRow("a second deed is cut off")
            << lead + u"We propose an estimator of thread tension and prove its consistency."_s
            << u"Estimator of thread tension"_s;
        QTest::newRow("words of praise go")
            << lead + u"We propose a simple yet effective filter for thread noise."_s << u"Filter for thread noise"_s;
        QTest::newRow("an enumeration stays whole")
            << lead + u"We propose a benchmark of wool, silk, and linen, which is public."_s
            << u"Benchmark of wool, silk, and linen"_s;
        QTest::newRow("TeX and Markdown marks go")
            << lead + u"We propose **WEAVE-2**, a \\emph{fast} sampler with $3\\times$ fewer threads."_s
            << u"WEAVE-2: fast sampler with 3× fewer threads"_s;
        QTest::newRow("several names stand for none")
            << lead + u"We introduce two looms for schools: (i) Big Loom (BL), and (ii) Small Loom (SL)."_s
            << u"Two looms for schools"_s;
        QTest::newRow("experiments are not what a paper is about")
            << lead + u"We provide extensive experiments. We study the wear of shuttles in humid halls."_s
            << u"Wear of shuttles in humid halls"_s;
        QTest::newRow("nothing claimed") << u"Looms repeat their mistakes, which costs the mill an hour a day."_s
                                         << u"Looms repeat their mistakes"_s;
        QTest::newRow("a lead-in goes") << u"In recent years, weaving has moved from the village to the hall."_s
                                        << u"Weaving has moved from the village to the hall"_s;
        QTest::newRow("one word") << u"Looms."_s << u"Looms"_s;
        QTest::newRow("Chinese") << u"本文提出一种织布机断线检测方法。实验表明有效。"_s
                                 << u"本文提出一种织布机断线检测方法"_s;
    }

    void theMainClaimBecomesTheHeading()
    {
        QFETCH(QString, text);
        QFETCH(QString, heading);
        QCOMPARE(deriveHeading(text), heading);
        QCOMPARE(deriveHeading(text), deriveHeading(text));
    }

    void textWithoutALetterHasNoHeading()
    {
        QCOMPARE(deriveHeading(u""), QString());
        QCOMPARE(deriveHeading(u" \n 12 + 3"), QString());
    }

    void longTextIsCutBetweenWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no stops") << u"weaving threads slowly "_s.repeated(60);
        QTest::newRow("a claim without end") << u"We propose a loom "_s + u"weaving threads slowly "_s.repeated(60);
        QTest::newRow("a parenthesis without end") << u"We propose a loom (with "_s + u"threads slowly "_s.repeated(60);
        QTest::newRow("a statement without end") << u"We show that looms weave "_s + u"of of of "_s.repeated(60);
    }

    void longTextIsCutBetweenWords()
    {
        QFETCH(QString, text);
        const QString heading = deriveHeading(text);
        QVERIFY2(faultOf(heading).isEmpty(), qPrintable(faultOf(heading) + u": "_s + heading));
        QVERIFY2(text.contains(heading.section(u' ', -1) + u' ', Qt::CaseInsensitive), qPrintable(heading));
    }

    void oneWordWithoutEndIsCut()
    {
        QVERIFY(deriveHeading(u"w"_s.repeated(5000)).size() <= 110);
        QVERIFY(deriveHeading(u"We propose "_s + u"W"_s.repeated(5000)).size() <= 110);
        QVERIFY(deriveHeading(u"布"_s.repeated(5000)).size() <= 110);
    }

    void theSeedsHaveUsefulHeadings()
    {
        const QDir seeds(QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/seeds"_s);
        if (!seeds.exists())
            QSKIP("The measuring corpus is not beside the source tree.");
        int count = 0;
        for (const QFileInfo &info : seeds.entryInfoList(QDir::Files, QDir::Name)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QStringList paragraphs = QString::fromUtf8(file.readAll()).split(u"\n\n"_s, Qt::SkipEmptyParts);
            for (const QString &abstract : paragraphs.sliced(1)) {
                const QString heading = deriveHeading(abstract);
                QVERIFY2(faultOf(heading).isEmpty(), qPrintable(faultOf(heading) + u": "_s + heading));
                if (count++ == 0)
                    QCOMPARE(heading, u"Invaria: point cloud encoder with scale and density invariance"_s);
            }
        }
        QCOMPARE(count, 57);
    }
};

QTEST_GUILESS_MAIN(HeadingTest)
#include "tst_heading.moc"

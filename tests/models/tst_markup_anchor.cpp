// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/anchor.h"
#include "models/markup/folding.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern::markup;

namespace {

const QString original =
    u"Deep networks are hard to explain. We propose \\emph{Glassbox}, a training method that keeps every "
    "neuron readable -- at a cost of $\\epsilon < 0.02$ in accuracy. Experiments on four datasets show that "
    "readable neurons help people find errors. People find errors twice as fast with our method."_s;

Range rangeOf(const QString &source, const QString &quote)
{
    return {source.indexOf(quote), quote.size()};
}

} // namespace

class MarkupAnchorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnchorHoldsQuoteAndContext()
    {
        const Anchor anchor = anchorAt(original, rangeOf(original, u"readable neurons"_s));
        QCOMPARE(anchor.quote, u"readable neurons"_s);
        QCOMPARE(anchor.prefix.size(), anchorContext);
        QVERIFY(anchor.prefix.endsWith(u"show that "_s));
        QVERIFY(anchor.suffix.startsWith(u" help people"_s));
        const Anchor first = anchorAt(original, {0, 4});
        QCOMPARE(first.prefix, QString());
    }

    void pairsAreNeverParted()
    {
        const QString source = u"a𝔼b𝔼c"_s; // each 𝔼 is two units
        QCOMPARE(anchorAt(source, {2, 1}).quote, u"𝔼"_s);
        QCOMPARE(anchorAt(source, {1, 1}).quote, u"𝔼"_s);
        QCOMPARE(anchorAt(source, {-5, 100}).quote, source);
        QString longer(u"x"_s.repeated(40));
        for (int i = 0; i < 40; ++i) {
            longer += u"𝔼"_s;
        }
        const Anchor anchor = anchorAt(longer, {40 + 41, 2});
        QVERIFY(!anchor.prefix.front().isLowSurrogate());
        QVERIFY(!anchor.suffix.back().isHighSurrogate());
    }

    void edits_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("expected"); // empty: lost

        const auto edit = [](const char *name, const QString &quote, const QString &from, const QString &to,
                             const QString &expected) { QTest::newRow(name) << quote << from << to << expected; };
        edit("unchanged", u"readable neurons help people"_s, {}, {}, u"readable neurons help people"_s);
        edit("a sentence before", u"readable neurons help people"_s, u"We propose"_s,
             u"This matters in clinics. We propose"_s, u"readable neurons help people"_s);
        edit("a misprint mended", u"readable neurons help people"_s, u"neurons help"_s, u"neurones help"_s,
             u"readable neurones help people"_s);
        edit("a word replaced", u"Experiments on four datasets show that readable neurons help people"_s, u"four"_s,
             u"five"_s, u"Experiments on five datasets show that readable neurons help people"_s);
        edit("a word added", u"readable neurons help people find errors"_s, u"help people"_s, u"really help people"_s,
             u"readable neurons really help people find errors"_s);
        edit("LaTeX to Markdown", u"\\emph{Glassbox}, a training method"_s, u"\\emph{Glassbox}"_s, u"*Glassbox*"_s,
             u"Glassbox*, a training method"_s);
        edit("a dash", u"neuron readable -- at a cost"_s, u"--"_s, u"–"_s, u"neuron readable – at a cost"_s);
        edit("a formula spelled out", u"at a cost of $\\epsilon < 0.02$ in accuracy"_s, u"$\\epsilon < 0.02$"_s,
             u"ε < 0.02"_s, u"at a cost of ε < 0.02 in accuracy"_s);
        edit("white space", u"readable neurons help people"_s, u"neurons help"_s, u"neurons\n  help"_s,
             u"readable neurons\n  help people"_s);
        edit("capitals", u"readable neurons help people"_s, u"readable neurons help"_s, u"Readable Neurons Help"_s,
             u"Readable Neurons Help people"_s);
        edit("a formula written for a letter", u"We propose \\emph{Glassbox}, a training"_s, u"a training"_s,
             u"a $\\tau$ training"_s, u"We propose \\emph{Glassbox}, a $\\tau$ training"_s);
        edit("a formula at the end changed", u"a cost of $\\epsilon < 0.02$"_s, u"\\epsilon < 0.02"_s,
             u"\\varepsilon < 0.02"_s, u"a cost of $\\varepsilon < 0.02$"_s);
        edit("its full stop stays", u"readable neurons help people find errors."_s, u"help people find"_s,
             u"helped people find"_s, u"readable neurons helped people find errors."_s);
        edit("the marked one of two changed", u"People find errors"_s, u"People find errors twice"_s,
             u"People spot errors twice"_s, u"People spot errors"_s);
        edit("the sentence went", u"Experiments on four datasets show that readable neurons help people find errors."_s,
             u"Experiments on four datasets show that readable neurons help people find errors. "_s, {}, {});
        edit("a short word among others", u"method"_s, u"a training method"_s, u"a new training method"_s, u"method"_s);
        edit("a short word went", u"hard"_s, u"are hard to explain"_s, u"cannot be understood"_s, {});
        edit("the whole text replaced", u"readable neurons help people"_s, original,
             u"Reinforcement learning agents waste samples. We reuse them and save half of the time."_s, {});
    }

    void edits()
    {
        QFETCH(const QString, quote);
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QFETCH(const QString, expected);
        QString changed = original;
        if (!before.isEmpty()) {
            QVERIFY(changed.contains(before));
            changed.replace(changed.indexOf(before), before.size(), after);
        }
        const Anchor anchor = anchorAt(original, rangeOf(original, quote));
        QCOMPARE(anchor.quote, quote);
        const auto found = findAnchor(changed, anchor);
        QCOMPARE(found ? changed.mid(found->range.start, found->range.length) : QString(), expected);
        if (found) {
            QVERIFY2(found->score >= leastAnchorScore && found->score <= 1, qPrintable(QString::number(found->score)));
            QVERIFY(!before.isEmpty() || found->score == 1);
        }
    }

    void contextDecidesBetweenEqualQuotes()
    {
        // “find errors” stands twice; the second one was meant.
        const Range second{original.lastIndexOf(u"find errors"_s), 11};
        const Anchor anchor = anchorAt(original, second);
        const QString changed = u"A first sentence that is new and moves all that follows. "_s + original;
        const auto found = findAnchor(changed, anchor);
        QVERIFY(found);
        QCOMPARE(found->range.start, changed.lastIndexOf(u"find errors"_s));
    }

    void aChangedOneIsNotTakenForItsTwin()
    {
        // The exact words stand elsewhere, with nothing around them that was there; what was meant has a word changed.
        const QString words = u"our agents learn faster than the strongest baseline of the last years"_s;
        const QString first = u"It is said that "_s + words +
                              u", but they need a simulator of the world. In kitchens "_s + words +
                              u" when robots share experience."_s;
        const Anchor anchor = anchorAt(first, {first.lastIndexOf(words), words.size()});
        const QString others = u"our agents learn faster than the weakest baseline of the last years"_s;
        QString changed = first;
        changed.replace(anchor.range.start, anchor.range.length, others);
        const auto found = findAnchor(changed, anchor);
        QVERIFY(found);
        QCOMPARE(changed.sliced(found->range.start, found->range.length), others);
    }

    void longTextsAreBounded()
    {
        const QString source = u"Words of a long text that goes on and on. "_s.repeated(5000);
        const Anchor anchor = anchorAt(source, {100'000, 8000});
        QString changed = source;
        changed.remove(100'500, 40).replace(103'000, 4, u"!!!"_s);
        const auto found =
            findAnchor(changed, anchor); // about the time it takes nothing is asserted, only that it ends
        QVERIFY(found);
    }

    void longQuotesAreKnownByTheirEnds()
    {
        QString source;
        for (int i = 0; i < 9000; ++i)
            source += u"Sentence %1 is about %2. "_s.arg(i).arg(i * 7919 % 10007);
        const qsizetype start = source.indexOf(u"Sentence 2000 "_s);
        const qsizetype end = source.indexOf(u"Sentence 7000 "_s) - 1;
        const Anchor anchor = anchorAt(source, {start, end - start});
        QString changed = u"A new beginning. "_s + source;
        changed.replace(u"Sentence 2003 "_s, u"Phrase 2003 "_s).replace(u"Sentence 6998 "_s, u"Phrase 6998 "_s);
        const auto found = findAnchor(changed, anchor);
        QVERIFY(found);
        QCOMPARE(found->range.start, changed.indexOf(u"Sentence 2000 "_s));
        QCOMPARE(found->range.end(), changed.indexOf(u"Sentence 7000 "_s) - 1);
    }

    void folding_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("letters");
        QTest::newRow("case and accents") << u"Képes ÉTUDE"_s << u"kepes etude"_s << u"kepesetude"_s;
        QTest::newRow("ligature") << u"eﬃcient"_s << u"efficient"_s << u"efficient"_s;
        QTest::newRow("quotes and dashes") << u"“it’s” A–B"_s << u"\"it's\" a-b"_s << u"itsab"_s;
        QTest::newRow("spaces") << u" a\n\t b c"_s << u"a b c"_s << u"abc"_s;
        QTest::newRow("soft hyphen") << u"hy\u00adphen"_s << u"hyphen"_s << u"hyphen"_s;
        QTest::newRow("Greek") << u"ε-greedy, Δ"_s << u"epsilon-greedy, delta"_s << u"epsilongreedydelta"_s;
        QTest::newRow("TeX") << u"$\\epsilon$"_s << u"$\\epsilon$"_s << u"epsilon"_s;
        QTest::newRow("Chinese") << u"论文 列表"_s << u"论文 列表"_s << u"论文列表"_s;
        QTest::newRow("beyond the first plane") << u"𝔼[x]"_s << u"e[x]"_s << u"ex"_s;
        QTest::newRow("sharp s") << u"Straße"_s << u"strasse"_s << u"strasse"_s;
    }

    void folding()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, words);
        QFETCH(const QString, letters);
        const Folded folded = fold(text);
        QCOMPARE(folded.text, words);
        QCOMPARE(fold(text, FoldTo::Letters).text, letters);
        QCOMPARE(folded.origin.size(), folded.text.size() + 1);
        QCOMPARE(folded.origin.last(), text.size());
        QVERIFY(std::ranges::is_sorted(folded.origin));
    }

    void foldedStretchesLeadBack()
    {
        const QString text = u"An eﬃcient “ε” rule"_s;
        const Folded folded = fold(text);
        const qsizetype at = folded.text.indexOf(u"efficient"_s);
        QCOMPARE(text.sliced(folded.originalStart(at), folded.originalEnd(at + 9) - folded.originalStart(at)),
                 u"eﬃcient"_s);
        const qsizetype greek = folded.text.indexOf(u"epsilon"_s);
        QCOMPARE(text.sliced(folded.originalStart(greek), folded.originalEnd(greek + 3) - folded.originalStart(greek)),
                 u"ε"_s);
    }
};

QTEST_APPLESS_MAIN(MarkupAnchorTest)
#include "tst_markup_anchor.moc"

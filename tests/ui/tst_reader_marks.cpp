// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Marks over the text that is read: words of the search, what is found, highlights, and what the reader copies.
#include "models/library/highlight_store.h"
#include "models/math/typesetter.h"
#include "models/query/query_parser.h"
#include "ui/reader/abstract_view.h"
#include "ui/reader/reader_pane.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

void select(AbstractView &view, int start, int end)
{
    QTextCursor cursor(view.document());
    cursor.setPosition(start);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    view.setTextCursor(cursor);
}

QStringList markedTexts(const AbstractView &view)
{
    QStringList all;
    for (const QTextEdit::ExtraSelection &selection : view.extraSelections())
        all << selection.cursor.selectedText();
    return all;
}

Highlight over(const QString &source, const QString &quote, HighlightColour colour)
{
    Highlight highlight = highlightAt(1, source, source.indexOf(quote), quote.size());
    highlight.colour = colour;
    return highlight;
}

Paper paperWith(PaperId id, const QString &abstract)
{
    Paper paper;
    paper.id = id;
    paper.record.abstract = abstract;
    return paper;
}

} // namespace

class ReaderMarksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void searchWordsAreFoundWhateverTheirDress_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QStringList>("marked");
        const QString object(QChar::ObjectReplacementCharacter);
        QTest::newRow("beginning of a word")
            << u"Optimal suboptimal optimisation"_s << u"optim*"_s << QStringList{u"Optimal"_s, u"optimisation"_s};
        QTest::newRow("accents") << u"The Képes test"_s << u"kepes"_s << QStringList{u"Képes"_s};
        QTest::newRow("dashes") << u"a fine--tuned model"_s << u"fine-tuned"_s << QStringList{u"fine–tuned"_s};
        QTest::newRow("quotes") << u"the model's ``own'' words"_s << u"\"own\""_s << QStringList{u"own"_s};
        QTest::newRow("formula by name") << u"small $\\epsilon$ here"_s << u"epsilon"_s << QStringList{object};
        QTest::newRow("formula by letter") << u"small $\\epsilon$ here"_s << u"ε"_s << QStringList{object};
        QTest::newRow("letter by name") << u"small ε here"_s << u"epsilon"_s << QStringList{u"ε"_s};
        QTest::newRow("over markup") << u"an \\emph{inter}pretable model"_s << u"interpretable"_s
                                     << QStringList{u"interpretable"_s};
        QTest::newRow("nothing") << u"plain text"_s << u"zebra"_s << QStringList{};
    }

    void searchWordsAreFoundWhateverTheirDress()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, word);
        QFETCH(const QStringList, marked);
        AbstractView view(nullptr);
        view.setMatcher(TextMatcher(markedTerms(parseQuery(word).root)));
        view.setSource(source);
        QCOMPARE(markedTexts(view), marked);
    }

    void hitsAreSteppedThroughRoundTheEnd()
    {
        AbstractView view(nullptr);
        view.resize(400, 200);
        view.setSource(u"One lamp. Two lamps. A third lamp."_s);
        view.show();
        view.find(u"LAMP"_s);
        QCOMPARE(view.hits().count, 3);
        QCOMPARE(view.hits().current, 1);
        QCOMPARE(view.stepHit(1).current, 2);
        QCOMPARE(view.stepHit(-1).current, 1);
        QCOMPARE(view.stepHit(-1).current, 3);
        QCOMPARE(view.stepHit(1).current, 1);
        view.find(u"candle"_s);
        QCOMPARE(view.hits().count, 0);
        view.find({});
        QVERIFY(view.extraSelections().isEmpty());
    }

    void aHitOutOfSightIsScrolledTo()
    {
        AbstractView view(nullptr);
        view.resize(300, 100);
        view.setSource(u"Many words of text. "_s.repeated(60) + u"needle"_s);
        view.show();
        view.find(u"needle"_s);
        QVERIFY(view.verticalScrollBar()->value() > 0);
    }

    void theFindBarCountsAndGoesToTheNextPaper()
    {
        ReaderPane pane(nullptr);
        pane.resize(600, 400);
        pane.setPaper(paperWith(1, u"A lamp and a lamp."_s));
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        pane.openFind();
        auto *field = pane.findChild<QLineEdit *>(u"findField"_s);
        auto *count = pane.findChild<QLabel *>(u"findCount"_s);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, u"lamp"_s);
        QCOMPARE(count->text(), u"1 of 2"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(count->text(), u"2 of 2"_s);
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count->text(), u"1 of 2"_s);
        QTest::keyClicks(field, u"post"_s);
        QCOMPARE(count->text(), u"not found"_s);
        field->setText(u"lamp"_s);
        pane.setPaper(paperWith(2, u"Lamp, lamp, lamp."_s));
        QVERIFY(count->text().startsWith(u'3'));
        pane.stepHit(1);
        QCOMPARE(count->text(), u"1 of 3"_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QVERIFY(pane.findChild<AbstractView *>(u"abstractView"_s)->extraSelections().isEmpty());
    }

    void overlappingHighlightsAreSeenBoth()
    {
        AbstractView view(nullptr);
        const QString source = u"We keep every neuron readable."_s;
        view.setSource(source);
        view.setHighlights({over(source, u"keep every neuron"_s, HighlightColour::Yellow),
                            over(source, u"neuron readable"_s, HighlightColour::Blue)});
        QCOMPARE(markedTexts(view), (QStringList{u"keep every "_s, u"neuron"_s, u" readable"_s}));
        const auto colour = [&view](int i) { return view.extraSelections().at(i).format.background().color(); };
        QVERIFY(colour(0) != colour(1) && colour(1) != colour(2) && colour(0) != colour(2));
        Highlight lost = over(source, u"every"_s, HighlightColour::Pink);
        lost.lost = true;
        view.setHighlights({lost});
        QVERIFY(view.extraSelections().isEmpty());
    }

    void aFormulaShowsItsHighlight()
    {
        math::Typesetter typesetter({});
        QSignalSpy ready(&typesetter, &math::Typesetter::ready);
        AbstractView view(&typesetter);
        view.resize(400, 120);
        const QString source = u"$x^2+y^2$ and more"_s;
        view.setSource(source);
        view.show();
        view.grab();
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
        QCoreApplication::processEvents();
        view.setHighlights({over(source, u"$x^2+y^2$"_s, HighlightColour::Green)});
        const QImage picture = view.viewport()->grab().toImage();
        QTextCursor cursor(view.document());
        const QRect place = view.cursorRect(cursor);
        const QColor expected = highlightBackground(HighlightColour::Green, readingColours(view.palette()));
        int green = 0;
        for (int x = place.left(); x < place.left() + 40; ++x)
            green += picture.pixelColor(x, place.center().y()) == expected ? 1 : 0;
        QVERIFY2(green > 10, qPrintable(QString::number(green)));
    }

    void selectionsAreRangesOfTheSource()
    {
        AbstractView view(nullptr);
        const QString source = u"A \\emph{bold} claim: $a<b$ holds."_s;
        view.setSource(source);
        select(view, 2, 13); // “bold claim:”
        markup::Range range = view.selectedRange();
        QCOMPARE(source.mid(range.start, range.length), u"bold} claim:"_s);
        select(view, 14, 15); // the formula
        range = view.selectedRange();
        QCOMPARE(source.mid(range.start, range.length), u"$a<b$"_s);
        select(view, 3, 3);
        QCOMPARE(view.selectedRange().length, 0);
    }

    void selectionsAreCopiedInThreeWays()
    {
        AbstractView view(nullptr);
        view.setSource(u"A \\emph{bold claim}: $a<b$ holds."_s);
        view.selectAll();
        QCOMPARE(view.selectedText(AbstractView::CopyAs::Tex), u"A bold claim: $a<b$ holds."_s);
        QCOMPARE(view.selectedText(AbstractView::CopyAs::Markdown), u"A *bold claim*: $a<b$ holds."_s);
        QCOMPARE(view.selectedText(AbstractView::CopyAs::Plain), u"A bold claim: $a<b$ holds."_s);
    }

    void signsBesideAFormulaStayWithIt()
    {
        AbstractView view(nullptr);
        const QString source = u"So ($n^2$), and $m$. End"_s;
        view.setSource(source);
        const QString object(QChar::ObjectReplacementCharacter);
        QCOMPARE(view.document()->toPlainText(), u"So %1 and %1 End"_s.arg(object));
        view.selectAll();
        QCOMPARE(view.selectedText(AbstractView::CopyAs::Tex), source);
        select(view, 3, 4);
        const markup::Range range = view.selectedRange();
        QCOMPARE(source.mid(range.start, range.length), u"($n^2$),"_s);
    }

    void aLongFormulaIsCopiedWhole()
    {
        AbstractView view(nullptr);
        const QString source =
            u"We have ($\\sum_{k=1}^{K} \\alpha_k \\phi_k(x) + \\sum_{k=1}^{K} \\beta_k \\psi_k(x) = 0$)."_s;
        view.setSource(source);
        QVERIFY(view.document()->toPlainText().count(QChar::ObjectReplacementCharacter) > 1);
        view.selectAll();
        QCOMPARE(view.selectedText(AbstractView::CopyAs::Tex), source);
    }

    void theCaretSelectsByKeyboardWhenItIsWanted()
    {
        AbstractView view(nullptr);
        view.resize(400, 200);
        view.setSource(u"Some words to select."_s);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(view.selectedRange().length, 0);
        view.setCaretShown(true);
        QVERIFY(view.isCaretShown());
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QVERIFY(view.selectedRange().length >= 4);
        QCOMPARE(view.selectedRange().start, 0);
        view.setCaretShown(false);
        QVERIFY(!view.isCaretShown());
    }
};

QTEST_MAIN(ReaderMarksTest)
#include "tst_reader_marks.moc"

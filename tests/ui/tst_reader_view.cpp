// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/parser.h"
#include "models/math/typesetter.h"
#include "models/query/query_parser.h"
#include "ui/reader/abstract_view.h"
#include "ui/reader/reader_pane.h"

#include <QImage>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>
#include <QTextBlock>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

// The lowest row of a picture's column range that is darker than paper.
int lowestInk(const QImage &picture, int left, int right)
{
    for (int y = picture.height() - 1; y >= 0; --y) {
        for (int x = left; x < right; ++x) {
            if (qGray(picture.pixel(x, y)) < 128) {
                return y;
            }
        }
    }
    return -1;
}

// How many bands of rows with ink a picture has: lines of text that do not touch each other.
int inkBands(const QImage &picture)
{
    int bands = 0;
    bool inside = false;
    for (int y = 0; y < picture.height(); ++y) {
        bool ink = false;
        for (int x = 0; x < picture.width() && !ink; ++x) {
            ink = qGray(picture.pixel(x, y)) < 128;
        }
        bands += ink && !inside ? 1 : 0;
        inside = ink;
    }
    return bands;
}

Paper paperWith(const QString &abstract)
{
    Paper paper;
    paper.id = 7;
    paper.record.abstract = abstract;
    paper.derivedTitle = u"Derived heading"_s;
    return paper;
}

} // namespace

class ReaderViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFormulaStandsOnTheBaseline()
    {
        math::Typesetter typesetter({});
        QSignalSpy ready(&typesetter, &math::Typesetter::ready);
        AbstractView view(&typesetter);
        view.resize(400, 120);
        view.setSource(u"xxx $x$"_s);
        view.show();
        view.grab();
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
        QCoreApplication::processEvents();
        const QImage picture = view.viewport()->grab().toImage();
        QTextCursor cursor(view.document());
        cursor.setPosition(3);
        const int split = view.cursorRect(cursor).center().x() + 1;
        QVERIFY(lowestInk(picture, split, picture.width()) > 0);
        QCOMPARE(lowestInk(picture, split, picture.width()), lowestInk(picture, 0, split));
    }

    void linesOfALongFormulaDoNotTouch_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {300, 340, 380, 460, 560, 700}) {
            QTest::addRow("%d", width) << width;
        }
    }

    void linesOfALongFormulaDoNotTouch()
    {
        QFETCH(const int, width);
        math::Typesetter typesetter({});
        AbstractView view(&typesetter);
        view.resize(width, 500);
        view.setSource(
            u"A long one: $\\mathbb{E}_{x\\sim p}\\left[\\log\\frac{p(x)}{q(x)}\\right] + \\sum_{k=1}^{K} \\alpha_k "
            "\\left(\\int \\phi_k(x)\\, p(x)\\,dx - \\mu_k\\right)^2 + \\beta \\sum_{i<j} \\lVert w_i - w_j "
            "\\rVert_1 \\le C\\sqrt{\\frac{d\\log n}{n}}$ in a narrow column."_s);
        view.show();
        view.grab();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isWaitingForFormulas(), 20000);
        // A raised index may be a band of its own.
        QCOMPARE_GE(inkBands(view.viewport()->grab().toImage()), view.document()->firstBlock().layout()->lineCount());
    }

    void aTextSetAheadIsShownAsIfItWereNew_data()
    {
        QTest::addColumn<bool>("zoomedBetween");
        QTest::addRow("as it was") << false;
        QTest::addRow("zoomed between") << true;
    }

    void aTextSetAheadIsShownAsIfItWereNew()
    {
        QFETCH(const bool, zoomedBetween);
        const QString before = u"A lamp, and *a lamp*."_s;
        const QString next = u"Rates of $n^2$ hold for a **lamp**, and $\\frac{a}{b}$ for two."_s;
        math::Typesetter typesetter({});
        QSignalSpy ready(&typesetter, &math::Typesetter::ready);
        const auto show = [&](AbstractView &view, bool ahead) {
            view.resize(400, 200);
            view.setMatcher(TextMatcher(markedTerms(parseQuery(u"lamp"_s).root)));
            view.setSource(before);
            view.show();
            if (ahead) {
                view.prepare(next); // asks for its formulas
                QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 2, 20000);
                view.prepare(next);
            }
            if (zoomedBetween) {
                view.zoom(2);
            }
            view.setSource(next);
            QVERIFY(!view.isWaitingForFormulas());
        };
        AbstractView prepared(&typesetter);
        show(prepared, true);
        AbstractView fresh(&typesetter);
        show(fresh, false);
        QCOMPARE(prepared.toHtml(), fresh.toHtml());
        QCOMPARE(prepared.document()->size(), fresh.document()->size());
        QCOMPARE(prepared.extraSelections().size(), 1);
        QCOMPARE(prepared.sourceAt(20), fresh.sourceAt(20));
        QCOMPARE(prepared.viewport()->grab().toImage(), fresh.viewport()->grab().toImage());
    }

    void copyGivesTheTexOfFormulas()
    {
        AbstractView view(nullptr);
        view.setSource(u"Rate $n^2$ holds.\n\n$$a=b$$"_s);
        view.selectAll();
        QCOMPARE(view.selectedText(AbstractView::CopyAs::Tex), u"Rate $n^2$ holds.\n\n$$a=b$$"_s);
    }

    void spacePagesAndThenSaysThatTheEndIsReached()
    {
        AbstractView view(nullptr);
        view.resize(300, 100);
        view.setSource(u"Many words of text. "_s.repeated(40));
        view.show();
        QSignalSpy end(&view, &AbstractView::endReached);
        QTest::keyClick(&view, Qt::Key_Space);
        QVERIFY(view.verticalScrollBar()->value() > 0);
        QCOMPARE(end.count(), 0);
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(end.count(), 1);
        QTest::keyClick(&view, Qt::Key_Space, Qt::ShiftModifier);
        QVERIFY(view.verticalScrollBar()->value() < view.verticalScrollBar()->maximum());
    }

    void aClickedLinkIsHandedToTheOwner()
    {
        AbstractView view(nullptr);
        view.resize(400, 120);
        view.setSource(u"https://example.org/a is here"_s);
        view.show();
        QSignalSpy activated(&view, &AbstractView::linkActivated);
        QTextCursor cursor(view.document());
        cursor.setPosition(4);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.cursorRect(cursor).center());
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toUrl(), QUrl(u"https://example.org/a"_s));
    }

    void nothingIsFetched()
    {
        AbstractView view(nullptr);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write("secret") == 6 && file.flush());
        const QUrl url = QUrl::fromLocalFile(file.fileName());
        QVERIFY(view.document()->resource(QTextDocument::ImageResource, url).toByteArray().isEmpty());
    }

    void wordsOfTheSearchAreMarked()
    {
        AbstractView view(nullptr);
        view.setMatcher(TextMatcher(markedTerms(parseQuery(u"optim*"_s).root)));
        view.setSource(u"Optimal suboptimal optimisation"_s);
        QCOMPARE(view.extraSelections().size(), 2);
    }

    void theTitleIsEditedInPlace_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("key");
        QTest::addColumn<QStringList>("edited");
        QTest::addRow("Return saves") << u"Mine"_s << int(Qt::Key_Return) << QStringList{u"Mine"_s};
        QTest::addRow("Escape gives up") << u"Mine"_s << int(Qt::Key_Escape) << QStringList{};
        QTest::addRow("empty goes back to the derived one")
            << QString() << int(Qt::Key_Return) << QStringList{QString()};
    }

    void theTitleIsEditedInPlace()
    {
        QFETCH(QString, typed);
        QFETCH(int, key);
        QFETCH(QStringList, edited);
        ReaderPane pane(nullptr);
        pane.setPaper(paperWith(u"Some text."_s));
        pane.show();
        QSignalSpy spy(&pane, &ReaderPane::titleEdited);
        pane.editTitle();
        auto *edit = pane.findChild<QPlainTextEdit *>(u"titleEdit"_s);
        QVERIFY(edit != nullptr && edit->isVisible());
        edit->setPlainText(typed);
        QTest::keyClick(edit, Qt::Key(key));
        QVERIFY(!edit->isVisible());
        QStringList got;
        for (const QList<QVariant> &arguments : std::as_const(spy)) {
            got.append(arguments.at(1).toString());
        }
        QCOMPARE(got, edited);
    }
};

QTEST_MAIN(ReaderViewTest)
#include "tst_reader_view.moc"

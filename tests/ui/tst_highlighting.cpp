// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Highlights through the real window: marking, colours, comments, undo, the panel, and what an import lost.
#include "tests/support/sample_library.h"
#include "tests/support/window_session.h"
#include "ui/reader/abstract_view.h"

#include <QClipboard>
#include <QInputDialog>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

class HighlightSession final
{
public:
    HighlightSession()
        : m_session(m_folder.path())
    {
        QFile list(m_folder.filePath(u"list.txt"_s));
        if (!list.open(QIODevice::WriteOnly) || list.write(threeAbstracts().toUtf8()) < 0)
            qFatal("The list could not be written");
        list.close();
        m_session.window().importFiles({list.fileName()});
        if (!QTest::qWaitFor([this] { return m_session.rows() == 3; }))
            qFatal("The list did not come");
        m_session.key(Qt::Key_J); // the second one has a formula
    }

    Session *operator->() { return &m_session; }
    AbstractView &view() { return *m_session.find<AbstractView>(u"abstractView"_s); }
    QListWidget &panel() { return *m_session.find<QListWidget>(u"highlightList"_s); }

    PaperId paper() { return m_session.list()->currentIndex().data(PaperListModel::IdRole).toLongLong(); }
    QList<Highlight> stored() { return m_session.library().highlights().of(paper()).value(); }

    void select(const QString &text)
    {
        const int at = int(view().document()->toPlainText().indexOf(text));
        QTextCursor cursor(view().document());
        cursor.setPosition(at);
        cursor.setPosition(at + int(text.size()), QTextCursor::KeepAnchor);
        view().setTextCursor(cursor);
    }

    void trigger(const QString &name) { m_session.window().findChild<QAction *>(name)->trigger(); }

private:
    QTemporaryDir m_folder;
    Session m_session;
};

} // namespace

class HighlightingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aKeyMarksTheSelection()
    {
        HighlightSession session;
        QVERIFY(!session.panel().isVisible());
        session.select(u"harmful outputs below \ufffc"_s);
        session->key(Qt::Key_H);
        QCOMPARE(session.stored().size(), 1);
        QCOMPARE(session.stored().first().quote, u"harmful outputs below $0.1\\%$"_s);
        QVERIFY(session.panel().isVisible());
        QCOMPARE(session.panel().count(), 1);
        QVERIFY(!session.view().extraSelections().isEmpty());

        session.select(u"jailbreak attacks"_s);
        session.trigger(u"highlight4"_s);
        QCOMPARE(session.stored().size(), 2);
        QCOMPARE(session.stored().first().colour, HighlightColour::Pink);

        QTest::keyClick(session->list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.stored().size(), 1);
        QCOMPARE(session.panel().count(), 1);
        session.trigger(u"redo"_s);
        QCOMPARE(session.stored().size(), 2);
    }

    void markingTheSameAgainChangesItsColour()
    {
        HighlightSession session;
        session.select(u"jailbreak attacks"_s);
        session.trigger(u"highlight1"_s);
        session.select(u"jailbreak attacks"_s);
        session.trigger(u"highlight3"_s);
        QCOMPARE(session.stored().size(), 1);
        QCOMPARE(session.stored().first().colour, HighlightColour::Blue);
    }

    void withoutASelectionItSaysWhatToDo()
    {
        HighlightSession session;
        session.trigger(u"highlight"_s);
        QVERIFY(session.stored().isEmpty());
        QTRY_VERIFY(session->find<QWidget>(u"message"_s)->isVisible());
    }

    void aCommentIsWrittenAndRemovedWithItsHighlight()
    {
        HighlightSession session;
        session.select(u"jailbreak attacks"_s);
        session.trigger(u"highlight"_s);
        session.trigger(u"comment"_s);
        auto *dialog = session->find<QInputDialog>(u"commentDialog"_s);
        dialog->setTextValue(u"which ones?"_s);
        dialog->accept();
        QCOMPARE(session.stored().first().comment, u"which ones?"_s);
        QVERIFY(session.panel().item(0)->text().startsWith(u"which ones?"_s));
        QTest::keyClick(&session.panel(), Qt::Key_Delete);
        QVERIFY(session.stored().isEmpty());
        QCOMPARE(session->rows(), 3); // Delete did not reach the paper
        QTest::keyClick(session->list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.stored().first().comment, u"which ones?"_s);
    }

    void lostOnesStayAndArePlacedAgain()
    {
        HighlightSession session;
        Highlight lost = highlightAt(session.paper(), u"words that are gone"_s, 0, 19);
        lost.lost = true;
        lost.comment = u"mine"_s;
        QVERIFY(session->library().highlights().add(lost));
        session->key(Qt::Key_K);
        session->key(Qt::Key_J);
        QCOMPARE(session.panel().count(), 1);
        QVERIFY(session.panel().item(0)->text().contains(u"words that are gone"_s));
        QVERIFY(session.view().extraSelections().isEmpty());

        session.select(u"AI safety evaluations"_s);
        session.panel().setCurrentRow(0);
        Q_EMIT session.panel().customContextMenuRequested({5, 5});
        auto *menu = session->find<QMenu>(u"readerMenu"_s);
        QAction *place = nullptr;
        QAction *copy = nullptr;
        for (QAction *action : menu->actions()) {
            place = action->text().contains(u"Place at"_s) ? action : place;
            copy = action->text().contains(u"what was"_s) ? action : copy;
        }
        QVERIFY(place != nullptr && copy != nullptr);
        copy->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"words that are gone"_s);
        place->trigger();
        const Highlight now = session.stored().first();
        QVERIFY(!now.lost);
        QCOMPARE(now.quote, u"AI safety evaluations"_s);
        QCOMPARE(now.comment, u"mine"_s);
        QVERIFY(!session.view().extraSelections().isEmpty());
    }
};

QTEST_MAIN(HighlightingTest)
#include "tst_highlighting.moc"

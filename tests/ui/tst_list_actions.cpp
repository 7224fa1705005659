// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Making and ordering lists in the window, and going to similar papers.
#include "tests/support/sample_library.h"
#include "tests/support/window_session.h"
#include "ui/list/list_pane.h"

#include <QAction>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>

using namespace Qt::StringLiterals;
using namespace lectern;

class ListActionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<Session>(m_folder->path());
        import(u"list.txt"_s, threeAbstracts());
        QTRY_COMPARE(m_session->rows(), 3);
        m_papers = shown();
    }

    void aSearchIsSavedAndShown()
    {
        m_session->find<ListPane>(u"listPane"_s)->search(u"jailbreak"_s);
        QTRY_COMPARE(m_session->rows(), 1);
        trigger(u"saveSearch"_s);
        auto *dialog = m_session->find<QDialog>(u"listDialog"_s);
        QCOMPARE(dialog->findChild<QLineEdit *>(u"listQuery"_s)->text(), u"jailbreak"_s);
        dialog->findChild<QLineEdit *>(u"listName"_s)->setText(u"Attacks"_s);
        dialog->findChild<QComboBox *>(u"listFolder"_s)->setEditText(u"Topics"_s);
        dialog->accept();
        QTRY_VERIFY(m_session->library().lists().byName(u"Attacks"_s).has_value());
        trigger(u"everything"_s);
        QTRY_COMPARE(m_session->rows(), 3);
        m_session->clickFacet(u"Topics › Attacks"_s);
        QTRY_COMPARE(shown(), QList<PaperId>{m_papers.at(1)});
    }

    void papersAreAddedMovedAndRemovedByKeys()
    {
        showOwnList();
        select(0);
        trigger(u"moveDown"_s);
        QTRY_COMPARE(shown(), (QList<PaperId>{m_papers.at(1), m_papers.at(0), m_papers.at(2)}));
        select(2);
        trigger(u"moveUp"_s);
        QTRY_COMPARE(shown(), (QList<PaperId>{m_papers.at(1), m_papers.at(2), m_papers.at(0)}));
        select(0);
        trigger(u"removeFromList"_s);
        QTRY_COMPARE(shown(), (QList<PaperId>{m_papers.at(2), m_papers.at(0)}));
        trigger(u"undo"_s);
        QTRY_COMPARE(m_session->rows(), 3);
    }

    void papersAreMovedByDropping()
    {
        showOwnList();
        auto *model = m_session->list()->model();
        const std::unique_ptr<QMimeData> dragged(model->mimeData({model->index(2, 0)}));
        model->dropMimeData(dragged.get(), Qt::MoveAction, 0, 0, {});
        QTRY_COMPARE(shown(), (QList<PaperId>{m_papers.at(2), m_papers.at(0), m_papers.at(1)}));
    }

    void similarPapersAreListedAndLeadThere()
    {
        importOneLikeTheFirst();
        trigger(u"showSimilar"_s);
        auto *panel = m_session->find<QWidget>(u"similarPanel"_s);
        auto *similar = m_session->find<QListWidget>(u"similarList"_s);
        QVERIFY(panel->isVisible());
        QTRY_VERIFY(similar->count() > 0);
        const QString title = similar->item(0)->text().section(u'\n', 0, 0);
        QVERIFY(similar->hasFocus());
        QTest::keyClick(similar, Qt::Key_Return);
        QTRY_VERIFY(m_session->list()->currentIndex().row() > 0);
        QCOMPARE(m_session->list()->currentIndex().data().toString(), title);
        QTest::keyClick(similar, Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
    }

    void aSimilarPaperOutsideTheListIsShownBySearch()
    {
        importOneLikeTheFirst();
        m_session->find<ListPane>(u"listPane"_s)->search(u"evenhand"_s);
        QTRY_COMPARE(m_session->rows(), 1);
        trigger(u"showSimilar"_s);
        auto *similar = m_session->find<QListWidget>(u"similarList"_s);
        QTRY_VERIFY(similar->count() > 0);
        QTest::keyClick(similar, Qt::Key_Return);
        QTRY_VERIFY(m_session->list()->currentIndex().data(PaperListModel::IdRole).toLongLong() != m_papers.at(0));
        QTRY_VERIFY(!shown().contains(m_papers.at(0)));
    }

private:
    void import(const QString &name, const QString &text)
    {
        QFile list(m_folder->filePath(name));
        if (!list.open(QIODevice::WriteOnly) || list.write(text.toUtf8()) < 0)
            qFatal("The list could not be written");
        list.close();
        m_session->window().importFiles({list.fileName()});
    }

    /// A fourth paper, on the subject of the first; the first is current then.
    void importOneLikeTheFirst()
    {
        import(u"more.txt"_s, u"More 2026 论文列表\n\nWe audit lending models for fairness across demographic groups. "
                              "Error rates differ between them, and discrimination remains after training on balanced "
                              "datasets.\n"_s);
        QTRY_COMPARE(m_session->rows(), 4);
        m_session->key(Qt::Key_Home); // makes the window active again
    }

    void trigger(const QString &name) { m_session->find<QAction>(name)->trigger(); }
    void select(int row) { m_session->list()->setCurrentIndex(m_session->list()->model()->index(row, 0)); }

    /// All papers in a list of the reader's own, made by its dialog.
    void showOwnList()
    {
        m_session->list()->selectAll();
        trigger(u"addToList"_s);
        auto *dialog = m_session->find<QInputDialog>(u"addToListDialog"_s);
        dialog->setTextValue(u"Mine"_s);
        dialog->accept();
        QTRY_VERIFY(m_session->library().lists().byName(u"Mine"_s).has_value());
        m_session->clickFacet(u"Mine"_s);
        QTRY_COMPARE(shown(), m_papers);
        QTRY_VERIFY(m_session->list()->model()->flags(m_session->list()->model()->index(0, 0)) & Qt::ItemIsDragEnabled);
    }

    QList<PaperId> shown()
    {
        QList<PaperId> papers;
        for (int row = 0; row < m_session->rows(); ++row)
            papers << m_session->list()->model()->index(row, 0).data(PaperListModel::IdRole).toLongLong();
        return papers;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    QList<PaperId> m_papers;
};

QTEST_MAIN(ListActionsTest)
#include "tst_list_actions.moc"

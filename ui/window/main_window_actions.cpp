// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menus of the main window and their keys.
#include "ui/window/main_window.h"

#include "ui/dialogs/print_dialogs.h"
#include "ui/filters/filter_pane.h"
#include "ui/list/list_pane.h"
#include "ui/notes/note_editor.h"
#include "ui/reader/highlighter.h"
#include "ui/reader/reader_pane.h"
#include "ui/style/named_action.h"
#include "ui/window/list_actions.h"
#include "ui/window/paper_actions.h"
#include "ui/window/paper_dialogs.h"
#include "ui/window/reading_preferences.h"
#include "ui/window/search_controller.h"
#include "ui/window/similar_presenter.h"

#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace lectern {

QAction *MainWindow::action(const QString &name, const QString &text, const QList<QKeySequence> &keys,
                            const std::function<void()> &run)
{
    return namedAction(this, name, text, keys, run);
}

void MainWindow::buildActions()
{
    QMenu *file = menuBar()->addMenu(tr("&File"));
    file->addAction(action(u"import"_s, tr("&Import lists…"), {QKeySequence::Open}, [this] { chooseFiles(); }));
    file->addAction(action(u"export"_s, tr("&Export…"), {Qt::CTRL | Qt::Key_E}, [this] { openExport(); }));
    file->addAction(action(u"print"_s, tr("&Print…"), {QKeySequence::Print},
                           [this] { m_printing->print(selectedPapers(), m_preferences->settings()); }));
    file->addAction(action(u"printPreview"_s, tr("Print pre&view…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P},
                           [this] { m_printing->preview(selectedPapers(), m_preferences->settings()); }));
    file->addAction(action(u"emptyTrash"_s, tr("Empty &trash…"), {}, [this] { m_dialogs->emptyTrash(); }));
    file->addSeparator();
    file->addAction(action(u"quit"_s, tr("&Quit"), {Qt::CTRL | Qt::Key_Q}, [this] { close(); }));

    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    QAction *undo = m_editor.undoStack().createUndoAction(this, tr("&Undo"));
    undo->setObjectName(u"undo"_s);
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = m_editor.undoStack().createRedoAction(this, tr("&Redo"));
    redo->setObjectName(u"redo"_s);
    redo->setShortcut(QKeySequence::Redo);
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addAction(action(u"find"_s, tr("&Search"), {Qt::Key_Slash}, [this] { m_listPane->focusSearch(); }));
    edit->addAction(action(u"findHere"_s, tr("&Find in this abstract…"), {QKeySequence::Find},
                           [this] { m_readerPane->openFind(); }));
    edit->addAction(action(u"nextHit"_s, tr("&Next hit"), {Qt::Key_F3}, [this] { m_readerPane->stepHit(1); }));
    edit->addAction(
        action(u"previousHit"_s, tr("&Previous hit"), {Qt::SHIFT | Qt::Key_F3}, [this] { m_readerPane->stepHit(-1); }));
    edit->addAction(action(u"editTitle"_s, tr("Edit t&itle"), {Qt::Key_F2}, [this] { m_readerPane->editTitle(); }));
    edit->addAction(action(u"tags"_s, tr("&Manage tags…"), {}, [this] { m_dialogs->manageTags(); }));
    edit->addAction(action(u"preferences"_s, tr("P&references…"), {QKeySequence::Preferences, Qt::CTRL | Qt::Key_Comma},
                           [this] { m_preferences->open(); }));

    QMenu *paper = menuBar()->addMenu(tr("&Paper"));
    paper->addAction(action(u"next"_s, tr("&Next paper"), {Qt::Key_J}, [this] { m_listPane->step(1); }));
    paper->addAction(action(u"previous"_s, tr("Pre&vious paper"), {Qt::Key_K}, [this] { m_listPane->step(-1); }));
    paper->addSeparator();
    paper->addActions(m_paperActions->all());
    paper->addSeparator();
    paper->addAction(action(u"note"_s, tr("Write a n&ote"), {Qt::Key_N}, [this] { editNote(); }));

    QMenu *list = menuBar()->addMenu(tr("&List"));
    list->addActions(m_listActions->all());

    QMenu *highlight = menuBar()->addMenu(tr("H&ighlight"));
    highlight->addActions(m_readerPane->highlighter().actions());

    QMenu *view = menuBar()->addMenu(tr("&View"));
    QAction *filters = action(u"showFilters"_s, tr("&Filters"), {Qt::Key_F9}, [] {});
    filters->setCheckable(true);
    filters->setChecked(true);
    connect(filters, &QAction::toggled, m_filterPane, &QWidget::setVisible);
    QAction *notes = action(u"showNotes"_s, tr("&Notes"), {Qt::Key_F8}, [] {});
    notes->setCheckable(true);
    notes->setChecked(true);
    connect(notes, &QAction::toggled, m_noteEditor, &QWidget::setVisible);
    QAction *source = action(u"showSource"_s, tr("&Source"), {Qt::CTRL | Qt::Key_U}, [] {});
    source->setCheckable(true);
    connect(source, &QAction::toggled, m_readerPane, &ReaderPane::setSourceVisible);
    view->addActions({filters, notes, m_similar->action(), source});
    view->addSeparator();
    view->addAction(action(u"zoomIn"_s, tr("Zoom &in"), {QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal},
                           [this] { m_readerPane->zoomIn(); }));
    view->addAction(
        action(u"zoomOut"_s, tr("Zoom &out"), {QKeySequence::ZoomOut}, [this] { m_readerPane->zoomOut(); }));
    view->addAction(
        action(u"resetZoom"_s, tr("&Reset zoom"), {Qt::CTRL | Qt::Key_0}, [this] { m_readerPane->resetZoom(); }));
    view->addAction(
        action(u"everything"_s, tr("Show &all papers"), {Qt::Key_A}, [this] { m_search->showEverything(); }));
    view->addAction(
        action(u"focusFilters"_s, tr("&Go to filters"), {Qt::Key_F}, [this] { m_filterPane->focusFilters(); }));

    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addAction(action(u"keys"_s, tr("&Keys"), {Qt::Key_Question, Qt::Key_F1}, [this] { showKeys(); }));
    help->addAction(action(u"about"_s, tr("&About Lectern"), {}, [this] { m_dialogs->showAbout(); }));

    // Space and Esc mean something else in other widgets.
    QAction *onward =
        action(u"readOn"_s, tr("Scroll, then go on"), {Qt::Key_Space}, [this] { m_readerPane->readOn(); });
    QAction *back = action(u"back"_s, tr("Back"), {Qt::Key_Escape}, [this] { goBack(); });
    for (QAction *local : {onward, back}) {
        local->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_listPane->list()->addAction(local);
    }
    m_readerPane->addAction(back);
}

} // namespace lectern

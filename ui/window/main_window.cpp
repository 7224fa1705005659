// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "models/library/library.h"
#include "models/themes/theme.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/print_dialogs.h"
#include "ui/dialogs/shortcut_help.h"
#include "ui/dialogs/unsaved_notes.h"
#include "ui/filters/filter_pane.h"
#include "ui/list/list_pane.h"
#include "ui/notes/note_editor.h"
#include "ui/reader/highlighter.h"
#include "ui/reader/reader_pane.h"
#include "ui/reader/similar_panel.h"
#include "ui/window/list_actions.h"
#include "ui/window/paper_actions.h"
#include "ui/window/paper_dialogs.h"
#include "ui/window/paper_presenter.h"
#include "ui/window/read_ahead.h"
#include "ui/window/reading_preferences.h"
#include "ui/window/search_controller.h"
#include "ui/window/similar_presenter.h"

#include <KMessageWidget>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int messageMilliseconds = 10'000;

QHash<QString, QString> themeNames()
{
    QHash<QString, QString> names;
    for (const ThemeDefinition &theme : builtInThemes())
        names.insert(theme.id, QCoreApplication::translate("lectern::Theme", theme.name.toUtf8().constData()));
    return names;
}

QStringList localFiles(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

} // namespace

MainWindow::MainWindow(const WindowServices &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_editor(services.library)
    , m_papers(services.library.papers())
    , m_message(new KMessageWidget(this))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_reading(new QSplitter(Qt::Vertical, this))
    , m_filterPane(new FilterPane(m_facets, this))
    , m_listPane(new ListPane(m_papers, themeNames(), this))
    , m_readerPane(new ReaderPane(&services.typesetter, this))
    , m_similarPanel(new SimilarPanel(this))
    , m_noteEditor(new NoteEditor(&services.typesetter, this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(tr("Lectern"));
    setAcceptDrops(true);
    m_search = new SearchController(services.library, m_papers, m_facets, *m_listPane, this);
    m_presenter = new PaperPresenter(services.library, m_editor, services.scorer, *m_readerPane, *m_noteEditor, this);
    m_similar = new SimilarPresenter(services.library.path(), *m_similarPanel, m_papers, *m_listPane, *m_search, this);
    m_paperActions = new PaperActions(m_editor, [this] { return m_listPane->selectedPapers(); }, this);
    m_dialogs = new PaperDialogs(services.library, m_editor, this);
    m_listActions = new ListActions(services.library, m_editor,
                                    {[this] { return m_listPane->selectedPapers(); },
                                     [this]() -> const Query & { return m_search->query(); },
                                     [this]() -> const QList<PaperId> & { return m_papers.papers(); }},
                                    this);
    m_preferences = new ReadingPreferences(services.settings, *m_readerPane, *m_similarPanel, *m_noteEditor,
                                           services.typesetter, this);
    m_printing = new PrintDialogs(services.typesetter, this);
    m_readerPane->setThemeNames(themeNames());
    buildPanes();
    buildActions();
    connectPanes();
    restoreLayout();
    m_listPane->focusList();
    m_search->refresh();
}

MainWindow::~MainWindow()
{
    m_noteEditor->flush();
}

void MainWindow::buildPanes()
{
    m_message->hide();
    m_message->setCloseButtonVisible(false); // its picture is black in the dark, too
    auto *dismiss = new QAction(tr("Dismiss"), m_message);
    connect(dismiss, &QAction::triggered, m_message, &KMessageWidget::animatedHide);
    m_message->addAction(dismiss);
    m_message->setObjectName(u"message"_s);
    m_reading->addWidget(m_readerPane);
    m_reading->addWidget(m_similarPanel);
    m_reading->addWidget(m_noteEditor);
    m_reading->setStretchFactor(0, 1);
    m_reading->setChildrenCollapsible(false);
    m_columns->addWidget(m_filterPane);
    m_columns->addWidget(m_listPane);
    m_columns->addWidget(m_reading);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 2);
    m_columns->setHandleWidth(1);
    auto *central = new QWidget(this);
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_columns, 1);
    setCentralWidget(central);
}

void MainWindow::connectPanes()
{
    connect(m_listPane, &ListPane::currentPaperChanged, m_presenter, &PaperPresenter::show);
    connect(m_listPane, &ListPane::currentPaperChanged, m_similar, &SimilarPresenter::follow);
    connect(m_similar, &SimilarPresenter::failed, this, &MainWindow::showError);
    auto *ahead = new ReadAhead(m_services.library, m_papers, *m_readerPane, this);
    connect(m_listPane, &ListPane::currentPaperChanged, ahead, &ReadAhead::follow);
    connect(m_listPane, &ListPane::importRequested, this, &MainWindow::chooseFiles);
    connect(m_listPane, &ListPane::contextMenuRequested, this, [this](QPoint position) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions(m_paperActions->all());
        menu->addSeparator();
        menu->addActions(m_listActions->all());
        menu->popup(position);
    });
    connect(m_filterPane, &FilterPane::tagManagementRequested, m_dialogs, &PaperDialogs::manageTags);
    connect(m_filterPane, &FilterPane::listDeletionRequested, m_dialogs, &PaperDialogs::deleteList);
    connect(m_filterPane, &FilterPane::listChangeRequested, m_listActions, &ListActions::change);
    connect(m_listActions, &ListActions::said, this, &MainWindow::showMessage);
    connect(m_listActions, &ListActions::failed, this, &MainWindow::showError);
    connect(m_search, &SearchController::answered, this, [this] { m_papers.setMovable(m_listActions->canMove()); });
    connect(&m_papers, &PaperListModel::moveRequested, m_listActions, &ListActions::moveBefore);
    connect(m_paperActions, &PaperActions::tagRequested, m_dialogs, &PaperDialogs::pickTag);
    connect(m_search, &SearchController::matcherChanged, m_readerPane, &ReaderPane::setMatcher);
    connect(m_search, &SearchController::answered, this, &MainWindow::answered);
    connect(m_readerPane, &ReaderPane::linkActivated, m_dialogs, &PaperDialogs::openLink);
    connect(&m_readerPane->highlighter(), &Highlighter::said, this, &MainWindow::showMessage);
    connect(m_readerPane, &ReaderPane::endReached, this, [this] { m_listPane->step(1); });
    connect(m_noteEditor, &NoteEditor::linkActivated, m_dialogs, &PaperDialogs::openLink);
    connect(m_noteEditor, &NoteEditor::leave, m_listPane, &ListPane::focusList);

    connect(m_dialogs, &PaperDialogs::said, this, &MainWindow::showMessage);
    connect(m_dialogs, &PaperDialogs::failed, this, &MainWindow::showError);
    connect(m_dialogs, &PaperDialogs::trashEmptied, m_search, &SearchController::reload);
    connect(&m_editor, &Editor::papersChanged, &m_papers, &PaperListModel::refresh);
    connect(&m_editor, &Editor::papersChanged, m_search, &SearchController::refresh);
    connect(&m_editor, &Editor::tagsChanged, m_search, &SearchController::reload);
    connect(&m_editor, &Editor::contentsChanged, m_search, &SearchController::reload);
    connect(&m_editor, &Editor::failed, this, &MainWindow::showError);
    connect(&m_papers, &PaperListModel::failed, this, &MainWindow::showError);
    connect(m_search, &SearchController::failed, this, &MainWindow::showError);
    connect(m_printing, &PrintDialogs::failed, this, &MainWindow::showError);
    connect(m_presenter, &PaperPresenter::failed, this, &MainWindow::showError);
}

void MainWindow::restoreLayout()
{
    QSettings &settings = m_services.settings;
    resize(1280, 800);
    m_columns->setSizes({210, 400, 670});
    m_reading->setSizes({660, 170, 130});
    restoreGeometry(settings.value(u"window/geometry"_s).toByteArray());
    m_columns->restoreState(settings.value(u"window/columns"_s).toByteArray());
    m_reading->restoreState(settings.value(u"window/reader"_s).toByteArray());
    m_listPane->setSort(Sort(settings.value(u"window/sort"_s).toInt()));
    m_search->selectWhenFound(settings.value(u"window/paper"_s).toLongLong());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!UnsavedNotes::mayClose([this] { return m_presenter->saveAll(); }, this)) {
        event->ignore();
        return;
    }
    QSettings &settings = m_services.settings;
    settings.setValue(u"window/geometry"_s, saveGeometry());
    settings.setValue(u"window/columns"_s, m_columns->saveState());
    settings.setValue(u"window/reader"_s, m_reading->saveState());
    settings.setValue(u"window/sort"_s, int(m_listPane->sort()));
    settings.setValue(u"window/paper"_s, m_listPane->currentPaper());
    QMainWindow::closeEvent(event);
}

void MainWindow::selectPaper(PaperId paper)
{
    m_search->selectWhenFound(paper);
    m_search->refresh();
}

void MainWindow::say(const QString &text, bool isError)
{
    // One that wraps has its button on a line of its own.
    constexpr int roomForButton = 180;
    m_message->setWordWrap(fontMetrics().horizontalAdvance(text) > width() - roomForButton);
    m_message->setMessageType(isError ? KMessageWidget::Error : KMessageWidget::Positive);
    m_message->setText(text.toHtmlEscaped());
    m_message->animatedShow();
}

void MainWindow::showMessage(const QString &text)
{
    say(text, false);
    QTimer::singleShot(messageMilliseconds, m_message, [this, text] {
        if (m_message->text() == text.toHtmlEscaped())
            m_message->animatedHide();
    });
}

void MainWindow::showError(const Error &error)
{
    say(error.message(), true);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    importFiles(localFiles(*event->mimeData()));
}

void MainWindow::chooseFiles()
{
    QStringList filters;
    for (const auto &importer : formats::importers())
        filters.append(u"%1 (%2)"_s.arg(importer->name(), importer->patterns().join(u' ')));
    filters.prepend(tr("All files (*)"));
    auto *dialog = new QFileDialog(this, tr("Import lists"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(filters);
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::importFiles);
    dialog->open();
}

void MainWindow::importFiles(const QStringList &files)
{
    if (files.isEmpty())
        return;
    m_noteEditor->flush();
    auto *dialog = new ImportDialog(m_services.library.path(), m_services.scorer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, [this](const QString &summary) {
        m_search->reload();
        m_presenter->reload();
        showMessage(summary);
    });
    dialog->start(files);
}

void MainWindow::openExport()
{
    QString title;
    if (const QStringList lists = m_search->query().lists.include; lists.size() == 1)
        title = m_facets.indexOf(Facet::List, lists.first()).data().toString();
    auto *dialog =
        new ExportDialog(m_services.library.path(), {title, m_papers.papers(), m_listPane->selectedPapers()}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::exported, this, &MainWindow::showMessage);
    dialog->open();
}

QList<Paper> MainWindow::selectedPapers() const
{
    QList<Paper> papers;
    for (const PaperId id : m_listPane->selectedPapers()) {
        if (const Result<Paper> paper = m_services.library.papers().paper(id))
            papers.append(*paper);
    }
    return papers;
}

void MainWindow::showKeys()
{
    auto *help = new ShortcutHelp(findChildren<QAction *>(), this);
    help->setAttribute(Qt::WA_DeleteOnClose);
    help->open();
}

void MainWindow::editNote()
{
    if (m_presenter->paper() == 0)
        return;
    findChild<QAction *>(u"showNotes"_s)->setChecked(true);
    m_noteEditor->startTyping();
}

/// Esc undoes the last narrowing: first the search words, then the way into the reader.
void MainWindow::goBack()
{
    if (!m_listPane->searchText().isEmpty())
        m_listPane->clearSearch();
    m_listPane->focusList();
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/facet_model.h"
#include "models/items/paper_list_model.h"
#include "models/library/editor.h"

#include <QMainWindow>

#include <memory>

class KMessageWidget;
class QSettings;
class QSplitter;

namespace lectern {

namespace math {
class Typesetter;
}

class FilterPane;
class Library;
class ListActions;
class ListPane;
class NoteEditor;
class PaperActions;
class PaperDialogs;
class PaperPresenter;
class PrintDialogs;
class ReaderPane;
class ReadingPreferences;
class SearchController;
class SimilarPanel;
class SimilarPresenter;
class ThemeScorer;

/// What the window works with; everything must outlive it.
struct WindowServices {
    Library &library;
    std::shared_ptr<const ThemeScorer> scorer;
    math::Typesetter &typesetter;
    QSettings &settings;
};

/// Filters, list, reader and note side by side, with the menus and keys that reach them. Composes the panes; what
/// they do stands in their own files.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    explicit MainWindow(const WindowServices &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    void importFiles(const QStringList &files);
    /// Makes a paper current as soon as the list is there.
    void selectPaper(PaperId paper);
    /// Says something above the panes until the reader closes it or ten seconds are over.
    void showMessage(const QString &text);
    void showError(const Error &error);

Q_SIGNALS:
    /// The list shows the answer to what was asked last.
    void answered();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildPanes();
    void buildActions();
    void connectPanes();
    void restoreLayout();
    void chooseFiles();
    void openExport();
    [[nodiscard]] QList<Paper> selectedPapers() const;
    void say(const QString &text, bool isError);
    void showKeys();
    void editNote();
    void goBack();
    QAction *action(const QString &name, const QString &text, const QList<QKeySequence> &keys,
                    const std::function<void()> &run);

    WindowServices m_services;
    Editor m_editor;
    PaperListModel m_papers;
    FacetModel m_facets;
    KMessageWidget *m_message;
    QSplitter *m_columns;
    QSplitter *m_reading;
    FilterPane *m_filterPane;
    ListPane *m_listPane;
    ReaderPane *m_readerPane;
    SimilarPanel *m_similarPanel;
    NoteEditor *m_noteEditor;
    SearchController *m_search = nullptr;
    PaperPresenter *m_presenter = nullptr;
    SimilarPresenter *m_similar = nullptr;
    ListActions *m_listActions = nullptr;
    PaperActions *m_paperActions = nullptr;
    PaperDialogs *m_dialogs = nullptr;
    ReadingPreferences *m_preferences = nullptr;
    PrintDialogs *m_printing = nullptr;
};

} // namespace lectern

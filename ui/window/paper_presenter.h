// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"
#include "ui/dialogs/unsaved_notes.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <memory>

namespace lectern {

class Editor;
class Library;
class NoteEditor;
class ReaderPane;
class ThemeScorer;

/// Shows the current paper in the reader pane and its note in the note editor, and saves what is edited there.
class PaperPresenter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaperPresenter)

public:
    PaperPresenter(Library &library, Editor &editor, std::shared_ptr<const ThemeScorer> scorer, ReaderPane &reader,
                   NoteEditor &notes, QObject *parent = nullptr);

    /// 0 shows the empty state.
    void show(PaperId paper);
    [[nodiscard]] PaperId paper() const { return m_paper; }

    /// The library may have changed under the paper, as by an import: reads it again.
    void reload() { refresh({m_paper}); }

    /// Saves what is typed and what could not be saved before, and gives what is left.
    [[nodiscard]] UnsavedNotes::Rest saveAll();

Q_SIGNALS:
    void failed(const lectern::Error &error);

private:
    void refresh(const QList<PaperId> &changed);
    void explainThemes(PaperId paper);
    void saveNote(PaperId paper, const QString &markdown);
    void retry();

    Library &m_library;
    Editor &m_editor;
    std::shared_ptr<const ThemeScorer> m_scorer;
    ReaderPane &m_reader;
    NoteEditor &m_notes;
    PaperId m_paper = 0;
    /// Notes that could not be saved, by paper: this is their only copy, so saving is tried again until it works.
    QHash<PaperId, QString> m_unsaved;
    Error m_reason; ///< Why the last of them was not saved.
    QTimer m_retryTimer;
};

} // namespace lectern

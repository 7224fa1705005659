// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paper_presenter.h"

#include "models/library/editor.h"
#include "models/library/library.h"
#include "models/library/search_index.h"
#include "models/themes/scorer.h"
#include "ui/notes/note_editor.h"
#include "ui/reader/highlighter.h"
#include "ui/reader/reader_pane.h"

namespace lectern {

namespace {

constexpr int retryMilliseconds = 2000;

} // namespace

PaperPresenter::PaperPresenter(Library &library, Editor &editor, std::shared_ptr<const ThemeScorer> scorer,
                               ReaderPane &reader, NoteEditor &notes, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_editor(editor)
    , m_scorer(std::move(scorer))
    , m_reader(reader)
    , m_notes(notes)
{
    connect(&m_editor, &Editor::papersChanged, this, &PaperPresenter::refresh);
    connect(&m_reader, &ReaderPane::titleEdited, &m_editor, &Editor::setTitle);
    connect(&m_reader, &ReaderPane::evidenceRequested, this, &PaperPresenter::explainThemes);
    connect(&m_reader.highlighter(), &Highlighter::added, &m_editor, &Editor::addHighlight);
    connect(&m_reader.highlighter(), &Highlighter::changed, &m_editor, &Editor::changeHighlight);
    connect(&m_reader.highlighter(), &Highlighter::removed, &m_editor, &Editor::removeHighlight);
    connect(&m_notes, &NoteEditor::saveRequested, this, &PaperPresenter::saveNote);
    m_retryTimer.setSingleShot(true);
    m_retryTimer.setInterval(retryMilliseconds);
    connect(&m_retryTimer, &QTimer::timeout, this, &PaperPresenter::retry);
}

void PaperPresenter::show(PaperId paper)
{
    if (paper == m_paper)
        return;
    m_notes.flush();
    m_paper = paper;
    if (paper == 0) {
        m_reader.clear();
        m_notes.setNote(0, {});
        return;
    }
    const Result<Paper> read = m_library.papers().paper(paper);
    if (!read) {
        Q_EMIT failed(read.error());
        return;
    }
    m_reader.setPaper(*read);
    m_notes.setNote(paper, m_unsaved.value(paper, read->note));
}

void PaperPresenter::refresh(const QList<PaperId> &changed)
{
    if (m_paper == 0 || !changed.contains(m_paper))
        return;
    const Result<Paper> read = m_library.papers().paper(m_paper);
    if (!read) {
        Q_EMIT failed(read.error());
        return;
    }
    m_reader.setPaper(*read);
}

void PaperPresenter::explainThemes(PaperId paper)
{
    const Result<Paper> read = m_library.papers().paper(paper);
    if (!read) {
        Q_EMIT failed(read.error());
        return;
    }
    m_reader.setEvidence(m_scorer->explain(plainText(read->record.title), plainText(read->record.abstract)));
}

void PaperPresenter::saveNote(PaperId paper, const QString &markdown)
{
    const Result<void> saved = m_editor.saveNote(paper, markdown);
    if (saved) {
        m_unsaved.remove(paper);
        m_notes.setSaved(paper);
        return;
    }
    m_unsaved.insert(paper, markdown);
    m_reason = saved.error();
    m_retryTimer.start();
    m_notes.setFailed(paper, saved.error());
    Q_EMIT failed(saved.error());
}

UnsavedNotes::Rest PaperPresenter::saveAll()
{
    m_notes.flush();
    retry();
    return {m_unsaved.values(), m_reason};
}

void PaperPresenter::retry()
{
    const QHash<PaperId, QString> unsaved = m_unsaved;
    for (auto note = unsaved.begin(); note != unsaved.end(); ++note)
        saveNote(note.key(), note.value());
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QStackedLayout;
class QToolButton;

namespace lectern {

namespace math {
class Typesetter;
}

class AbstractView;

/// The reader's note on a paper: Markdown as it is typed, or rendered with its formulas. Asks to be saved within a
/// second of a key, and at once when the reader leaves.
class NoteEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NoteEditor)

public:
    explicit NoteEditor(math::Typesetter &typesetter, QWidget *parent = nullptr);

    /// Shows a paper's note; what was typed before is flushed first. Paper 0 shows nothing to type into.
    void setNote(PaperId paper, const QString &markdown);
    /// Asks for saving now what is not saved yet.
    void flush();

    /// The answers to saveRequested.
    void setSaved(PaperId paper);
    void setFailed(PaperId paper, const Error &error);

    void startEditing();

Q_SIGNALS:
    void saveRequested(lectern::PaperId paper, const QString &markdown);
    /// The reader pressed Esc.
    void leave();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setRendered(bool rendered);

    PaperId m_paper = 0;
    bool m_dirty = false;
    QTimer m_saveTimer;
    QPlainTextEdit *m_text;
    AbstractView *m_view;
    QStackedLayout *m_stack;
    QToolButton *m_toggle;
    QLabel *m_state;
};

} // namespace lectern

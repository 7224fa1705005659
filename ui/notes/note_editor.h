// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <QUrl>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace lectern {

class AbstractView;
class PaletteFollower;
struct ReadingSettings;

namespace math {
class Typesetter;
}

/// A paper's note: a Markdown editor with a rendered view. Asks to be saved at most saveDelay after a key, also while
/// typing goes on, and at once when the keyboard leaves it, the paper changes, or it is hidden or destroyed.
class NoteEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NoteEditor)

public:
    static constexpr int saveDelay = 800; ///< Milliseconds.

    /// typesetter: may be null, then formulas show their TeX. It must outlive the editor.
    explicit NoteEditor(math::Typesetter *typesetter, QWidget *parent = nullptr);
    ~NoteEditor() override;

    /// Shows a paper's note after asking to save the one before. The same paper with the same note keeps the cursor
    /// and what can be undone. Paper 0 stands for none and disables the editor.
    void setNote(PaperId paper, const QString &markdown);

    /// Asks to save now what was not saved yet.
    void flush();

    /// What became of saveRequested(). After a failure the note stays unsaved: the next flush() asks again. When the
    /// paper has changed meanwhile, the owner holds the only copy, from the signal, and must keep it.
    void setSaved(PaperId paper);
    void setFailed(PaperId paper, const Error &error);

    [[nodiscard]] bool isRendered() const;
    void setRendered(bool rendered);

    /// How the rendered note is set, and on which page.
    void setSettings(const ReadingSettings &settings);

    /// Gives the keyboard to the text.
    void startTyping();

Q_SIGNALS:
    void saveRequested(lectern::PaperId paper, const QString &markdown);
    void leave();                        ///< Escape.
    void linkActivated(const QUrl &url); ///< From the rendered view, to be confirmed.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void noteChanged();
    void render();

    QPlainTextEdit *m_edit;
    AbstractView *m_view;
    QStackedWidget *m_stack;
    PaletteFollower *m_follower = nullptr;
    QToolButton *m_toggle;
    QLabel *m_state;
    QTimer *m_timer; ///< Not started again by further keys: a note is never unsaved for longer than saveDelay.
    QString m_known; ///< The text as loaded or last asked to be saved.
    PaperId m_paper = 0;
    bool m_dirty = false;
    bool m_loading = false;
};

} // namespace lectern

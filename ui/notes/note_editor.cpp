// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/notes/note_editor.h"

#include "ui/reader/abstract_view.h"
#include "ui/reader/source_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Under a second with what saving itself takes. The timer is not started anew by each key: it counts from the first.
constexpr int saveMilliseconds = 700;

} // namespace

NoteEditor::NoteEditor(math::Typesetter &typesetter, QWidget *parent)
    : QWidget(parent), m_text(new HighlightedText(u"Markdown"_s, this)), m_view(new AbstractView(typesetter, this)),
      m_stack(new QStackedLayout), m_toggle(new QToolButton(this)), m_state(new QLabel(this))
{
    setObjectName(u"noteEditor"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_text->setObjectName(u"noteText"_s);
    m_text->setAccessibleName(tr("Note"));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    m_view->setObjectName(u"noteView"_s);
    m_view->setAccessibleName(tr("Rendered note"));
    m_toggle->setObjectName(u"noteToggle"_s);
    m_toggle->setText(tr("Rendered"));
    m_toggle->setToolTip(tr("Show the note with its markup and formulas rendered"));
    m_toggle->setCheckable(true);
    m_toggle->setAutoRaise(true);
    m_state->setObjectName(u"noteState"_s);
    m_state->setForegroundRole(QPalette::PlaceholderText);

    auto *caption = new QLabel(tr("Note"), this);
    QFont bold = caption->font();
    bold.setBold(true);
    caption->setFont(bold);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 4, 8, 0);
    bar->addWidget(caption);
    bar->addWidget(m_state, 1);
    bar->addWidget(m_toggle);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addLayout(m_stack, 1);
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_view);

    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(saveMilliseconds);
    connect(&m_saveTimer, &QTimer::timeout, this, &NoteEditor::flush);
    connect(m_toggle, &QToolButton::toggled, this, &NoteEditor::setRendered);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_dirty = true;
        m_state->clear();
        if (!m_saveTimer.isActive())
            m_saveTimer.start();
    });
    setNote(0, {});
}

void NoteEditor::setNote(PaperId paper, const QString &markdown)
{
    flush();
    m_paper = paper;
    {
        const QSignalBlocker blocker(m_text);
        m_text->setPlainText(markdown);
    }
    m_state->clear();
    setEnabled(paper != 0);
    m_text->setPlaceholderText(paper == 0 ? QString() : tr("Press n and write; Markdown and $formulas$ are rendered."));
    if (m_toggle->isChecked())
        m_view->setContent({}, markdown);
}

void NoteEditor::flush()
{
    m_saveTimer.stop();
    if (!m_dirty || m_paper == 0)
        return;
    m_dirty = false;
    Q_EMIT saveRequested(m_paper, m_text->toPlainText());
}

void NoteEditor::setSaved(PaperId paper)
{
    if (paper == m_paper)
        m_state->setText(tr("Saved"));
}

void NoteEditor::setFailed(PaperId paper, const Error &error)
{
    if (paper != m_paper)
        return;
    // What could not be saved is tried again with the next key, and at the latest on leaving.
    m_dirty = true;
    m_state->setText(tr("Not saved: %1").arg(error.message()));
}

void NoteEditor::startEditing()
{
    m_toggle->setChecked(false);
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->moveCursor(QTextCursor::End);
}

void NoteEditor::setRendered(bool rendered)
{
    flush();
    if (rendered)
        m_view->setContent({}, m_text->toPlainText());
    m_stack->setCurrentWidget(rendered ? static_cast<QWidget *>(m_view) : m_text);
}

bool NoteEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut)
        flush();
    if (watched == m_text && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        flush();
        Q_EMIT leave();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/notes/note_editor.h"

#include "models/markup/parser.h"
#include "ui/reader/abstract_view.h"
#include "ui/reader/code_highlighter.h"
#include "ui/reader/palette_follower.h"
#include "ui/style/reading_settings.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lectern {

NoteEditor::NoteEditor(math::Typesetter *typesetter, QWidget *parent)
    : QWidget(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_view(new AbstractView(typesetter, this))
    , m_stack(new QStackedWidget(this))
    , m_toggle(new QToolButton(this))
    , m_state(new QLabel(this))
    , m_timer(new QTimer(this))
{
    setObjectName(u"noteEditor"_s);
    setAutoFillBackground(true);
    m_follower = new PaletteFollower(this);

    m_edit->setObjectName(u"noteText"_s);
    m_edit->setAccessibleName(tr("Note"));
    m_edit->setPlaceholderText(tr("Write a note: Markdown, $formulas$, saved as you type."));
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setTabChangesFocus(true);
    m_edit->installEventFilter(this);
    new CodeHighlighter(m_edit, u"Markdown"_s);

    m_view->setObjectName(u"noteView"_s);
    m_view->setAccessibleName(tr("Note, rendered"));
    m_view->installEventFilter(this);

    m_toggle->setObjectName(u"noteRendered"_s);
    m_toggle->setText(tr("Rendered"));
    m_toggle->setAccessibleName(tr("Show the note rendered"));
    m_toggle->setCheckable(true);
    m_toggle->setAutoRaise(true);
    m_state->setObjectName(u"noteState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);

    m_stack->addWidget(m_edit);
    m_stack->addWidget(m_view);
    m_edit->document()->setDocumentMargin(12);

    auto *caption = new QLabel(tr("Note"), this);
    QFont bold = caption->font();
    bold.setBold(true);
    caption->setFont(bold);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 4, 8, 0);
    bar->setSpacing(10);
    bar->addWidget(caption);
    bar->addWidget(m_state, 1);
    bar->addWidget(m_toggle);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_stack, 1);
    setTabOrder(m_edit, m_toggle);
    setFocusProxy(m_edit);
    setEnabled(false);

    m_timer->setSingleShot(true);
    m_timer->setInterval(saveDelay);
    connect(m_timer, &QTimer::timeout, this, &NoteEditor::flush);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &NoteEditor::noteChanged);
    connect(m_toggle, &QToolButton::toggled, this, &NoteEditor::setRendered);
    connect(m_view, &AbstractView::linkActivated, this, &NoteEditor::linkActivated);
}

NoteEditor::~NoteEditor()
{
    flush();
}

void NoteEditor::setNote(PaperId paper, const QString &markdown)
{
    if (paper == m_paper && (m_dirty || markdown == m_edit->toPlainText())) {
        return; // what is being typed is newer than what was read
    }
    flush();
    m_loading = true;
    if (!markdown.isEmpty() || !m_edit->document()->isEmpty()) {
        m_edit->setPlainText(markdown);
    }
    m_known = m_edit->toPlainText();
    m_loading = false;
    m_paper = paper;
    m_dirty = false;
    m_state->clear();
    setEnabled(paper != 0);
    if (isRendered()) {
        render();
    }
}

void NoteEditor::noteChanged()
{
    if (m_loading || m_paper == 0) {
        return;
    }
    // New colours from the highlighter are reported like a change of the text.
    if (!m_dirty && m_edit->toPlainText() == m_known) {
        return;
    }
    m_dirty = true;
    m_state->clear();
    if (!m_timer->isActive()) {
        m_timer->start();
    }
}

void NoteEditor::flush()
{
    m_timer->stop();
    if (m_dirty) {
        m_dirty = false;
        m_known = m_edit->toPlainText();
        Q_EMIT saveRequested(m_paper, m_known);
    }
}

void NoteEditor::setSaved(PaperId paper)
{
    if (paper == m_paper && !m_dirty) {
        m_state->setText(tr("Saved"));
    }
}

void NoteEditor::setFailed(PaperId paper, const Error &error)
{
    if (paper == m_paper) {
        m_dirty = true;
        m_state->setText(tr("Not saved: %1").arg(error.message()));
    }
}

bool NoteEditor::isRendered() const
{
    return m_stack->currentWidget() == m_view;
}

void NoteEditor::setRendered(bool rendered)
{
    m_toggle->setChecked(rendered);
    if (rendered) {
        flush();
        render();
    }
    m_stack->setCurrentWidget(rendered ? static_cast<QWidget *>(m_view) : m_edit);
}

void NoteEditor::render()
{
    m_view->setSource(m_edit->toPlainText());
}

void NoteEditor::startTyping()
{
    setRendered(false);
    m_edit->setFocus(Qt::OtherFocusReason);
}

bool NoteEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && watched == m_edit) {
        flush();
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        flush();
        Q_EMIT leave();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void NoteEditor::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    flush();
}

void NoteEditor::setSettings(const ReadingSettings &settings)
{
    m_follower->setSepia(settings.theme == ReadingTheme::Sepia);
    m_view->setSettings(settings);
}

} // namespace lectern

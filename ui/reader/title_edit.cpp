// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/title_edit.h"

#include <QFontMetrics>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {
constexpr int visibleLines = 3;
}

TitleEdit::TitleEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(u"titleEdit"_s);
    setAccessibleName(tr("Title"));
    setPlaceholderText(tr("Empty: the title found in the source or the abstract"));
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize TitleEdit::sizeHint() const
{
    return {200, QFontMetrics(font()).lineSpacing() * visibleLines + int(2 * document()->documentMargin())};
}

void TitleEdit::begin(const QString &title)
{
    setPlainText(title);
    selectAll();
    m_editing = true;
    setFocus(Qt::OtherFocusReason);
}

void TitleEdit::accept()
{
    if (m_editing) {
        m_editing = false;
        Q_EMIT accepted(toPlainText().simplified());
    }
}

void TitleEdit::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return accept();
    case Qt::Key_Escape:
        m_editing = false;
        Q_EMIT cancelled();
        return;
    default:
        QPlainTextEdit::keyPressEvent(event);
    }
}

void TitleEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    // A menu or another window takes the keyboard for a moment only.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        accept();
    }
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What keys, wheel and pointer do in the text.
#include "ui/reader/abstract_view.h"

#include "ui/reader/formula_object.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

void AbstractView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QTextCursor cursor = byMouse ? cursorForPosition(event->pos()) : textCursor();
    const QPoint global = byMouse ? event->globalPos() : viewport()->mapToGlobal(cursorRect().bottomLeft());
    Q_EMIT menuRequested(global, sourceAt(cursor.position()));
}

// Whether there was anything left to scroll.
bool AbstractView::page(int direction)
{
    QScrollBar *bar = verticalScrollBar();
    const int before = bar->value();
    // Two lines stay in view, which tells the eye where to go on.
    const int step = std::max(bar->pageStep() - int(m_size * 3), int(m_size));
    bar->setValue(before + direction * step);
    return bar->value() != before;
}

void AbstractView::readOn()
{
    if (!page(1)) {
        Q_EMIT endReached();
    }
}

void AbstractView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && (event->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier) {
        if (event->modifiers().testFlag(Qt::ShiftModifier)) {
            page(-1);
        } else {
            readOn();
        }
        return;
    }
    if (event->matches(QKeySequence::ZoomIn) || event->matches(QKeySequence::ZoomOut)) {
        zoom(event->matches(QKeySequence::ZoomIn) ? 1 : -1);
        return;
    }
    if (event->key() == Qt::Key_0 && event->modifiers() == Qt::ControlModifier) {
        zoom(0);
        return;
    }
    QTextBrowser::keyPressEvent(event);
}

void AbstractView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const int turned = event->angleDelta().y();
        if (turned != 0) {
            zoom(turned > 0 ? 1 : -1);
        }
        event->accept();
        return;
    }
    QTextBrowser::wheelEvent(event);
}

bool AbstractView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (showToolTip(help->pos(), help->globalPos())) {
            return true;
        }
    }
    return QTextBrowser::viewportEvent(event);
}

bool AbstractView::showToolTip(const QPoint &position, const QPoint &global)
{
    const QPointF point = position + QPoint(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const QAbstractTextDocumentLayout *layout = document()->documentLayout();
    const QString text = toolTipAt(layout->hitTest(point, Qt::ExactHit), layout->formatAt(point));
    // Escaped: a source's text must not be read as rich text.
    QToolTip::showText(global, text.isEmpty() ? QString() : u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s, this);
    return true;
}

// What a formula fails of, the comment of a highlight, an acronym's meaning; links and undefined commands have their
// tooltip in their format.
QString AbstractView::toolTipAt(int position, const QTextFormat &format) const
{
    const math::FormulaKey key = FormulaObject::keyOf(format);
    if (const QString reason = key.tex.isEmpty() ? QString() : m_formulas->errorOf(key); !reason.isEmpty()) {
        return tr("This formula cannot be set: %1").arg(reason);
    }
    if (const QString own = format.toCharFormat().toolTip(); !own.isEmpty() || position < 0) {
        return own;
    }
    const qsizetype source = sourceAt(position);
    if (const Highlight *highlight = m_marks.highlightAt(source);
        highlight != nullptr && !highlight->comment.isEmpty()) {
        return highlight->comment;
    }
    QTextCursor word(document());
    word.setPosition(position);
    word.select(QTextCursor::WordUnderCursor);
    return markup::meaningOf(word.selectedText(), m_text->acronyms());
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace lectern {

FindBar::FindBar(QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_count(new QLabel(this))
{
    setObjectName(u"findBar"_s);
    m_field->setObjectName(u"findField"_s);
    m_field->setPlaceholderText(tr("Find in this abstract"));
    m_field->setAccessibleName(tr("Find in this abstract"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_count->setObjectName(u"findCount"_s);
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(999).arg(999)));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_count);
    const auto button = [&](const QString &name, const QString &tip, const auto &run) {
        auto *made = new QToolButton(this);
        made->setObjectName(name);
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setAutoRaise(true);
        layout->addWidget(made);
        connect(made, &QToolButton::clicked, this, run);
        return made;
    };
    button(u"findPrevious"_s, tr("Previous hit (Shift+F3)"), [this] {
        Q_EMIT stepRequested(-1);
    })->setArrowType(Qt::UpArrow);
    button(u"findNext"_s, tr("Next hit (F3)"), [this] { Q_EMIT stepRequested(1); })->setArrowType(Qt::DownArrow);
    button(u"findClose"_s, tr("Close (Esc)"), [this] { close(); })->setText(u"✕"_s);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::textChanged);
    hide();
}

void FindBar::open(const QString &selected)
{
    show();
    if (!selected.isEmpty()) {
        m_field->setText(selected.simplified());
    }
    m_field->selectAll();
    m_field->setFocus(Qt::ShortcutFocusReason);
    Q_EMIT textChanged(m_field->text());
}

void FindBar::close()
{
    hide();
    Q_EMIT textChanged({});
    Q_EMIT closed();
}

QString FindBar::text() const
{
    return isHidden() ? QString() : m_field->text();
}

void FindBar::showHits(const ReadingMarks::Hits &hits)
{
    if (m_field->text().isEmpty()) {
        m_count->clear();
    } else if (hits.count == 0) {
        m_count->setText(tr("not found"));
    } else if (hits.current == 0) {
        m_count->setText(tr("%n hit(s)", nullptr, hits.count));
    } else {
        m_count->setText(tr("%1 of %2").arg(hits.current).arg(hits.count));
    }
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            Q_EMIT stepRequested(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        case Qt::Key_Escape:
            close();
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lectern

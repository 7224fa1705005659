// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/chip.h"

#include <QFontMetrics>
#include <QPainter>

namespace lectern {

namespace {
constexpr int sidePadding = 9;
constexpr int topPadding = 3;
} // namespace

Chip::Chip(QWidget *parent)
    : QAbstractButton(parent)
{
}

void Chip::setLook(const QString &text, const ChipColours &colours)
{
    m_colours = colours;
    setText(text);
    setAccessibleName(text);
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + 2 * sidePadding, metrics.height() + 2 * topPadding};
}

void Chip::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool strong = isChecked() || hasFocus();
    const double pen = strong ? 2 : 1;
    painter.setPen(QPen(strong ? m_colours.text : m_colours.border, pen));
    painter.setBrush(m_colours.paper);
    const QRectF box = QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(m_colours.text);
    const QRect inside = rect().adjusted(sidePadding - 1, 0, -sidePadding + 1, 0);
    painter.drawText(inside, Qt::AlignCenter, fontMetrics().elidedText(text(), Qt::ElideRight, inside.width()));
}

} // namespace lectern

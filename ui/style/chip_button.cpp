// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/chip_button.h"

#include <QPainter>

namespace lectern {

ChipButton::ChipButton(const QString &text, const QColor &colour, ChipShape shape, QWidget *parent)
    : QAbstractButton(parent), m_colour(colour), m_shape(shape)
{
    setText(text);
    setAccessibleName(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
}

QSize ChipButton::sizeHint() const
{
    return {chipWidth(text(), fontMetrics()), chipHeight(fontMetrics())};
}

void ChipButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    paintChip(painter, rect(), text(), m_colour, m_shape, dark);
    if (hasFocus() || isChecked()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
    }
}

} // namespace lectern

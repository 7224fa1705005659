// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/chip_painter.h"

#include <QPainter>

namespace lectern {

namespace {

constexpr double fontScale = 0.88;
constexpr int chipPadding = 6;

QFont chipFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * fontScale);
    return small;
}

} // namespace

int chipHeight(const QFontMetrics &metrics)
{
    return int(metrics.height() * fontScale) + 4;
}

int chipWidth(const QString &text, const QFontMetrics &metrics)
{
    return int(metrics.horizontalAdvance(text) * fontScale) + 2 * chipPadding + 1;
}

void paintChip(QPainter &painter, const QRect &rect, const QString &text, const ChipColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.border);
    painter.setBrush(colours.paper);
    const QRectF box = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setFont(chipFont(painter.font()));
    painter.setPen(colours.text);
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/chip.h"

#include <QHash>
#include <QPainter>

namespace lectern {

namespace {

constexpr double fontScale = 0.88;
constexpr int sidePadding = 6;

/// Hues of the themes that ship, in degrees; neighbours in meaning are neighbours in colour.
const QHash<QString, int> &hues()
{
    static const QHash<QString, int> table{
        {QStringLiteral("interpretability"), 262}, {QStringLiteral("safety"), 2},      {QStringLiteral("fairness"), 325},
        {QStringLiteral("privacy"), 345},          {QStringLiteral("robustness"), 18}, {QStringLiteral("theory"), 225},
        {QStringLiteral("optimization"), 205},     {QStringLiteral("rl"), 32},         {QStringLiteral("generative"), 290},
        {QStringLiteral("llm"), 215},              {QStringLiteral("vision"), 150},    {QStringLiteral("multimodal"), 170},
        {QStringLiteral("graphs"), 190},           {QStringLiteral("causality"), 245}, {QStringLiteral("efficiency"), 95},
        {QStringLiteral("evaluation"), 45},        {QStringLiteral("science"), 130},   {QStringLiteral("neuroscience"), 308},
        {QStringLiteral("society"), 60},           {QStringLiteral("agents"), 78}};
    return table;
}

QFont chipFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * fontScale);
    return small;
}

} // namespace

QColor themeColour(const QString &theme)
{
    // A fixed seed: a theme of the reader's own keeps its colour over restarts.
    const int hue = hues().value(theme, int(qHash(theme, 0) % 360));
    return QColor::fromHsl(hue, 140, 128);
}

QColor searchMark(bool dark)
{
    return dark ? QColor(0x6b, 0x5a, 0x12) : QColor(0xff, 0xe9, 0x8a);
}

int chipHeight(const QFontMetrics &metrics)
{
    return int(metrics.height() * fontScale) + 4;
}

int chipWidth(const QString &text, const QFontMetrics &metrics)
{
    return int(metrics.horizontalAdvance(text) * fontScale) + 2 * sidePadding + 1;
}

void paintChip(QPainter &painter, const QRect &rect, const QString &text, const QColor &colour, ChipShape shape, bool dark)
{
    const QColor hue = colour.isValid() ? colour : QColor(Qt::gray);
    QColor fill = hue;
    fill.setAlphaF(shape == ChipShape::Tag ? 0.10F : dark ? 0.26F : 0.18F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(shape == ChipShape::Tag ? QPen(hue, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(chipFont(painter.font()));
    // The hue alone would be too faint on its own tint: take its lightness to where text is readable.
    painter.setPen(QColor::fromHsl(hue.hslHue(), hue.hslSaturation(), dark ? 205 : 62));
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace lectern

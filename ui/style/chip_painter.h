// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/reading_style.h"

#include <QFontMetrics>
#include <QRect>
#include <QString>

class QPainter;

namespace lectern {

/// Chips in painted rows are set a little smaller than the text around them; metrics are those of that text. Pixels.
[[nodiscard]] int chipHeight(const QFontMetrics &metrics);
[[nodiscard]] int chipWidth(const QString &text, const QFontMetrics &metrics);

/// Paints a chip in the painter's font, made smaller.
void paintChip(QPainter &painter, const QRect &rect, const QString &text, const ChipColours &colours);

} // namespace lectern

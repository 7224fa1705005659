// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFontMetrics>
#include <QRect>
#include <QString>

class QPainter;

namespace lectern {

enum class ChipShape {
    Theme, ///< A tinted box.
    Tag    ///< A box with an outline: what the reader said is told apart from what the program found.
};

/// The hue of a theme, from its id: the same in every pane and session. For tinting, not for text.
[[nodiscard]] QColor themeColour(const QString &theme);

/// Background of words that the reader searches for.
[[nodiscard]] QColor searchMark(bool dark);

/// Chips are set a little smaller than the text around them; metrics are those of that text. Pixels.
[[nodiscard]] int chipHeight(const QFontMetrics &metrics);
[[nodiscard]] int chipWidth(const QString &text, const QFontMetrics &metrics);
void paintChip(QPainter &painter, const QRect &rect, const QString &text, const QColor &colour, ChipShape shape, bool dark);

} // namespace lectern

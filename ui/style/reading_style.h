// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QStringView>

namespace lectern {

/// The colours of everything that is read: abstract, notes, source, chips.
struct ReadingColours {
    bool dark = false;
    QColor paper;     ///< Background of running text.
    QColor text;      ///< Running text, at least 9:1 on paper.
    QColor muted;     ///< Authors, captions, derived titles: at least 4.5:1 on paper.
    QColor accent;    ///< Links and active things, at least 4.5:1 on paper.
    QColor rule;      ///< Lines and borders.
    QColor code;      ///< Background of code and of formulas shown as source.
    QColor warning;   ///< Underline of undefined commands and of failing formulas.
    QColor searchHit; ///< Background of the search's words.
    QColor evidence;  ///< Background of words that speak for a theme.
    QColor against;   ///< Background of words that speak against a theme.

    bool operator==(const ReadingColours &) const = default;
};

struct ChipColours {
    QColor paper;
    QColor text; ///< At least 4.5:1 on the chip's paper.
    QColor border;
};

/// Whether a palette is one of a dark desktop.
[[nodiscard]] bool isDark(const QPalette &palette);

/// The colours that fit a palette: dark, light, or sepia when it has sepia's page.
[[nodiscard]] ReadingColours readingColours(const QPalette &palette);

/// The palette with base, text and links in reading colours, for widgets that show running text. sepia: on a page
/// the colour of old paper, unless the palette is dark.
[[nodiscard]] QPalette readingPalette(const QPalette &palette, bool sepia = false);

/// Quiet colours of a theme's chip: the same theme always has the same hue, and the twenty that ship differ.
[[nodiscard]] ChipColours themeChipColours(QStringView theme, bool dark);

/// Colours of a chip in a colour that the reader chose, for example a tag's.
[[nodiscard]] ChipColours chipColours(const QColor &colour, bool dark);

/// The font for running text, serif unless a family is named. Takes its size in device-independent pixels.
[[nodiscard]] QFont readingFont(double pixels, const QString &family = {});

/// Width of a column of that many characters of English text in a font, in pixels.
[[nodiscard]] double columnWidth(const QFont &font, int characters);

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace lectern {

/// How text that is meant for reading is set.
struct ReadingStyle {
    QFont font;             ///< Of the running text; its pixel size is set.
    QFont codeFont;
    double lineHeight = 0;  ///< Per cent of the font's own.
    double paragraphGap = 0; ///< Pixels.
    QColor text;
    QColor muted;           ///< Second-rank text: authors, citations, footnotes.
    QColor link;
    QColor codeBackground;
    bool dark = false;

    /// Pixels an em of a formula must have for its letters to be as tall as the text's.
    [[nodiscard]] double formulaEm() const;
    /// Width of a line of about seventy characters, pixels.
    [[nodiscard]] int measure() const;

    bool operator==(const ReadingStyle &) const = default;
};

/// The style for a widget's palette; zoom 1 is the usual size.
[[nodiscard]] ReadingStyle readingStyle(const QPalette &palette, double zoom);

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSettings;

namespace lectern {

enum class ReadingTheme { System, Light, Sepia, Dark };

/// How the reader likes text to be set.
struct ReadingSettings {
    static constexpr double leastSize = 10;
    static constexpr double mostSize = 48;
    static constexpr double leastLeading = 1.2;
    static constexpr double mostLeading = 2.2;
    static constexpr int leastColumn = 45;
    static constexpr int mostColumn = 100;

    QString family;        ///< Of the font; empty for the serif font that Lectern prefers.
    double size = 18;      ///< In pixels.
    double leading = 1.55; ///< From one baseline to the next, in sizes of the font.
    int column = 70;       ///< Width of the text, in characters.
    ReadingTheme theme = ReadingTheme::System;

    bool operator==(const ReadingSettings &) const = default;

    /// What was saved; a value that makes no sense is replaced by its default, the others stay.
    [[nodiscard]] static ReadingSettings load(const QSettings &settings);
    void save(QSettings &settings) const;
};

} // namespace lectern

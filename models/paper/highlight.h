// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <array>

namespace lectern {

using HighlightId = qint64;

enum class HighlightColour { Yellow, Green, Blue, Pink, Purple };

inline constexpr std::array allHighlightColours{HighlightColour::Yellow, HighlightColour::Green, HighlightColour::Blue,
                                                HighlightColour::Pink, HighlightColour::Purple};

/// The words that files have: "yellow", "green", "blue", "pink", "purple"; an unknown word reads as yellow.
[[nodiscard]] QString highlightColourWord(HighlightColour colour);
[[nodiscard]] HighlightColour highlightColourFrom(const QString &word);

/// A stretch of an abstract that the reader marked. Positions are in the abstract's source, in UTF-16 units.
struct Highlight {
    HighlightId id = 0;
    qint64 paper = 0;
    qsizetype start = 0; ///< For a lost one: where it was when it was seen last.
    qsizetype length = 0;
    QString quote;  ///< The source that was marked, exactly.
    QString prefix; ///< Up to 32 units before it.
    QString suffix; ///< Up to 32 units after it.
    HighlightColour colour = HighlightColour::Yellow;
    QString comment;   ///< Plain text; empty for none.
    bool lost = false; ///< Whether the abstract no longer holds it.
    double score = 1;  ///< How sure its place is after the abstract changed; 1: certain.
    QDateTime created; ///< When the reader marked it; a store fills it in when it is not known.

    bool operator==(const Highlight &) const = default;
};

} // namespace lectern

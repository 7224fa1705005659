// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace lectern::markup {

/// A text as it is compared, with the way back: case, accents, ligatures, kinds of quotes, dashes and spaces make no
/// difference, Greek letters are their names, and soft hyphens and zero-width characters are not there.
struct Folded {
    QString text;
    QList<qsizetype> origin; ///< For each unit of text, where it came from; one more at the end for the whole length.

    /// The stretch of the text as it was behind text[start, start + length).
    [[nodiscard]] qsizetype originalStart(qsizetype start) const { return origin.at(start); }
    [[nodiscard]] qsizetype originalEnd(qsizetype end) const;
};

enum class FoldTo {
    Words,   ///< Letters, digits and punctuation; each stretch of white space is one space.
    Letters, ///< Letters and digits alone: what stays when a text is marked up anew.
};

/// Folds in one pass; linear in the text.
[[nodiscard]] Folded fold(QStringView text, FoldTo to = FoldTo::Words);

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace lectern::formats {

/// A piece of a plain-text list that stands between blank lines, or that the list's shape sets apart.
struct Paragraph {
    enum class Kind { Plain, Title, Authors, Keywords, Abstract };

    QString text;            ///< Without blanks around, lines as in the source.
    int line = 0;            ///< Where it begins, the first line is 1.
    Kind kind = Kind::Plain; ///< Other than Plain where a label or a Markdown heading says so.
    bool numbered = false;   ///< It had a number that was taken off.
};

/// Cuts decoded text (LF line ends) into paragraphs: at blank lines; at every line where there are no blank lines
/// and the lines are long; at labels ("Title:") and Markdown headings; between a first line that is regularly a
/// title and what follows. Numbers are taken off where they count regularly through the list; the parts of an
/// abstract that holds a display formula or a list are put together again.
[[nodiscard]] QList<Paragraph> splitParagraphs(const QString &text);

} // namespace lectern::formats

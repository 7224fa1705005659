// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStringView>

namespace lectern {

/// What the reader typed into the search field, taken apart. Nothing typed reaches FTS5 as syntax.
struct SearchWords {
    QStringList words;    ///< To be found, as prefixes.
    QStringList phrases;  ///< To be found word for word.
    QStringList excluded; ///< Not to be found.

    [[nodiscard]] bool isEmpty() const { return words.isEmpty() && phrases.isEmpty() && excluded.isEmpty(); }

    /// FTS5 expressions; empty when there is nothing to find, or nothing to exclude.
    [[nodiscard]] QString required() const;
    [[nodiscard]] QString forbidden() const;
    /// The words and phrases to mark in texts.
    [[nodiscard]] QStringList marked() const { return words + phrases; }
};

/// Reads words, "phrases" and -words. Words without a letter or digit are left out; a quote without partner is
/// closed at the end.
[[nodiscard]] SearchWords parseSearchWords(QStringView typed);

} // namespace lectern

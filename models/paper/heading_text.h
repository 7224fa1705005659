// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <span>

namespace lectern::heading {

/// What is looked at of an abstract, in UTF-16 units: claims stand in its first half.
inline constexpr qsizetype lookedAt = 3000;

using Words = std::span<const QLatin1StringView>;

/// Text on one line without TeX and Markdown marks: "$3\times$" gives "3×", "\emph{own}" gives "own".
[[nodiscard]] QString cleaned(QStringView text);

/// The sentences of cleaned text, with their final stops.
[[nodiscard]] QList<QStringView> sentences(QStringView text);

/// The words between blanks, with the punctuation around them.
[[nodiscard]] QList<QStringView> words(QStringView text);

/// A word without the punctuation around it.
[[nodiscard]] QStringView bare(QStringView word);

/// The part of `text` from the word on, and the part before it. The word must be a piece of the text.
[[nodiscard]] QStringView from(QStringView text, QStringView word);
[[nodiscard]] QStringView before(QStringView text, QStringView word);

/// Whether the word without its punctuation is in the set, in any case.
[[nodiscard]] bool isOneOf(QStringView word, Words set);

/// "propose" matches "proposes", "proposed"; "study" matches "studies". Regular forms only.
[[nodiscard]] bool isFormOf(QStringView word, Words verbs);

/// "learn" gives "learning".
[[nodiscard]] QString gerund(QStringView verb);

/// Drops words of the set from the front.
[[nodiscard]] QStringView withoutLeading(QStringView text, Words set);

} // namespace lectern::heading

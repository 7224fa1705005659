// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace lectern::heading {

/// In UTF-16 units.
inline constexpr qsizetype longestHeading = 110;

/// The beginning of a phrase that can stand alone: without articles and words like "novel" before it, remarks in
/// parentheses and trailing clauses, at most `room` units, never ending in "that" or "of". "encoder that achieves
/// invariance through training" becomes "encoder with invariance".
[[nodiscard]] QString trimmedPhrase(QStringView text, qsizetype room = longestHeading);

/// The same for a statement or a question, which keeps its articles and its verb.
[[nodiscard]] QString trimmedClause(QStringView text, qsizetype room = longestHeading);

/// Without articles and words of praise before it: "a simple yet effective method" gives "method".
[[nodiscard]] QStringView withoutArticles(QStringView text);

/// A phrase that says nothing of its paper: "framework", "efficient method".
[[nodiscard]] bool isGeneric(QStringView phrase);

} // namespace lectern::heading

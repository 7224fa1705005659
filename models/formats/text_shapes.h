// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace lectern::formats {

// What a piece of a plain-text list looks like on its own. Each test says yes only to the clear cases: text that
// stays in an abstract hurts less than an abstract's sentence taken for a title.

/// One short line without a final stop and without a sentence end inside.
[[nodiscard]] bool isTitleShaped(QStringView line);

/// A title-shaped line in which nearly every longer word begins with a capital.
[[nodiscard]] bool isTitleCased(QStringView line);

/// Running text: long, or at least a sentence with its stop.
[[nodiscard]] bool isProse(QStringView text);

/// The names in a line that holds nothing but two or more names, separated by commas, semicolons or "and".
[[nodiscard]] std::optional<QStringList> authorsIn(QStringView line);

/// Whether a first line speaks of a list: "NeurIPS 2026 论文列表", "Accepted papers", "ICLR 2025".
[[nodiscard]] bool isListTitle(const QString &line);

/// A line that only divides: "-----", "* * *".
[[nodiscard]] bool isRule(QStringView line);

/// Whether the text begins with an ordinary word in lower case: not "pLMs", not "k-means", not "$k$".
[[nodiscard]] bool beginsInLowerCase(QStringView text);

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

namespace lectern {

class Connection;

/// Brings the full-text row of one paper up to date with its title, abstract, note, authors and keywords.
[[nodiscard]] Result<void> reindex(Connection &connection, PaperId id);

/// How much of the full-text index is gathered in memory before it is written, in bytes: more makes a large import
/// faster. Goes back with the transaction in which it is set.
[[nodiscard]] Result<void> setIndexBuffer(Connection &connection, qint64 bytes);
inline constexpr qint64 defaultIndexBuffer = 1 << 20;

/// Plain text of a source text, as it is searched and scored.
[[nodiscard]] QString plainText(QStringView source);

/// A title as it is sorted: plain text, case-folded, without quotes and spaces in front.
[[nodiscard]] QString sortTitle(const QString &title);

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

namespace lectern {

class Connection;

/// Brings the full-text row of one paper up to date with its title, abstract, note, authors and keywords.
[[nodiscard]] Result<void> reindex(Connection &connection, PaperId id);

/// Plain text of a source text, as it is searched and scored.
[[nodiscard]] QString plainText(QStringView source);

/// A title as it is sorted: plain text, case-folded, without quotes and spaces in front.
[[nodiscard]] QString sortTitle(const QString &title);

} // namespace lectern

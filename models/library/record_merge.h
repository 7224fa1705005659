// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

namespace lectern {

/// Three-way merge of what the library has, what the same source said before, and what it says now: a field takes the
/// new value when the library's is empty, or when the source changed it and the library still has what the source
/// said before. Nothing is emptied. before: a default record when the source is new.
[[nodiscard]] PaperRecord mergeRecords(const PaperRecord &current, const PaperRecord &before,
                                       const PaperRecord &incoming);

} // namespace lectern

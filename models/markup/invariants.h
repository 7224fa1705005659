// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"
#include "models/markup/writers.h"

#include <QString>

namespace lectern::markup {

/// What is wrong with a tree over a source of `sourceLength` units: a range outside its parent's, siblings that
/// overlap, nesting that is too deep. An empty text when nothing is. For tests and fuzzing.
[[nodiscard]] QString treeFault(const Document &document, qsizetype sourceLength);

/// What is wrong with plain text: segments out of order, overlapping or outside of text or source. An empty text when
/// nothing is.
[[nodiscard]] QString segmentFault(const PlainText &plain, qsizetype sourceLength);

} // namespace lectern::markup

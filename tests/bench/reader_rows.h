// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/measure.h"

namespace lectern::bench {

/// Reading one abstract after the other in a window, over the 300 abstracts of a markup corpus (lines of
/// {"n","abstract"}) that hold most formulas: from key to painted with formulas in memory, the longest block of the
/// event loop without, the first formula of an engine started anew, and the engine's memory.
[[nodiscard]] Rows readerRows(const QString &corpus, const QString &folder);

} // namespace lectern::bench

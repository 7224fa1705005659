// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/measure.h"

namespace lectern::bench {

/// From nothing to a window whose list answers keys, going to the next abstract, and scrolling the list.
[[nodiscard]] Rows windowRows(const QString &libraryPath, const QString &folder);

} // namespace lectern::bench

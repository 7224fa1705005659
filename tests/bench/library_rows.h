// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/measure.h"

namespace lectern {
class Library;
}

namespace lectern::bench {

/// Imports a list by the program itself in a process of its own; the floor is raw SQLite with the same rows, prepared
/// statements and one FTS5 rebuild.
[[nodiscard]] Rows importRows(const QString &list, const QString &libraryPath, const QString &folder);

/// The first 100 results in rank order; the floor is the same MATCH of the index alone, ranked.
[[nodiscard]] Rows searchRows(Library &library);

/// The ten papers nearest to each of 300.
[[nodiscard]] Rows similarRows(Library &library);

/// Moving a paper in the first list, which holds all that was imported.
[[nodiscard]] Rows listRows(Library &library);

/// Theme scores of all abstracts; the floor is one `grep -c -i -E` pass with the same terms.
[[nodiscard]] Rows themeRows(Library &library, const QString &folder);

} // namespace lectern::bench

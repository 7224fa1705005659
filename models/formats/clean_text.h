// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectern::formats {

/// The text without what no file format should carry: control characters but tab, line feed and carriage return,
/// halves of surrogate pairs (as U+FFFD), non-characters and byte order marks.
[[nodiscard]] QString withoutControls(QStringView text);

/// The same on one line: each run of white space is one space, none at the ends.
[[nodiscard]] QString onOneLine(QStringView text);

} // namespace lectern::formats

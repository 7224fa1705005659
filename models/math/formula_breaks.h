// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace lectern::math {

/// Cuts the TeX of a long formula where a line may break: before relations and signs that stand outside of braces,
/// brackets, \left … \right and environments. Each piece can be typeset by itself with the same spacing. A short
/// formula, and one with commands that reach over such a place, stays whole.
[[nodiscard]] QStringList breakable(const QString &tex);

} // namespace lectern::math

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"

#include <QJsonObject>

namespace lectern::markup {

/// What `lectern markup` prints for an abstract: {"n", "text", "unknown": [command],
/// "formulas": [{"tex", "start", "length"}]}; start and length in UTF-16 units of the source, delimiters included.
[[nodiscard]] QJsonObject report(int number, const Document &document);

} // namespace lectern::markup

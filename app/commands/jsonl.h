// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QJsonObject>

#include <functional>

namespace lectern {

/// Reads a file ("-": standard input) of one {"n", "abstract"} object a line, calls answer with each and prints what
/// it gives, one object a line. A line that is no such object is reported on stderr and left out. Gives the exit
/// status: 1 when there were lines and none could be read.
[[nodiscard]] Result<int> answerLines(const QString &path,
                                      const std::function<QJsonObject(int n, const QString &abstract)> &answer);

} // namespace lectern

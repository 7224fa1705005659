// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QByteArray>
#include <QFile>

#include <memory>

namespace lectern {

/// Opens a file for reading; standard input when the path is "-". Errors: a folder, cannot be read.
[[nodiscard]] Result<std::unique_ptr<QFile>> openInput(const QString &path);

/// All bytes of a file, or of standard input.
[[nodiscard]] Result<QByteArray> readInput(const QString &path);

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QByteArrayView>
#include <QString>

#include <memory>

class QFile;

namespace lectern::formats {

/// How much of a file is looked at to tell its format, in bytes.
inline constexpr qint64 sniffedBytes = 64 * 1024;

/// Opens a file for reading. Errors: no such file, a folder or another thing that is no file, an empty file,
/// a file that may not be read.
[[nodiscard]] Result<std::unique_ptr<QFile>> openSource(const QString &path);

/// Nothing when the beginning of a file can be text, else the error that says what it is instead.
[[nodiscard]] Result<void> checkIsText(QByteArrayView beginning, const QString &path);

/// The error for a file of a sort that Lectern cannot read.
[[nodiscard]] std::unexpected<Error> unknownFormat(const QString &path);

} // namespace lectern::formats

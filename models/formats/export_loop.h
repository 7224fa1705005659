// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace lectern::formats {

/// Writes all of the bytes, or says why the device did not take them.
[[nodiscard]] Result<void> writeBytes(QIODevice &device, const QByteArray &bytes);

/// Fetches the papers one after the other and writes what `format` makes of each; never holds more than one.
/// `format` gets the paper and its position from 0. Ends without an error when the source's progress answers false.
[[nodiscard]] Result<void> writeEachPaper(const ExportSource &source, QIODevice &device,
                                          const std::function<QByteArray(const Paper &, qsizetype)> &format);

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace lectern::markup {

/// Mends UTF-8 that was once read as Latin-1 ("robot\u00e2\u0080\u0099s"). Only what cannot be meant is changed: an
/// accented letter followed by C1 control characters that make a valid sequence with it. For importers; the parser
/// leaves letters as they are, since positions count from the source.
[[nodiscard]] QString mendEncoding(QStringView text);

} // namespace lectern::markup

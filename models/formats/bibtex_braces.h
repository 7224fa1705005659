// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lectern::formats {

/// Where the braces are that BibTeX counts.
enum class TexMode { Text, Math };

/// Makes the braces among the pieces match. A piece is a brace when it is exactly "{", "}", "\{" or "\}"; BibTeX
/// counts all four, TeX pairs the plain and the escaped ones apart, and both must come out even. A plain brace
/// without a partner is dropped; an escaped one becomes the command that shows the same sign without being counted.
void balanceBraces(QStringList &pieces, TexMode mode);

} // namespace lectern::formats

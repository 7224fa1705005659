// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectern::formats {

/// Source text (TeX, Markdown and dirt) as the inside of a braced BibTeX value, on one line: formulas stay formulas,
/// TeX commands stay commands, "$50", "100%", "R&D", "#" and "_" are escaped where they are not yet, braces match.
[[nodiscard]] QString bibtexText(QStringView source);

/// The same for a title: what a style must not put in lower case (words with inner capitals, formulas, commands
/// with capitals) stands in braces.
[[nodiscard]] QString bibtexTitle(QStringView source);

/// An address or identifier as it is, without what would end the value: braces, backslashes and spaces are
/// percent-encoded.
[[nodiscard]] QString bibtexVerbatim(QStringView text);

} // namespace lectern::formats

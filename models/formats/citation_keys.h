// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QHash>
#include <QSet>

namespace lectern::formats {

/// Gives each paper of one export its own citation key: the first author's family name, the year and the first
/// significant word of the title ("berg2026calibration"), or the title's first three significant words and the year
/// when there is no author. Only a-z and 0-9, so that every TeX program takes it. A key that was given before gets
/// a, b, … z, aa, …: the same papers in the same order get the same keys.
class CitationKeys final
{
public:
    [[nodiscard]] QString keyFor(const Paper &paper);

private:
    QSet<QString> m_given;
    QHash<QString, int> m_repeats; ///< How many suffixes a key has used up.
};

/// Letters and digits in ASCII, lower case: "Müller-Łoś" is "mullerlos"; other scripts give nothing.
[[nodiscard]] QString asciiWord(QStringView text);

} // namespace lectern::formats

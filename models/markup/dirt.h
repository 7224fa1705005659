// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace lectern::markup {

/// What stands for a stretch of dirt: remains of line breaking, of PDF fonts and of wrong decoding.
struct Cleaned {
    QString text; ///< May be empty.
    qsizetype end = 0;
};

/// Looks at a control character, soft hyphen, ligature or character decoded in the wrong way at `at`.
[[nodiscard]] std::optional<Cleaned> cleanCharacter(QStringView source, qsizetype at);

/// Looks at `(cid:173)`, the number of a glyph in a PDF font.
[[nodiscard]] std::optional<Cleaned> cleanGlyphNumber(QStringView source, qsizetype at);

/// Looks at the hyphen at `at`: "atten- tion" loses hyphen and space, "small- and medium-scale" keeps both.
[[nodiscard]] std::optional<Cleaned> cleanHyphen(QStringView source, qsizetype at);

/// True for characters that cleanCharacter changes.
[[nodiscard]] inline bool isDirt(char16_t c)
{
    if (c < 0x80)
        return (c < 0x20 && c != u'\t' && c != u'\n' && c != u'\r') || c == 0x7f;
    if (c < 0x100)
        return c <= 0x9f || c == 0xad;
    return (c >= 0xfb00 && c <= 0xfb06) || c == 0xfeff || (c >= 0x200b && c <= 0x200f) || c == 0x2028 || c == 0x2029 ||
           c == 0xffff || c == 0xfffe;
}

} // namespace lectern::markup

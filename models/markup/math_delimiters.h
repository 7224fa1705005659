// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QStringView>

namespace lectern::markup {

/// True if `content`, found between two dollars, is a formula; false if the dollars are money or strays and the
/// content is prose. `next` is the character after the second dollar.
[[nodiscard]] bool isFormula(QStringView content, QChar next);

/// How a LaTeX environment is read.
enum class MathEnvironment {
    None,      ///< not mathematics
    Wrapper,   ///< begin and end only mark a formula: equation, displaymath
    Structured ///< begin and end are part of the TeX: align, array
};

[[nodiscard]] MathEnvironment mathEnvironment(QStringView name);

} // namespace lectern::markup

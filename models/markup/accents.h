// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace lectern::markup {

/// The letter with the accent that the LaTeX command `accent` ("'", "v") puts on `base`; an empty text when the two
/// do not go together or `accent` is no accent.
[[nodiscard]] QString accented(QStringView accent, QStringView base);

/// True if `name` is a LaTeX accent command.
[[nodiscard]] bool isAccent(QStringView name);

} // namespace lectern::markup

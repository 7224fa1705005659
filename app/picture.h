// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectern {

namespace math {
class Typesetter;
}

class MainWindow;

/// Waits until the window's list and formulas are there, then writes its picture as PNG. Gives the exit status.
[[nodiscard]] int takePicture(MainWindow &window, math::Typesetter &typesetter, const QString &path);

} // namespace lectern

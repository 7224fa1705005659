// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

class QGuiApplication;

namespace lectern {

/// Makes the program light or dark, or follow the system (Qt::ColorScheme::Unknown). Where the platform cannot
/// (offscreen, some window managers), a palette of Lectern's own does it.
void applyColourScheme(QGuiApplication &application, Qt::ColorScheme scheme);

} // namespace lectern

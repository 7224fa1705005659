// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paint_delay.h"

#include <QtEnvironmentVariables>

namespace lectern {

void shortenPaintDelay()
{
    // Read by QPlatformWindow::requestUpdate(). Not 0: such a timer waits until no other event is left.
    constexpr auto variable = "QT_QPA_UPDATE_IDLE_TIME";
    if (!qEnvironmentVariableIsSet(variable)) {
        qputenv(variable, "1");
    }
}

} // namespace lectern

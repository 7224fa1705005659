// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/command_line.h"
#include "app/output.h"

using namespace Qt::StringLiterals;

namespace lectern {

int runWindow(int &, char **, const WindowOptions &)
{
    say(u"The window is not built yet; “lectern --help” shows what works without it."_s);
    return 1;
}

} // namespace lectern

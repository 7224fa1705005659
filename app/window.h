// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lectern {

struct WindowOptions;

/// Opens the window, runs the event loop and gives the process's exit status.
[[nodiscard]] int runWindow(int &argc, char **argv, const WindowOptions &options);

} // namespace lectern

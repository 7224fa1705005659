// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window.h"

#include "models/paper/error.h"

#include <functional>
#include <variant>

namespace lectern {

/// A command that needs no display: runs with a QCoreApplication and gives the exit status, or why it failed.
using HeadlessCommand = std::function<Result<int>()>;

/// What to do: end with this status at once (help was printed, or the usage was wrong), run a command, or open the
/// window.
using CommandLine = std::variant<int, HeadlessCommand, WindowOptions>;

/// Reads the arguments as main() got them. Prints help and version on stdout and complaints on stderr itself.
[[nodiscard]] CommandLine parseCommandLine(int argc, const char *const *argv);

} // namespace lectern

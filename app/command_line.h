// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <variant>

namespace lectern {

/// What the command line asks of the window.
struct WindowOptions {
    QString library;    ///< The library's path, never empty.
    QStringList files;  ///< A library, or lists to import.
    QString screenshot; ///< Write a picture of the window here and end; empty for a window to work in.
    QSize size;         ///< Of the window, in device-independent pixels; invalid when not asked for.
    qint64 select = 0;  ///< The paper to open; 0 for none.
    QString themeMode;  ///< "light", "dark", or empty to follow the system.
    bool sample = false; ///< The library is the sample one, to be filled when it is empty; see prepareSample().
};

/// A command that needs no display: runs with a QCoreApplication and gives the exit status, or why it failed.
using HeadlessCommand = std::function<Result<int>()>;

/// What to do: end with this status at once (help was printed, or the usage was wrong), run a command, or open the
/// window.
using CommandLine = std::variant<int, HeadlessCommand, WindowOptions>;

/// Reads the arguments as main() got them. Prints help and version on stdout and complaints on stderr itself.
[[nodiscard]] CommandLine parseCommandLine(int argc, const char *const *argv);

} // namespace lectern

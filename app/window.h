// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace lectern {

/// What the command line asks of the window.
struct WindowOptions {
    QString library;    ///< Path; empty for the default one.
    QStringList files;  ///< Lists to import.
    QString screenshot; ///< Write the window's picture here and end; empty to stay open.
    QSize size;         ///< Of the window, in logical pixels; invalid for the one it had last.
    qint64 select = 0;  ///< The paper to show; 0 for the one shown last.
    QString themeMode;  ///< "light", "dark", or empty to follow the system.
    bool sample = false;
};

/// Opens the window and runs until it is closed. Gives the exit status. A second Lectern on the same library hands
/// its files to the first one, brings that one's window forward and ends.
[[nodiscard]] int runWindow(int &argc, char **argv, const WindowOptions &options);

} // namespace lectern

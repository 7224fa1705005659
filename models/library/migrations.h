// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QStringList>

namespace lectern {

class Connection;

/// The SQL scripts that ship, in order: script N takes a library from schema version N to N + 1.
[[nodiscard]] QStringList builtInMigrations();

/// Brings a library's schema up to date. An empty file becomes a library; an older library is first copied beside
/// itself ("NAME.before-N" where N is its old version); each script runs with its version number in one transaction,
/// so that a failed one leaves the file as it was.
/// Errors: another program's SQLite file, a library newer than the scripts, a failing script.
[[nodiscard]] Result<void> migrate(Connection &connection, const QStringList &scripts);

/// Checks without changing anything that a connection's file is empty or a library that the scripts can bring up to
/// date. Errors: another program's SQLite file, a library newer than the scripts.
[[nodiscard]] Result<void> checkOwner(Connection &connection, const QStringList &scripts);

/// Checks without changing anything that a connection's file is a library of the scripts' version.
[[nodiscard]] Result<void> checkSchema(Connection &connection, const QStringList &scripts);

} // namespace lectern

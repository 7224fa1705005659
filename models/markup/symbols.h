// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/commands.h"

#include <QHash>

namespace lectern::markup {

/// Adds the commands that stand for a character: special letters, punctuation, Greek letters and signs.
void addSymbols(QHash<QStringView, Command> &table);

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"

#include <QStringView>

namespace lectern::markup {

/// Turns an abstract's source (LaTeX, Markdown, HTML remains and dirt mixed) into a tree. Never fails and never
/// drops a letter: what is not understood comes out as readable text. Linear in the length of the source;
/// nesting deeper than 64 levels is read as text.
[[nodiscard]] Document parse(QStringView source);

} // namespace lectern::markup

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTextDocument;

namespace lectern {

/// The text of a document's stretch from start to end, with TeX for formulas and an empty line between blocks.
[[nodiscard]] QString textWithSource(const QTextDocument &document, int start, int end);

} // namespace lectern

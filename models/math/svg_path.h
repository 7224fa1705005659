// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

namespace lectern::math {

/// The path of a `d` attribute in the commands that MathJax writes: M L H V Q T C S Z, absolute or relative.
/// Reading ends at the first thing it does not know (arcs among them); what came before is given.
/// Filled by the winding rule.
[[nodiscard]] QPainterPath svgPath(QStringView d);

} // namespace lectern::math

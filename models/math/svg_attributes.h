// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStringView>
#include <QTransform>

#include <optional>
#include <vector>

namespace lectern::math {

/// The numbers of an attribute such as "0 -750.5 1e3,12"; reading ends at the first thing that is none.
[[nodiscard]] std::vector<double> svgNumbers(QStringView text);

/// A transform attribute: any list of translate, scale, rotate and matrix. Unknown functions are passed over.
[[nodiscard]] QTransform svgTransform(QStringView text);

/// A viewBox attribute, x y width height; none when it is not four numbers.
[[nodiscard]] std::optional<QRectF> svgViewBox(QStringView text);

/// The value of a property in a style attribute such as "stroke-width: 67; fill: none", else empty.
[[nodiscard]] QStringView svgStyle(QStringView style, QStringView property);

} // namespace lectern::math

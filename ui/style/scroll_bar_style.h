// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QAbstractScrollArea;

namespace lectern {

/// A flat, narrow scroll bar without arrows for panes that are read for hours. It draws two rectangles, where the
/// gradients of the usual styles take longer than the text beside them.
class ScrollBarStyle final : public QProxyStyle
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScrollBarStyle)

public:
    /// Gives an area's upright scroll bar this style.
    static void applyTo(QAbstractScrollArea &area);

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                       const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *result) const override;

private:
    ScrollBarStyle() = default;
};

} // namespace lectern

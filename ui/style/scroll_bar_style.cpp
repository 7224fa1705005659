// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/scroll_bar_style.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionSlider>

#include <algorithm>

namespace lectern {

namespace {

constexpr int thickness = 12;
constexpr int shortestSlider = 32;
constexpr int sliderGap = 3; // between the slider and the edges

const QStyleOptionSlider *sliderOption(QStyle::ComplexControl control, const QStyleOptionComplex *option)
{
    return control == QStyle::CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider *>(option) : nullptr;
}

QRect sliderRect(const QStyleOptionSlider &option)
{
    const bool upright = option.orientation == Qt::Vertical;
    const int length = upright ? option.rect.height() : option.rect.width();
    const qint64 range = qint64(option.maximum) - option.minimum;
    const int wanted = range > 0 ? int(qint64(option.pageStep) * length / (range + option.pageStep)) : length;
    const int slider = std::clamp(wanted, std::min(shortestSlider, length), length);
    const int start = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                      length - slider, option.upsideDown);
    return upright ? QRect(option.rect.left(), option.rect.top() + start, option.rect.width(), slider)
                   : QRect(option.rect.left() + start, option.rect.top(), slider, option.rect.height());
}

} // namespace

void ScrollBarStyle::applyTo(QAbstractScrollArea &area)
{
    auto *style = new ScrollBarStyle;
    style->setParent(&area);
    area.verticalScrollBar()->setStyle(style);
}

void ScrollBarStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                        const QWidget *widget) const
{
    const QStyleOptionSlider *slider = sliderOption(control, option);
    if (slider == nullptr) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    painter->fillRect(slider->rect, slider->palette.color(QPalette::Base));
    if (slider->maximum <= slider->minimum) {
        return;
    }
    QColor ink = slider->palette.color(QPalette::Text);
    const bool held = slider->state.testFlag(State_Sunken) && slider->activeSubControls.testFlag(SC_ScrollBarSlider);
    ink.setAlphaF(held ? 0.55F : slider->state.testFlag(State_MouseOver) ? 0.42F : 0.28F);
    painter->fillRect(sliderRect(*slider).adjusted(sliderGap, 1, -sliderGap, -1), ink);
}

QRect ScrollBarStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                     const QWidget *widget) const
{
    const QStyleOptionSlider *slider = sliderOption(control, option);
    if (slider == nullptr) {
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
    const QRect knob = sliderRect(*slider);
    const bool upright = slider->orientation == Qt::Vertical;
    switch (part) {
    case SC_ScrollBarSlider:
        return knob;
    case SC_ScrollBarGroove:
        return slider->rect;
    case SC_ScrollBarSubPage:
        return upright ? QRect(slider->rect.topLeft(), QPoint(slider->rect.right(), knob.top() - 1))
                       : QRect(slider->rect.topLeft(), QPoint(knob.left() - 1, slider->rect.bottom()));
    case SC_ScrollBarAddPage:
        return upright ? QRect(QPoint(slider->rect.left(), knob.bottom() + 1), slider->rect.bottomRight())
                       : QRect(QPoint(knob.right() + 1, slider->rect.top()), slider->rect.bottomRight());
    default:
        return {};
    }
}

int ScrollBarStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return thickness;
    case PM_ScrollBarSliderMin:
        return shortestSlider;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ScrollBarStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                              QStyleHintReturn *result) const
{
    // It does not fade away: whoever reads wants to see how much is left.
    return hint == SH_ScrollBar_Transient ? 0 : QProxyStyle::styleHint(hint, option, widget, result);
}

} // namespace lectern

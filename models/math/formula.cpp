// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/formula.h"

#include "models/math/svg_reader.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace lectern::math {

namespace {

/// A span on whole pixels, at least one long, about the same centre.
void snap(double &start, double &length)
{
    const double centre = start + length / 2;
    length = std::max(1.0, std::round(length));
    start = std::round(centre - length / 2);
}

/// The rectangle with its thin sides on whole device pixels; blurred bars make a line of text look uneven.
QRectF onPixels(const QTransform &toDevice, const QRectF &bar)
{
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    toDevice.mapRect(bar).getRect(&x, &y, &width, &height);
    snap(height <= width ? y : x, height <= width ? height : width);
    return {x, y, width, height};
}

bool isUpright(const QTransform &transform)
{
    return transform.type() <= QTransform::TxScale;
}

/// A colour that the source asked for, as light or dark as the ink, so that blue is read on a dark page, too.
QColor legible(const QColor &colour, const QColor &ink)
{
    const bool onDark = qGray(ink.rgb()) > 127;
    const int lightness = colour.lightness();
    if (onDark ? lightness >= 150 : lightness <= 150)
        return colour;
    return QColor::fromHsl(std::max(colour.hslHue(), 0), colour.hslSaturation(), onDark ? 180 : 110, colour.alpha());
}

} // namespace

Formula Formula::failed(const QString &reason)
{
    Formula formula;
    formula.m_error =
        reason.isEmpty() ? QCoreApplication::translate("Formula", "This formula cannot be typeset") : reason;
    return formula;
}

Formula Formula::fromSvg(const QByteArray &svg, GlyphPaths *glyphs)
{
    SvgReader reader(glyphs);
    if (!reader.read(svg))
        return failed(QCoreApplication::translate("Formula", "This formula cannot be drawn"));
    Formula formula;
    formula.m_width = reader.viewBox().width();
    formula.m_ascent = std::max(0.0, -reader.viewBox().top());
    formula.m_descent = std::max(0.0, reader.viewBox().bottom());
    formula.m_undefinedNames = reader.undefinedNames();
    formula.m_shapes = reader.takeShapes();
    return formula;
}

qsizetype Formula::memoryUse() const
{
    auto bytes = static_cast<qsizetype>(sizeof(Formula));
    for (const Shape &shape : m_shapes)
        bytes += static_cast<qsizetype>(sizeof(Shape)) +
                 (shape.shared ? 0 : static_cast<qsizetype>(sizeof(QPainterPath::Element)) * shape.path.elementCount());
    return bytes;
}

void Formula::paint(QPainter &painter, QPointF origin, double em) const
{
    painter.save();
    const QColor ink = painter.pen().color();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(origin);
    painter.scale(em / 1000, em / 1000);
    // With a device pixel ratio the transform to real pixels is the painter's device transform.
    const QTransform toDevice = painter.deviceTransform();
    const QTransform toPainter = painter.worldTransform();
    const bool sharpBars = isUpright(toDevice);
    for (const Shape &shape : m_shapes) {
        const QColor colour = shape.colour.isValid() ? legible(shape.colour, ink) : ink;
        if (shape.bar && sharpBars) {
            const QRectF bar = shape.transform.mapRect(shape.path.boundingRect());
            painter.setWorldTransform(toPainter);
            painter.fillRect(toDevice.inverted().mapRect(onPixels(toDevice, bar)), colour);
        } else {
            painter.setWorldTransform(shape.transform * toPainter);
            painter.fillPath(shape.path, colour);
        }
    }
    painter.restore();
}

} // namespace lectern::math

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/svg_reader.h"

#include "models/math/svg_attributes.h"
#include "models/math/svg_path.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainterPathStroker>
#include <QPolygonF>
#include <QXmlStreamReader>

namespace lectern::math {

using namespace Qt::StringLiterals;

namespace {

/// Deeper nesting than any formula that the engine finishes; guards the stack against a damaged cache.
constexpr int maxDepth = 2000;
/// Rules of tables and frames get this from MathJax's style sheet, which is not part of the SVG.
constexpr double tableRule = 60; // MathJax has 70; 60 is what fraction bars have

double length(const QXmlStreamAttributes &attributes, QLatin1StringView name, double otherwise = 0)
{
    const auto numbers = svgNumbers(attributes.value(name));
    return numbers.empty() ? otherwise : numbers.front();
}

/// Sets colour and whether to use it from a fill or stroke attribute; currentColor is the painter's pen.
void readColour(QStringView value, QColor &colour, bool &used)
{
    if (value.isEmpty() || value == u"inherit")
        return;
    used = value != u"none" && value != u"transparent";
    if (used)
        colour = value == u"currentColor" ? QColor() : QColor::fromString(value);
}

/// An attribute, or the same property in the style attribute.
QStringView property(const QXmlStreamAttributes &attributes, QLatin1StringView name)
{
    const QStringView value = attributes.value(name);
    return value.isEmpty() ? svgStyle(attributes.value("style"_L1), QString(name)) : value;
}

QPainterPath rectangle(const QXmlStreamAttributes &attributes)
{
    QPainterPath path;
    const double radius = length(attributes, "rx"_L1);
    path.addRoundedRect(length(attributes, "x"_L1), length(attributes, "y"_L1), length(attributes, "width"_L1),
                        length(attributes, "height"_L1), radius, length(attributes, "ry"_L1, radius));
    return path;
}

QPainterPath ellipse(const QXmlStreamAttributes &attributes)
{
    QPainterPath path;
    path.addEllipse(QPointF(length(attributes, "cx"_L1), length(attributes, "cy"_L1)), length(attributes, "rx"_L1),
                    length(attributes, "ry"_L1));
    return path;
}

QPainterPath line(const QXmlStreamAttributes &attributes)
{
    QPainterPath path(QPointF(length(attributes, "x1"_L1), length(attributes, "y1"_L1)));
    path.lineTo(length(attributes, "x2"_L1), length(attributes, "y2"_L1));
    return path;
}

/// A line along an axis, which becomes a bar.
bool isStraightLine(const QPainterPath &path)
{
    const QRectF box = path.boundingRect();
    return path.elementCount() == 2 && (box.width() == 0 || box.height() == 0);
}

QPainterPath polygon(const QXmlStreamAttributes &attributes)
{
    const auto numbers = svgNumbers(attributes.value("points"_L1));
    QPolygonF points;
    for (size_t i = 0; i + 1 < numbers.size(); i += 2)
        points << QPointF(numbers[i], numbers[i + 1]);
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

} // namespace

bool SvgReader::read(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    if (!xml.readNextStartElement() || xml.name() != u"svg")
        return false;
    const auto box = svgViewBox(xml.attributes().value("viewBox"_L1));
    if (!box)
        return false;
    m_viewBox = *box;
    readChildren(xml, State(), 0);
    return !xml.hasError();
}

void SvgReader::readChildren(QXmlStreamReader &xml, const State &state, int depth)
{
    if (depth > maxDepth) {
        xml.raiseError(u"nested too deeply"_s);
        return;
    }
    while (xml.readNextStartElement())
        readElement(xml, state, depth);
}

void SvgReader::readElement(QXmlStreamReader &xml, State state, int depth)
{
    const QXmlStreamAttributes attributes = xml.attributes();
    const QStringView name = xml.name();
    readColour(property(attributes, "fill"_L1), state.fill, state.filled);
    readColour(property(attributes, "stroke"_L1), state.stroke, state.stroked);
    if (attributes.hasAttribute("data-line"_L1) || attributes.hasAttribute("data-frame"_L1)) {
        state.strokeWidth = tableRule;
        state.filled = false;
    }
    if (const auto width = svgNumbers(property(attributes, "stroke-width"_L1)); !width.empty())
        state.strokeWidth = width.front();
    state.transform = svgTransform(attributes.value("transform"_L1)) * state.transform;

    const QString undefinedName = attributes.value("data-undefined"_L1).toString();
    const size_t firstShape = m_shapes.size();
    if (name == u"text") {
        readText(xml, attributes, state);
        return;
    }
    if (name == u"path")
        add(m_glyphs ? m_glyphs->path(attributes.value("d"_L1)) : svgPath(attributes.value("d"_L1)), state, false,
            m_glyphs);
    else if (name == u"rect")
        add(rectangle(attributes), state, !attributes.hasAttribute("rx"_L1));
    else if (name == u"line")
        add(line(attributes), state);
    else if (name == u"polygon")
        add(polygon(attributes), state);
    else if (name == u"ellipse")
        add(ellipse(attributes), state);
    else if (name == u"svg")
        enterNestedSvg(attributes, state);
    if (name == u"title" || name == u"foreignObject")
        xml.skipCurrentElement();
    else
        readChildren(xml, state, depth + 1);
    if (!undefinedName.isEmpty())
        markUndefined(undefinedName, firstShape);
}

void SvgReader::readText(QXmlStreamReader &xml, const QXmlStreamAttributes &attributes, const State &state)
{
    const QString text = xml.readElementText(QXmlStreamReader::SkipChildElements);
    // Fonts exist only beside a QGuiApplication; command-line programs never draw.
    if (text.isEmpty() || !qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return;
    QFont font(attributes.value("font-family"_L1).toString());
    font.setPixelSize(qBound(1, qRound(length(attributes, "font-size"_L1, 1000)), 10'000));
    font.setItalic(attributes.value("font-style"_L1) == u"italic");
    font.setBold(attributes.value("font-weight"_L1) == u"bold");
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addText(0, 0, font, text);
    add(path, state);
}

void SvgReader::enterNestedSvg(const QXmlStreamAttributes &attributes, State &state) const
{
    const QRectF view(length(attributes, "x"_L1), length(attributes, "y"_L1), length(attributes, "width"_L1),
                      length(attributes, "height"_L1));
    const auto box = svgViewBox(attributes.value("viewBox"_L1));
    if (!box || box->isEmpty())
        return;
    // A table's svg only places its content; a stretched character's one also cuts the pieces to length.
    if (!attributes.hasAttribute("data-table"_L1) && !attributes.hasAttribute("data-labels"_L1)) {
        QPainterPath clip;
        clip.addRect(view);
        clip = state.transform.map(clip);
        state.clip = state.clip.isEmpty() ? clip : state.clip.intersected(clip);
    }
    state.transform = QTransform()
                          .translate(view.x(), view.y())
                          .scale(view.width() / box->width(), view.height() / box->height())
                          .translate(-box->x(), -box->y()) *
                      state.transform;
}

void SvgReader::add(const QPainterPath &path, const State &state, bool bar, bool shared)
{
    if (path.isEmpty())
        return;
    if (state.filled)
        addShape(path, state.fill, state, bar, shared);
    if (state.stroked && state.strokeWidth > 0) {
        QPainterPathStroker stroker;
        stroker.setWidth(state.strokeWidth);
        stroker.setCapStyle(Qt::FlatCap);
        addShape(stroker.createStroke(path), state.stroke, state, isStraightLine(path), false);
    }
}

void SvgReader::addShape(const QPainterPath &path, const QColor &colour, const State &state, bool bar, bool shared)
{
    Shape shape{path, state.transform, colour, shared, bar && state.transform.type() <= QTransform::TxScale};
    if (!state.clip.isEmpty()) {
        shape.path = state.transform.map(path).intersected(state.clip);
        shape.transform = {};
        shape.shared = false;
    }
    if (shape.path.fillRule() != Qt::WindingFill)
        shape.path.setFillRule(Qt::WindingFill);
    m_shapes.push_back(std::move(shape));
}

void SvgReader::markUndefined(const QString &name, size_t firstShape)
{
    if (!m_undefinedNames.contains(name))
        m_undefinedNames.append(name);
    QRectF extent;
    for (size_t i = firstShape; i < m_shapes.size(); ++i)
        extent |= m_shapes[i].transform.mapRect(m_shapes[i].path.boundingRect());
    if (extent.isEmpty())
        return;
    // Dots under the name, within the descent of any text line.
    constexpr double dot = 50;
    QPainterPath dots;
    for (double x = extent.left(); x + dot <= extent.right(); x += 3 * dot)
        dots.addEllipse(QRectF(x, std::max(extent.bottom(), 0.0) + dot, dot, dot));
    m_shapes.push_back({dots, {}, {}, false, false});
}

} // namespace lectern::math

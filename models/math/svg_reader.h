// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/formula.h"
#include "models/math/glyph_paths.h"

#include <QRectF>
#include <QTransform>

class QXmlStreamAttributes;
class QXmlStreamReader;

namespace lectern::math {

/// Reads the SVG that MathJax writes, and only that, into filled shapes: path, rect, line, polygon, ellipse, text, g
/// and nested svg with clipping; fill, stroke and stroke-width inherited.
class SvgReader final
{
public:
    /// glyphs: outlines to share; may be null.
    explicit SvgReader(GlyphPaths *glyphs = nullptr)
        : m_glyphs(glyphs)
    {
    }

    /// False when the text is no SVG with a viewBox. Elements that are not known are passed over.
    [[nodiscard]] bool read(const QByteArray &svg);

    [[nodiscard]] QRectF viewBox() const { return m_viewBox; }
    [[nodiscard]] QStringList undefinedNames() const { return m_undefinedNames; }
    [[nodiscard]] std::vector<Shape> takeShapes() { return std::move(m_shapes); }

private:
    /// What an element hands down to those in it.
    struct State {
        QTransform transform;
        QPainterPath clip; ///< In the root's coordinates; empty: none.
        QColor fill;       ///< Invalid: the painter's pen.
        QColor stroke;
        bool filled = true;
        bool stroked = true;
        double strokeWidth = 0;
    };

    void readChildren(QXmlStreamReader &xml, const State &state, int depth);
    void readElement(QXmlStreamReader &xml, State state, int depth);
    void readText(QXmlStreamReader &xml, const QXmlStreamAttributes &attributes, const State &state);
    void enterNestedSvg(const QXmlStreamAttributes &attributes, State &state) const;
    void add(const QPainterPath &path, const State &state, bool bar = false, bool shared = false);
    void addShape(const QPainterPath &path, const QColor &colour, const State &state, bool bar, bool shared);
    void markUndefined(const QString &name, size_t firstShape);

    GlyphPaths *m_glyphs;
    QRectF m_viewBox;
    QStringList m_undefinedNames;
    std::vector<Shape> m_shapes;
};

} // namespace lectern::math

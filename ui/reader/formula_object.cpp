// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/formula_object.h"

#include "models/math/typesetter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace lectern {

namespace {

enum Property { TexProperty = QTextFormat::UserProperty + 1, DisplayProperty };

/// A formula wider than the line shrinks to it, but stays readable.
constexpr double smallestScale = 0.6;

} // namespace

FormulaObject::FormulaObject(math::Typesetter &typesetter, QObject *parent) : QObject(parent), m_typesetter(typesetter) {}

QTextCharFormat FormulaObject::format(const math::FormulaKey &key)
{
    QTextCharFormat format;
    format.setObjectType(objectType);
    format.setProperty(TexProperty, key.tex);
    format.setProperty(DisplayProperty, key.display);
    return format;
}

math::FormulaKey FormulaObject::keyOf(const QTextFormat &format)
{
    return {format.property(TexProperty).toString(), format.property(DisplayProperty).toBool()};
}

QString FormulaObject::source(const QTextFormat &format)
{
    const math::FormulaKey key = keyOf(format);
    const QString delimiter = key.display ? QStringLiteral("$$") : QStringLiteral("$");
    return delimiter + key.tex + delimiter;
}

double FormulaObject::em(const math::Formula &formula, const QTextDocument &document) const
{
    const double natural = m_style.formulaEm();
    const double room = document.textWidth();
    if (room <= 0 || formula.width() * natural / 1000 <= room)
        return natural;
    return std::max(room * 1000 / formula.width(), natural * smallestScale);
}

QSizeF FormulaObject::intrinsicSize(QTextDocument *document, int, const QTextFormat &format)
{
    const math::FormulaKey key = keyOf(format);
    const auto formula = m_typesetter.cached(key);
    if (!formula)
        m_typesetter.request(key);
    if (!formula || !formula->isValid()) {
        const QFontMetricsF metrics(m_style.codeFont);
        return {metrics.horizontalAdvance(key.tex), metrics.ascent()};
    }
    const double scale = em(*formula, *document) / 1000;
    const double height = key.display ? formula->ascent() + formula->descent() : formula->ascent();
    return {formula->width() * scale, height * scale};
}

void FormulaObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int, const QTextFormat &format)
{
    const math::FormulaKey key = keyOf(format);
    const auto formula = m_typesetter.cached(key);
    painter->save();
    // The layout sets the pen to the text's or the selection's colour.
    if (!formula || !formula->isValid()) {
        painter->setFont(m_style.codeFont);
        if (formula)
            painter->fillRect(rect.adjusted(-1, -1, 1, 3), m_style.codeBackground);
        painter->setPen(format.hasProperty(QTextFormat::ForegroundBrush) ? painter->pen().color() : m_style.muted);
        painter->drawText(QPointF(rect.left(), rect.bottom()), key.tex);
    } else {
        const double size = em(*formula, *document);
        const double below = key.display ? formula->descent() * size / 1000 : 0;
        formula->paint(*painter, QPointF(rect.left(), rect.bottom() - below), size);
    }
    painter->restore();
}

QString FormulaObject::problem(const QTextFormat &format) const
{
    const auto formula = m_typesetter.cached(keyOf(format));
    return formula ? formula->error() : QString();
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QHashFunctions>
#include <QPainterPath>
#include <QString>
#include <QStringList>
#include <QTransform>

#include <vector>

class QPainter;

namespace lectern::math {

class GlyphPaths;

/// What is asked to be typeset.
struct FormulaKey {
    QString tex;          ///< Without delimiters.
    bool display = false; ///< Display style rather than text style.

    bool operator==(const FormulaKey &) const = default;
    friend size_t qHash(const FormulaKey &key, size_t seed = 0) { return qHashMulti(seed, key.tex, key.display); }
};

/// One filled shape of a formula; in thousandths of an em, y downwards from the baseline, once transformed.
struct Shape {
    QPainterPath path; ///< In coordinates of its own: formulas share the outlines of their glyphs.
    QTransform transform;
    QColor colour;       ///< Invalid: the painter's pen.
    bool shared = false; ///< Whether other formulas have the same path.
    bool bar = false;    ///< A fraction bar or rule: an upright rectangle, set on whole pixels so that it stays sharp.
};

/// A typeset formula. Lengths are in thousandths of an em; y grows downwards from the baseline.
class Formula final
{
public:
    /// A formula that could not be typeset; reason is MathJax's message.
    [[nodiscard]] static Formula failed(const QString &reason);

    /// Reads what Engine::typeset gives; a failed formula when that cannot be read.
    /// glyphs: outlines to share with other formulas; may be null.
    [[nodiscard]] static Formula fromSvg(const QByteArray &svg, GlyphPaths *glyphs = nullptr);

    [[nodiscard]] bool isValid() const { return m_error.isEmpty(); }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double ascent() const { return m_ascent; }   ///< Above the baseline, at least 0.
    [[nodiscard]] double descent() const { return m_descent; } ///< Below the baseline, at least 0.

    /// Commands that nobody defined, without backslash, each once; they are set as upright names, dotted underneath.
    [[nodiscard]] QStringList undefinedNames() const { return m_undefinedNames; }

    /// About how much memory the formula takes, in bytes, without the outlines that it shares.
    [[nodiscard]] qsizetype memoryUse() const;

    /// Paints with the baseline's left end at origin. em: pixels an em. Colour is the painter's pen.
    void paint(QPainter &painter, QPointF origin, double em) const;

private:
    QString m_error;
    double m_width = 0;
    double m_ascent = 0;
    double m_descent = 0;
    QStringList m_undefinedNames;
    std::vector<Shape> m_shapes;
};

} // namespace lectern::math

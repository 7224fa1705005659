// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QHashFunctions>
#include <QPainterPath>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;

namespace lectern::math {

/// What is asked to be typeset.
struct FormulaKey {
    QString tex;          ///< Without delimiters.
    bool display = false; ///< Display style rather than text style.

    bool operator==(const FormulaKey &) const = default;
    friend size_t qHash(const FormulaKey &key, size_t seed = 0) { return qHashMulti(seed, key.tex, key.display); }
};

/// One filled shape of a formula, in thousandths of an em, y downwards from the baseline.
struct Shape {
    QPainterPath path;
    QColor colour;    ///< Invalid: the painter's pen.
    bool bar = false; ///< A fraction bar or rule: an upright rectangle, set on whole pixels so that it stays sharp.
};

/// A typeset formula. Lengths are in thousandths of an em; y grows downwards from the baseline.
class Formula final
{
public:
    /// A formula that could not be typeset; reason is MathJax's message.
    [[nodiscard]] static Formula failed(const QString &reason);

    /// Reads what Engine::typeset gives; a failed formula when that cannot be read.
    [[nodiscard]] static Formula fromSvg(const QByteArray &svg);

    [[nodiscard]] bool isValid() const { return m_error.isEmpty(); }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double ascent() const { return m_ascent; }   ///< Above the baseline, at least 0.
    [[nodiscard]] double descent() const { return m_descent; } ///< Below the baseline, at least 0.

    /// Commands that nobody defined, without backslash, each once; they are set as upright names, dotted underneath.
    [[nodiscard]] QStringList undefinedNames() const { return m_undefinedNames; }

    /// About how much memory the formula takes, in bytes.
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

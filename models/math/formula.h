// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QPainterPath>
#include <QString>

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

/// A typeset formula. Lengths are in thousandths of an em; y grows downwards from the baseline.
class Formula final
{
public:
    /// A formula that could not be typeset; reason is MathJax's message.
    [[nodiscard]] static Formula failed(const QString &reason);

    [[nodiscard]] bool isValid() const { return m_error.isEmpty(); }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double ascent() const { return m_ascent; }   ///< Above the baseline, at least 0.
    [[nodiscard]] double descent() const { return m_descent; } ///< Below the baseline, at least 0.

    /// Paints with the baseline's left end at origin. em: pixels an em. Colour is the painter's pen.
    void paint(QPainter &painter, QPointF origin, double em) const;

private:
    QString m_error;
    double m_width = 0;
    double m_ascent = 0;
    double m_descent = 0;
};

} // namespace lectern::math

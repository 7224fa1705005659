// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/svg_path.h"

#include <QHash>
#include <QString>

namespace lectern::math {

/// The outlines of glyphs, each read once and shared by the formulas that draw it: an abstract's formulas are a few
/// dozen glyphs, over and over. For one thread; the paths themselves may go to others.
class GlyphPaths final
{
public:
    /// The outline that a path element's d attribute describes.
    [[nodiscard]] QPainterPath path(QStringView d)
    {
        if (m_paths.size() > mostPaths)
            m_paths.clear(); // formulas keep theirs
        const QString key = d.toString();
        if (const auto known = m_paths.constFind(key); known != m_paths.constEnd())
            return *known;
        return *m_paths.insert(key, svgPath(d));
    }

private:
    /// MathJax's font has about 2,000 glyphs in all its sizes.
    static constexpr qsizetype mostPaths = 4000;

    QHash<QString, QPainterPath> m_paths;
};

} // namespace lectern::math

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/highlight.h"
#include "ui/style/reading_style.h"

#include <QTextEdit>

#include <array>

namespace lectern {

/// The marked stretches of a text in their layers, drawn from the bottom to the top. A layer is replaced as a whole.
/// Positions are the document's.
class TextMarks final
{
public:
    enum class Layer { Highlights, Evidence, Against, Search, Find, CurrentFind };

    struct Stretch {
        int start = 0;
        int end = 0;
        HighlightColour colour = HighlightColour::Yellow; ///< Of Layer::Highlights only.

        bool operator==(const Stretch &) const = default;
    };

    void set(Layer layer, const QList<Stretch> &stretches) { m_layers.at(size_t(layer)) = stretches; }
    void clear();

    [[nodiscard]] const QList<Stretch> &stretches(Layer layer) const { return m_layers.at(size_t(layer)); }

    /// What the view is to draw over its document. Where highlights overlap, their colours mix.
    [[nodiscard]] QList<QTextEdit::ExtraSelection> selections(QTextDocument &document,
                                                              const ReadingColours &colours) const;

private:
    std::array<QList<Stretch>, 6> m_layers;
};

/// The background of a highlight; text stays readable on it.
[[nodiscard]] QColor highlightBackground(HighlightColour colour, const ReadingColours &colours);

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/text_marks.h"

#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <set>

namespace lectern {

namespace {

QColor mixed(const QList<QColor> &colours)
{
    int red = 0;
    int green = 0;
    int blue = 0;
    for (const QColor &colour : colours) {
        red += colour.red();
        green += colour.green();
        blue += colour.blue();
    }
    const int count = int(colours.size());
    // A little stronger, so that two of the same colour are seen to overlap.
    const QColor mean(red / count, green / count, blue / count);
    return count == 1 ? mean : mean.lightness() > 127 ? mean.darker(108) : mean.lighter(125);
}

struct Painted {
    int start;
    int end;
    QColor colour;
};

// Cuts overlapping highlights where one begins or ends.
QList<Painted> pieces(const QList<TextMarks::Stretch> &stretches, const ReadingColours &colours)
{
    std::set<int> cuts;
    for (const TextMarks::Stretch &one : stretches) {
        cuts.insert({one.start, one.end});
    }
    QList<Painted> all;
    for (auto cut = cuts.begin(); cut != cuts.end() && std::next(cut) != cuts.end(); ++cut) {
        const int end = *std::next(cut);
        QList<QColor> here;
        for (const TextMarks::Stretch &one : stretches) {
            if (one.start <= *cut && one.end >= end) {
                here.append(highlightBackground(one.colour, colours));
            }
        }
        if (!here.isEmpty()) {
            all.append({*cut, end, mixed(here)});
        }
    }
    return all;
}

} // namespace

QColor highlightBackground(HighlightColour colour, const ReadingColours &colours)
{
    switch (colour) {
    case HighlightColour::Yellow:
        return colours.dark ? QColor(0x5e, 0x54, 0x10) : QColor(0xff, 0xf1, 0x8a);
    case HighlightColour::Green:
        return colours.dark ? QColor(0x1f, 0x56, 0x33) : QColor(0xc4, 0xee, 0xc0);
    case HighlightColour::Blue:
        return colours.dark ? QColor(0x1d, 0x48, 0x70) : QColor(0xc2, 0xe2, 0xfb);
    case HighlightColour::Pink:
        return colours.dark ? QColor(0x6b, 0x2b, 0x46) : QColor(0xfc, 0xd0, 0xdf);
    case HighlightColour::Purple:
        return colours.dark ? QColor(0x4a, 0x36, 0x70) : QColor(0xe2, 0xd4, 0xf8);
    }
    return {};
}

void TextMarks::clear()
{
    m_layers = {};
}

QList<QTextEdit::ExtraSelection> TextMarks::selections(QTextDocument &document, const ReadingColours &colours) const
{
    QList<QTextEdit::ExtraSelection> all;
    const int last = document.characterCount() - 1;
    const auto mark = [&](int start, int end, const QTextCharFormat &format) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(&document);
        selection.cursor.setPosition(std::clamp(start, 0, last));
        selection.cursor.setPosition(std::clamp(end, 0, last), QTextCursor::KeepAnchor);
        selection.format = format;
        all.append(selection);
    };
    const auto background = [](const QColor &colour) {
        QTextCharFormat format;
        format.setBackground(colour);
        return format;
    };
    for (const Painted &piece : pieces(stretches(Layer::Highlights), colours)) {
        mark(piece.start, piece.end, background(piece.colour));
    }
    const auto layer = [&](Layer which, const QTextCharFormat &format) {
        for (const Stretch &one : stretches(which)) {
            mark(one.start, one.end, format);
        }
    };
    layer(Layer::Evidence, background(colours.evidence));
    layer(Layer::Against, background(colours.against));
    layer(Layer::Search, background(colours.searchHit));
    layer(Layer::Find, background(colours.searchHit));
    QTextCharFormat current = background(colours.accent);
    current.setForeground(colours.paper);
    layer(Layer::CurrentFind, current);
    return all;
}

} // namespace lectern

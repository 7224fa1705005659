// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/highlight.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

QString highlightColourWord(HighlightColour colour)
{
    switch (colour) {
    case HighlightColour::Green:
        return u"green"_s;
    case HighlightColour::Blue:
        return u"blue"_s;
    case HighlightColour::Pink:
        return u"pink"_s;
    case HighlightColour::Purple:
        return u"purple"_s;
    case HighlightColour::Yellow:
        break;
    }
    return u"yellow"_s;
}

HighlightColour highlightColourFrom(const QString &word)
{
    const auto found = std::ranges::find(allHighlightColours, word,
                                         [](HighlightColour colour) { return highlightColourWord(colour); });
    return found == allHighlightColours.end() ? HighlightColour::Yellow : *found;
}

} // namespace lectern

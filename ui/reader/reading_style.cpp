// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/reading_style.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr double readingPixels = 18;
constexpr double leading = 142;
constexpr int measureCharacters = 70;
/// Height of a lower-case letter in MathJax's font, in ems.
constexpr double mathXHeight = 0.442;

} // namespace

double ReadingStyle::formulaEm() const
{
    const double ratio = QFontMetricsF(font).xHeight() / mathXHeight / font.pixelSize();
    return font.pixelSize() * std::clamp(ratio, 0.95, 1.25);
}

int ReadingStyle::measure() const
{
    // English text by letter frequency is narrower than the font's average character.
    const QString sample = u"the reader of an abstract looks for what was done and how well it works "_s;
    return int(std::ceil(QFontMetricsF(font).horizontalAdvance(sample) / double(sample.size()) * measureCharacters));
}

ReadingStyle readingStyle(const QPalette &palette, double zoom)
{
    ReadingStyle style;
    style.dark = palette.color(QPalette::Base).lightness() < 128;
    style.font = QFont(QStringList{u"Source Serif 4"_s, u"Noto Serif"_s, u"Charis SIL"_s, u"DejaVu Serif"_s,
                                   u"Noto Serif CJK SC"_s, u"WenQuanYi Micro Hei"_s});
    style.font.setStyleHint(QFont::Serif);
    style.font.setPixelSize(std::max(8, int(std::lround(readingPixels * zoom))));
    style.font.setHintingPreference(QFont::PreferNoHinting);
    style.codeFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    style.codeFont.setPixelSize(std::max(7, int(std::lround(style.font.pixelSize() * 0.86))));
    style.lineHeight = leading;
    style.paragraphGap = style.font.pixelSize() * 0.7;
    style.text = palette.color(QPalette::Text);
    style.muted = palette.color(QPalette::PlaceholderText);
    style.link = palette.color(QPalette::Link);
    style.codeBackground = style.text;
    style.codeBackground.setAlphaF(0.07F);
    return style;
}

} // namespace lectern

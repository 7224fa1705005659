// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/reading_style.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

// In the order in which the themes ship: neighbours in a list get hues that lie far apart.
constexpr std::array<QStringView, 20> shippedThemes = {
    u"interpretability", u"safety",       u"fairness",     u"privacy",    u"robustness",
    u"theory",           u"optimization", u"rl",           u"generative", u"llm",
    u"vision",           u"multimodal",   u"graphs",       u"causality",  u"efficiency",
    u"evaluation",       u"science",      u"neuroscience", u"society",    u"agents",
};

constexpr int hueSteps = 20;

// A stable number for themes that a reader made (qHash differs between runs).
int hueOf(QStringView theme)
{
    const auto shipped = std::ranges::find(shippedThemes, theme);
    if (shipped != shippedThemes.end()) {
        return int(shipped - shippedThemes.begin()) * 7 % hueSteps;
    }
    quint32 hash = 2166136261U; // FNV-1a
    for (const QChar c : theme) {
        hash = (hash ^ c.unicode()) * 16777619U;
    }
    return int(hash % hueSteps);
}

ChipColours tinted(int hue, int saturation, bool dark)
{
    if (dark) {
        return {QColor::fromHsl(hue, saturation * 45 / 100, 52), QColor::fromHsl(hue, saturation * 70 / 100, 205),
                QColor::fromHsl(hue, saturation * 45 / 100, 84)};
    }
    return {QColor::fromHsl(hue, saturation * 75 / 100, 236), QColor::fromHsl(hue, saturation * 85 / 100, 62),
            QColor::fromHsl(hue, saturation * 55 / 100, 208)};
}

constexpr QColor sepiaPaper(0xf6, 0xee, 0xdb);

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Base).lightness() <
           palette.color(QPalette::Active, QPalette::Text).lightness();
}

ReadingColours readingColours(const QPalette &palette)
{
    if (isDark(palette)) {
        return {.dark = true,
                .paper = QColor(0x1c, 0x1d, 0x1f),
                .text = QColor(0xde, 0xdc, 0xd6),
                .muted = QColor(0x9d, 0x9c, 0x97),
                .accent = QColor(0x8a, 0xb8, 0xf0),
                .rule = QColor(0x3a, 0x3b, 0x3e),
                .code = QColor(0x2a, 0x2b, 0x2e),
                .warning = QColor(0xe0, 0x9a, 0x5c),
                .searchHit = QColor(0x6b, 0x57, 0x12),
                .evidence = QColor(0x24, 0x50, 0x3a),
                .against = QColor(0x5c, 0x30, 0x30)};
    }
    if (palette.color(QPalette::Active, QPalette::Base) == sepiaPaper) {
        return {.dark = false,
                .paper = sepiaPaper,
                .text = QColor(0x33, 0x27, 0x1b),
                .muted = QColor(0x6b, 0x58, 0x44),
                .accent = QColor(0x1d, 0x55, 0x94),
                .rule = QColor(0xd8, 0xca, 0xae),
                .code = QColor(0xea, 0xde, 0xc5),
                .warning = QColor(0x9a, 0x48, 0x08),
                .searchHit = QColor(0xff, 0xdd, 0x7a),
                .evidence = QColor(0xc5, 0xdf, 0xbe),
                .against = QColor(0xf0, 0xc6, 0xb8)};
    }
    return {.dark = false,
            .paper = QColor(0xfd, 0xfc, 0xf9),
            .text = QColor(0x22, 0x22, 0x22),
            .muted = QColor(0x66, 0x64, 0x60),
            .accent = QColor(0x1f, 0x5f, 0xae),
            .rule = QColor(0xdd, 0xda, 0xd3),
            .code = QColor(0xf1, 0xef, 0xea),
            .warning = QColor(0xb3, 0x5a, 0x10),
            .searchHit = QColor(0xff, 0xea, 0x9c),
            .evidence = QColor(0xcd, 0xea, 0xd6),
            .against = QColor(0xf6, 0xd5, 0xd2)};
}

QPalette readingPalette(const QPalette &palette, bool sepia)
{
    QPalette result = palette;
    // An inherited palette may still have sepia's page.
    if (!isDark(palette))
        result.setColor(QPalette::Base, sepia ? sepiaPaper : Qt::white);
    const ReadingColours colours = readingColours(result);
    result.setColor(QPalette::Base, colours.paper);
    result.setColor(QPalette::Window, colours.paper);
    result.setColor(QPalette::Text, colours.text);
    result.setColor(QPalette::WindowText, colours.text);
    result.setColor(QPalette::Link, colours.accent);
    result.setColor(QPalette::LinkVisited, colours.accent);
    result.setColor(QPalette::PlaceholderText, colours.muted);
    return result;
}

ChipColours themeChipColours(QStringView theme, bool dark)
{
    const int step = hueOf(theme);
    // Every other hue is greyer, which keeps neighbours on the wheel apart.
    return tinted(step * 360 / hueSteps, step % 2 == 0 ? 170 : 95, dark);
}

ChipColours chipColours(const QColor &colour, bool dark)
{
    return tinted(std::max(colour.hslHue(), 0), std::min(colour.hslSaturation(), 170), dark);
}

QFont readingFont(double pixels, const QString &family)
{
    QFont font;
    if (!family.isEmpty())
        font.setFamily(family);
    else
        font.setFamilies({u"Source Serif 4"_s, u"Noto Serif"_s, u"Charis SIL"_s, u"DejaVu Serif"_s});
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(std::max(6, qRound(pixels)));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double columnWidth(const QFont &font, int characters)
{
    // Letters and spaces about as often as English prose has them; a font's own average counts every glyph alike.
    const QString sample = u"We show that readers of abstracts prefer a column that is neither wide nor narrow. "_s;
    return QFontMetricsF(font).horizontalAdvance(sample) / double(sample.size()) * characters;
}

} // namespace lectern

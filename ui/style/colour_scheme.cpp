// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/colour_scheme.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

namespace lectern {

namespace {

QPalette darkPalette()
{
    // Lighter than the base: Fusion draws the edges of its boxes and circles darker than the window.
    const QColor window(0x2a, 0x2c, 0x30);
    const QColor base(0x1b, 0x1d, 0x1f);
    const QColor text(0xdf, 0xe1, 0xe4);
    QPalette palette(text, window.lighter(130), window.lighter(160), window.darker(160), window.darker(120), text,
                     Qt::white, base, window);
    palette.setColor(QPalette::AlternateBase, window.lighter(112));
    palette.setColor(QPalette::ToolTipBase, window.lighter(140));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0x9a, 0x9f, 0xa6));
    palette.setColor(QPalette::Highlight, QColor(0x3f, 0x74, 0xb5));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7f, 0xb2, 0xee));
    palette.setColor(QPalette::LinkVisited, QColor(0xb7, 0x9c, 0xe6));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x6f, 0x74, 0x7b));
    return palette;
}

QPalette lightPalette()
{
    const QColor text(0x22, 0x24, 0x27);
    const QColor window(0xf3, 0xf3, 0xf2);
    QPalette palette(text, QColor(0xe9, 0xe9, 0xe8), Qt::white, QColor(0xb0, 0xb0, 0xb0), QColor(0xd0, 0xd0, 0xd0),
                     text, Qt::white, Qt::white, window);
    palette.setColor(QPalette::AlternateBase, QColor(0xf7, 0xf7, 0xf6));
    palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0x6b, 0x70, 0x76));
    palette.setColor(QPalette::Highlight, QColor(0x2f, 0x6f, 0xbf));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x1f, 0x5f, 0xb0));
    palette.setColor(QPalette::LinkVisited, QColor(0x6a, 0x4a, 0xa8));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0xa0, 0xa4, 0xa9));
    return palette;
}

bool looksDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace

void applyColourScheme(QGuiApplication &application, Qt::ColorScheme scheme)
{
    QGuiApplication::styleHints()->setColorScheme(scheme);
    if (scheme == Qt::ColorScheme::Unknown) {
        application.setPalette(QPalette()); // the desktop's
        return;
    }
    const bool wanted = scheme == Qt::ColorScheme::Dark;
    if (looksDark(QGuiApplication::palette()) != wanted ||
        QGuiApplication::platformName() == QLatin1StringView("offscreen"))
        application.setPalette(wanted ? darkPalette() : lightPalette());
}

} // namespace lectern

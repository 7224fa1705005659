// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/palette_follower.h"

#include "ui/style/reading_style.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace lectern {

PaletteFollower::PaletteFollower(QWidget *widget)
    : QObject(widget)
    , m_widget(widget)
{
    qApp->installEventFilter(this);
    apply();
}

bool PaletteFollower::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp) {
        apply();
    }
    return false;
}

void PaletteFollower::setSepia(bool sepia)
{
    m_sepia = sepia;
    apply();
}

void PaletteFollower::apply()
{
    m_widget->setPalette(readingPalette(QApplication::palette(), m_sepia));
}

} // namespace lectern

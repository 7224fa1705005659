// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picture.h"

#include "models/math/typesetter.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QPixmap>
#include <QTimer>

#include <chrono>
#include <cstdio>

using namespace std::chrono_literals;

namespace lectern {

int takePicture(MainWindow &window, math::Typesetter &typesetter, const QString &path)
{
    // The first formula waits for the engine to load; after one, the next come quickly or not at all.
    constexpr auto firstFormula = 4s;
    constexpr auto nextFormula = 800ms;
    bool saved = false;
    QTimer quiet;
    quiet.setSingleShot(true);
    QObject::connect(&quiet, &QTimer::timeout, &window, [&] {
        saved = window.grab().save(path, "PNG");
        if (!saved)
            std::fputs(qUtf8Printable(QApplication::translate(
                                          "lectern::Window",
                                          "The picture “%1” could not be written. Check that its folder exists.\n")
                                          .arg(path)),
                       stderr);
        QApplication::exit(saved ? 0 : 1);
    });
    QObject::connect(&window, &MainWindow::answered, &quiet, [&] { quiet.start(firstFormula); });
    QObject::connect(&typesetter, &math::Typesetter::ready, &quiet, [&] { quiet.start(nextFormula); });
    return QApplication::exec();
}

} // namespace lectern

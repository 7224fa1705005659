// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window_rows.h"

#include "models/library/library.h"
#include "models/math/typesetter.h"
#include "models/themes/scorer.h"
#include "models/themes/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QListView>
#include <QScrollBar>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace lectern::bench {

namespace {

constexpr int repetitions = 300;

void paintNow(QWidget &window)
{
    window.repaint();
    QCoreApplication::processEvents();
}

} // namespace

Rows windowRows(const QString &libraryPath, const QString &folder)
{
    // A first window pays for the platform, the style and the fonts; neither side should.
    double empty = 0;
    for (int i = 0; i < 2; ++i) {
        QMainWindow plain;
        plain.resize(1280, 800);
        empty = milliseconds([&] {
            plain.show();
            paintNow(plain);
        });
    }
    const double before = residentMegabytes();
    Rows rows;
    auto library = Library::open(libraryPath, Connection::Mode::ReadWrite);
    if (!library)
        qFatal("%s", qUtf8Printable(library.error().message()));
    QSettings settings(folder + u"/bench.ini"_s, QSettings::IniFormat);
    const auto scorer = std::make_shared<const ThemeScorer>(builtInThemes());
    math::Typesetter typesetter({});
    std::unique_ptr<MainWindow> window;
    const double start = milliseconds([&] {
        window = std::make_unique<MainWindow>(WindowServices{**library, scorer, typesetter, settings});
        QEventLoop loop;
        QObject::connect(window.get(), &MainWindow::answered, &loop, &QEventLoop::quit);
        window->show();
        loop.exec();
        paintNow(*window);
    });
    rows.push_back({u"window with its list, in a started process"_s, u"ms"_s, start, empty, 150.0, true});
    rows.push_back({u"memory that the window adds"_s, u"MB"_s, residentMegabytes() - before, {}, 60.0});

    auto *list = window->findChild<QListView *>(u"paperList"_s);
    std::vector<double> next;
    for (int i = 0; i < repetitions; ++i) {
        next.push_back(milliseconds([&] {
            list->setCurrentIndex(list->model()->index((i + 1) % list->model()->rowCount(), 0));
            paintNow(*window);
        }));
        QCoreApplication::processEvents();
    }
    rows.push_back({u"next abstract, key to painted, median"_s, u"ms"_s, quantile(next, 0.5), {}, 4.0});
    rows.push_back({u"next abstract, key to painted, 99 %"_s, u"ms"_s, quantile(next, 0.99), {}, 16.0});

    std::vector<double> frames;
    for (int i = 0; i < repetitions; ++i) {
        frames.push_back(milliseconds([&] {
            list->verticalScrollBar()->setValue(list->verticalScrollBar()->value() + 120);
            list->viewport()->repaint();
        }));
    }
    rows.push_back({u"scrolling the list, a frame, 99 %"_s, u"ms"_s, quantile(frames, 0.99), {}, 8.0});
    return rows;
}

} // namespace lectern::bench

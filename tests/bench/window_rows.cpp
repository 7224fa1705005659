// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window_rows.h"

#include "models/library/library.h"
#include "models/math/typesetter.h"
#include "models/themes/scorer.h"
#include "models/themes/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSettings>
#include <QThread>

using namespace Qt::StringLiterals;

namespace lectern::bench {

namespace {

constexpr int repetitions = 300;

void paintNow(QWidget &window)
{
    window.repaint();
    QCoreApplication::processEvents();
}

/// How long the event loop is kept from the next key while a reader types fast and deletes again.
Rows typingRows(MainWindow &window)
{
    constexpr int rounds = 10;
    constexpr int keyMilliseconds = 40;
    auto *field = window.findChild<QLineEdit *>(u"searchField"_s);
    std::vector<double> blocks;
    const auto waitForKey = [&blocks] {
        QElapsedTimer key;
        key.start();
        while (key.elapsed() < keyMilliseconds) {
            blocks.push_back(milliseconds([] { QCoreApplication::processEvents(); }));
            QThread::usleep(200);
        }
    };
    const QString typed = u"fairness of the graph networks"_s;
    for (int round = 0; round < rounds; ++round) {
        for (qsizetype length = 1; length <= typed.size(); ++length) {
            blocks.push_back(milliseconds([&] { field->setText(typed.first(length)); }));
            waitForKey();
        }
        field->clear();
        for (int i = 0; i < 20; ++i)
            waitForKey();
    }
    std::ranges::sort(blocks, std::greater<>());
    return {{u"event loop blocked while typing a search, longest"_s, u"ms"_s, blocks.front(), {}, 16.0},
            {u"event loop blocked while typing a search, 10th longest"_s, u"ms"_s, blocks.at(9), {}, {}}};
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

    const Rows typing = typingRows(*window);
    rows.insert(rows.end(), typing.begin(), typing.end());
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

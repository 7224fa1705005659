// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/picture.h"
#include "app/single_window.h"
#include "models/library/library.h"
#include "models/math/typesetter.h"
#include "models/themes/scorer.h"
#include "models/themes/theme.h"
#include "ui/style/colour_scheme.h"
#include "ui/window/main_window.h"
#include "ui/window/paint_delay.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTranslator>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

void explain(const Error &error, bool inWindow)
{
    std::fputs(qUtf8Printable(error.message() + u'\n'), stderr);
    if (inWindow)
        QMessageBox::critical(nullptr, QApplication::translate("lectern::Window", "Lectern"), error.message());
}

QString cachePath(const QString &file)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
    folder.mkpath(u"."_s);
    return folder.filePath(file);
}

QString settingsPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).filePath(u"lectern.ini"_s);
}

/// Plural forms in English, everything in languages that have a catalogue.
void loadTranslations(QApplication &application)
{
    auto *translator = new QTranslator(&application);
    if (translator->load(QLocale(), u"lectern"_s, u"_"_s, u":/lectern/translations"_s) ||
        translator->load(u":/lectern/translations/lectern_en.qm"_s))
        QApplication::installTranslator(translator);
}

Qt::ColorScheme schemeFrom(const QString &mode)
{
    if (mode == "dark"_L1)
        return Qt::ColorScheme::Dark;
    return mode == "light"_L1 ? Qt::ColorScheme::Light : Qt::ColorScheme::Unknown;
}

} // namespace

int runWindow(int &argc, char **argv, const WindowOptions &options)
{
    shortenPaintDelay();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"lectern"_s);
    QApplication::setApplicationDisplayName(u"Lectern"_s);
    QApplication::setApplicationVersion(QStringLiteral(LECTERN_VERSION));
    QApplication::setDesktopFileName(u"org.lectern.Lectern"_s);
    QApplication::setWindowIcon(QIcon(u":/lectern/icons/lectern.svg"_s));
    loadTranslations(application);
    const bool picture = !options.screenshot.isEmpty();
    // A picture of the window is made the same way everywhere, whatever the desktop prefers.
    applyColourScheme(application,
                      picture && options.themeMode.isEmpty() ? Qt::ColorScheme::Light : schemeFrom(options.themeMode));

    QString path = options.library.isEmpty() ? defaultLibraryPath() : options.library;
    QStringList lists = options.files;
    if (lists.size() == 1 && isLibraryFile(lists.first()))
        path = lists.takeFirst();
    SingleWindow single(path);
    if (!picture && !single.isFirst())
        return single.handOver(lists) ? 0 : 1;
    const auto library = Library::open(path, Connection::Mode::Create);
    if (!library) {
        explain(library.error(), !picture);
        return 1;
    }
    const QTemporaryDir scratch;
    QSettings settings(picture ? scratch.filePath(u"lectern.ini"_s) : settingsPath(), QSettings::IniFormat);
    const auto scorer = std::make_shared<const ThemeScorer>(builtInThemes());
    math::Typesetter typesetter(cachePath(u"formulas.sqlite"_s));

    MainWindow window({**library, scorer, typesetter, settings});
    QObject::connect(&single, &SingleWindow::asked, &window, [&window](const QStringList &files) {
        window.setWindowState((window.windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
        window.show();
        window.raise();
        window.activateWindow();
        window.importFiles(files);
    });
    if (options.size.isValid())
        window.resize(options.size);
    if (options.select != 0)
        window.selectPaper(options.select);
    window.show();
    if (picture)
        return takePicture(window, typesetter, options.screenshot);
    window.importFiles(lists);
    return QApplication::exec();
}

} // namespace lectern

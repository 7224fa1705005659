// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Not a test: `packaging/dev gallery` takes pictures of the window's states with it, for a person to look at.
#include "models/library/import_job.h"
#include "tests/support/window_session.h"
#include "ui/style/colour_scheme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

/// Long enough for the typesetter to load and to set an abstract full of formulas.
constexpr int settleMilliseconds = 2500;

void picture(Session &session, const QString &folder, const QString &name)
{
    QTest::qWait(settleMilliseconds);
    const QString path = folder + u'/' + name + u".png"_s;
    session.window().grab().save(path);
    std::printf("%s\n", qUtf8Printable(path));
}

void importList(Session &session, const QString &list)
{
    const ThemeScorer scorer(builtInThemes());
    if (const auto report = importFile(session.library(), scorer, {list, u"auto"_s, {}}, {}); !report)
        qFatal("%s", qUtf8Printable(report.error().message()));
}

void takePictures(const QString &folder, const QString &list, const QString &mode)
{
    const QTemporaryDir scratch;
    {
        Session session(scratch.path());
        session.window().resize(1200, 780);
        picture(session, folder, mode + u"-first-start"_s);
        importList(session, list);
    }
    Session session(scratch.path());
    session.window().resize(1200, 780);
    if (!QTest::qWaitFor([&] { return session.rows() > 0; }))
        qFatal("The list did not come");
    picture(session, folder, mode + u"-list"_s);
    for (int row = 1; row < std::min(session.rows(), 7); ++row) {
        session.key(Qt::Key_J);
        picture(session, folder, u"%1-paper-%2"_s.arg(mode).arg(row + 1));
    }
    for (QAbstractButton *chip : session.window().findChildren<QAbstractButton *>()) {
        if (chip->objectName().startsWith(u"themeChip_"_s)) {
            chip->click();
            break;
        }
    }
    picture(session, folder, mode + u"-evidence"_s);
    session.window().findChild<QAction *>(u"showSource"_s)->trigger();
    picture(session, folder, mode + u"-source"_s);
    session.window().findChild<QAction *>(u"showSource"_s)->trigger();
    auto *search = session.find<QLineEdit>(u"searchField"_s);
    search->setText(u"learning"_s);
    picture(session, folder, mode + u"-search"_s);
    search->setText(u"qqqq"_s);
    session.window().resize(900, 600);
    picture(session, folder, mode + u"-nothing-found-900x600"_s);
    search->clear();
    session.key(Qt::Key_Question);
    if (auto *keys = session.window().findChild<QWidget *>(u"shortcutHelp"_s)) {
        QTest::qWait(200);
        keys->grab().save(folder + u'/' + mode + u"-keys.png"_s);
    }
}

} // namespace

/// gallery FOLDER LIST: pictures of the list's papers in light and dark.
int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("usage: gallery FOLDER LIST\n", stderr);
        return 2;
    }
    QDir().mkpath(arguments.at(1));
    for (const auto &[mode, scheme] :
         {std::pair{u"light"_s, Qt::ColorScheme::Light}, {u"dark"_s, Qt::ColorScheme::Dark}}) {
        applyColourScheme(application, scheme);
        takePictures(arguments.at(1), arguments.at(2), mode);
    }
    return 0;
}

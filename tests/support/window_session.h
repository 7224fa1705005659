// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/library.h"
#include "models/math/typesetter.h"
#include "models/themes/scorer.h"
#include "models/themes/theme.h"
#include "ui/window/main_window.h"

#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

/// A window on a library file, as the program makes it.
class Session final
{
public:
    explicit Session(const QString &folder)
        : m_library(
              lectern::Library::open(folder + QStringLiteral("/library.lectern"), lectern::Connection::Mode::Create)
                  .value())
        , m_settings(folder + QStringLiteral("/lectern.ini"), QSettings::IniFormat)
        , m_window({*m_library, std::make_shared<const lectern::ThemeScorer>(lectern::builtInThemes()), m_typesetter,
                    m_settings})
    {
        QSignalSpy answered(&m_window, &lectern::MainWindow::answered);
        m_window.resize(1200, 800);
        m_window.show();
        m_window.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_window) || !(answered.count() > 0 || answered.wait()))
            qFatal("The window did not open");
    }

    lectern::MainWindow &window() { return m_window; }
    lectern::Library &library() { return *m_library; }

    template<typename Widget>
    Widget *find(const QString &name)
    {
        auto *widget = m_window.findChild<Widget *>(name);
        if (!widget)
            qFatal("There is no widget %s", qUtf8Printable(name));
        return widget;
    }

    QListView *list() { return find<QListView>(QStringLiteral("paperList")); }
    int rows() { return list()->model()->rowCount(); }

    void key(Qt::Key key)
    {
        // A desktop makes the window active again when a dialog closes; the offscreen platform does not.
        m_window.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_window))
            qFatal("The window is not active");
        list()->setFocus();
        QTest::keyClick(list(), key);
    }

    /// Clicks a value of the filter sidebar.
    void clickFacet(const QString &label, Qt::KeyboardModifiers modifiers = {})
    {
        auto *tree = find<QTreeView>(QStringLiteral("facetTree"));
        const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, label, 1,
                                                           Qt::MatchExactly | Qt::MatchRecursive);
        if (found.isEmpty())
            qFatal("There is no filter %s", qUtf8Printable(label));
        tree->scrollTo(found.first());
        const QRect row = tree->visualRect(found.first());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, modifiers, QPoint(row.left() + 40, row.center().y()));
    }

private:
    std::unique_ptr<lectern::Library> m_library;
    lectern::math::Typesetter m_typesetter{QString()};
    QSettings m_settings;
    lectern::MainWindow m_window;
};

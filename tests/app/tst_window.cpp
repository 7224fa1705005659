// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QImage>

using namespace Qt::StringLiterals;

/// The program with its window, from outside.
class WindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

    void aSecondLecternHandsItsListToTheFirstAndEnds()
    {
        Program program;
        const QString list = program.write(u"list.txt"_s, threeAbstracts());
        QProcess first;
        first.setProcessEnvironment(program.environment());
        first.start(QStringLiteral(LECTERN_PROGRAM), {u"--library"_s, program.library()});
        QVERIFY(first.waitForStarted());
        // The library is made after the first one listens.
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program.library()), 30'000);

        const Run second = program.run({list});
        QCOMPARE(second.status, 0);
        QTRY_COMPARE_WITH_TIMEOUT(program.run({u"list"_s, u"--json"_s}).array().size(), 3, 30'000);
        QCOMPARE(first.state(), QProcess::Running);
        first.kill();
        QVERIFY(first.waitForFinished());
    }

    void aScreenshotShowsTheWindowAtTheSizeAsked()
    {
        Program program;
        QCOMPARE(program.run({u"import"_s, program.write(u"list.txt"_s, threeAbstracts())}).status, 0);
        const Run run = program.run({u"--screenshot"_s, program.path(u"window.png"_s), u"--size"_s, u"900x600"_s});
        QCOMPARE(run.status, 0);
        const QImage picture(program.path(u"window.png"_s));
        QCOMPARE(picture.size(), QSize(900, 600));
    }

    void aScreenshotThatCannotBeWrittenFails()
    {
        Program program;
        const Run run = program.run({u"--screenshot"_s, program.path(u"no/such/folder/window.png"_s)});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains(u"could not be written"_s), qPrintable(run.err));
    }
};

QTEST_GUILESS_MAIN(WindowTest)
#include "tst_window.moc"

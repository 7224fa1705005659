// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Drives the real window through a reader's evening: import, filter, tag, note, restart, export.
#include "tests/support/sample_library.h"
#include "tests/support/window_session.h"
#include "ui/dialogs/export_dialog.h"

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

QStringList seedFiles()
{
    const QDir folder(QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/seeds"_s);
    QStringList files;
    for (const QFileInfo &info : folder.entryInfoList({u"*.txt"_s}, QDir::Files, QDir::Name))
        files.append(info.filePath());
    return files;
}

} // namespace

class WholePathTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void fromImportToExport()
    {
        const QTemporaryDir folder;
        QStringList files = seedFiles();
        int papers = 57;
        if (files.isEmpty()) {
            QFile list(folder.filePath(u"list.txt"_s));
            QVERIFY(list.open(QIODevice::WriteOnly) && list.write(threeAbstracts().toUtf8()) > 0);
            files = {list.fileName()};
            papers = 3;
        }
        PaperId chosen = 0;
        {
            Session session(folder.path());
            QVERIFY(session.find<QWidget>(u"emptyLibrary"_s)->isVisible());
            session.window().importFiles(files);
            QTRY_COMPARE(session.rows(), papers);

            session.clickFacet(u"Fairness"_s);
            QTRY_VERIFY(session.rows() < papers);
            QVERIFY(session.rows() > 0);
            const int fair = session.rows();
            chosen = session.list()->currentIndex().data(PaperListModel::IdRole).toLongLong();

            session.key(Qt::Key_T);
            auto *picker = session.find<QDialog>(u"tagPicker"_s);
            QTest::keyClicks(picker->findChild<QLineEdit *>(u"tagName"_s), u"to read"_s);
            QTest::keyClick(picker->findChild<QLineEdit *>(u"tagName"_s), Qt::Key_Return);
            session.key(Qt::Key_S);
            session.key(Qt::Key_4);
            session.key(Qt::Key_R);
            session.key(Qt::Key_N);
            auto *note = session.find<QPlainTextEdit>(u"noteText"_s);
            QTRY_VERIFY(note->hasFocus());
            QTest::keyClicks(note, u"compare with zebrafish"_s);
            QTest::keyClick(note, Qt::Key_Escape);
            QCOMPARE(session.library().notes().note(chosen).value(), u"compare with zebrafish"_s);
            QTRY_COMPARE(session.rows(), fair);
            session.window().close();
        }
        {
            Session session(folder.path());
            QTRY_COMPARE(session.rows(), papers);
            const Paper paper = session.library().papers().paper(chosen).value();
            QCOMPARE(paper.tags.value(0).name, u"to read"_s);
            QCOMPARE(paper.state, (ReadingState{ReadingStatus::Read, true, 4}));
            QCOMPARE(paper.note, u"compare with zebrafish"_s);

            auto *search = session.find<QLineEdit>(u"searchField"_s);
            session.key(Qt::Key_Slash);
            QVERIFY(search->hasFocus());
            QTest::keyClicks(search, u"zebraf"_s);
            QTRY_COMPARE(session.rows(), 1);
            QTest::keyClicks(search, u"qqq"_s);
            QTRY_VERIFY(session.find<QWidget>(u"nothingFound"_s)->isVisible());
            QTest::keyClick(search, Qt::Key_Escape);
            QTRY_COMPARE(session.rows(), papers);

            session.clickFacet(u"to read"_s);
            QTRY_COMPARE(session.rows(), 1);
            session.window().findChild<QAction *>(u"export"_s)->trigger();
            auto *dialog = qobject_cast<ExportDialog *>(session.find<QDialog>(u"exportDialog"_s));
            QVERIFY(dialog);
            auto *format = dialog->findChild<QComboBox *>(u"exportFormat"_s);
            format->setCurrentIndex(format->findData(u"markdown"_s));
            const QString target = folder.filePath(u"list.md"_s);
            QSignalSpy exported(dialog, &ExportDialog::exported);
            dialog->exportTo(target);
            QVERIFY(exported.wait());
            QFile written(target);
            QVERIFY(written.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(written.readAll());
            QVERIFY2(text.contains(u"compare with zebrafish"_s), qPrintable(text));
            QVERIFY(text.contains(u"to read"_s));
        }
    }

    void undoTakesBackAStar()
    {
        const QTemporaryDir folder;
        QFile list(folder.filePath(u"list.txt"_s));
        QVERIFY(list.open(QIODevice::WriteOnly) && list.write(threeAbstracts().toUtf8()) > 0);
        list.close();
        Session session(folder.path());
        session.window().importFiles({list.fileName()});
        QTRY_COMPARE(session.rows(), 3);
        session.key(Qt::Key_J);
        const PaperId second = session.list()->currentIndex().data(PaperListModel::IdRole).toLongLong();
        session.key(Qt::Key_S);
        QVERIFY(session.library().papers().readingState(second)->starred);
        QTest::keyClick(session.list(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session.library().papers().readingState(second)->starred);
        session.key(Qt::Key_K);
        QCOMPARE(session.list()->currentIndex().row(), 0);
    }

    void excludingAThemeLeavesTheOthers()
    {
        const QTemporaryDir folder;
        QFile list(folder.filePath(u"list.txt"_s));
        QVERIFY(list.open(QIODevice::WriteOnly) && list.write(threeAbstracts().toUtf8()) > 0);
        list.close();
        Session session(folder.path());
        session.window().importFiles({list.fileName()});
        QTRY_COMPARE(session.rows(), 3);
        session.clickFacet(u"Safety"_s, Qt::ShiftModifier);
        QTRY_COMPARE(session.rows(), 2);
        QTest::mouseClick(session.find<QWidget>(u"clearFilters"_s), Qt::LeftButton);
        QTRY_COMPARE(session.rows(), 3);
    }
};

QTEST_MAIN(WholePathTest)
#include "tst_whole_path.moc"

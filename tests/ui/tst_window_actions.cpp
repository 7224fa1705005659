// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a reader does in the window beside the straight path: dropping and choosing files, any or all, sorting, links,
// and closing over a note that cannot be saved.
#include "tests/support/sample_library.h"
#include "tests/support/window_session.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextEdit>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

QString writtenList(const QTemporaryDir &folder, const QString &name, const QString &text)
{
    QFile list(folder.filePath(name));
    if (!list.open(QIODevice::WriteOnly) || list.write(text.toUtf8()) < 0)
        qFatal("The list could not be written");
    return list.fileName();
}

/// A window with the three abstracts.
class ListSession final
{
public:
    ListSession()
        : m_session(m_folder.path())
    {
        m_session.window().importFiles({writtenList(m_folder, u"list.txt"_s, threeAbstracts())});
        if (!QTest::qWaitFor([this] { return m_session.rows() == 3; }))
            qFatal("The list did not come");
    }

    Session *operator->() { return &m_session; }
    [[nodiscard]] const QTemporaryDir &folder() const { return m_folder; }

    [[nodiscard]] QStringList titles()
    {
        QStringList all;
        for (int row = 0; row < m_session.rows(); ++row)
            all << m_session.list()->model()->index(row, 0).data().toString();
        return all;
    }

    [[nodiscard]] PaperId current()
    {
        return m_session.list()->currentIndex().data(PaperListModel::IdRole).toLongLong();
    }

    /// Makes saving notes fail, or work again.
    void breakNotes(bool broken)
    {
        auto other = Connection::open(m_folder.filePath(u"library.lectern"_s), Connection::Mode::ReadWrite);
        if (!other ||
            !(*other)->runScript(
                broken ? u"CREATE TRIGGER broken BEFORE INSERT ON note BEGIN SELECT RAISE(ABORT, 'full'); END"_s
                       : u"DROP TRIGGER broken"_s))
            qFatal("The library could not be prepared");
    }

    void typeNote(const QString &text)
    {
        m_session.key(Qt::Key_N);
        QTest::keyClicks(m_session.find<QPlainTextEdit>(u"noteText"_s), text);
    }

    [[nodiscard]] QString savedNote(PaperId paper) { return m_session.library().notes().note(paper).value(); }

private:
    QTemporaryDir m_folder;
    Session m_session;
};

/// Presses a button of the next message box that opens.
void answerNextBox(const QString &button, int *asked)
{
    auto *poll = new QTimer(qApp);
    QObject::connect(poll, &QTimer::timeout, poll, [poll, button, asked] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        auto *found = box != nullptr ? box->findChild<QPushButton *>(button) : nullptr;
        if (found != nullptr) {
            ++*asked;
            poll->deleteLater();
            poll->stop();
            found->click();
        }
    });
    poll->start(10);
}

} // namespace

class WindowActionsTest final : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    /// Stands for the desktop's browser.
    void openUrl(const QUrl &url) { m_opened << url; }

private:
    static bool drop(Session &session, const QMimeData &mime)
    {
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(&session.window(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent dropped(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&session.window(), &dropped);
        return true;
    }

    QList<QUrl> m_opened;

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void droppedFilesAreImported()
    {
        const QTemporaryDir folder;
        Session session(folder.path());
        QMimeData text;
        text.setText(u"no file"_s);
        QVERIFY(!drop(session, text));
        QMimeData remote;
        remote.setUrls({QUrl(u"https://example.org/list.txt"_s)});
        QVERIFY(!drop(session, remote));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(writtenList(folder, u"one.txt"_s, threeAbstracts())),
                       QUrl::fromLocalFile(writtenList(folder, u"two.txt"_s,
                                                       u"Other List\n\nWe propose Lantern, a method that finds "
                                                       "broken lamps in pictures of streets at night.\n"_s))});
        QVERIFY(drop(session, files));
        QTRY_COMPARE(session.rows(), 4);
        QCOMPARE(session.library().lists().all()->size(), 2);
    }

    void filesAreChosenFromTheMenu()
    {
        const QTemporaryDir folder;
        const QString list = writtenList(folder, u"list.txt"_s, threeAbstracts());
        Session session(folder.path());
        session.window().findChild<QAction *>(u"import"_s)->trigger();
        auto *dialog = session.window().findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        QVERIFY(dialog->fileMode() == QFileDialog::ExistingFiles);
        // As the dialog does when its button is pressed; its own widgets differ between desktops.
        Q_EMIT dialog->filesSelected({list});
        dialog->close();
        QTRY_COMPARE(session.rows(), 3);
    }

    void anyOrAllOfTheChosenThemes()
    {
        ListSession session;
        session->clickFacet(u"Safety"_s);
        QTRY_COMPARE(session->rows(), 1);
        session->clickFacet(u"Fairness"_s);
        QTRY_COMPARE(session->rows(), 2);
        // From the menu of the group.
        auto *tree = session->find<QTreeView>(u"facetTree"_s);
        const QModelIndex group = tree->model()->index(0, 0);
        tree->scrollTo(group);
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(group).center());
        auto *menu = session->window().findChild<QMenu *>();
        QVERIFY(menu != nullptr);
        const QList<QMenu *> menus = session->window().findChildren<QMenu *>();
        QAction *all = nullptr;
        for (const QMenu *candidate : menus) {
            for (QAction *action : candidate->actions()) {
                if (action->text() == u"Papers with all of the chosen"_s)
                    all = action;
            }
        }
        QVERIFY(all != nullptr);
        all->trigger();
        QTRY_COMPARE(session->rows(), 0);
        QVERIFY(session->find<QWidget>(u"nothingFound"_s)->isVisible());
    }

    void theSortOrderIsChosenAndRemembered()
    {
        const QTemporaryDir folder;
        QStringList byOrder;
        {
            Session session(folder.path());
            session.window().importFiles({writtenList(folder, u"list.txt"_s, threeAbstracts())});
            QTRY_COMPARE(session.rows(), 3);
            const auto titles = [&session] {
                QStringList all;
                for (int row = 0; row < session.rows(); ++row)
                    all << session.list()->model()->index(row, 0).data().toString();
                return all;
            };
            byOrder = titles();
            QStringList sorted = byOrder;
            sorted.sort(Qt::CaseInsensitive);
            session.list()->setCurrentIndex(session.list()->model()->index(2, 0));
            session.key(Qt::Key_5);
            auto *choice = session.find<QComboBox>(u"sortChoice"_s);
            const auto choose = [&](Sort sort) {
                const int row = choice->findData(int(sort));
                choice->setCurrentIndex(row);
                Q_EMIT choice->activated(row);
            };
            choose(Sort::Title);
            QTRY_COMPARE(titles(), sorted);
            choose(Sort::Rating);
            QTRY_COMPARE(titles().first(), byOrder.at(2));
            choose(Sort::Order);
            QTRY_COMPARE(titles(), byOrder);
            choose(Sort::Rating);
            QTRY_COMPARE(titles().first(), byOrder.at(2));
            session.window().close();
        }
        Session session(folder.path());
        QTRY_COMPARE(session.list()->model()->index(0, 0).data().toString(), byOrder.at(2));
        QCOMPARE(session.find<QComboBox>(u"sortChoice"_s)->currentData().toInt(), int(Sort::Rating));
    }

    void aLinkIsOpenedOnlyWhenTheReaderAgrees()
    {
        ListSession session;
        QDesktopServices::setUrlHandler(u"https"_s, this, "openUrl");
        auto *pane = session->window().findChild<QObject *>(u"readerPane"_s);
        for (const auto &[button, opened] : {std::pair{QMessageBox::Cancel, 0}, {QMessageBox::Open, 1}}) {
            QMetaObject::invokeMethod(pane, "linkActivated", QUrl(u"https://example.org/code"_s));
            auto *box = session->window().findChild<QMessageBox *>();
            QVERIFY(box != nullptr);
            QCOMPARE(box->informativeText(), u"https://example.org/code"_s);
            box->button(button)->click();
            QTRY_VERIFY(session->window().findChild<QMessageBox *>() == nullptr);
            QCOMPARE(m_opened.size(), opened);
        }
        QDesktopServices::unsetUrlHandler(u"https"_s);
    }

    void aNoteThatWasNotSavedIsTriedAgain()
    {
        ListSession session;
        const PaperId paper = session.current();
        session.breakNotes(true);
        session.typeNote(u"kept"_s);
        session->key(Qt::Key_J); // leaving saves, which fails
        QCOMPARE(session.savedNote(paper), QString());
        session->key(Qt::Key_K);
        QCOMPARE(session->find<QPlainTextEdit>(u"noteText"_s)->toPlainText(), u"kept"_s);
        session.breakNotes(false);
        QTRY_COMPARE(session.savedNote(paper), u"kept"_s);
    }

    void closingOverAnUnsavedNoteAsks_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("mended");
        QTest::addColumn<bool>("closes");
        QTest::newRow("stay") << u"stay"_s << false << false;
        QTest::newRow("copy") << u"copyAndClose"_s << false << true;
        QTest::newRow("try again") << u"tryAgain"_s << true << true;
    }

    void closingOverAnUnsavedNoteAsks()
    {
        QFETCH(const QString, button);
        QFETCH(const bool, mended);
        QFETCH(const bool, closes);
        ListSession session;
        const PaperId paper = session.current();
        session.breakNotes(true);
        session.typeNote(u"words of mine"_s);
        QGuiApplication::clipboard()->clear();
        int asked = 0;
        answerNextBox(button, &asked);
        if (mended)
            QTimer::singleShot(0, &session->window(), [&session] { session.breakNotes(false); });
        QCOMPARE(session->window().close(), closes);
        QCOMPARE(asked, 1);
        QCOMPARE(session->window().isVisible(), !closes);
        QCOMPARE(QGuiApplication::clipboard()->text().contains(u"words of mine"_s), button == u"copyAndClose"_s);
        QCOMPARE(session.savedNote(paper), mended ? u"words of mine"_s : QString());
        if (!closes) {
            session.breakNotes(false);
            QTRY_COMPARE(session.savedNote(paper), u"words of mine"_s);
        }
    }

    void theOpenPaperIsShownAnewAfterAnImport()
    {
        const QTemporaryDir folder;
        Session session(folder.path());
        const auto import = [&](const QString &abstract) {
            session.window().importFiles({writtenList(
                folder, u"papers.json"_s,
                u"[{\"title\": \"Glassbox\", \"id\": \"forum1\", \"abstract\": \"%1\"}]"_s.arg(abstract))});
        };
        const auto shown = [&session] { return session.find<QTextEdit>(u"abstractView"_s)->toPlainText(); };
        import(u"We keep every neuron readable."_s);
        QTRY_COMPARE(shown(), u"We keep every neuron readable."_s);
        import(u"We keep each neuron readable, at little cost."_s);
        QTRY_COMPARE(shown(), u"We keep each neuron readable, at little cost."_s);
    }

    void savedNotesDoNotKeepTheWindowOpen()
    {
        ListSession session;
        const PaperId paper = session.current();
        session.typeNote(u"typed just now"_s);
        QVERIFY(session->window().close());
        QCOMPARE(session.savedNote(paper), u"typed just now"_s);
    }
};

QTEST_MAIN(WindowActionsTest)
#include "tst_window_actions.moc"

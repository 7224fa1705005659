// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Not a test: `packaging/dev gallery` takes pictures of the window's states with it, for a person to look at.
#include "models/library/highlight_store.h"
#include "models/library/import_job.h"
#include "tests/support/window_session.h"
#include "tests/ui/hard_sheet.h"
#include "ui/dialogs/unsaved_notes.h"
#include "ui/list/search_field.h"
#include "ui/list/search_help.h"
#include "ui/reader/abstract_view.h"
#include "ui/reader/paper_printer.h"
#include "ui/reader/reader_pane.h"
#include "ui/style/colour_scheme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QPainter>
#include <QPdfWriter>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTimer>
#include <QTranslator>

#include <cstdio>
#include <functional>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

/// Long enough for the typesetter to load and to set an abstract full of formulas.
constexpr int settleMilliseconds = 1500;
constexpr int dialogMilliseconds = 300;

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

/// Highlights that overlap, one of them lost, over text and formulas; then the find bar.
void takeMarks(Session &session, const QString &folder, const QString &mode)
{
    auto *view = session.find<AbstractView>(u"abstractView"_s);
    const int last = view->document()->characterCount() - 1;
    const auto mark = [&](int start, int end, int colour) {
        QTextCursor cursor(view->document());
        cursor.setPosition(std::min(start, last));
        cursor.setPosition(std::min(end, last), QTextCursor::KeepAnchor);
        view->setTextCursor(cursor);
        session.window().findChild<QAction *>(u"highlight%1"_s.arg(colour))->trigger();
    };
    mark(10, 90, 1);
    mark(60, 130, 3);
    mark(160, 200, 4);
    mark(220, 300, 2);
    mark(320, 360, 5);
    const PaperId paper = session.list()->currentIndex().data(PaperListModel::IdRole).toLongLong();
    Highlight lost = highlightAt(paper, u"A sentence that the authors took out again"_s, 0, 42);
    lost.lost = true;
    lost.comment = u"why did they?"_s;
    if (!session.library().highlights().add(lost))
        qFatal("The highlight could not be added");
    session.key(Qt::Key_K);
    session.key(Qt::Key_J);
    picture(session, folder, mode + u"-highlights"_s);
    session.window().findChild<QAction *>(u"findHere"_s)->trigger();
    session.find<QLineEdit>(u"findField"_s)->setText(u"the"_s);
    picture(session, folder, mode + u"-find"_s);
    QTest::keyClick(session.find<QLineEdit>(u"findField"_s), Qt::Key_Escape);
}

/// A picture of the dialog that an action opens.
void dialogPicture(Session &session, const QString &folder, const QString &name, const std::function<void()> &open)
{
    open();
    QTest::qWait(dialogMilliseconds);
    const QList<QDialog *> dialogs = session.window().findChildren<QDialog *>();
    for (QDialog *dialog : dialogs) {
        if (dialog->isVisible()) {
            const QString path = folder + u'/' + name + u".png"_s;
            dialog->grab().save(path);
            std::printf("%s\n", qUtf8Printable(path));
            dialog->reject();
        }
    }
    QTest::qWait(0); // closed dialogs delete themselves
}

/// The window with the popup above it, which stands in a window of its own.
void popupPicture(Session &session, const QString &folder, const QString &name)
{
    QTest::qWait(settleMilliseconds);
    const QWidget &window = session.window();
    QPixmap whole = session.window().grab();
    QPainter painter(&whole);
    for (QWidget *other : QApplication::topLevelWidgets()) {
        if (other != &window && other->isVisible())
            painter.drawPixmap(other->pos() - window.mapToGlobal(QPoint(0, 0)), other->grab());
    }
    painter.end();
    const QString path = folder + u'/' + name + u".png"_s;
    whole.save(path);
    std::printf("%s\n", qUtf8Printable(path));
}

/// What the search field says and offers.
void takeSearch(Session &session, const QString &folder, const QString &mode)
{
    auto *field = session.find<SearchField>(u"searchField"_s);
    field->setText(u"autor:li \"unfinished"_s);
    picture(session, folder, mode + u"-search-problem"_s);
    field->clear();
    field->setFocus();
    QTest::keyClicks(field, u"theme:in"_s);
    popupPicture(session, folder, mode + u"-search-completion"_s);
    QApplication::activePopupWidget()->close();
    field->clear();
    field->showHelp();
    popupPicture(session, folder, mode + u"-search-help"_s);
    for (QWidget *other : QApplication::topLevelWidgets()) {
        if (qobject_cast<SearchHelp *>(other) != nullptr)
            other->close();
    }
    session.list()->setFocus();
}

/// Lists in folders, the dialog that saves a search, and similar papers.
void takeLists(Session &session, const QString &folder, const QString &mode)
{
    const auto trigger = [&session](const QString &name) { session.find<QAction>(name)->trigger(); };
    auto *field = session.find<SearchField>(u"searchField"_s);
    field->setText(u"learning OR fairness"_s);
    QTest::qWait(settleMilliseconds);
    dialogPicture(session, folder, mode + u"-save-search"_s, [&] { trigger(u"saveSearch"_s); });
    dialogPicture(session, folder, mode + u"-add-to-list"_s, [&] { trigger(u"addToList"_s); });
    const auto answer = [&session](const QString &action, const auto &fill) {
        session.find<QAction>(action)->trigger();
        QTest::qWait(dialogMilliseconds);
        for (QDialog *dialog : session.window().findChildren<QDialog *>()) {
            if (dialog->isVisible()) {
                fill(*dialog);
                dialog->accept();
            }
        }
        QTest::qWait(0);
    };
    answer(u"saveSearch"_s, [](QDialog &dialog) {
        dialog.findChild<QLineEdit *>(u"listName"_s)->setText(u"Fair and learnt"_s);
        dialog.findChild<QComboBox *>(u"listFolder"_s)->setEditText(u"This week"_s);
    });
    field->clear();
    QTest::qWait(settleMilliseconds);
    answer(u"addToList"_s,
           [](QDialog &dialog) { static_cast<QInputDialog &>(dialog).setTextValue(u"Group meeting"_s); });
    trigger(u"showSimilar"_s);
    session.key(Qt::Key_J);
    picture(session, folder, mode + u"-similar"_s);
    session.window().resize(900, 600);
    picture(session, folder, mode + u"-similar-900x600"_s);
    session.window().resize(1200, 780);
    trigger(u"showSimilar"_s);
}

void takeDialogs(Session &session, const QString &folder, const QString &mode)
{
    const auto trigger = [&session](const QString &name) { session.window().findChild<QAction *>(name)->trigger(); };
    if (!QTest::qWaitFor([&] { return session.rows() > 1; }))
        qFatal("The list did not come back");
    session.key(Qt::Key_J);
    const PaperId paper = session.list()->currentIndex().data(PaperListModel::IdRole).toLongLong();
    for (const QString &name : {u"to read"_s, u"group meeting"_s}) {
        const Result<Tag> tag = session.library().tags().findOrCreate(name);
        if (!tag || !session.library().tags().setTagged({paper}, tag->id, true))
            qFatal("The paper could not be tagged");
    }
    dialogPicture(session, folder, mode + u"-keys"_s, [&] { trigger(u"keys"_s); });
    dialogPicture(session, folder, mode + u"-about"_s, [&] { trigger(u"about"_s); });
    dialogPicture(session, folder, mode + u"-preferences"_s, [&] { trigger(u"preferences"_s); });
    dialogPicture(session, folder, mode + u"-export"_s, [&] { trigger(u"export"_s); });
    dialogPicture(session, folder, mode + u"-tag-picker"_s, [&] { session.key(Qt::Key_T); });
    dialogPicture(session, folder, mode + u"-tag-manager"_s, [&] { trigger(u"tags"_s); });
    dialogPicture(session, folder, mode + u"-link"_s, [&] {
        QMetaObject::invokeMethod(session.find<QObject>(u"readerPane"_s), "linkActivated",
                                  QUrl(u"https://example.org/code/that/belongs/to/the/paper"_s));
    });
    dialogPicture(session, folder, mode + u"-import"_s,
                  [&] { session.window().importFiles({folder + u"/no-such-list.txt"_s}); });
    dialogPicture(session, folder, mode + u"-unsaved"_s, [&] {
        QTimer::singleShot(dialogMilliseconds, &session.window(), [&] {
            if (auto *box = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
                box->grab().save(folder + u'/' + mode + u"-unsaved.png"_s);
                box->reject();
            }
        });
        (void)UnsavedNotes::mayClose(
            [] { return UnsavedNotes::Rest{{u"A note"_s}, {u"The disk is full"_s, u"Make room and try again"_s}}; },
            &session.window());
    });

    takeMarks(session, folder, mode);
    session.window().showError({u"“list.txt” is not there"_s, u"Check its name and import it again"_s});
    session.find<QPlainTextEdit>(u"noteText"_s)
        ->setPlainText(u"Compare with *Evenhand*: its bound is $O(\\sqrt{n}\\log n)$, **better** than ours.\n\n"
                       "- ask for the data\n- see https://example.org/code"_s);
    picture(session, folder, mode + u"-note-source"_s);
    session.find<QAbstractButton>(u"noteRendered"_s)->click();
    picture(session, folder, mode + u"-note-rendered"_s);
    session.find<QAbstractButton>(u"noteRendered"_s)->click();
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
    if (mode == u"light"_s) {
        ReadingSettings sepia;
        sepia.theme = ReadingTheme::Sepia;
        session.find<ReaderPane>(u"readerPane"_s)->setSettings(sepia);
        picture(session, folder, u"sepia"_s);
        session.find<ReaderPane>(u"readerPane"_s)->setSettings({});
    }
    auto *search = session.find<QLineEdit>(u"searchField"_s);
    search->setText(u"learning"_s);
    picture(session, folder, mode + u"-search"_s);
    search->setText(u"qqqq"_s);
    session.window().resize(900, 600);
    picture(session, folder, mode + u"-nothing-found-900x600"_s);
    search->clear();
    session.window().resize(1200, 780);
    takeSearch(session, folder, mode);
    takeLists(session, folder, mode);
    takeDialogs(session, folder, mode);
}

/// The first papers of a list as they are printed.
void printPapers(const QString &folder, const QString &list)
{
    const QTemporaryDir scratch;
    const auto library = Library::open(scratch.path() + u"/library.lectern"_s, Connection::Mode::Create).value();
    const ThemeScorer scorer(builtInThemes());
    if (!importFile(*library, scorer, {list, u"auto"_s, {}}, {}))
        qFatal("%s cannot be imported", qUtf8Printable(list));
    QList<Paper> papers;
    for (PaperId id = 1; id <= 3; ++id) {
        if (const auto paper = library->papers().paper(id))
            papers.append(*paper);
    }
    math::Typesetter typesetter({});
    const PaperPrinter printer(papers, {}, typesetter);
    if (!QTest::qWaitFor([&] { return printer.isReady(); }, 20000))
        qFatal("The formulas did not come");
    const QString path = folder + u"/print.pdf"_s;
    QPdfWriter pdf(path);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    printer.print(pdf);
    std::printf("%s\n", qUtf8Printable(path));
}

} // namespace

/// gallery FOLDER [LIST]: a sheet of hard abstracts, and with LIST pictures of the window on that list, in light and
/// dark.
int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2 || arguments.size() > 3) {
        std::fputs("usage: gallery FOLDER [LIST]\n", stderr);
        return 2;
    }
    QDir().mkpath(arguments.at(1));
    QTranslator plurals;
    if (plurals.load(u":/lectern/translations/lectern_en.qm"_s))
        QApplication::installTranslator(&plurals);
    for (const auto &[mode, scheme] :
         {std::pair{u"light"_s, Qt::ColorScheme::Light}, {u"dark"_s, Qt::ColorScheme::Dark}}) {
        applyColourScheme(application, scheme);
        for (const int ratio : {1, 2})
            drawHardSheet(u"%1/%2-hard-%3x.png"_s.arg(arguments.at(1), mode).arg(ratio), ratio);
        if (arguments.size() == 3)
            takePictures(arguments.at(1), arguments.at(2), mode);
    }
    if (arguments.size() == 3)
        printPapers(arguments.at(1), arguments.at(2));
    return 0;
}

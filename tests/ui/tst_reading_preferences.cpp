// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How text is set: what is kept, the dialog, the themes' contrast, and printing.
#include "models/math/typesetter.h"
#include "tests/support/sample_library.h"
#include "tests/support/window_session.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/reader/abstract_view.h"
#include "ui/reader/paper_printer.h"
#include "ui/reader/text_marks.h"
#include "ui/style/colour_scheme.h"
#include "ui/style/reading_style.h"

#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

/// Relative luminance and contrast as WCAG 2.2 defines them.
double luminance(const QColor &colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

ReadingColours coloursOf(bool dark, bool sepia)
{
    QPalette palette(dark ? QColor(0x2a, 0x2c, 0x30) : QColor(0xf3, 0xf3, 0xf2));
    return readingColours(readingPalette(palette, sepia));
}

} // namespace

class ReadingPreferencesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { applyColourScheme(*qGuiApp, Qt::ColorScheme::Light); }

    void settingsComeBackAsTheyWere()
    {
        const QTemporaryDir folder;
        QSettings store(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
        QCOMPARE(ReadingSettings::load(store), ReadingSettings());
        ReadingSettings settings;
        settings.size = 22;
        settings.leading = 1.8;
        settings.column = 60;
        settings.theme = ReadingTheme::Sepia;
        settings.save(store);
        store.sync();
        QSettings again(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
        QCOMPARE(ReadingSettings::load(again), settings);
    }

    void senselessValuesAreReplacedOneByOne()
    {
        const QTemporaryDir folder;
        QSettings store(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
        store.setValue(u"reading/size"_s, u"huge"_s);
        store.setValue(u"reading/leading"_s, 9);
        store.setValue(u"reading/column"_s, 60);
        store.setValue(u"reading/theme"_s, u"plaid"_s);
        store.setValue(u"reading/family"_s, u"No Such Font At All"_s);
        ReadingSettings expected;
        expected.column = 60;
        QCOMPARE(ReadingSettings::load(store), expected);
    }

    void everyThemeIsReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("sepia");
        QTest::newRow("light") << false << false;
        QTest::newRow("sepia") << false << true;
        QTest::newRow("dark") << true << false;
        QTest::newRow("dark wins over sepia") << true << true;
    }

    void everyThemeIsReadable()
    {
        QFETCH(const bool, dark);
        QFETCH(const bool, sepia);
        const ReadingColours colours = coloursOf(dark, sepia);
        QCOMPARE(colours.dark, dark);
        QVERIFY2(contrast(colours.text, colours.paper) >= 9,
                 qPrintable(QString::number(contrast(colours.text, colours.paper))));
        for (const QColor &quiet : {colours.muted, colours.accent, colours.warning})
            QVERIFY2(contrast(quiet, colours.paper) >= 4.5,
                     qPrintable(quiet.name() + QString::number(contrast(quiet, colours.paper))));
        QList<QColor> marks{colours.searchHit, colours.evidence, colours.against, colours.code};
        for (const HighlightColour colour : allHighlightColours)
            marks << highlightBackground(colour, colours);
        for (const QColor &mark : marks)
            QVERIFY2(contrast(colours.text, mark) >= 4.5,
                     qPrintable(mark.name() + QString::number(contrast(colours.text, mark))));
    }

    void theDialogChangesTheReaderAtOnce()
    {
        const QTemporaryDir folder;
        Session session(folder.path());
        auto *view = session.find<AbstractView>(u"abstractView"_s);
        session.window().findChild<QAction *>(u"preferences"_s)->trigger();
        auto *dialog = session.find<PreferencesDialog>(u"preferencesDialog"_s);
        auto *size = dialog->findChild<QDoubleSpinBox *>(u"readingSize"_s);
        auto *theme = dialog->findChild<QComboBox *>(u"readingTheme"_s);
        size->setValue(24);
        QCOMPARE(view->readingSize(), 24.0);
        QCOMPARE(dialog->findChild<AbstractView *>(u"readingSample"_s)->readingSize(), 24.0);
        view->zoom(2);
        QCOMPARE(view->readingSize(), 26.0);
        view->zoom(0);
        QCOMPARE(view->readingSize(), 24.0);
        theme->setCurrentIndex(theme->findData(int(ReadingTheme::Dark)));
        QVERIFY(isDark(view->palette()));
        theme->setCurrentIndex(theme->findData(int(ReadingTheme::Sepia)));
        QVERIFY(!isDark(view->palette()));
        const QColor sepia = view->palette().color(QPalette::Base);
        QVERIFY(sepia.blue() < sepia.red() - 10);

        dialog->reject(); // everything as before
        QCOMPARE(view->readingSize(), ReadingSettings().size);
        QVERIFY(view->palette().color(QPalette::Base) != sepia);
    }

    void acceptedSettingsAreThereAfterARestart()
    {
        const QTemporaryDir folder;
        {
            Session session(folder.path());
            session.window().findChild<QAction *>(u"preferences"_s)->trigger();
            auto *dialog = session.find<PreferencesDialog>(u"preferencesDialog"_s);
            dialog->findChild<QSpinBox *>(u"readingColumn"_s)->setValue(50);
            dialog->findChild<QDoubleSpinBox *>(u"readingLeading"_s)->setValue(2.0);
            dialog->accept();
        }
        Session session(folder.path());
        session.window().findChild<QAction *>(u"preferences"_s)->trigger();
        auto *dialog = session.find<PreferencesDialog>(u"preferencesDialog"_s);
        QCOMPARE(dialog->findChild<QSpinBox *>(u"readingColumn"_s)->value(), 50);
        QCOMPARE(dialog->findChild<QDoubleSpinBox *>(u"readingLeading"_s)->value(), 2.0);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QCOMPARE(dialog->findChild<QSpinBox *>(u"readingColumn"_s)->value(), ReadingSettings().column);
    }

    void papersArePrintedBlackOnWhite()
    {
        applyColourScheme(*qGuiApp, Qt::ColorScheme::Dark);
        Paper paper;
        paper.id = 1;
        paper.record.title = u"Glassbox"_s;
        paper.record.authors = {u"A. Author"_s, u"B. Writer"_s};
        paper.record.venue = u"Testing 2026"_s;
        paper.record.abstract =
            u"We keep $x_i$ readable.\n\n$$\\sum_i x_i$$ And more. "_s + u"Words follow. "_s.repeated(600);
        paper.note = u"my *note*"_s;
        Paper second = paper;
        second.record.abstract = u"Short."_s;
        math::Typesetter typesetter({});
        PaperPrinter printer({paper, second}, ReadingSettings(), typesetter);
        QVERIFY(!printer.isReady());
        QSignalSpy ready(&printer, &PaperPrinter::ready);
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
        QVERIFY(printer.texts().first().contains(u"We keep $x_i$ readable."_s));
        QVERIFY(printer.texts().first().contains(u"my note"_s));
        QVERIFY(printer.texts().first().startsWith(u"Glassbox"_s));
        QVERIFY(printer.texts().last().contains(u"Short."_s));

        QBuffer pdf;
        QVERIFY(pdf.open(QIODevice::WriteOnly));
        QPdfWriter writer(&pdf);
        writer.setPageSize(QPageSize(QPageSize::A4));
        const int pages = printer.print(writer);
        QVERIFY2(pages >= 3, qPrintable(QString::number(pages)));
        QVERIFY(pdf.data().startsWith("%PDF"));
    }

    void thePreviewOpensForTheChosenPaper()
    {
        const QTemporaryDir folder;
        QFile list(folder.filePath(u"list.txt"_s));
        QVERIFY(list.open(QIODevice::WriteOnly) && list.write(threeAbstracts().toUtf8()) > 0);
        list.close();
        Session session(folder.path());
        session.window().findChild<QAction *>(u"printPreview"_s)->trigger();
        QTRY_VERIFY(session.find<QWidget>(u"message"_s)->isVisible()); // nothing to print yet
        session.window().importFiles({list.fileName()});
        QTRY_COMPARE(session.rows(), 3);
        session.window().findChild<QAction *>(u"printPreview"_s)->trigger();
        QPrintPreviewDialog *preview = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((preview = session.window().findChild<QPrintPreviewDialog *>()) != nullptr, 20000);
        preview->reject();
    }
};

QTEST_MAIN(ReadingPreferencesTest)
#include "tst_reading_preferences.moc"

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/reader_rows.h"

#include "models/library/import_job.h"
#include "models/library/library.h"
#include "models/math/typesetter.h"
#include "models/themes/scorer.h"
#include "models/themes/theme.h"
#include "ui/reader/abstract_view.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QListView>
#include <QSettings>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace lectern::bench {

namespace {

constexpr qsizetype abstractCount = 300;
constexpr int formulaPatience = 20000; // milliseconds

struct Abstract {
    QString text;
    qsizetype formulas = 0;
};

// A text list of the abstracts with most dollars, a paragraph each.
QByteArray richestList(const QString &corpus)
{
    QFile file(corpus);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(corpus));
    std::vector<Abstract> all;
    while (!file.atEnd()) {
        const QString text = QJsonDocument::fromJson(file.readLine())[u"abstract"_s].toString().simplified();
        all.push_back({text, text.count(u'$')});
    }
    std::ranges::stable_sort(all, std::greater<>(), &Abstract::formulas);
    QByteArray list("Abstracts rich in formulas\n\n");
    for (qsizetype i = 0; i < std::min(abstractCount, qsizetype(all.size())); ++i)
        list += all[size_t(i)].text.toUtf8() + "\n\n";
    return list;
}

/// Notices when a widget has painted.
class PaintWatch final : public QObject
{
public:
    explicit PaintWatch(QWidget *widget) { widget->installEventFilter(this); }

    bool painted = false;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        painted = painted || event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }
};

class Reading final
{
public:
    explicit Reading(MainWindow &window)
        : m_list(window.findChild<QListView *>(u"paperList"_s))
        , m_abstract(window.findChild<AbstractView *>(u"abstractView"_s))
        , m_watch(m_abstract->viewport())
    {
    }

    /// Milliseconds from the key until the next abstract has been painted.
    double next()
    {
        m_watch.painted = false;
        return milliseconds([this] {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
            QCoreApplication::sendEvent(m_list, &press);
            while (!m_watch.painted)
                QCoreApplication::processEvents();
        });
    }

    void first() { m_list->setCurrentIndex(m_list->model()->index(0, 0)); }
    [[nodiscard]] int count() const { return m_list->model()->rowCount(); }
    [[nodiscard]] bool complete() const { return !m_abstract->isWaitingForFormulas(); }

private:
    QListView *m_list;
    AbstractView *m_abstract;
    PaintWatch m_watch;
};

} // namespace

Rows readerRows(const QString &corpus, const QString &folder)
{
    const QString list = folder + u"/formulas.txt"_s;
    QFile file(list);
    const QByteArray text = richestList(corpus);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("The list cannot be written");
    file.close();
    auto library = Library::open(folder + u"/formulas.lectern"_s, Connection::Mode::Create).value();
    const auto scorer = std::make_shared<const ThemeScorer>(builtInThemes());
    if (!importFile(*library, *scorer, {list, u"text"_s, {}}, {}))
        qFatal("The list cannot be imported");

    QSettings settings(folder + u"/reader.ini"_s, QSettings::IniFormat);
    math::Typesetter typesetter(folder + u"/formulas.sqlite"_s);
    MainWindow window({*library, scorer, typesetter, settings});
    QEventLoop loop;
    QObject::connect(&window, &MainWindow::answered, &loop, &QEventLoop::quit);
    window.resize(1280, 800);
    window.show();
    loop.exec();
    QCoreApplication::processEvents();
    Reading reading(window);
    const double before = residentMegabytes();

    Rows rows;
    const auto untilComplete = [&] {
        QElapsedTimer patience;
        patience.start();
        while (!reading.complete() && patience.elapsed() < formulaPatience)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    QElapsedTimer sinceFirst;
    sinceFirst.start();
    double firstFormula = 0;
    const auto ready = QObject::connect(&typesetter, &math::Typesetter::ready, &typesetter, [&] {
        firstFormula = firstFormula > 0 ? firstFormula : double(sinceFirst.nsecsElapsed()) / 1e6;
    });
    reading.first();
    untilComplete();
    QObject::disconnect(ready);
    rows.push_back({u"first formula of an engine started anew"_s, u"ms"_s, firstFormula, {}, 700.0});

    // Cold: every abstract is waited for. A timer that fires whenever the loop is free shows how long it was not.
    std::vector<double> blocks;
    {
        QElapsedTimer gap;
        gap.start();
        QTimer idle;
        QObject::connect(&idle, &QTimer::timeout, &idle, [&] {
            blocks.push_back(double(gap.nsecsElapsed()) / 1e6);
            gap.restart();
        });
        idle.start(0);
        for (int i = 1; i < reading.count(); ++i) {
            reading.next();
            untilComplete();
        }
    }
    rows.push_back({u"event loop blocked, formulas new, longest"_s, u"ms"_s, quantile(blocks, 1), {}, 16.0});
    std::ranges::sort(blocks, std::greater<>());
    rows.push_back({u"event loop blocked, formulas new, 10th longest"_s,
                    u"ms"_s,
                    blocks[std::min<size_t>(9, blocks.size() - 1)],
                    {},
                    {}});
    rows.push_back({u"memory that the engine and its formulas add"_s, u"MB"_s, residentMegabytes() - before, {}, {}});

    // As fast as a key that is held down, 50 a second. Without sleeping, which would measure how a machine wakes up.
    const auto pause = [] {
        QElapsedTimer waited;
        waited.start();
        while (waited.elapsed() < 20)
            QCoreApplication::processEvents();
    };
    std::vector<double> next;
    reading.first();
    for (int i = 1; i < reading.count(); ++i) {
        next.push_back(reading.next());
        pause();
    }
    rows.push_back({u"next abstract, formulas in memory, median"_s, u"ms"_s, quantile(next, 0.5), {}, 4.0});
    rows.push_back({u"next abstract, formulas in memory, 99 %"_s, u"ms"_s, quantile(next, 0.99), {}, 16.0});
    return rows;
}

} // namespace lectern::bench

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/cache_file.h"
#include "models/math/engine.h"
#include "models/math/request_queue.h"
#include "models/math/typesetter.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern::math;
using namespace Qt::StringLiterals;

namespace {

/// How long a slow, sanitized, shared machine may take to load the engine.
constexpr int patience = 60'000;

const FormulaKey square{u"x^2"_s, false};

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray firstBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(15) : QByteArray();
}

} // namespace

class TestMathTypesetter : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Waits for the formula; null when it does not come.
    static std::shared_ptr<const Formula> wait(Typesetter &typesetter, const FormulaKey &key)
    {
        const QSignalSpy spy(&typesetter, &Typesetter::ready);
        typesetter.request(key);
        (void)QTest::qWaitFor([&] { return !spy.isEmpty(); }, patience);
        return spy.isEmpty() ? nullptr : spy.first().at(1).value<std::shared_ptr<const Formula>>();
    }

private Q_SLOTS:
    void reportsAFormulaAndKeepsItInMemory()
    {
        Typesetter typesetter{QString()};
        QVERIFY(!typesetter.cached(square));
        const auto formula = wait(typesetter, square);
        QVERIFY(formula && formula->isValid());
        QCOMPARE(typesetter.cached(square), formula);
        QVERIFY(!typesetter.cached({square.tex, true}));
        // Asked again, it comes again, and it is the same.
        QCOMPARE(wait(typesetter, square), formula);
    }

    void reportsFormulasThatCannotBeTypeset()
    {
        Typesetter typesetter{QString()};
        const auto formula = wait(typesetter, {u"x^a^b"_s, false});
        QVERIFY(formula && !formula->isValid());
        QVERIFY(formula->error().contains(u"exponent"_s));
    }

    void drawsCharactersOutsideTheFontOnItsThread()
    {
        Typesetter typesetter{QString()};
        const auto formula = wait(typesetter, {uR"(\text{准确率})"_s, false});
        QVERIFY(formula && formula->isValid());
        QVERIFY(formula->memoryUse() > Formula().memoryUse());
    }

    void aFormulaAskedTwiceComesOnce()
    {
        Typesetter typesetter{QString()};
        const QSignalSpy spy(&typesetter, &Typesetter::ready);
        typesetter.request(square, false);
        typesetter.request(square, true);
        typesetter.request({u"y"_s, false}, false);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 2, patience);
    }

    void theCacheFileServesTheNextTypesetter()
    {
        const QString file = path(u"formulas.sqlite"_s);
        const FormulaKey wrong{uR"(\frac{)"_s, true};
        double width = 0;
        {
            Typesetter typesetter(file);
            const auto formula = wait(typesetter, square);
            QVERIFY(formula);
            width = formula->width();
            QVERIFY(wait(typesetter, wrong));
        }
        {
            // An entry that no engine would give shows that the file is read.
            const auto cache = CacheFile::open(file, Engine::version());
            QVERIFY(cache && cache->find(square));
            cache->store({u"y"_s, false}, {"<svg viewBox='0 -1 77 2'/>", {}});
        }
        Typesetter typesetter(file);
        const auto formula = wait(typesetter, square);
        QVERIFY(formula);
        QCOMPARE(formula->width(), width);
        QCOMPARE(wait(typesetter, {u"y"_s, false})->width(), 77.0);
        const auto failed = wait(typesetter, wrong);
        QVERIFY(failed && !failed->isValid());
    }

    void theCacheFileKeepsEntriesByTexStyleAndVersion()
    {
        const QString file = path(u"entries.sqlite"_s);
        {
            const auto cache = CacheFile::open(file, "1");
            QVERIFY(cache);
            cache->store(square, {"<svg/>", {}});
            cache->store({u"准"_s, true}, {{}, u"warum – 为何"_s});
        }
        const auto cache = CacheFile::open(file, "1");
        QVERIFY(cache);
        const auto entry = cache->find(square);
        QVERIFY(entry);
        QCOMPARE(entry->svg, QByteArray("<svg/>"));
        QCOMPARE(cache->find({u"准"_s, true})->error, u"warum – 为何"_s);
        QVERIFY(!cache->find({square.tex, true}));
        QVERIFY(!CacheFile::open(file, "2")->find(square));
    }

    void aDamagedCacheFileIsReplaced_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no database") << QByteArray("this is not a database, but it is long enough").repeated(100);
        QTest::newRow("a damaged database") << QByteArray("SQLite format 3\0", 16) + QByteArray(5000, 'x');
    }

    void aDamagedCacheFileIsReplaced()
    {
        QFETCH(QByteArray, bytes);
        const QString file = path(u"damaged.sqlite"_s);
        write(file, bytes);
        {
            Typesetter typesetter(file);
            const auto formula = wait(typesetter, square);
            QVERIFY(formula && formula->isValid());
        }
        QCOMPARE(firstBytes(file), QByteArray("SQLite format 3"));
        QVERIFY(CacheFile::open(file, "1"));
    }

    void aCacheFileThatCannotBeMadeDoesNoHarm()
    {
        Typesetter typesetter(path(u"no/such/folder/formulas.sqlite"_s));
        const auto formula = wait(typesetter, square);
        QVERIFY(formula && formula->isValid());
    }

    void isDestroyedWhileBusy()
    {
        // Started, loading or at work on the first of many: the destructor returns whatever the thread does.
        auto typesetter = std::make_unique<Typesetter>(QString());
        for (int i = 0; i < 100; ++i)
            typesetter->request({u"x+"_s.repeated(1'000) + QString::number(i), true}, i % 2 == 0);
        typesetter.reset();

        typesetter = std::make_unique<Typesetter>(QString());
        QVERIFY(wait(*typesetter, square));
        typesetter->request({u"x+"_s.repeated(2'000), true});
        typesetter.reset();
    }

    void isDestroyedUnused()
    {
        const Typesetter typesetter(path(u"unused.sqlite"_s));
        QVERIFY(!QFile::exists(path(u"unused.sqlite"_s)));
    }

    void urgentRequestsComeFirst()
    {
        const auto key = [](int i) { return FormulaKey{QString::number(i), false}; };
        RequestQueue queue;
        queue.add(key(1), false);
        queue.add(key(2), false);
        queue.add(key(3), true);
        queue.add(key(2), true);
        queue.add(key(3), false);
        QStringList order;
        for (int i = 0; i < 3; ++i)
            order << queue.take()->tex;
        QCOMPARE(order, (QStringList{u"3"_s, u"2"_s, u"1"_s}));
        queue.add(key(1), true); // at work already
        queue.add(key(4), false);
        queue.remove({key(4)});
        queue.add(key(5), false);
        QCOMPARE(queue.take()->tex, u"5"_s);
        queue.close();
        queue.add(key(6), true);
        QVERIFY(!queue.take());
    }

    void cancelledRequestsAreNotServed()
    {
        Typesetter typesetter{QString()};
        QSignalSpy spy(&typesetter, &Typesetter::ready);
        QSet<FormulaKey> dropped;
        for (int i = 0; i < 50; ++i) {
            dropped.insert({u"x_{%1}"_s.arg(i), false});
            typesetter.request({u"x_{%1}"_s.arg(i), false}, false);
        }
        typesetter.cancel(dropped);
        typesetter.request(square);
        QTRY_VERIFY_WITH_TIMEOUT(!spy.isEmpty() && spy.last().first().value<FormulaKey>() == square, patience);
        // The one that was at work when the others were dropped may have come too.
        QVERIFY(spy.size() <= 2);
    }
};

QTEST_MAIN(TestMathTypesetter)
#include "tst_math_typesetter.moc"

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/connection.h"

#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace lectern;

class LibraryConnectionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"a.db"_s);
    }

    void aMissingFileIsMadeOnlyOnRequest()
    {
        const auto read = Connection::open(m_path, Connection::Mode::ReadOnly);
        QVERIFY(!read);
        QVERIFY(read.error().what.contains(m_path));
        QVERIFY(!read.error().advice.isEmpty());
        QVERIFY(!Connection::open(m_path, Connection::Mode::ReadWrite));
        QVERIFY(!QFile::exists(m_path));
        QVERIFY(Connection::open(m_path, Connection::Mode::Create));
        QVERIFY(QFile::exists(m_path));
    }

    void whatCannotBeOpenedIsSaid_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a folder") << u"/proc"_s;
        QTest::newRow("a path below a file") << u"/proc/version/library"_s;
        QTest::newRow("a folder that is not there") << u"/no/such/folder/a.db"_s;
        QTest::newRow("a folder that cannot be written") << u"/proc/a.db"_s;
    }

    void whatCannotBeOpenedIsSaid()
    {
        QFETCH(QString, path);
        const auto opened = Connection::open(path, Connection::Mode::Create);
        QVERIFY(!opened);
        QVERIFY(opened.error().what.contains(path));
        QVERIFY(!opened.error().advice.isEmpty());
    }

    void aFileThatIsNoDatabaseIsRefusedAndKept()
    {
        const QByteArray bytes = QByteArray("This is a letter, not a database. ").repeated(100);
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        for (const auto mode : {Connection::Mode::ReadOnly, Connection::Mode::ReadWrite, Connection::Mode::Create})
            QVERIFY(!Connection::open(m_path, mode));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void pragmasAreAsAskedFor()
    {
        const auto connection = open();
        QCOMPARE(connection->number(u"PRAGMA foreign_keys"_s).value(), 1);
        QCOMPARE(connection->number(u"PRAGMA synchronous"_s).value(), 2);
        QVERIFY(connection->setDurable(false));
        QCOMPARE(connection->number(u"PRAGMA synchronous"_s).value(), 1);
        auto journal = connection->prepare(u"PRAGMA journal_mode"_s).value();
        QVERIFY(journal.step().value());
        QCOMPARE(journal.text(0), u"wal"_s);
    }

    void valuesComeBackAsTheyWereBound()
    {
        const auto connection = open();
        QVERIFY(connection->run(u"CREATE TABLE t(a, b, c, d, e)"_s));
        const QString text = u"Ünïcode 😀 'quotes' \"too\""_s;
        const qint64 large = std::numeric_limits<qint64>::min();
        QVERIFY(connection->run(u"INSERT INTO t VALUES (?, ?, ?, ?, ?)"_s, text, large, 0.5, QString(), nullptr));
        auto row = connection->prepare(u"SELECT * FROM t"_s).value();
        QVERIFY(row.step().value());
        QCOMPARE(row.text(0), text);
        QCOMPARE(row.integer(1), large);
        QCOMPARE(row.real(2), 0.5);
        QVERIFY(!row.isNull(3)); // a null QString is the empty text
        QVERIFY(row.isNull(4));
        QVERIFY(!row.step().value());
    }

    void aReadOnlyConnectionCannotWrite()
    {
        QVERIFY(open()->run(u"CREATE TABLE t(a)"_s));
        const auto reader = Connection::open(m_path, Connection::Mode::ReadOnly).value();
        QVERIFY(reader->isReadOnly());
        QVERIFY(!reader->run(u"INSERT INTO t VALUES (1)"_s));
    }

    void faultyStatementsAreErrorsNotCrashes()
    {
        const auto connection = open();
        QVERIFY(!connection->prepare(u"SELEKT 1"_s));
        QVERIFY(!connection->number(u"SELECT a FROM nowhere"_s));
        QVERIFY(!connection->number(u"SELECT 1 WHERE 0"_s));
        QVERIFY(!connection->runScript(u"CREATE TABLE t(a); NONSENSE"_s));
    }

    void aTransactionThatIsNotCommittedLeavesNothing()
    {
        const auto connection = open();
        QVERIFY(connection->run(u"CREATE TABLE t(a)"_s));
        {
            const auto transaction = Transaction::begin(*connection);
            QVERIFY(transaction);
            QVERIFY(connection->run(u"INSERT INTO t VALUES (1)"_s));
        }
        QCOMPARE(rows(*connection), 0);
        const auto failed = inTransaction(*connection, [&]() -> Result<void> {
            return connection->run(u"INSERT INTO t VALUES (1)"_s).and_then([] {
                return Result<void>(failure(u"no"_s));
            });
        });
        QVERIFY(!failed);
        QCOMPARE(rows(*connection), 0);
        QVERIFY(inTransaction(*connection, [&] { return connection->run(u"INSERT INTO t VALUES (1)"_s); }));
        QCOMPARE(rows(*connection), 1);
    }

    void transactionsDoNotNest()
    {
        const auto connection = open();
        const auto outer = Transaction::begin(*connection);
        QVERIFY(outer);
        QVERIFY(!Transaction::begin(*connection));
    }

    void anInterruptEndsARunningStatement()
    {
        const auto connection = open();
        std::atomic<bool> done = false;
        // Interrupting again and again, since the first one may come before the statement runs.
        std::thread stopper([&] {
            while (!done.load())
                connection->interrupt();
        });
        const auto endless = connection->number(
            u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"_s);
        done = true;
        stopper.join();
        QVERIFY(!endless);
    }

    void aBackupHasEverythingAndReplacesNothing()
    {
        const auto connection = open();
        QVERIFY(connection->runScript(u"CREATE TABLE t(a); INSERT INTO t VALUES (7)"_s));
        const QString copy = m_folder->filePath(u"copy.db"_s);
        QVERIFY(connection->backupTo(copy));
        QCOMPARE(Connection::open(copy, Connection::Mode::ReadOnly).value()->number(u"SELECT a FROM t"_s).value(), 7);
        const auto again = connection->backupTo(copy);
        QVERIFY(!again);
        QVERIFY(again.error().what.contains(copy));
        QVERIFY(!connection->backupTo(u"/proc/copy.db"_s));
    }

    void replacingTakesOverWhatTheOtherHas()
    {
        const auto connection = open();
        QVERIFY(connection->runScript(u"CREATE TABLE t(a); INSERT INTO t VALUES (1)"_s));
        const QString copy = m_folder->filePath(u"copy.db"_s);
        QVERIFY(connection->backupTo(copy));
        QVERIFY(connection->run(u"INSERT INTO t VALUES (2)"_s));
        const auto source = Connection::open(copy, Connection::Mode::ReadOnly).value();
        QVERIFY(connection->replaceBy(*source));
        QCOMPARE(rows(*connection), 1);
    }

private:
    std::unique_ptr<Connection> open() { return Connection::open(m_path, Connection::Mode::Create).value(); }
    static qint64 rows(Connection &connection) { return connection.number(u"SELECT count(*) FROM t"_s).value(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(LibraryConnectionTest)
#include "tst_library_connection.moc"

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/connection.h"
#include "models/library/highlight_store.h"
#include "models/library/library.h"
#include "models/library/migrations.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

class LibraryMigrationsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"library.lectern"_s);
    }

    void anEmptyFileBecomesALibrary()
    {
        const auto connection = open();
        QVERIFY(migrate(*connection, builtInMigrations()));
        QCOMPARE(version(*connection), builtInMigrations().size());
        QVERIFY(checkSchema(*connection, builtInMigrations()));
        QCOMPARE(m_folder->isValid() && QFile::exists(m_path + u".before-1"_s), false);
    }

    void migratingAgainChangesNothing()
    {
        const auto connection = open();
        QVERIFY(migrate(*connection, builtInMigrations()));
        QVERIFY(migrate(*connection, builtInMigrations()));
        QCOMPARE(version(*connection), builtInMigrations().size());
    }

    void anOlderLibraryIsCopiedBesideItselfFirst()
    {
        const auto connection = library();
        QVERIFY(!checkSchema(*connection, withNext(u"CREATE TABLE extra(a)"_s)));
        QVERIFY(migrate(*connection, withNext(u"CREATE TABLE extra(a)"_s)));
        QCOMPARE(version(*connection), builtInMigrations().size() + 1);
        QCOMPARE(connection->number(u"SELECT count(*) FROM extra"_s).value(), 0);
        QCOMPARE(connection->number(u"SELECT count(*) FROM tag"_s).value(), 1);

        const QString copy = m_path + u".before-%1"_s.arg(builtInMigrations().size() + 1);
        const auto old = Connection::open(copy, Connection::Mode::ReadOnly).value();
        QCOMPARE(version(*old), builtInMigrations().size());
        QCOMPARE(old->number(u"SELECT count(*) FROM tag"_s).value(), 1);
        QVERIFY(!old->number(u"SELECT count(*) FROM extra"_s));
    }

    void highlightsOfTheFirstSchemaAreNeitherLostNorDoubtful()
    {
        const auto connection = open();
        QVERIFY(migrate(*connection, builtInMigrations().first(1)));
        QVERIFY(connection->runScript(
            u"INSERT INTO paper(id, title, derived_title, sort_title, authors, venue, year, decision, abstract_hash,"
            " added_at) VALUES (1, 'Glassbox', '', 'glassbox', '', '', 0, '', 0, 0);"
            "INSERT INTO highlight(paper_id, start, length, quote, prefix, suffix, colour, comment, created_at)"
            " VALUES (1, 3, 4, 'keep', 'We ', ' every', 'pink', 'why?', 5)"_s));
        QVERIFY(migrate(*connection, builtInMigrations()));
        const QList<Highlight> highlights = HighlightStore(*connection).of(1).value();
        QCOMPARE(highlights, (QList<Highlight>{{1, 1, 3, 4, u"keep"_s, u"We "_s, u" every"_s, HighlightColour::Pink,
                                                u"why?"_s, false, 1, QDateTime::fromMSecsSinceEpoch(5)}}));
        QVERIFY(QFile::exists(m_path + u".before-2"_s));
    }

    void aFailingScriptLeavesTheLibraryAsItWas()
    {
        const auto connection = library();
        const auto failed = migrate(*connection, withNext(u"CREATE TABLE extra(a); DELETE FROM tag; NONSENSE"_s));
        QVERIFY(!failed);
        QVERIFY(failed.error().what.contains(m_path));
        QCOMPARE(version(*connection), builtInMigrations().size());
        QCOMPARE(connection->number(u"SELECT count(*) FROM tag"_s).value(), 1);
        QVERIFY(!connection->number(u"SELECT count(*) FROM extra"_s));
        // and it still is a library that works
        QVERIFY(migrate(*connection, builtInMigrations()));
    }

    void aNewerLibraryIsRefusedInEveryMode()
    {
        QVERIFY(library()->runScript(u"PRAGMA user_version = 99"_s));
        const QByteArray before = bytes();
        for (const auto mode : {Connection::Mode::ReadOnly, Connection::Mode::ReadWrite, Connection::Mode::Create}) {
            const auto opened = Library::open(m_path, mode);
            QVERIFY(!opened);
            QVERIFY(opened.error().what.contains(u"newer"_s));
            QVERIFY(opened.error().what.contains(u"99"_s));
            QVERIFY(!opened.error().advice.isEmpty());
        }
        QCOMPARE(bytes(), before);
    }

    void anotherProgramsDatabaseIsRefusedAndStaysAsItIs()
    {
        {
            const auto foreign = open();
            QVERIFY(foreign->runScript(u"PRAGMA journal_mode = DELETE; CREATE TABLE bookmarks(a)"_s));
        }
        const QByteArray before = bytes();
        for (const auto mode : {Connection::Mode::ReadOnly, Connection::Mode::ReadWrite, Connection::Mode::Create})
            QVERIFY(!Library::open(m_path, mode));
        QCOMPARE(bytes(), before);
    }

    void theSchemaIsSoundAndChecksItself()
    {
        const auto made = Library::open(m_path, Connection::Mode::Create).value();
        QCOMPARE(made->check().value(), QStringList());
    }

private:
    std::unique_ptr<Connection> open() { return Connection::open(m_path, Connection::Mode::Create).value(); }

    /// A library of the present schema with one tag in it.
    std::unique_ptr<Connection> library()
    {
        auto connection = open();
        if (!migrate(*connection, builtInMigrations()) ||
            !connection->run(u"INSERT INTO tag(name, colour) VALUES ('kept', '#000000')"_s))
            qFatal("no library");
        return connection;
    }

    QByteArray bytes()
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QStringList withNext(const QString &script) { return builtInMigrations() << script; }
    static qint64 version(Connection &connection) { return connection.number(u"PRAGMA user_version"_s).value(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(LibraryMigrationsTest)
#include "tst_library_migrations.moc"

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/connection.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int busyMilliseconds = 5000;

struct ConnectionText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Library)
};

int openFlags(Connection::Mode mode)
{
    switch (mode) {
    case Connection::Mode::ReadOnly:
        return SQLITE_OPEN_READONLY;
    case Connection::Mode::ReadWrite:
        return SQLITE_OPEN_READWRITE;
    case Connection::Mode::Create:
        break;
    }
    return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

/// Copies a whole database with the online backup; gives an SQLite code.
int copyDatabase(sqlite3 *target, sqlite3 *source)
{
    sqlite3_backup *backup = sqlite3_backup_init(target, "main", source, "main");
    if (!backup)
        return sqlite3_errcode(target);
    // A busy file makes a step give up without copying anything, and finish does not report that.
    const int stepped = sqlite3_backup_step(backup, -1);
    const int finished = sqlite3_backup_finish(backup);
    return stepped == SQLITE_DONE ? finished : stepped;
}

} // namespace

Connection::Connection(sqlite3 *handle, QString path, Mode mode)
    : m_handle(handle)
    , m_path(std::move(path))
    , m_mode(mode)
{
}

Connection::~Connection()
{
    sqlite3_close_v2(m_handle);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &path, Mode mode)
{
    if (QFileInfo(path).isDir())
        return failure(ConnectionText::tr("“%1” is a folder").arg(path), ConnectionText::tr("Name a library file"));
    if (mode != Mode::Create && !QFileInfo::exists(path))
        return failure(ConnectionText::tr("There is no library “%1”").arg(path),
                       ConnectionText::tr("Check the name, or import a list to make it"));
    sqlite3 *handle = nullptr;
    const int code =
        sqlite3_open_v2(path.toUtf8().constData(), &handle, openFlags(mode) | SQLITE_OPEN_NOMUTEX, nullptr);
    std::unique_ptr<Connection> connection(new Connection(handle, path, mode));
    if (code != SQLITE_OK)
        return std::unexpected(sqliteError(handle, code, path));
    // SQLite quietly opens a file that may not be written as read-only; an edit would then fail much later.
    if (mode != Mode::ReadOnly && sqlite3_db_readonly(handle, "main") == 1)
        return std::unexpected(sqliteError(handle, SQLITE_READONLY, path));
    if (auto configured = connection->configure(); !configured)
        return std::unexpected(configured.error());
    return connection;
}

Result<void> Connection::configure()
{
    sqlite3_busy_timeout(m_handle, busyMilliseconds);
    sqlite3_extended_result_codes(m_handle, 1);
    if (auto done = runScript(u"PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;"
                              "PRAGMA temp_store = MEMORY;"_s); // mapping the file made it all resident, not faster
        !done)
        return done;
    if (m_mode != Mode::ReadOnly) {
        auto journal = prepare(u"PRAGMA journal_mode = WAL"_s);
        if (!journal)
            return std::unexpected(journal.error());
        const Result<bool> row = journal->step();
        if (!row)
            return std::unexpected(row.error());
        if (journal->text(0) != "wal"_L1)
            return failure(ConnectionText::tr("“%1” cannot use a write-ahead log").arg(m_path),
                           ConnectionText::tr("Move the library to a local disk"));
        if (auto done = setDurable(true); !done)
            return done;
    }
    // The first read, since SQLite looks at the file no earlier.
    if (const auto read = number(u"PRAGMA schema_version"_s); !read)
        return std::unexpected(read.error());
    const Result<qint64> foreignKeys = number(u"PRAGMA foreign_keys"_s);
    if (!foreignKeys)
        return std::unexpected(foreignKeys.error());
    const Result<qint64> fts = number(u"SELECT sqlite_compileoption_used('ENABLE_FTS5')"_s);
    if (!fts)
        return std::unexpected(fts.error());
    if (*foreignKeys != 1 || *fts != 1)
        return failure(ConnectionText::tr("The installed SQLite lacks foreign keys or FTS5"),
                       ConnectionText::tr("Install SQLite 3.46 or later"));
    return {};
}

Result<Statement> Connection::prepare(const QString &sql)
{
    const QByteArray utf8 = sql.toUtf8();
    sqlite3_stmt *handle = nullptr;
    const int code = sqlite3_prepare_v2(m_handle, utf8.constData(), int(utf8.size()), &handle, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(sqliteError(m_handle, code, m_path));
    return Statement(m_handle, handle, m_path);
}

Result<void> Connection::runScript(const QString &sql)
{
    const int code = sqlite3_exec(m_handle, sql.toUtf8().constData(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(sqliteError(m_handle, code, m_path));
    return {};
}

Result<qint64> Connection::number(const QString &sql)
{
    auto statement = prepare(sql);
    if (!statement)
        return std::unexpected(statement.error());
    const Result<bool> row = statement->step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return failure(ConnectionText::tr("The library “%1” gave no answer").arg(m_path));
    return statement->integer(0);
}

qint64 Connection::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

qint64 Connection::changes() const
{
    return sqlite3_changes64(m_handle);
}

void Connection::interrupt()
{
    sqlite3_interrupt(m_handle);
}

Result<void> Connection::setDurable(bool durable)
{
    return runScript(durable ? u"PRAGMA synchronous = FULL"_s : u"PRAGMA synchronous = NORMAL"_s);
}

Result<void> Connection::backupTo(const QString &path)
{
    if (QFileInfo::exists(path))
        return failure(ConnectionText::tr("“%1” exists already").arg(path),
                       ConnectionText::tr("Choose another name for the backup"));
    sqlite3 *target = nullptr;
    int code = sqlite3_open_v2(path.toUtf8().constData(), &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    if (code == SQLITE_OK)
        code = copyDatabase(target, m_handle);
    Result<void> result;
    if (code != SQLITE_OK)
        result = std::unexpected(sqliteError(target, code, path));
    sqlite3_close(target);
    if (!result)
        QFile::remove(path);
    return result;
}

Result<void> Connection::replaceBy(Connection &source)
{
    if (const int code = copyDatabase(m_handle, source.m_handle); code != SQLITE_OK)
        return std::unexpected(sqliteError(m_handle, code, m_path));
    return {};
}

Result<Transaction> Transaction::begin(Connection &connection)
{
    if (auto begun = connection.runScript(u"BEGIN IMMEDIATE"_s); !begun)
        return std::unexpected(begun.error());
    return Transaction(&connection);
}

Transaction::Transaction(Transaction &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
{
}

Transaction::~Transaction()
{
    // A rollback can only fail when SQLite has rolled back by itself already.
    if (m_connection)
        std::ignore = m_connection->runScript(u"ROLLBACK"_s);
}

Result<void> Transaction::commit()
{
    if (auto committed = m_connection->runScript(u"COMMIT"_s); !committed)
        return committed;
    m_connection = nullptr;
    return {};
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/cache_file.h"

#include <QFile>

#include <sqlite3.h>

namespace lectern::math {

using namespace Qt::StringLiterals;

namespace {

// Every statement after opening is one row, so each is its own transaction. Without fsync a power failure may damage
// the file; it is replaced then. The oldest rows go when there are more than about 60,000 (some 100 MB).
constexpr auto schema = R"(
PRAGMA journal_mode = WAL;
PRAGMA synchronous = OFF;
CREATE TABLE IF NOT EXISTS formula (
    id INTEGER PRIMARY KEY,
    version TEXT NOT NULL,
    display INTEGER NOT NULL,
    tex TEXT NOT NULL,
    svg BLOB NOT NULL,
    error TEXT NOT NULL,
    UNIQUE (version, display, tex)
) STRICT;
DELETE FROM formula WHERE id <= (SELECT max(id) FROM formula) - 60000;
)";

void bindText(sqlite3_stmt *statement, int index, const QByteArray &text)
{
    sqlite3_bind_text64(statement, index, text.constData(), static_cast<sqlite3_uint64>(text.size()), SQLITE_TRANSIENT,
                        SQLITE_UTF8);
}

QByteArray column(sqlite3_stmt *statement, int index)
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(statement, index));
    return {bytes, sqlite3_column_bytes(statement, index)};
}

void removeDatabase(const QString &path)
{
    for (const QString &suffix : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path + suffix);
}

} // namespace

void CacheFile::Closer::operator()(sqlite3 *database) const
{
    sqlite3_close_v2(database);
}

void CacheFile::Finalizer::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

CacheFile::~CacheFile() = default;

std::unique_ptr<CacheFile> CacheFile::open(const QString &path, const QByteArray &version)
{
    std::unique_ptr<CacheFile> file(new CacheFile(version));
    if (file->openOnce(path))
        return file;
    file.reset(new CacheFile(version));
    removeDatabase(path);
    return file->openOnce(path) ? std::move(file) : nullptr;
}

bool CacheFile::openOnce(const QString &path)
{
    sqlite3 *database = nullptr;
    const int opened = sqlite3_open_v2(path.toUtf8().constData(), &database,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    m_database.reset(database);
    if (opened != SQLITE_OK)
        return false;
    sqlite3_busy_timeout(database, 200);
    if (sqlite3_exec(database, schema, nullptr, nullptr, nullptr) != SQLITE_OK)
        return false;
    prepare(m_find, "SELECT svg, error FROM formula WHERE version = ?1 AND display = ?2 AND tex = ?3");
    prepare(m_store, "INSERT OR REPLACE INTO formula (version, display, tex, svg, error) VALUES (?1, ?2, ?3, ?4, ?5)");
    return m_find && m_store;
}

void CacheFile::prepare(Statement &statement, const char *sql)
{
    sqlite3_stmt *prepared = nullptr;
    sqlite3_prepare_v3(m_database.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
    statement.reset(prepared);
}

void CacheFile::bindKey(const Statement &statement, const FormulaKey &key) const
{
    bindText(statement.get(), 1, m_version);
    sqlite3_bind_int(statement.get(), 2, key.display ? 1 : 0);
    bindText(statement.get(), 3, key.tex.toUtf8());
}

std::optional<CacheFile::Entry> CacheFile::find(const FormulaKey &key)
{
    bindKey(m_find, key);
    std::optional<Entry> entry;
    if (sqlite3_step(m_find.get()) == SQLITE_ROW) {
        entry = Entry{qUncompress(column(m_find.get(), 0)), QString::fromUtf8(column(m_find.get(), 1))};
        // A row that was damaged on disk: as if it were not there.
        if (entry->svg.isEmpty() && entry->error.isEmpty())
            entry.reset();
    }
    sqlite3_reset(m_find.get());
    return entry;
}

void CacheFile::store(const FormulaKey &key, const Entry &entry)
{
    bindKey(m_store, key);
    const QByteArray packed = qCompress(entry.svg);
    sqlite3_bind_blob64(m_store.get(), 4, packed.constData(), static_cast<sqlite3_uint64>(packed.size()),
                        SQLITE_TRANSIENT);
    bindText(m_store.get(), 5, entry.error.toUtf8());
    sqlite3_step(m_store.get());
    sqlite3_reset(m_store.get());
}

} // namespace lectern::math

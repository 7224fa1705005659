// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/statement.h"

#include <QCoreApplication>

#include <sqlite3.h>

namespace lectern {

namespace {

struct StatementText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Library)
};

} // namespace

Error sqliteError(sqlite3 *handle, int code, const QString &subject)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {StatementText::tr("“%1” is being written by another program").arg(subject),
                StatementText::tr("Wait for it to finish and try again")};
    case SQLITE_FULL:
        return {StatementText::tr("The disk that holds “%1” is full").arg(subject),
                StatementText::tr("Free some space and try again")};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {StatementText::tr("“%1” cannot be written").arg(subject),
                StatementText::tr(
                    "Check the permissions of the file and its folder, or choose another library with --library")};
    case SQLITE_CANTOPEN:
        return {
            StatementText::tr("“%1” cannot be opened").arg(subject),
            StatementText::tr(
                "Check that its folder exists and may be read and written, or choose another library with --library")};
    case SQLITE_NOTADB:
        return {StatementText::tr("“%1” is not a Lectern library").arg(subject),
                StatementText::tr("Choose another library with --library")};
    case SQLITE_CORRUPT:
        return {StatementText::tr("“%1” is damaged").arg(subject), StatementText::tr("Restore it from a backup")};
    case SQLITE_IOERR:
        return {StatementText::tr("Reading or writing “%1” failed").arg(subject),
                StatementText::tr("Check the disk, then try again")};
    case SQLITE_INTERRUPT:
        return {StatementText::tr("The search was stopped"), {}};
    default:
        return {StatementText::tr("The library “%1” answered with an error: %2")
                    .arg(subject, QString::fromUtf8(sqlite3_errmsg(handle))),
                {}};
    }
}

Statement::Statement(sqlite3 *connection, sqlite3_stmt *handle, QString subject)
    : m_connection(connection)
    , m_handle(handle)
    , m_subject(std::move(subject))
{
}

Statement::Statement(Statement &&other) noexcept
    : m_connection(other.m_connection)
    , m_handle(std::exchange(other.m_handle, nullptr))
    , m_subject(std::move(other.m_subject))
{
}

Statement &Statement::operator=(Statement &&other) noexcept
{
    std::swap(m_connection, other.m_connection);
    std::swap(m_handle, other.m_handle);
    std::swap(m_subject, other.m_subject);
    return *this;
}

Statement::~Statement()
{
    sqlite3_finalize(m_handle);
}

void Statement::bind(int index, qint64 value)
{
    sqlite3_bind_int64(m_handle, index, value);
}

void Statement::bind(int index, double value)
{
    sqlite3_bind_double(m_handle, index, value);
}

void Statement::bind(int index, const QString &value)
{
    bind(index, value.toUtf8());
}

void Statement::bind(int index, const QByteArray &utf8)
{
    // A null QByteArray is the empty text here, never NULL: columns are NOT NULL.
    sqlite3_bind_text64(m_handle, index, utf8.isNull() ? "" : utf8.constData(), sqlite3_uint64(utf8.size()),
                        SQLITE_TRANSIENT, SQLITE_UTF8);
}

void Statement::bind(int index, std::nullptr_t)
{
    sqlite3_bind_null(m_handle, index);
}

Result<bool> Statement::step()
{
    const int code = sqlite3_step(m_handle);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    const Error error = sqliteError(m_connection, code, m_subject);
    sqlite3_reset(m_handle);
    return std::unexpected(error);
}

Result<void> Statement::finish()
{
    while (true) {
        const Result<bool> more = step();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            break;
    }
    sqlite3_reset(m_handle);
    return {};
}

void Statement::reset()
{
    sqlite3_reset(m_handle);
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_handle, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_handle, column);
}

QString Statement::text(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_handle, column));
    return QString::fromUtf8(text, sqlite3_column_bytes(m_handle, column));
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_handle, column) == SQLITE_NULL;
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/statement.h"
#include "models/paper/error.h"

#include <QString>

#include <functional>
#include <memory>

struct sqlite3;

namespace lectern {

/// One connection to an SQLite file, with the pragmas that Lectern relies on set and read back. Used by one thread
/// at a time, except interrupt().
class Connection final
{
public:
    enum class Mode {
        ReadOnly,
        ReadWrite,
        Create, ///< Read and write, made when there is no such file.
    };

    /// Errors: no such file or folder, no permission, not an SQLite file, SQLite without FTS5.
    [[nodiscard]] static Result<std::unique_ptr<Connection>> open(const QString &path, Mode mode);
    ~Connection();
    Q_DISABLE_COPY_MOVE(Connection)

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isReadOnly() const { return m_mode == Mode::ReadOnly; }

    [[nodiscard]] Result<Statement> prepare(const QString &sql);

    /// Runs one statement that gives no rows, with its values bound in order.
    template<typename... Values>
    [[nodiscard]] Result<void> run(const QString &sql, const Values &...values)
    {
        return prepare(sql).and_then([&](Statement &&statement) { return statement.run(values...); });
    }

    /// Runs several statements that take no values, as a migration does.
    [[nodiscard]] Result<void> runScript(const QString &sql);

    /// The first column of the first row; an error when there is none.
    [[nodiscard]] Result<qint64> number(const QString &sql);

    [[nodiscard]] qint64 lastInsertId() const;
    /// Rows changed by the last statement.
    [[nodiscard]] qint64 changes() const;

    /// Makes a running statement of this connection fail as soon as it can. From any thread.
    void interrupt();

    /// Whether an edit is on the disk when the call returns (FULL, the default) or when the file system gets to it
    /// (NORMAL, for imports, where the whole batch is one transaction).
    [[nodiscard]] Result<void> setDurable(bool durable);

    /// Copies the whole library into a file, which must not exist yet, with SQLite's online backup.
    [[nodiscard]] Result<void> backupTo(const QString &path);

    /// Replaces everything in this library by what another one has, in one transaction.
    [[nodiscard]] Result<void> replaceBy(Connection &source);

private:
    Connection(sqlite3 *handle, QString path, Mode mode);
    [[nodiscard]] Result<void> configure();

    sqlite3 *m_handle;
    QString m_path;
    Mode m_mode;
};

/// Rolls back unless committed. Transactions do not nest.
class Transaction final
{
public:
    /// Takes the write lock at once, so that waiting for another writer happens here and nowhere later.
    [[nodiscard]] static Result<Transaction> begin(Connection &connection);
    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    Q_DISABLE_COPY(Transaction)
    ~Transaction();

    [[nodiscard]] Result<void> commit();

private:
    explicit Transaction(Connection *connection)
        : m_connection(connection)
    {
    }

    Connection *m_connection;
};

/// Runs work inside a transaction that is committed only when the work succeeded.
template<typename Work>
[[nodiscard]] auto inTransaction(Connection &connection, Work &&work) -> decltype(work())
{
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto result = work();
    if (!result)
        return result;
    if (auto committed = transaction->commit(); !committed)
        return std::unexpected(committed.error());
    return result;
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QByteArray>
#include <QString>

#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace lectern {

/// An SQLite error code of a connection as a sentence for the reader. subject: the library's path.
[[nodiscard]] Error sqliteError(sqlite3 *handle, int code, const QString &subject);

/// A prepared statement; finalised with the object. Values are bound by position, from 1; columns counted from 0.
class Statement final
{
public:
    Statement(sqlite3 *connection, sqlite3_stmt *handle, QString subject);
    Statement(Statement &&other) noexcept;
    Statement &operator=(Statement &&other) noexcept;
    Q_DISABLE_COPY(Statement)
    ~Statement();

    void bind(int index, qint64 value);
    void bind(int index, int value) { bind(index, qint64(value)); }
    void bind(int index, bool value) { bind(index, qint64(value)); }
    void bind(int index, double value);
    void bind(int index, const QString &value);
    /// UTF-8 text.
    void bind(int index, const QByteArray &utf8);
    void bind(int index, std::nullptr_t);

    /// Binds all values in order.
    template<typename... Values>
    void bindAll(const Values &...values)
    {
        int index = 0;
        (bind(++index, values), ...);
    }

    /// Goes to the next row: true for a row, false when done.
    [[nodiscard]] Result<bool> step();

    /// Binds the values, runs to the end and makes ready for the next run.
    template<typename... Values>
    [[nodiscard]] Result<void> run(const Values &...values)
    {
        bindAll(values...);
        return finish();
    }

    /// Binds the values and calls `row(*this)` for every row.
    template<typename Row, typename... Values>
    [[nodiscard]] Result<void> forEach(Row &&row, const Values &...values)
    {
        bindAll(values...);
        while (true) {
            const Result<bool> more = step();
            if (!more)
                return std::unexpected(more.error());
            if (!*more)
                return {};
            row(*this);
        }
    }

    void reset();

    [[nodiscard]] qint64 integer(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] bool isNull(int column) const;

private:
    [[nodiscard]] Result<void> finish();

    sqlite3 *m_connection;
    sqlite3_stmt *m_handle;
    QString m_subject;
};

} // namespace lectern

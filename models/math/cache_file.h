// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/formula.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

struct sqlite3;
struct sqlite3_stmt;

namespace lectern::math {

/// Typeset formulas in an SQLite file that may be deleted at any time. What cannot be read counts as not there, what
/// cannot be written is not kept: a cache never makes anything fail. One thread at a time.
class CacheFile final
{
public:
    /// What was made of a formula: an SVG, or the reason why there is none.
    struct Entry {
        QByteArray svg;
        QString error;
    };

    /// Opens or creates the file; a file that is damaged or no database is replaced. version: entries of another
    /// version are not seen. Null when there can be no such file.
    [[nodiscard]] static std::unique_ptr<CacheFile> open(const QString &path, const QByteArray &version);
    ~CacheFile();
    Q_DISABLE_COPY_MOVE(CacheFile)

    [[nodiscard]] std::optional<Entry> find(const FormulaKey &key);
    void store(const FormulaKey &key, const Entry &entry);

private:
    struct Closer {
        void operator()(sqlite3 *database) const;
    };
    struct Finalizer {
        void operator()(sqlite3_stmt *statement) const;
    };
    using Statement = std::unique_ptr<sqlite3_stmt, Finalizer>;

    explicit CacheFile(const QByteArray &version)
        : m_version(version)
    {
    }
    bool openOnce(const QString &path);
    void prepare(Statement &statement, const char *sql);
    void bindKey(const Statement &statement, const FormulaKey &key) const;

    const QByteArray m_version;
    std::unique_ptr<sqlite3, Closer> m_database;
    Statement m_find;
    Statement m_store;
};

} // namespace lectern::math

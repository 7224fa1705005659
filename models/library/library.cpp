// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/library.h"

#include "models/library/migrations.h"
#include "models/library/search_index.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct LibraryText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Library)
};

/// Opening for writing switches a file to the write-ahead log, which must not happen to another program's database
/// nor to a newer Lectern's: those are looked at without writing first.
Result<void> refuseForeign(const QString &path, Connection::Mode mode)
{
    if (mode == Connection::Mode::ReadOnly || QFileInfo(path).size() == 0)
        return {};
    return Connection::open(path, Connection::Mode::ReadOnly)
        .and_then(
            [](const std::unique_ptr<Connection> &connection) { return checkOwner(*connection, builtInMigrations()); });
}

} // namespace

Library::Library(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
    , m_papers(*m_connection)
    , m_tags(*m_connection)
    , m_notes(*m_connection)
    , m_lists(*m_connection)
    , m_highlights(*m_connection)
{
}

Library::~Library() = default;

Result<std::unique_ptr<Library>> Library::open(const QString &path, Connection::Mode mode)
{
    if (mode == Connection::Mode::Create && !QDir().mkpath(QFileInfo(path).absolutePath()))
        return failure(LibraryText::tr("The folder “%1” cannot be made").arg(QFileInfo(path).absolutePath()),
                       LibraryText::tr("Choose another library with --library"));
    if (auto ours = refuseForeign(path, mode); !ours)
        return std::unexpected(ours.error());
    auto connection = Connection::open(path, mode);
    if (!connection)
        return std::unexpected(connection.error());
    const auto ready =
        mode == Connection::Mode::ReadOnly
            ? checkSchema(**connection, builtInMigrations())
            : migrate(**connection, builtInMigrations()).and_then([&] { return refreshStaleIndex(**connection); });
    if (!ready)
        return std::unexpected(ready.error());
    return std::unique_ptr<Library>(new Library(std::move(*connection)));
}

Result<QStringList> Library::check()
{
    QStringList faults;
    const auto collect = [&](const QString &sql, const QString &pattern) {
        return m_connection->prepare(sql).and_then([&](Statement &&statement) {
            return statement.forEach([&](Statement &row) { faults.append(pattern.arg(row.text(0))); });
        });
    };
    for (const auto &[sql, pattern] : {
             std::pair{u"SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok'"_s, u"%1"_s},
             std::pair{u"SELECT DISTINCT \"table\" FROM pragma_foreign_key_check"_s,
                       LibraryText::tr("A row of “%1” refers to something that is not there")},
             std::pair{
                 u"SELECT count(*) FROM paper WHERE id NOT IN (SELECT rowid FROM paper_search) HAVING count(*) > 0"_s,
                 LibraryText::tr("%1 papers are missing in the search index")},
         }) {
        if (auto done = collect(sql, pattern); !done)
            return std::unexpected(done.error());
    }
    return faults;
}

QString defaultLibraryPath()
{
    QString named = qEnvironmentVariable("LECTERN_LIBRARY");
    if (!named.isEmpty())
        return named;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"library.lectern"_s);
}

bool isLibraryFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(16) == QByteArrayView("SQLite format 3", 16);
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/library.h"

#include "models/library/migrations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("lectern::Library", text);
}

} // namespace

Library::Library(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection)), m_papers(*m_connection), m_tags(*m_connection), m_notes(*m_connection),
      m_lists(*m_connection)
{
}

Library::~Library() = default;

Result<std::unique_ptr<Library>> Library::open(const QString &path, Connection::Mode mode)
{
    if (mode == Connection::Mode::Create && !QDir().mkpath(QFileInfo(path).absolutePath()))
        return failure(tr("The folder “%1” cannot be made").arg(QFileInfo(path).absolutePath()),
                       tr("Choose another library with --library"));
    auto connection = Connection::open(path, mode);
    if (!connection)
        return std::unexpected(connection.error());
    const auto ready = mode == Connection::Mode::ReadOnly ? checkSchema(**connection, builtInMigrations())
                                                          : migrate(**connection, builtInMigrations());
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
                       tr("A row of “%1” refers to something that is not there")},
             std::pair{u"SELECT count(*) FROM paper WHERE id NOT IN (SELECT rowid FROM paper_search) HAVING count(*) > 0"_s,
                       tr("%1 papers are missing in the search index")},
         }) {
        if (auto done = collect(sql, pattern); !done)
            return std::unexpected(done.error());
    }
    return faults;
}

QString defaultLibraryPath()
{
    const QString named = qEnvironmentVariable("LECTERN_LIBRARY");
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

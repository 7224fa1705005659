// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/migrations.h"

#include "models/library/connection.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

// Resources of a static library are dropped by the linker unless something refers to them; the macro
// must be used outside any namespace.
static void initialiseMigrations()
{
    Q_INIT_RESOURCE(library);
}

namespace lectern {

namespace {

constexpr qint64 applicationId = 0x4c454354; // "LECT"

struct MigrationsText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Library)
};

struct SchemaState {
    qint64 application = 0;
    qint64 version = 0;
    qint64 tables = 0;

    [[nodiscard]] bool isFresh() const { return tables == 0 && version == 0; }
};

Result<SchemaState> readState(Connection &connection)
{
    const auto application = connection.number(u"PRAGMA application_id"_s);
    if (!application)
        return std::unexpected(application.error());
    const auto version = connection.number(u"PRAGMA user_version"_s);
    if (!version)
        return std::unexpected(version.error());
    const auto tables = connection.number(u"SELECT count(*) FROM sqlite_schema"_s);
    if (!tables)
        return std::unexpected(tables.error());
    return SchemaState{*application, *version, *tables};
}

Result<void> checkState(const SchemaState &state, qint64 newest, const QString &path)
{
    if (state.application != applicationId)
        return failure(MigrationsText::tr("“%1” is another program's database, not a Lectern library").arg(path),
                       MigrationsText::tr("Choose another library with --library"));
    if (state.version > newest)
        return failure(MigrationsText::tr("“%1” was made by a newer Lectern (schema %2, this one knows %3)")
                           .arg(path, QString::number(state.version), QString::number(newest)),
                       MigrationsText::tr("Update Lectern, or choose another library with --library"));
    return {};
}

} // namespace

QStringList builtInMigrations()
{
    initialiseMigrations();
    QStringList scripts;
    const QDir folder(u":/lectern/migrations"_s);
    for (const QString &name : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            scripts.append(QString::fromUtf8(file.readAll()));
    }
    return scripts;
}

Result<void> checkOwner(Connection &connection, const QStringList &scripts)
{
    return readState(connection).and_then([&](const SchemaState &state) {
        return state.isFresh() ? Result<void>() : checkState(state, scripts.size(), connection.path());
    });
}

Result<void> checkSchema(Connection &connection, const QStringList &scripts)
{
    const auto state = readState(connection);
    if (!state)
        return std::unexpected(state.error());
    if (auto checked = checkState(*state, scripts.size(), connection.path()); !checked)
        return checked;
    if (state->version < scripts.size())
        return failure(
            MigrationsText::tr("“%1” was made by an older Lectern").arg(connection.path()),
            MigrationsText::tr("Open it once where it may be written, so that it can be brought up to date"));
    return {};
}

Result<void> migrate(Connection &connection, const QStringList &scripts)
{
    const auto state = readState(connection);
    if (!state)
        return std::unexpected(state.error());
    const bool fresh = state->isFresh();
    if (!fresh) {
        if (auto checked = checkState(*state, scripts.size(), connection.path()); !checked)
            return checked;
    }
    if (state->version == scripts.size())
        return {};
    if (!fresh) {
        const QString copy = u"%1.before-%2"_s.arg(connection.path(), QString::number(state->version + 1));
        QFile::remove(copy);
        if (auto copied = connection.backupTo(copy); !copied)
            return copied;
    }
    for (qint64 version = state->version; version < scripts.size(); ++version) {
        const auto step = inTransaction(connection, [&]() -> Result<void> {
            // Another Lectern may have brought the library up to date while this one waited for the lock.
            const auto current = connection.number(u"PRAGMA user_version"_s);
            if (!current || *current > version)
                return current ? Result<void>{} : std::unexpected(current.error());
            return connection.runScript(scripts[version]).and_then([&] {
                return connection.runScript(u"PRAGMA application_id = %1; PRAGMA user_version = %2"_s.arg(
                    QString::number(applicationId), QString::number(version + 1)));
            });
        });
        if (!step)
            return failure(MigrationsText::tr("“%1” could not be brought up to date (%2)")
                               .arg(connection.path(), step.error().what),
                           MigrationsText::tr("The library was left as it was; report this with the schema number %1")
                               .arg(version));
    }
    return {};
}

} // namespace lectern

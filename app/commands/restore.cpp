// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/output.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct RestoreCommandText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

/// Only a sound library may take the place of the present one.
Result<std::unique_ptr<Library>> openSound(const QString &path)
{
    auto library = Library::open(path, Connection::Mode::ReadOnly);
    if (!library)
        return library;
    const auto faults = (*library)->check();
    if (!faults)
        return std::unexpected(faults.error());
    if (!faults->isEmpty())
        return failure(RestoreCommandText::tr("“%1” is damaged (%2)").arg(path, faults->first()),
                       RestoreCommandText::tr("Choose another backup"));
    return library;
}

/// Where the present library is copied to before it is replaced.
QString keptCopy(const QString &library)
{
    return library + u".before-restore-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss-zzz"_s);
}

Result<int> runRestore(const CommandContext &context, const QString &path)
{
    auto source = openSound(path);
    if (!source)
        return std::unexpected(source.error());
    const bool replaces = QFileInfo::exists(context.library);
    if (replaces && QFileInfo(path).canonicalFilePath() == QFileInfo(context.library).canonicalFilePath())
        return failure(RestoreCommandText::tr("“%1” is the library itself").arg(path),
                       RestoreCommandText::tr("Name a backup of it"));
    auto library = openLibrary(context, Connection::Mode::Create);
    if (!library)
        return std::unexpected(library.error());
    Connection &connection = (*library)->connection();
    const QString kept = keptCopy(context.library);
    if (replaces) {
        if (auto copied = connection.backupTo(kept); !copied)
            return std::unexpected(copied.error());
    }
    return connection.replaceBy((*source)->connection()).transform([&] {
        if (context.json)
            printJson(QJsonObject{{u"kept"_s, replaces ? kept : QString()}});
        else if (replaces)
            say(RestoreCommandText::tr("Restored; the library as it was is in “%1”.").arg(kept));
        return 0;
    });
}

} // namespace

void addRestore(CommandSet &commands)
{
    auto file = std::make_shared<std::string>();
    CLI::App &command =
        commands.add("restore", "Put a backup in the library's place; the present one is kept beside it");
    command.add_option("FILE", *file, "The backup")->required()->type_name("");
    commands.onChosen(command, [file](const CommandContext &context) { return runRestore(context, toQString(*file)); });
}

} // namespace lectern

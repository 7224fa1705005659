// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/input.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct InputText {
    Q_DECLARE_TR_FUNCTIONS(lectern::CommandLine)
};

} // namespace

Result<std::unique_ptr<QFile>> openInput(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    const bool standard = path == "-"_L1;
    if (!standard && QFileInfo(path).isDir())
        return failure(InputText::tr("“%1” is a folder").arg(path), InputText::tr("Name a file"));
    if (!(standard ? file->open(stdin, QIODevice::ReadOnly) : file->open(QIODevice::ReadOnly)))
        return failure(InputText::tr("“%1” cannot be read: %2").arg(path, file->errorString()),
                       InputText::tr("Check the name and the permissions"));
    return file;
}

Result<QByteArray> readInput(const QString &path)
{
    return openInput(path).and_then([&](const std::unique_ptr<QFile> &file) -> Result<QByteArray> {
        QByteArray bytes = file->readAll();
        if (file->error() != QFileDevice::NoError)
            return failure(InputText::tr("Reading “%1” failed: %2").arg(path, file->errorString()),
                           InputText::tr("Check the disk"));
        return bytes;
    });
}

} // namespace lectern

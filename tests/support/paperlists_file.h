// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sample_library.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// A record of a paperlists file.
inline QJsonObject paperRecord(const QString &id, const QString &title, const QString &abstract,
                               const QString &venue = {})
{
    QJsonObject record{
        {QStringLiteral("id"), id}, {QStringLiteral("title"), title}, {QStringLiteral("abstract"), abstract}};
    if (!venue.isEmpty())
        record.insert(QStringLiteral("venue"), venue);
    return record;
}

/// Writes bytes to a file of the sample library's folder and gives its path.
inline QString writeFile(const SampleLibrary &sample, const QString &name, const QByteArray &bytes)
{
    const QString path = sample.folder() + QLatin1Char('/') + name;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("The file could not be written");
    return path;
}

/// Imports records as a paperlists file of this name.
inline lectern::Result<lectern::ImportReport> importRecords(SampleLibrary &sample, const QString &name,
                                                            const QJsonArray &records,
                                                            const lectern::ImportProgress &progress = {})
{
    const QString path = writeFile(sample, name, QJsonDocument(records).toJson());
    const lectern::ThemeScorer scorer(lectern::builtInThemes());
    return lectern::importFile(sample.library(), scorer, {path, QStringLiteral("paperlists"), {}}, progress);
}

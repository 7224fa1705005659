// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/single_window.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// A socket name that is the same for every way of writing a library's path, and short enough for a socket.
QString socketName(const QString &libraryPath)
{
    const QFileInfo info(libraryPath);
    const QString path = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    return u"lectern-"_s +
           QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().first(16));
}

} // namespace

SingleWindow::SingleWindow(const QString &libraryPath, QObject *parent)
    : QObject(parent)
    , m_application(socketName(libraryPath), KDSingleApplication::Option::IncludeUsernameInSocketName)
{
    connect(&m_application, &KDSingleApplication::messageReceived, this, [this](const QByteArray &message) {
        QStringList files;
        for (const auto value : QJsonDocument::fromJson(message).array())
            files.append(value.toString());
        Q_EMIT asked(files);
    });
}

bool SingleWindow::handOver(const QStringList &files)
{
    QJsonArray paths;
    for (const QString &file : files)
        paths.append(QFileInfo(file).absoluteFilePath());
    return m_application.sendMessage(QJsonDocument(paths).toJson(QJsonDocument::Compact));
}

} // namespace lectern

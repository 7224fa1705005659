// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KDSingleApplication>
#include <QObject>
#include <QStringList>

namespace lectern {

/// Sees to it that a library has one window: the first Lectern on it answers, later ones hand over and end.
class SingleWindow final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SingleWindow)

public:
    explicit SingleWindow(const QString &libraryPath, QObject *parent = nullptr);

    [[nodiscard]] bool isFirst() const { return m_application.isPrimaryInstance(); }
    /// Asks the first one to come forward and to import these files. Gives false when it does not answer.
    [[nodiscard]] bool handOver(const QStringList &files);

Q_SIGNALS:
    /// A later Lectern asks the window to come forward and to import files (absolute paths, maybe none).
    void asked(const QStringList &files);

private:
    KDSingleApplication m_application;
};

} // namespace lectern

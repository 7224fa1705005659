// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// What a run of the program gave.
struct Run {
    int status = -1;
    QByteArray out;
    QString err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

/// The built program with a library, a home and settings of its own, in a folder that goes with the object.
class Program final
{
public:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString library() const { return path(QStringLiteral("test.lectern")); }

    /// Runs with --library of the folder unless the arguments name one.
    Run run(QStringList arguments, const QByteArray &input = {})
    {
        if (!arguments.contains(QStringLiteral("--library")))
            arguments = QStringList{QStringLiteral("--library"), library()} + arguments;
        return runPlain(arguments, input);
    }

    /// What the program may know of its surroundings: the folder, and no display.
    [[nodiscard]] QProcessEnvironment environment() const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("LECTERN_LIBRARY"));
        environment.remove(QStringLiteral("DISPLAY"));
        environment.insert(QStringLiteral("HOME"), m_folder.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_CACHE_HOME"), path(QStringLiteral("cache")));
        return environment;
    }

    /// Runs with exactly these arguments.
    Run runPlain(const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(QStringLiteral(LECTERN_PROGRAM), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(120'000))
            qFatal("The program did not end");
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("The file could not be written");
        return path(name);
    }

    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Everything that "list" says, to see whether something changed.
    QByteArray listing() { return run({QStringLiteral("list"), QStringLiteral("--json")}).out; }

private:
    QTemporaryDir m_folder;
};

/// A plain-text list of three abstracts.
inline QByteArray threeAbstracts()
{
    return "Test List 2026\n\n"
           "We study fairness in lending. We propose Evenhand, a post-processing method that equalises error rates "
           "across "
           "demographic groups and reduces discrimination at a cost of 2\\% in accuracy.\n\n"
           "Large language models can be jailbroken. We introduce Bulwark, a defence against jailbreak attacks that "
           "keeps "
           "harmful outputs below $0.1\\%$ while refusing fewer harmless requests.\n\n"
           "Object detection in images needs large receptive fields. We present Farsight, an image encoder with "
           "$O(n \\log n)$ attention for high-resolution images, and evaluate it on \\emph{semantic} segmentation.\n";
}

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/import_job.h"
#include "models/threads/mailbox.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <memory>
#include <thread>

namespace lectern {

/// What became of one file of an import.
struct FileImport {
    QString path;
    Result<ImportReport> report;
};

/// Imports files one after the other on another thread, with a connection of its own. A failing file does not stop
/// the others. The destructor cancels and waits.
class ImportRunner final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportRunner)

public:
    ImportRunner(QString libraryPath, std::shared_ptr<const ThemeScorer> scorer, QObject *parent = nullptr);
    ~ImportRunner() override;

    /// Starts; finished() follows once.
    void start(const QStringList &files);
    /// The file being read leaves no trace; those before it stay imported.
    void cancel() { m_cancelled = true; }

Q_SIGNALS:
    /// fraction: 0 to 1 of the current file.
    void progressed(const QString &file, double fraction, qint64 records);
    void finished(const QList<lectern::FileImport> &files);

private:
    [[nodiscard]] QList<FileImport> run(const QStringList &files);

    QString m_libraryPath;
    std::shared_ptr<const ThemeScorer> m_scorer;
    std::atomic<bool> m_cancelled = false;
    Mailbox m_news;
    std::jthread m_thread; ///< Last: it uses all of the above.
};

} // namespace lectern

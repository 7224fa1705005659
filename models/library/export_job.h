// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"
#include "models/threads/mailbox.h"

#include <QObject>

#include <atomic>
#include <thread>

namespace lectern {

class Library;

/// A source that fetches these papers from a library, one at a time. The library must outlive it.
[[nodiscard]] formats::ExportSource exportSource(Library &library, const QString &title, const QList<PaperId> &papers);

/// What an export is to write, and where.
struct ExportRequest {
    QString title; ///< A heading for the whole; may be empty.
    QString format;
    QString path;
    QList<PaperId> papers;
};

/// Writes one file on another thread, with a read-only connection of its own. The destructor cancels and waits.
class ExportRunner final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportRunner)

public:
    explicit ExportRunner(QString libraryPath, QObject *parent = nullptr);
    ~ExportRunner() override;

    /// Starts; finished() follows once.
    void start(const ExportRequest &request);
    /// The file that was there before stays as it was.
    void cancel() { m_cancelled = true; }

Q_SIGNALS:
    void progressed(qsizetype done, qsizetype total);
    /// true when the file was written, false when it was cancelled.
    void finished(const lectern::Result<bool> &written);

private:
    [[nodiscard]] Result<bool> run(const ExportRequest &request);

    QString m_libraryPath;
    std::atomic<bool> m_cancelled = false;
    Mailbox m_news;
    std::jthread m_thread; ///< Last: it uses all of the above.
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/similar_papers.h"

#include <QFutureWatcher>
#include <QObject>

namespace lectern {

/// Finds similar papers in the background, each time with a read-only connection of its own; only the answer to the
/// newest question is announced.
class SimilarFinder final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SimilarFinder)

public:
    explicit SimilarFinder(QString libraryPath, QObject *parent = nullptr);
    /// Waits for the question that is being answered.
    ~SimilarFinder() override;

    void find(PaperId paper);

Q_SIGNALS:
    void found(lectern::PaperId paper, const QList<lectern::SimilarPaper> &similar);
    void failed(const lectern::Error &error);

private:
    using Answer = Result<QList<SimilarPaper>>;

    QString m_path;
    PaperId m_paper = 0;
    QFutureWatcher<Answer> m_watcher;
};

} // namespace lectern

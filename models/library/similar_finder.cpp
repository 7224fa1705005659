// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/similar_finder.h"

#include "models/library/connection.h"

#include <QtConcurrentRun>

#include <utility>

namespace lectern {

SimilarFinder::SimilarFinder(QString libraryPath, QObject *parent)
    : QObject(parent)
    , m_path(std::move(libraryPath))
{
    connect(&m_watcher, &QFutureWatcher<Answer>::finished, this, [this] {
        const Answer answer = m_watcher.result();
        if (answer)
            Q_EMIT found(m_paper, *answer);
        else
            Q_EMIT failed(answer.error());
    });
}

SimilarFinder::~SimilarFinder()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void SimilarFinder::find(PaperId paper)
{
    m_paper = paper;
    m_watcher.setFuture(QtConcurrent::run([path = m_path, paper]() -> Answer {
        return Connection::open(path, Connection::Mode::ReadOnly)
            .and_then([&](const std::unique_ptr<Connection> &connection) { return similarPapers(*connection, paper); });
    }));
}

} // namespace lectern

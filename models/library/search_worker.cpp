// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_worker.h"

#include "models/library/connection.h"
#include "models/library/search_knowledge.h"

#include <QMutexLocker>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// More than a window shows.
constexpr int firstPapers = 100;

} // namespace

SearchWorker::SearchWorker(const QString &libraryPath, QObject *parent)
    : QObject(parent)
    , m_path(libraryPath)
{
    m_thread.setObjectName(u"search"_s);
    m_context.moveToThread(&m_thread);
    m_thread.start();
}

SearchWorker::~SearchWorker()
{
    ++m_generation;
    interrupt();
    m_thread.quit();
    m_thread.wait();
}

void SearchWorker::search(const Query &query)
{
    const quint64 generation = ++m_generation;
    interrupt();
    QMetaObject::invokeMethod(&m_context, [this, query, generation] { answer(query, generation); });
}

void SearchWorker::interrupt()
{
    const QMutexLocker lock(&m_connectionMutex);
    if (m_connection)
        m_connection->interrupt();
}

Result<Connection *> SearchWorker::connection()
{
    if (!m_connection) {
        auto opened = Connection::open(m_path, Connection::Mode::ReadOnly);
        if (!opened)
            return std::unexpected(opened.error());
        const QMutexLocker lock(&m_connectionMutex);
        m_connection = std::move(*opened);
    }
    return m_connection.get();
}

void SearchWorker::answer(const Query &query, quint64 generation)
{
    // Answers are handed over on the owner's thread, where the generation is looked at once more: a query that came
    // in between makes them stale.
    const auto deliver = [this, generation](auto &&emitSignal) {
        QMetaObject::invokeMethod(this, [this, generation, emitSignal] {
            if (isCurrent(generation))
                emitSignal();
        });
    };
    if (!isCurrent(generation))
        return;
    const auto open = connection();
    if (!open)
        return deliver([this, error = open.error()] { Q_EMIT failed(error); });
    SearchAnswer result{
        query, {}, false, 0, markedTerms(parseQuery(query.text, query.typing).root, knowledgeOf(**open))};
    const auto find = [&](int limit) {
        Query limited = query;
        limited.limit = limit;
        return findPapers(**open, limited).transform([&](const QList<PaperId> &papers) { result.papers = papers; });
    };
    // What a window shows comes at once; all of a large answer takes longer.
    auto done = find(firstPapers);
    if (done && isCurrent(generation) && result.papers.size() >= firstPapers) {
        deliver([this, result] { Q_EMIT found(result); });
        done = find(-1);
    }
    if (done) {
        done = (*open)->number(u"SELECT count(*) FROM paper WHERE trashed_at IS NULL"_s).transform([&](qint64 count) {
            result.inLibrary = count;
        });
    }
    if (!isCurrent(generation))
        return;
    if (!done)
        return deliver([this, error = done.error()] { Q_EMIT failed(error); });
    result.complete = true;
    deliver([this, result = std::move(result)] { Q_EMIT found(result); });
    auto counts = countFacets(**open, query);
    if (!isCurrent(generation))
        return;
    if (!counts)
        return deliver([this, error = counts.error()] { Q_EMIT failed(error); });
    deliver([this, all = std::move(*counts)] { Q_EMIT counted(all); });
}

} // namespace lectern

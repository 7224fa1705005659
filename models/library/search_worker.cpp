// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_worker.h"

#include "models/library/connection.h"
#include "models/library/search_knowledge.h"

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
    m_thread = std::jthread([this](const std::stop_token &stop) {
        while (const auto asked = m_questions.take(stop))
            answer(asked->question, asked->number);
    });
}

SearchWorker::~SearchWorker()
{
    m_questions.forget();
    interrupt();
}

void SearchWorker::search(const Query &query)
{
    m_questions.forget();
    interrupt(); // before the new query can be at work
    m_questions.ask(query);
}

void SearchWorker::interrupt()
{
    const std::scoped_lock lock(m_connectionMutex);
    if (m_connection)
        m_connection->interrupt();
}

Result<Connection *> SearchWorker::connection()
{
    if (!m_connection) {
        auto opened = Connection::open(m_path, Connection::Mode::ReadOnly);
        if (!opened)
            return std::unexpected(opened.error());
        const std::scoped_lock lock(m_connectionMutex);
        m_connection = std::move(*opened);
    }
    return m_connection.get();
}

void SearchWorker::answer(const Query &query, quint64 number)
{
    // Answers are handed over on the owner's thread, where the number is looked at once more: a query that came in
    // between makes them stale.
    const auto deliver = [this, number](auto &&emitSignal) {
        m_answers.post([this, number, emitSignal] {
            if (m_questions.isNewest(number))
                emitSignal();
        });
    };
    if (!m_questions.isNewest(number))
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
    if (done && m_questions.isNewest(number) && result.papers.size() >= firstPapers) {
        deliver([this, result] { Q_EMIT found(result); });
        done = find(-1);
    }
    if (done) {
        done = (*open)->number(u"SELECT count(*) FROM paper WHERE trashed_at IS NULL"_s).transform([&](qint64 count) {
            result.inLibrary = count;
        });
    }
    if (!m_questions.isNewest(number))
        return;
    if (!done)
        return deliver([this, error = done.error()] { Q_EMIT failed(error); });
    result.complete = true;
    deliver([this, result = std::move(result)] { Q_EMIT found(result); });
    auto counts = countFacets(**open, query);
    if (!m_questions.isNewest(number))
        return;
    if (!counts)
        return deliver([this, error = counts.error()] { Q_EMIT failed(error); });
    deliver([this, all = std::move(*counts)] { Q_EMIT counted(all); });
}

} // namespace lectern

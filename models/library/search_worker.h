// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/search.h"
#include "models/query/search_term.h"
#include "models/threads/mailbox.h"
#include "models/threads/newest_question.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <thread>

namespace lectern {

class Connection;

struct SearchAnswer {
    Query query;
    QList<PaperId> papers;
    bool complete = true;
    qint64 inLibrary = 0;    ///< Papers outside the trash; of complete answers only.
    QList<SearchTerm> terms; ///< What to mark.
};

/// Answers queries on a thread with a read-only connection of its own. A new query stops the one before it, so that
/// typing never waits for an answer that nobody wants any more. Signals arrive on the owner's thread, and only for
/// the newest query.
class SearchWorker final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchWorker)

public:
    explicit SearchWorker(const QString &libraryPath, QObject *parent = nullptr);
    ~SearchWorker() override;

    void search(const Query &query);

Q_SIGNALS:
    /// Comes twice for a large answer: first its beginning, then, complete, all of it.
    void found(const lectern::SearchAnswer &answer);
    /// Follows a complete answer.
    void counted(const lectern::FacetCounts &counts);
    void failed(const lectern::Error &error);

private:
    void answer(const Query &query, quint64 number);
    [[nodiscard]] Result<Connection *> connection();
    void interrupt();

    QString m_path;
    NewestQuestion<Query> m_questions;
    Mailbox m_answers;
    std::mutex m_connectionMutex; ///< Guards the pointer against interrupt() from the owner's thread.
    std::unique_ptr<Connection> m_connection;
    std::jthread m_thread; ///< Last: it uses all of the above.
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SearchAnswer)

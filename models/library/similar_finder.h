// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/similar_papers.h"
#include "models/threads/mailbox.h"
#include "models/threads/newest_question.h"

#include <QObject>

#include <thread>

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
    void answer(PaperId paper, quint64 number);

    QString m_path;
    NewestQuestion<PaperId> m_questions;
    Mailbox m_answers;
    std::jthread m_thread; ///< Started by the first question. Last: it uses all of the above.
};

} // namespace lectern

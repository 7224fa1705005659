// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/similar_finder.h"

#include "models/library/connection.h"

#include <utility>

namespace lectern {

SimilarFinder::SimilarFinder(QString libraryPath, QObject *parent)
    : QObject(parent)
    , m_path(std::move(libraryPath))
{
}

SimilarFinder::~SimilarFinder() = default;

void SimilarFinder::find(PaperId paper)
{
    m_questions.ask(paper);
    if (m_thread.joinable())
        return;
    m_thread = std::jthread([this](const std::stop_token &stop) {
        while (const auto asked = m_questions.take(stop))
            answer(asked->question, asked->number);
    });
}

void SimilarFinder::answer(PaperId paper, quint64 number)
{
    const auto similar =
        Connection::open(m_path, Connection::Mode::ReadOnly)
            .and_then([&](const std::unique_ptr<Connection> &connection) { return similarPapers(*connection, paper); });
    m_answers.post([this, paper, number, similar] {
        if (!m_questions.isNewest(number))
            return;
        if (similar)
            Q_EMIT found(paper, *similar);
        else
            Q_EMIT failed(similar.error());
    });
}

} // namespace lectern

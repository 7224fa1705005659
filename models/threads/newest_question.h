// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace lectern {

/// Where a question is left for a thread that answers the newest one only: a question that comes before the one before
/// it was taken replaces it. Thread-safe.
template<typename Question>
class NewestQuestion final
{
public:
    struct Asked {
        Question question;
        quint64 number = 0;
    };

    void ask(Question question)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting = std::move(question);
        ++m_number;
        m_changed.notify_one();
    }

    /// Makes the answer to the question at work stale, with nothing asked instead.
    void forget()
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.reset();
        ++m_number;
    }

    /// Waits for a question; none when stop is requested.
    [[nodiscard]] std::optional<Asked> take(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, stop, [this] { return m_waiting.has_value(); }))
            return std::nullopt;
        return Asked{*std::exchange(m_waiting, std::nullopt), m_number};
    }

    /// Whether nothing was asked since the question of this number.
    [[nodiscard]] bool isNewest(quint64 number) const
    {
        const std::scoped_lock lock(m_mutex);
        return m_number == number;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Question> m_waiting;
    quint64 m_number = 0;
};

} // namespace lectern

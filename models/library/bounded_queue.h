// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace lectern {

/// Hands values from one thread to another, and makes the first wait when the second falls behind.
template<typename Value>
class BoundedQueue final
{
public:
    explicit BoundedQueue(std::size_t capacity)
        : m_capacity(capacity)
    {
    }

    /// Waits for room. Gives false when the queue was closed: nobody will take the value.
    bool push(Value value)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_closed || m_values.size() < m_capacity; });
        if (m_closed)
            return false;
        m_values.push_back(std::move(value));
        m_changed.notify_all();
        return true;
    }

    /// Waits for a value. Gives nothing when the queue was closed and is empty.
    std::optional<Value> pop()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_closed || !m_values.empty(); });
        if (m_values.empty())
            return {};
        Value value = std::move(m_values.front());
        m_values.pop_front();
        m_changed.notify_all();
        return value;
    }

    void close()
    {
        const std::scoped_lock lock(m_mutex);
        m_closed = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Value> m_values;
    std::size_t m_capacity;
    bool m_closed = false;
};

} // namespace lectern

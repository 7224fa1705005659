// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/request_queue.h"

#include <algorithm>

namespace lectern::math {

void RequestQueue::add(const FormulaKey &key, bool urgent)
{
    const std::scoped_lock lock(m_mutex);
    if (m_closed || m_atWork == key || std::ranges::contains(m_urgent, key))
        return;
    if (const auto waiting = std::ranges::find(m_later, key); waiting != m_later.end()) {
        if (!urgent)
            return;
        m_later.erase(waiting);
    }
    (urgent ? m_urgent : m_later).push_back(key);
    m_changed.notify_one();
}

void RequestQueue::remove(const QSet<FormulaKey> &keys)
{
    const std::scoped_lock lock(m_mutex);
    const auto unwanted = [&keys](const FormulaKey &key) { return keys.contains(key); };
    std::erase_if(m_urgent, unwanted);
    std::erase_if(m_later, unwanted);
}

std::optional<FormulaKey> RequestQueue::take()
{
    std::unique_lock lock(m_mutex);
    m_atWork.reset();
    m_changed.wait(lock, [this] { return m_closed || !m_urgent.empty() || !m_later.empty(); });
    if (m_closed)
        return std::nullopt;
    auto &queue = m_urgent.empty() ? m_later : m_urgent;
    m_atWork = std::move(queue.front());
    queue.pop_front();
    return m_atWork;
}

void RequestQueue::close()
{
    const std::scoped_lock lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
}

} // namespace lectern::math

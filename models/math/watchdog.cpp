// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/watchdog.h"

#include <QJSEngine>

namespace lectern::math {

void Watchdog::watch(QJSEngine *engine)
{
    const std::scoped_lock lock(m_mutex);
    m_engine = engine;
    if (!engine)
        return;
    engine->setInterrupted(m_cancelled);
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
}

bool Watchdog::begin()
{
    const std::scoped_lock lock(m_mutex);
    if (m_cancelled)
        return false;
    m_late = false;
    m_deadline = std::chrono::steady_clock::now() + m_limit;
    m_changed.notify_all();
    return true;
}

bool Watchdog::end()
{
    const std::scoped_lock lock(m_mutex);
    m_deadline.reset();
    if (m_engine && !m_cancelled)
        m_engine->setInterrupted(false);
    return m_late;
}

void Watchdog::cancel()
{
    const std::scoped_lock lock(m_mutex);
    m_cancelled = true;
    if (m_engine)
        m_engine->setInterrupted(true);
}

bool Watchdog::isCancelled() const
{
    const std::scoped_lock lock(m_mutex);
    return m_cancelled;
}

void Watchdog::run(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        if (!m_deadline) {
            m_changed.wait(lock, stop, [this] { return m_deadline.has_value(); });
            continue;
        }
        const auto deadline = *m_deadline;
        // Woken early when the work ended or other work began.
        if (m_changed.wait_until(lock, stop, deadline, [this, deadline] { return m_deadline != deadline; }))
            continue;
        if (stop.stop_requested() || !m_engine)
            return;
        m_late = true;
        m_deadline.reset();
        m_engine->setInterrupted(true);
    }
}

} // namespace lectern::math

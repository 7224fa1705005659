// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

class QJSEngine;

namespace lectern::math {

/// Interrupts a QJSEngine from a thread of its own when one piece of work takes too long, or when cancelled.
class Watchdog final
{
public:
    explicit Watchdog(std::chrono::milliseconds limit)
        : m_limit(limit)
    {
    }

    /// The engine to interrupt; null before it is destroyed.
    void watch(QJSEngine *engine);

    /// Work begins; false when cancelled, and then the engine is to be left alone.
    [[nodiscard]] bool begin();

    /// Work ended and the engine may run again; true when it was interrupted for taking too long.
    [[nodiscard]] bool end();

    /// Interrupts now and for good. May be called from any thread, at any time.
    void cancel();

    [[nodiscard]] bool isCancelled() const;

private:
    void run(const std::stop_token &stop);

    const std::chrono::milliseconds m_limit;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    QJSEngine *m_engine = nullptr;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;
    bool m_late = false;
    bool m_cancelled = false;
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace lectern::math

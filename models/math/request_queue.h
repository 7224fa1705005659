// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/formula.h"

#include <QSet>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>

namespace lectern::math {

/// Formulas waiting to be typeset: urgent ones first, each kind in the order asked, no formula twice. Thread-safe.
class RequestQueue final
{
public:
    /// Harmless when the formula waits already or is at work; a waiting one may become urgent.
    void add(const FormulaKey &key, bool urgent);

    /// Forgets those of the formulas that wait; the one at work is not touched.
    void remove(const QSet<FormulaKey> &keys);

    /// The next formula, which then counts as at work; waits for one. None once closed.
    [[nodiscard]] std::optional<FormulaKey> take();

    /// Wakes take() for good.
    void close();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<FormulaKey> m_urgent;
    std::deque<FormulaKey> m_later;
    std::optional<FormulaKey> m_atWork;
    bool m_closed = false;
};

} // namespace lectern::math

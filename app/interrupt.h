// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lectern {

/// From its making to its end, Ctrl+C (SIGINT) and SIGTERM ask for a stop instead of ending the process. A second one
/// ends it. One at a time.
class InterruptGuard final
{
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;

    [[nodiscard]] static bool requested();
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interrupt.h"

#include <atomic>
#include <csignal>

namespace lectern {

namespace {

// A signal handler reaches nothing but a global.
std::atomic<bool> stopRequested = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void requestStop(int signal)
{
    stopRequested = true;
    std::signal(signal, SIG_DFL);
}

} // namespace

InterruptGuard::InterruptGuard()
{
    stopRequested = false;
    std::signal(SIGINT, requestStop);
    std::signal(SIGTERM, requestStop);
}

InterruptGuard::~InterruptGuard()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool InterruptGuard::requested()
{
    return stopRequested;
}

} // namespace lectern

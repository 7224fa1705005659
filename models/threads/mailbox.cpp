// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/threads/mailbox.h"

#include <utility>

namespace lectern {

Mailbox::Mailbox()
{
    connect(this, &Mailbox::posted, this, &Mailbox::deliver, Qt::QueuedConnection);
}

void Mailbox::post(std::function<void()> letter)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_letters.push_back(std::move(letter));
    }
    Q_EMIT posted();
}

// One letter a call, so that a letter that runs an event loop of its own keeps no other back.
void Mailbox::deliver()
{
    std::unique_lock lock(m_mutex);
    const std::function<void()> letter = std::move(m_letters.front());
    m_letters.pop_front();
    lock.unlock();
    letter();
}

} // namespace lectern

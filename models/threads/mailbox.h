// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace lectern {

/// Has work done on the thread that the mailbox lives on, by that thread's event loop, in the order posted. What was
/// not done when the mailbox is destroyed is forgotten. Unlike a queued call of Qt's, the letters stand behind a lock
/// that the thread sanitizer can see.
class Mailbox final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Mailbox)

public:
    Mailbox();
    ~Mailbox() override = default;

    /// May be called on any thread.
    void post(std::function<void()> letter);

Q_SIGNALS:
    void posted();

private:
    void deliver();

    std::mutex m_mutex;
    std::deque<std::function<void()>> m_letters;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress_line.h"

#include <unistd.h>

#include <cstdio>

namespace lectern {

namespace {

constexpr qint64 betweenUpdates = 100; // milliseconds

/// ECMA-48: back to the line's beginning, and erase to its end.
constexpr char startOver[] = "\r\x1b[K";

} // namespace

ProgressLine::ProgressLine()
    : m_terminal(isatty(STDERR_FILENO) == 1)
{
}

ProgressLine::~ProgressLine()
{
    if (m_shown)
        std::fputs(startOver, stderr);
}

void ProgressLine::show(const QString &text)
{
    if (!m_terminal || (m_shown && m_sinceShown.elapsed() < betweenUpdates))
        return;
    std::fputs(startOver, stderr);
    std::fputs(text.toUtf8().constData(), stderr);
    std::fflush(stderr);
    m_shown = true;
    m_sinceShown.start();
}

} // namespace lectern

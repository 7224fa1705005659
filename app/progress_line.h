// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace lectern {

/// A line on stderr that is written over while work goes on; nothing when stderr is no terminal.
class ProgressLine final
{
public:
    ProgressLine();
    /// Wipes the line.
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Shows the text, at most ten times a second.
    void show(const QString &text);

private:
    bool m_terminal;
    bool m_shown = false;
    QElapsedTimer m_sinceShown;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

#include <functional>

namespace lectern {

/// An action with the object name by which tests and the list of keys know it. `run` lives as long as the parent.
[[nodiscard]] inline QAction *namedAction(QObject *parent, const QString &name, const QString &text,
                                          const QList<QKeySequence> &keys, const std::function<void()> &run)
{
    auto *action = new QAction(text, parent);
    action->setObjectName(name);
    action->setShortcuts(keys);
    QObject::connect(action, &QAction::triggered, parent, run);
    return action;
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;

namespace lectern {

/// Every action that has a key, with its keys: made from the actions themselves, so that it cannot go stale.
class ShortcutHelp final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutHelp)

public:
    explicit ShortcutHelp(const QList<QAction *> &actions, QWidget *parent = nullptr);
};

} // namespace lectern

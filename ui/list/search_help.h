// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace lectern {

/// Explains the query language in a popover; an example that is pressed is tried out.
class SearchHelp final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchHelp)

public:
    explicit SearchHelp(QWidget *parent);

    /// Below a widget, on its screen. Closes with Esc or a press elsewhere, and deletes itself.
    void openBelow(const QWidget &widget);

Q_SIGNALS:
    void chosen(const QString &example);
};

} // namespace lectern

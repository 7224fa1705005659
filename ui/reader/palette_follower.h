// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace lectern {

/// Gives a widget (and its children) the reading palette, and again when the desktop changes between light and dark.
class PaletteFollower final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaletteFollower)

public:
    explicit PaletteFollower(QWidget *widget);

    /// The page is the colour of old paper, unless the desktop is dark.
    void setSepia(bool sepia);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    QWidget *m_widget;
    bool m_sepia = false;
};

} // namespace lectern

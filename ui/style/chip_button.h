// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/chip.h"

#include <QAbstractButton>

namespace lectern {

/// A chip that can be clicked.
class ChipButton final : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChipButton)

public:
    ChipButton(const QString &text, const QColor &colour, ChipShape shape, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QColor m_colour;
    ChipShape m_shape;
};

} // namespace lectern

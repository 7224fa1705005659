// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/reading_style.h"

#include <QAbstractButton>

namespace lectern {

/// A small rounded label in a quiet colour; checkable ones toggle and show it by a stronger border.
class Chip final : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Chip)

public:
    explicit Chip(QWidget *parent = nullptr);

    void setLook(const QString &text, const ChipColours &colours);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ChipColours m_colours;
};

} // namespace lectern

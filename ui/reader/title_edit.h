// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace lectern {

/// The field in which a title is edited in place: Return saves, Escape gives up, leaving the field saves.
class TitleEdit final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TitleEdit)

public:
    explicit TitleEdit(QWidget *parent = nullptr);

    /// Shows a title, all selected, and takes the keyboard.
    void begin(const QString &title);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

Q_SIGNALS:
    void accepted(const QString &title);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void accept();

    bool m_editing = false;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/reader/reading_marks.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace lectern {

/// Finds text in the abstract: what is typed, how many there are, the next and the previous one. Return and Shift with
/// Return step, Escape closes.
class FindBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindBar)

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// Shows the bar and gives it the keyboard; selected text is found at once.
    void open(const QString &selected);

    void showHits(const ReadingMarks::Hits &hits);

    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void textChanged(const QString &text); ///< Empty when the bar closes.
    void stepRequested(int direction);     ///< 1 next, -1 previous.
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void close();

    QLineEdit *m_field;
    QLabel *m_count;
};

} // namespace lectern

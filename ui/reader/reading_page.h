// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace lectern {

/// A header, the text, and panels below it, from top to bottom; the text takes what is left. Arranged by hand, since a
/// QLayout would pass each change of the header's height up to the window, which then arranges everything anew at
/// every paper.
class ReadingPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadingPage)

public:
    explicit ReadingPage(QWidget *parent = nullptr);

    /// The parts become children of the page. To be called once.
    void setParts(QWidget *header, QWidget *text, const QList<QWidget *> &panels);

    /// Gives every part its place now rather than with the next event.
    void arrange();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *m_header = nullptr;
    QWidget *m_text = nullptr;
    QList<QWidget *> m_panels;
};

} // namespace lectern

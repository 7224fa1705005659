// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/highlight.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListWidget;

namespace lectern {

/// The highlights of a paper below its abstract: what was marked, in its colour, and the comment. Lost ones stand at
/// the end with a sentence that says so. Return goes to one, Delete removes it, the menu key offers the rest.
class HighlightPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HighlightPanel)

public:
    explicit HighlightPanel(QWidget *parent = nullptr);

    /// texts: for each highlight what to show of it, without markup. Hides the panel when there are none.
    void setHighlights(const QList<Highlight> &highlights, const QStringList &texts);

    [[nodiscard]] std::optional<Highlight> current() const;

    /// Aligns the panel with the text, in pixels.
    void setColumn(int left, int width);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; } // a few lines, whatever the width

Q_SIGNALS:
    void chosen(const lectern::Highlight &highlight);
    void removalRequested(const lectern::Highlight &highlight);
    void menuRequested(const QPoint &global, const lectern::Highlight &highlight);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void applyColours();

    QList<Highlight> m_highlights;
    QStringList m_texts;
    QLabel *m_heading;
    QListWidget *m_list;
    int m_left = 0;
    int m_width = 0;
    bool m_applying = false;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/highlight.h"
#include "models/paper/paper.h"

#include <QAction>
#include <QObject>

#include <functional>
#include <optional>

namespace lectern {

class AbstractView;
class HighlightPanel;

/// Marking an abstract: the keys and menus for highlights, over the text and in the panel that lists them. Says what
/// the reader wants; saving is the owner's.
class Highlighter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Highlighter)

public:
    /// Both must outlive it.
    Highlighter(AbstractView &view, HighlightPanel &panel, QObject *parent = nullptr);

    /// Whose abstract is shown.
    void setPaper(PaperId paper, const QString &abstract);
    void setHighlights(const QList<Highlight> &highlights);

    /// In the order of a menu.
    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; }

Q_SIGNALS:
    void added(const lectern::Highlight &highlight);
    void changed(const lectern::Highlight &before, const lectern::Highlight &after);
    void removed(const lectern::Highlight &highlight);
    void said(const QString &text); ///< Why nothing happened, for the reader.

private:
    QAction *add(const QString &name, const QString &text, const QKeySequence &key, const std::function<void()> &run);
    void mark(HighlightColour colour);
    void comment(const Highlight &highlight);
    void recolour(const Highlight &highlight, HighlightColour colour);
    void placeAtSelection(const Highlight &highlight);
    void showMenu(const QPoint &global, const std::optional<Highlight> &highlight);
    void withTarget(const std::function<void(const Highlight &)> &run);
    /// The highlight under the text cursor, else the one chosen in the panel.
    [[nodiscard]] std::optional<Highlight> target() const;

    AbstractView &m_view;
    HighlightPanel &m_panel;
    PaperId m_paper = 0;
    QString m_abstract;
    QList<Highlight> m_highlights;
    QList<QAction *> m_actions;
    HighlightColour m_colour = HighlightColour::Yellow; ///< Used last.
};

} // namespace lectern

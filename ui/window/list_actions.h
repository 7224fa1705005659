// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/query.h"
#include "models/paper/error.h"

#include <QAction>
#include <QObject>

#include <functional>

namespace lectern {

class Editor;
class Library;

/// What the actions are for: asked when one is triggered.
struct ListContext {
    std::function<QList<PaperId>()> selection;
    std::function<const Query &()> query;
    std::function<const QList<PaperId> &()> shown;
};

/// The actions that make lists and change them: save a search, add and remove papers, move them up and down.
class ListActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListActions)

public:
    /// window: the parent of the dialogs, and of this.
    ListActions(Library &library, Editor &editor, ListContext context, QWidget *window);

    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }

    /// Opens the dialog for a list's name, folder and, for a smart list, its search.
    void change(ListId list);

    /// Whether what is shown is one list in its own order, so that papers can be moved.
    [[nodiscard]] bool canMove() const;
    /// Puts papers of the list before the paper that stands in this row of what is shown; behind all for the end.
    void moveBefore(const QList<PaperId> &papers, int row);

Q_SIGNALS:
    void said(const QString &message);
    void failed(const lectern::Error &error);

private:
    void add(const QString &name, const QString &text, const QKeySequence &key, const std::function<void()> &run);
    void saveSearch();
    void addToList();
    void removeFromList();
    void moveSelection(int rows);
    /// The one list that is shown; 0 when it is none, several or a smart one.
    [[nodiscard]] ListId shownList() const;
    [[nodiscard]] QList<ReadingList> lists();

    Library &m_library;
    Editor &m_editor;
    ListContext m_context;
    QWidget *m_window;
    QList<QAction *> m_actions;
};

} // namespace lectern

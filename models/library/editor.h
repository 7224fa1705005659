// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/highlight.h"
#include "models/paper/paper.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace lectern {

class Library;

/// The reader's edits: each is saved when the call returns, announced, and can be undone. An edit that could not be
/// saved is announced by failed() and leaves everything as it was.
class Editor final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Editor)

public:
    explicit Editor(Library &library, QObject *parent = nullptr);

    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }

    /// Changes the reading state of papers; `change` alters one state.
    void changeState(const QList<PaperId> &papers, const QString &what,
                     const std::function<void(ReadingState &)> &change);

    /// Adds a tag, making it when there is none of this name, or removes it.
    void addTag(const QList<PaperId> &papers, const QString &name);
    void removeTag(const QList<PaperId> &papers, const QString &name);
    void renameTag(const Tag &tag, const QString &name);
    void recolourTag(const Tag &tag, const QColor &colour);
    void deleteTag(const Tag &tag);
    /// `into` keeps its name and colour.
    void mergeTags(const Tag &from, const Tag &into);

    void setTitle(PaperId paper, const QString &title);
    /// Marks a stretch of an abstract; see highlightAt().
    void addHighlight(const Highlight &highlight);
    /// Changes colour, comment or place.
    void changeHighlight(const Highlight &before, const Highlight &after);
    void removeHighlight(const Highlight &highlight);

    void setTrashed(const QList<PaperId> &papers, bool trashed);
    void setListTrashed(const ReadingList &list, bool trashed);
    /// Appends to a list of the reader's own, made when there is none of this name.
    void addToList(const QList<PaperId> &papers, const QString &name);
    /// Makes these the list's papers, in this order: for removing and moving. `what` names the edit.
    void setListPapers(ListId list, const QList<PaperId> &papers, const QString &what);
    /// Makes a smart list with the name, folder and query of this one.
    void saveSearch(const ReadingList &list);
    /// Changes name, folder or query.
    void changeList(const ReadingList &before, const ReadingList &after);

    /// Saves a note. Not on the undo stack: the note editor undoes by itself, and earlier states are kept.
    [[nodiscard]] Result<void> saveNote(PaperId paper, const QString &markdown);

Q_SIGNALS:
    /// These papers look different now, but the same papers exist.
    void papersChanged(const QList<lectern::PaperId> &papers);
    /// Tags came, went or changed.
    void tagsChanged();
    /// Papers or lists came or went.
    void contentsChanged();
    void failed(const lectern::Error &error);

private:
    class Command;
    using Step = std::function<Result<void>()>;

    void push(const QString &what, Step redo, Step undo, std::function<void()> announce);
    void announceTags(const QList<PaperId> &papers);

    Library &m_library;
    QUndoStack m_undoStack;
};

} // namespace lectern

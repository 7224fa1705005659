// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <QObject>

class QUrl;
class QWidget;

namespace lectern {

class Editor;
class Library;

/// Opens the dialogs that ask before something is changed or leaves the window: tags, lists, trash and links.
class PaperDialogs final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaperDialogs)

public:
    /// window: the parent of the dialogs, and of this.
    PaperDialogs(Library &library, Editor &editor, QWidget *window);

    void pickTag(const QList<PaperId> &papers);
    void manageTags();
    /// Undoable; the papers of the list stay.
    void deleteList(ListId list);
    void emptyTrash();
    /// Shows the address before it is opened.
    void openLink(const QUrl &url);
    void showAbout();

Q_SIGNALS:
    void said(const QString &message);
    void failed(const lectern::Error &error);
    /// Papers are gone for ever.
    void trashEmptied();

private:
    Library &m_library;
    Editor &m_editor;
    QWidget *m_window;
};

} // namespace lectern

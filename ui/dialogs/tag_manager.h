// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QDialog>
#include <QHash>

#include <functional>

class QPushButton;
class QTreeWidget;

namespace lectern {

class Editor;
class TagStore;

/// Renames, colours, merges and deletes tags. Everything can be undone, here or later.
class TagManager final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TagManager)

public:
    TagManager(TagStore &tags, Editor &editor, QWidget *parent = nullptr);

private:
    void fill();
    void updateButtons();
    [[nodiscard]] QList<Tag> selected() const;
    void rename();
    void recolour();
    void merge();
    void remove();
    QPushButton *addButton(const QString &name, const QString &text, const std::function<void()> &run);

    TagStore &m_store;
    Editor &m_editor;
    QHash<TagId, Tag> m_tags;
    QTreeWidget *m_list;
    QPushButton *m_rename;
    QPushButton *m_colour;
    QPushButton *m_merge;
    QPushButton *m_delete;
    QPushButton *m_undo;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace lectern {

/// Adds tags to papers and removes them, by name with completion: typing narrows the list, Return puts the tag on or
/// takes it off, a new name makes a new tag.
class TagPicker final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TagPicker)

public:
    /// present: tags that every one of the papers has already.
    TagPicker(const QList<Tag> &tags, const QStringList &present, QWidget *parent = nullptr);

Q_SIGNALS:
    void tagAdded(const QString &name);
    void tagRemoved(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void toggle(const QListWidgetItem *item);

    QList<Tag> m_tags;
    QStringList m_present;
    QLineEdit *m_name;
    QListWidget *m_list;
};

} // namespace lectern

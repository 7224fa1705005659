// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QTreeView;

namespace lectern {

class FacetModel;

/// The filter sidebar. A click includes a value, a second click lets it go; a click on the bar at the right, or with
/// Shift, or the minus key excludes it. Space and Return include from the keyboard.
class FilterPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilterPane)

public:
    explicit FilterPane(FacetModel &model, QWidget *parent = nullptr);

    void focusFilters();

Q_SIGNALS:
    /// The reader wants to rename, merge, colour or delete tags.
    void tagManagementRequested();
    void listDeletionRequested(qint64 list);
    /// The reader wants to rename a list, put it into a folder or change its search.
    void listChangeRequested(qint64 list);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void toggle(const QModelIndex &index, bool exclude);
    void showMenu(QPoint position);
    void showGroups();

    FacetModel &m_model;
    QTreeView *m_view;
    QPushButton *m_clear;
};

} // namespace lectern

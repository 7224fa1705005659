// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lectern {

/// Edits a list's name and folder and, for a smart list, its search.
class ListDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListDialog)

public:
    /// folders: those that there are.
    ListDialog(const ReadingList &list, const QStringList &folders, QWidget *parent = nullptr);

    /// The list as it was edited.
    [[nodiscard]] ReadingList list() const;

private:
    void check();

    ReadingList m_list;
    QLineEdit *m_name;
    QComboBox *m_folder;
    QLineEdit *m_query;
    QLabel *m_problem;
    QPushButton *m_accept;
};

} // namespace lectern

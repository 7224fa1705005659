// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/list_dialog.h"

#include "models/query/query_parser.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace lectern {

ListDialog::ListDialog(const ReadingList &list, const QStringList &folders, QWidget *parent)
    : QDialog(parent)
    , m_list(list)
    , m_name(new QLineEdit(list.name, this))
    , m_folder(new QComboBox(this))
    , m_query(new QLineEdit(list.query, this))
    , m_problem(new QLabel(this))
{
    setObjectName(u"listDialog"_s);
    setWindowTitle(tr("List"));
    setMinimumWidth(420);
    m_name->setObjectName(u"listName"_s);
    m_name->selectAll();
    m_folder->setObjectName(u"listFolder"_s);
    m_folder->setEditable(true);
    m_folder->addItems(folders);
    m_folder->setEditText(list.folder);
    m_folder->lineEdit()->setPlaceholderText(tr("none"));
    m_query->setObjectName(u"listQuery"_s);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Folder:"), m_folder);
    if (list.kind == ReadingList::Kind::Smart)
        form->addRow(tr("&Search:"), m_query);
    else
        m_query->hide();
    form->addRow(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Save);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &ListDialog::check);
    connect(m_query, &QLineEdit::textChanged, this, &ListDialog::check);
    check();
}

ReadingList ListDialog::list() const
{
    ReadingList list = m_list;
    list.name = m_name->text().simplified();
    list.folder = m_folder->currentText().simplified();
    list.query = m_query->text().trimmed();
    return list;
}

void ListDialog::check()
{
    const bool smart = m_list.kind == ReadingList::Kind::Smart;
    const ParsedQuery query = parseQuery(m_query->text());
    QString problem;
    if (m_name->text().simplified().isEmpty())
        problem = tr("A list needs a name.");
    else if (smart && query.isEmpty())
        problem = tr("A saved search needs something to search for.");
    m_accept->setEnabled(problem.isEmpty());
    if (problem.isEmpty() && smart && !query.problems.isEmpty())
        problem = query.problems.first().message; // it still finds what can be found
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace lectern

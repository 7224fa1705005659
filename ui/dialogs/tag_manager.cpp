// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/tag_manager.h"

#include "models/library/editor.h"
#include "models/library/tag_store.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QPushButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace lectern {

TagManager::TagManager(TagStore &tags, Editor &editor, QWidget *parent)
    : QDialog(parent)
    , m_store(tags)
    , m_editor(editor)
    , m_list(new QTreeWidget(this))
    , m_rename(addButton(u"renameTag"_s, tr("&Rename…"), [this] { rename(); }))
    , m_colour(addButton(u"colourTag"_s, tr("&Colour…"), [this] { recolour(); }))
    , m_merge(addButton(u"mergeTags"_s, tr("&Merge"), [this] { merge(); }))
    , m_delete(addButton(u"deleteTag"_s, tr("&Delete"), [this] { remove(); }))
    , m_undo(addButton(u"undoTag"_s, tr("&Undo"), [this] { m_editor.undoStack().undo(); }))
{
    setObjectName(u"tagManager"_s);
    setWindowTitle(tr("Tags"));
    setModal(true);
    m_list->setObjectName(u"tagTable"_s);
    m_list->setAccessibleName(tr("Tags"));
    m_list->setHeaderLabels({tr("Tag"), tr("Papers")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_merge->setToolTip(tr("Merges the selected tags into the one selected first"));
    auto *buttons = new QVBoxLayout;
    for (QPushButton *button : {m_rename, m_colour, m_merge, m_delete, m_undo})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(addButton(u"closeTags"_s, tr("Close"), [this] { accept(); }));
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    resize(420, 360);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &TagManager::updateButtons);
    connect(&m_editor, &Editor::tagsChanged, this, &TagManager::fill);
    connect(&m_editor.undoStack(), &QUndoStack::canUndoChanged, m_undo, &QWidget::setEnabled);
    m_undo->setEnabled(m_editor.undoStack().canUndo());
    fill();
}

QPushButton *TagManager::addButton(const QString &name, const QString &text, const std::function<void()> &run)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, run);
    return button;
}

void TagManager::fill()
{
    const auto tags = m_store.all();
    const auto counts = m_store.counts();
    if (!tags || !counts) {
        Q_EMIT m_editor.failed(tags ? counts.error() : tags.error());
        return;
    }
    m_tags.clear();
    m_list->clear();
    for (const Tag &tag : *tags) {
        m_tags.insert(tag.id, tag);
        auto *item = new QTreeWidgetItem(m_list, {tag.name, locale().toString(counts->value(tag.id))});
        item->setData(0, Qt::UserRole, tag.id);
        item->setData(0, Qt::DecorationRole, tag.colour);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    if (m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    updateButtons();
}

void TagManager::updateButtons()
{
    const qsizetype count = selected().size();
    m_rename->setEnabled(count == 1);
    m_colour->setEnabled(count == 1);
    m_merge->setEnabled(count > 1);
    m_delete->setEnabled(count > 0);
}

QList<Tag> TagManager::selected() const
{
    QList<Tag> tags;
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        tags.append(m_tags.value(item->data(0, Qt::UserRole).toLongLong()));
    return tags;
}

void TagManager::rename()
{
    const Tag tag = selected().value(0);
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename tag"));
    dialog->setLabelText(tr("New name:"));
    dialog->setTextValue(tag.name);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, tag](const QString &name) { m_editor.renameTag(tag, name); });
    dialog->open();
}

void TagManager::recolour()
{
    const Tag tag = selected().value(0);
    auto *dialog = new QColorDialog(tag.colour, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this,
            [this, tag](const QColor &colour) { m_editor.recolourTag(tag, colour); });
    dialog->open();
}

void TagManager::merge()
{
    const QList<Tag> tags = selected();
    for (qsizetype i = 1; i < tags.size(); ++i)
        m_editor.mergeTags(tags.at(i), tags.first());
}

void TagManager::remove()
{
    for (const Tag &tag : selected())
        m_editor.deleteTag(tag);
}

} // namespace lectern

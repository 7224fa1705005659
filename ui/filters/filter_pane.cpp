// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filters/filter_pane.h"

#include "models/items/facet_model.h"
#include "ui/filters/facet_delegate.h"
#include "ui/style/scroll_bar_style.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lectern {

FilterPane::FilterPane(FacetModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_view(new QTreeView(this))
    , m_clear(new QPushButton(tr("Clear filters"), this))
{
    setObjectName(u"filterPane"_s);
    m_view->setObjectName(u"facetTree"_s);
    m_view->setAccessibleName(tr("Filters"));
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new FacetDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setItemsExpandable(true);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    ScrollBarStyle::applyTo(*m_view);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);
    m_clear->setObjectName(u"clearFilters"_s);
    m_clear->setFlat(true);
    m_clear->setEnabled(false);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_clear);

    connect(m_clear, &QPushButton::clicked, &m_model, &FacetModel::clearChoices);
    connect(m_view, &QWidget::customContextMenuRequested, this, &FilterPane::showMenu);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &FilterPane::showGroups);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &FilterPane::showGroups);
    connect(&m_model, &FacetModel::choicesChanged, this, [this] {
        Query query;
        m_model.apply(query);
        m_clear->setEnabled(query.isNarrowed());
    });
    showGroups();
}

void FilterPane::focusFilters()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_model.index(0, 0, m_model.index(0, 0)));
}

/// A group that offers nothing (no tags yet) only takes room.
void FilterPane::showGroups()
{
    m_view->expandAll();
    for (int group = 0; group < m_model.rowCount(); ++group)
        m_view->setRowHidden(group, {}, !m_model.hasChildren(m_model.index(group, 0)));
}

void FilterPane::toggle(const QModelIndex &index, bool exclude)
{
    if (!index.isValid())
        return;
    if (!index.parent().isValid()) {
        m_model.setAll(Facet(index.data(FacetModel::FacetRole).toInt()), !index.data(FacetModel::AllRole).toBool());
        return;
    }
    const auto wanted = exclude ? FacetModel::Choice::Exclude : FacetModel::Choice::Include;
    const auto now = index.data(FacetModel::ChoiceRole).value<FacetModel::Choice>();
    m_model.setChoice(index, now == wanted ? FacetModel::Choice::None : wanted);
}

bool FilterPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex index = m_view->indexAt(mouse->position().toPoint());
        if (mouse->button() == Qt::LeftButton && index.isValid()) {
            const bool onAction =
                FacetDelegate::actionRect(m_view->visualRect(index)).contains(mouse->position().toPoint());
            toggle(index, index.parent().isValid() && (onAction || (mouse->modifiers() & Qt::ShiftModifier)));
        }
    }
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            toggle(m_view->currentIndex(), false);
            return true;
        case Qt::Key_Minus:
            toggle(m_view->currentIndex(), true);
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterPane::showMenu(QPoint position)
{
    const QModelIndex index = m_view->indexAt(position);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto facet = Facet(index.data(FacetModel::FacetRole).toInt());
    const QPersistentModelIndex target(index);
    if (index.parent().isValid()) {
        const auto choose = [&](const QString &text, FacetModel::Choice choice) {
            menu->addAction(text, this, [this, target, choice] { m_model.setChoice(target, choice); });
        };
        choose(tr("Only papers with this"), FacetModel::Choice::Include);
        choose(tr("Only papers without this"), FacetModel::Choice::Exclude);
        choose(tr("Do not filter by this"), FacetModel::Choice::None);
        if (facet == Facet::List) {
            menu->addSeparator();
            menu->addAction(
                tr("Rename or move this list…"), this,
                [this, list = index.data(FacetModel::ValueRole).toLongLong()] { Q_EMIT listChangeRequested(list); });
            menu->addAction(
                tr("Delete this list"), this,
                [this, list = index.data(FacetModel::ValueRole).toLongLong()] { Q_EMIT listDeletionRequested(list); });
        }
    } else if (FacetModel::hasAll(facet)) {
        menu->addAction(tr("Papers with any of the chosen"), this, [this, facet] { m_model.setAll(facet, false); });
        menu->addAction(tr("Papers with all of the chosen"), this, [this, facet] { m_model.setAll(facet, true); });
    }
    if (facet == Facet::Tag)
        menu->addAction(tr("Manage tags…"), this, &FilterPane::tagManagementRequested);
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

} // namespace lectern

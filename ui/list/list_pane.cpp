// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/list/list_pane.h"

#include "models/items/paper_list_model.h"
#include "ui/list/paper_delegate.h"
#include "ui/list/search_field.h"
#include "ui/style/scroll_bar_style.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// A page that stands where the list would be: a sentence and a button.
QWidget *emptyState(const QString &name, const QString &text, QPushButton *button)
{
    auto *page = new QWidget;
    page->setObjectName(name);
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
    label->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addStretch(1);
    layout->addWidget(label);
    layout->addSpacing(12);
    layout->addWidget(button, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    return page;
}

} // namespace

ListPane::ListPane(PaperListModel &model, const QHash<QString, QString> &themeNames, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_delegate(new PaperDelegate(this))
    , m_search(new SearchField(this))
    , m_sort(new QComboBox(this))
    , m_view(new QListView(this))
    , m_stack(new QStackedLayout)
    , m_count(new QLabel(this))
{
    setObjectName(u"listPane"_s);
    m_search->installEventFilter(this);

    m_sort->setObjectName(u"sortChoice"_s);
    m_sort->setAccessibleName(tr("Sort by"));
    m_sort->addItem(tr("List order"), int(Sort::Order));
    m_sort->addItem(tr("Title"), int(Sort::Title));
    m_sort->addItem(tr("Theme score"), int(Sort::ThemeScore));
    m_sort->addItem(tr("Newest first"), int(Sort::Added));
    m_sort->addItem(tr("Rating"), int(Sort::Rating));
    m_sort->setToolTip(tr("Sort by; while you search, “List order” shows the best matches first"));

    m_delegate->setThemeNames(themeNames);
    m_view->setObjectName(u"paperList"_s);
    m_view->setAccessibleName(tr("Papers"));
    m_view->setModel(&m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setUniformItemSizes(true);
    ScrollBarStyle::applyTo(*m_view);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setDragDropMode(QAbstractItemView::DragDrop);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setDragDropOverwriteMode(false);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);

    m_count->setObjectName(u"countLabel"_s);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setContentsMargins(8, 3, 8, 3);

    auto *help = new QToolButton(this);
    help->setObjectName(u"searchHelpButton"_s);
    help->setText(u"?"_s);
    help->setAutoRaise(true);
    help->setAccessibleName(tr("How to search"));
    help->setToolTip(tr("How to search (F1)"));
    connect(help, &QAbstractButton::clicked, m_search, &SearchField::showHelp);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(6, 6, 6, 6);
    bar->addWidget(m_search, 1);
    bar->addWidget(help);
    bar->addWidget(m_sort);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_search->problemLabel());
    layout->addLayout(m_stack, 1);
    layout->addWidget(m_count);
    m_stack->addWidget(m_view);
    buildEmptyStates();

    connect(m_search, &QLineEdit::textChanged, this, &ListPane::searchChanged);
    connect(m_sort, &QComboBox::activated, this, &ListPane::sortChanged);
    connect(m_view, &QWidget::customContextMenuRequested, this,
            [this](QPoint position) { Q_EMIT contextMenuRequested(m_view->viewport()->mapToGlobal(position)); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        const PaperId paper = m_model.paperAt(current.row());
        if (paper != m_announced) {
            m_announced = paper;
            Q_EMIT currentPaperChanged(paper);
        }
    });
}

void ListPane::buildEmptyStates()
{
    auto *import = new QPushButton(tr("Import a list…"));
    import->setObjectName(u"importButton"_s);
    m_emptyLibrary =
        emptyState(u"emptyLibrary"_s,
                   tr("No papers yet.\nDrop a list of abstracts here, or import one: plain text, one abstract "
                      "a paragraph, or a JSON list of papers."),
                   import);
    auto *clear = new QPushButton(tr("Show all papers"));
    clear->setObjectName(u"clearButton"_s);
    m_nothingFound = emptyState(u"nothingFound"_s, tr("No paper matches the search and the filters."), clear);
    m_stack->addWidget(m_emptyLibrary);
    m_stack->addWidget(m_nothingFound);
    connect(import, &QPushButton::clicked, this, &ListPane::importRequested);
    connect(clear, &QPushButton::clicked, this, &ListPane::clearRequested);
}

QString ListPane::searchText() const
{
    return m_search->text();
}

Sort ListPane::sort() const
{
    return Sort(m_sort->currentData().toInt());
}

void ListPane::setSort(Sort sort)
{
    if (const int row = m_sort->findData(int(sort)); row >= 0)
        m_sort->setCurrentIndex(row);
}

PaperId ListPane::currentPaper() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_model.paperAt(current.row()) : 0;
}

QList<PaperId> ListPane::selectedPapers() const
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.isEmpty() && m_view->currentIndex().isValid())
        rows.append(m_view->currentIndex());
    std::ranges::sort(rows);
    QList<PaperId> papers;
    for (const QModelIndex &row : std::as_const(rows))
        papers.append(m_model.paperAt(row.row()));
    return papers;
}

void ListPane::showPaper(PaperId paper)
{
    const int row = std::max(0, m_model.rowOf(paper));
    const QModelIndex index = m_model.index(row);
    if (!index.isValid()) {
        if (m_announced != 0) {
            m_announced = 0;
            Q_EMIT currentPaperChanged(0);
        }
        return;
    }
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

bool ListPane::step(int rows)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return false;
    const QModelIndex current = m_view->currentIndex();
    const int wanted = current.isValid() ? current.row() + rows : 0;
    const int row = std::clamp(wanted, 0, count - 1);
    if (current.isValid() && row == current.row())
        return false;
    m_view->setCurrentIndex(m_model.index(row));
    return true;
}

void ListPane::setMatcher(const TextMatcher &matcher)
{
    m_delegate->setMatcher(matcher);
    m_model.setMatcher(matcher);
    m_view->viewport()->update();
}

void ListPane::setFieldValues(QueryField field, const QStringList &values)
{
    m_search->setFieldValues(field, values);
}

void ListPane::setProblems(const QList<QueryProblem> &problems)
{
    m_search->setProblems(problems);
}

void ListPane::setCounts(qint64 shown, qint64 inLibrary, bool narrowed)
{
    m_count->setText(narrowed ? tr("%L1 of %L2 papers").arg(shown).arg(inLibrary)
                              : tr("%n paper(s)", nullptr, int(inLibrary)));
    m_count->setVisible(inLibrary > 0);
    m_stack->setCurrentWidget(shown > 0 ? m_view : inLibrary > 0 ? m_nothingFound : m_emptyLibrary);
}

QWidget *ListPane::list() const
{
    return m_view;
}

void ListPane::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ListPane::focusList()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
}

void ListPane::clearSearch()
{
    m_search->clear();
}

void ListPane::search(const QString &text)
{
    m_search->setText(text);
}

/// In the search field the arrows move through the list, Return goes to it, and Esc clears, then leaves.
bool ListPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        focusList();
        return true;
    case Qt::Key_Escape:
        if (m_search->text().isEmpty())
            focusList();
        else
            m_search->clear();
        return true;
    default:
        return false;
    }
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/list_actions.h"

#include "models/library/editor.h"
#include "models/library/library.h"
#include "ui/dialogs/list_dialog.h"
#include "ui/style/named_action.h"

#include <QInputDialog>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QStringList foldersOf(const QList<ReadingList> &lists)
{
    QStringList folders;
    for (const ReadingList &list : lists) {
        if (!list.folder.isEmpty() && !folders.contains(list.folder))
            folders.append(list.folder);
    }
    return folders;
}

} // namespace

ListActions::ListActions(Library &library, Editor &editor, ListContext context, QWidget *window)
    : QObject(window)
    , m_library(library)
    , m_editor(editor)
    , m_context(std::move(context))
    , m_window(window)
{
    add(u"saveSearch"_s, tr("&Save this search as a list…"), Qt::CTRL | Qt::Key_S, [this] { saveSearch(); });
    add(u"addToList"_s, tr("&Add to a list…"), Qt::Key_L, [this] { addToList(); });
    add(u"removeFromList"_s, tr("&Remove from this list"), Qt::SHIFT | Qt::Key_L, [this] { removeFromList(); });
    add(u"moveUp"_s, tr("Move &up in this list"), Qt::ALT | Qt::Key_Up, [this] { moveSelection(-1); });
    add(u"moveDown"_s, tr("Move &down in this list"), Qt::ALT | Qt::Key_Down, [this] { moveSelection(1); });
}

void ListActions::add(const QString &name, const QString &text, const QKeySequence &key,
                      const std::function<void()> &run)
{
    m_actions.append(namedAction(this, name, text, {key}, run));
}

QList<ReadingList> ListActions::lists()
{
    const auto all = m_library.lists().all();
    if (!all)
        Q_EMIT failed(all.error());
    return all.value_or(QList<ReadingList>{});
}

ListId ListActions::shownList() const
{
    const FacetChoice &choice = m_context.query().lists;
    if (choice.include.size() != 1 || !choice.exclude.isEmpty())
        return 0;
    const ListId id = choice.include.first().toLongLong();
    return m_library.lists().isOrdered(id).value_or(false) ? id : 0;
}

bool ListActions::canMove() const
{
    Query alone = m_context.query();
    alone.lists = {};
    return !alone.isNarrowed() && alone.sort == Sort::Order && shownList() != 0;
}

void ListActions::saveSearch()
{
    const Query &query = m_context.query();
    if (!query.isNarrowed()) {
        Q_EMIT said(tr("Search or filter first: a saved search is a list of what it finds."));
        return;
    }
    const QList<ReadingList> all = lists();
    QHash<QString, QString> names;
    for (const ReadingList &list : all)
        names.insert(QString::number(list.id), list.name);
    ReadingList made;
    made.kind = ReadingList::Kind::Smart;
    made.query = toText(query, names);
    made.name = made.query;
    auto *dialog = new ListDialog(made, foldersOf(all), m_window);
    dialog->setWindowTitle(tr("Save search"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ReadingList list = dialog->list();
        m_editor.saveSearch(list);
        Q_EMIT said(tr("Saved “%1” among the lists.").arg(list.name));
    });
    dialog->open();
}

void ListActions::addToList()
{
    const QList<PaperId> papers = m_context.selection();
    if (papers.isEmpty())
        return;
    QStringList names;
    for (const ReadingList &list : lists()) {
        if (list.kind == ReadingList::Kind::Manual)
            names.append(list.name);
    }
    auto *dialog = new QInputDialog(m_window);
    dialog->setObjectName(u"addToListDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add to a list"));
    dialog->setLabelText(tr("Add %n paper(s) to this list; a new name makes a new one:", nullptr, int(papers.size())));
    dialog->setComboBoxItems(names);
    dialog->setComboBoxEditable(true);
    dialog->setOkButtonText(tr("Add"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, papers](const QString &name) {
        if (!name.simplified().isEmpty())
            m_editor.addToList(papers, name);
    });
    dialog->open();
}

void ListActions::removeFromList()
{
    const ListId list = shownList();
    const QList<PaperId> selection = m_context.selection();
    const auto members = list == 0 ? Result<QList<PaperId>>() : m_library.lists().papers(list);
    if (list == 0 || selection.isEmpty() || !members) {
        Q_EMIT said(tr("Choose one list in the sidebar first: papers are removed from it, not from the library."));
        return;
    }
    QList<PaperId> left = *members;
    left.removeIf(
        [gone = QSet<PaperId>(selection.begin(), selection.end())](PaperId paper) { return gone.contains(paper); });
    m_editor.setListPapers(list, left, tr("Remove %n paper(s) from the list", nullptr, int(selection.size())));
}

void ListActions::moveSelection(int rows)
{
    const QList<PaperId> &shown = m_context.shown();
    const QList<PaperId> selection = m_context.selection();
    if (!canMove() || selection.isEmpty()) {
        Q_EMIT said(tr("Choose one list in the sidebar, in list order and without a search, to move its papers."));
        return;
    }
    const qsizetype first = shown.indexOf(selection.first());
    const qsizetype last = shown.indexOf(selection.last());
    const qsizetype before = rows < 0 ? first - 1 : last + 2;
    if (before >= 0 && before <= shown.size())
        moveBefore(selection, int(before));
}

void ListActions::moveBefore(const QList<PaperId> &papers, int row)
{
    const ListId list = shownList();
    const auto members = m_library.lists().papers(list);
    if (!canMove() || !members) {
        if (!members)
            Q_EMIT failed(members.error());
        return;
    }
    const QList<PaperId> &shown = m_context.shown();
    const QSet<PaperId> moved(papers.begin(), papers.end());
    // The next paper down that is not moved itself; papers in the trash keep their places.
    PaperId next = 0;
    for (int i = row; i < shown.size() && next == 0; ++i)
        next = moved.contains(shown.at(i)) ? 0 : shown.at(i);
    QList<PaperId> order = *members;
    order.removeIf([&](PaperId paper) { return moved.contains(paper); });
    const qsizetype place = next == 0 ? order.size() : order.indexOf(next);
    for (qsizetype i = 0; i < papers.size(); ++i)
        order.insert(place + i, papers.at(i));
    m_editor.setListPapers(list, order, tr("Move %n paper(s) in the list", nullptr, int(papers.size())));
}

void ListActions::change(ListId id)
{
    const QList<ReadingList> all = lists();
    const auto found = std::ranges::find(all, id, &ReadingList::id);
    if (found == all.end())
        return;
    auto *dialog = new ListDialog(*found, foldersOf(all), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, before = *found] { m_editor.changeList(before, dialog->list()); });
    dialog->open();
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/editor.h"

#include "models/library/library.h"

#include <QHash>
#include <QUndoCommand>

#include <memory>
#include <utility>

namespace lectern {

/// An edit as two steps; both save before they return.
class Editor::Command final : public QUndoCommand
{
public:
    Command(Editor &editor, const QString &what, Step redo, Step undo, std::function<void()> announce)
        : QUndoCommand(what)
        , m_editor(editor)
        , m_redo(std::move(redo))
        , m_undo(std::move(undo))
        , m_announce(std::move(announce))
    {
    }

    void redo() override { run(m_redo); }
    void undo() override { run(m_undo); }

private:
    void run(const Step &step)
    {
        const Result<void> done = step();
        if (!done) {
            setObsolete(true); // The stack drops it: there is nothing to undo or redo.
            Q_EMIT m_editor.failed(done.error());
        }
        m_announce();
    }

    Editor &m_editor;
    Step m_redo;
    Step m_undo;
    std::function<void()> m_announce;
};

Editor::Editor(Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

void Editor::push(const QString &what, Step redo, Step undo, std::function<void()> announce)
{
    m_undoStack.push(new Command(*this, what, std::move(redo), std::move(undo), std::move(announce)));
}

void Editor::announceTags(const QList<PaperId> &papers)
{
    Q_EMIT tagsChanged();
    Q_EMIT papersChanged(papers);
}

void Editor::changeState(const QList<PaperId> &papers, const QString &what,
                         const std::function<void(ReadingState &)> &change)
{
    QList<std::pair<PaperId, ReadingState>> before;
    QList<std::pair<PaperId, ReadingState>> after;
    for (const PaperId paper : papers) {
        const Result<ReadingState> state = m_library.papers().readingState(paper);
        if (!state) {
            Q_EMIT failed(state.error());
            return;
        }
        ReadingState changed = *state;
        change(changed);
        if (changed == *state)
            continue;
        before.append({paper, *state});
        after.append({paper, changed});
    }
    if (after.isEmpty())
        return;
    const auto write = [this](const QList<std::pair<PaperId, ReadingState>> &states) {
        return inTransaction(m_library.connection(), [&]() -> Result<void> {
            for (const auto &[paper, state] : states) {
                if (auto done = m_library.papers().setReadingState(paper, state); !done)
                    return done;
            }
            return {};
        });
    };
    push(
        what, [write, after] { return write(after); }, [write, before] { return write(before); },
        [this, papers] { Q_EMIT papersChanged(papers); });
}

void Editor::addTag(const QList<PaperId> &papers, const QString &name)
{
    const bool isNew = !m_library.tags().byName(name);
    const Result<Tag> tag = m_library.tags().findOrCreate(name);
    if (!tag) {
        Q_EMIT failed(tag.error());
        return;
    }
    auto changed = std::make_shared<QList<PaperId>>();
    push(
        tr("Add tag “%1”").arg(tag->name),
        [this, papers, tag = *tag, changed]() -> Result<void> {
            // An undone “add” of a new tag took the tag away with it.
            if (!m_library.tags().byName(tag.name)) {
                if (auto restored = m_library.tags().restore(tag, {}); !restored)
                    return restored;
            }
            return m_library.tags().setTagged(papers, tag.id, true).transform([&](auto &&ids) { *changed = ids; });
        },
        [this, tag = *tag, changed, isNew]() -> Result<void> {
            auto done = m_library.tags().setTagged(*changed, tag.id, false);
            if (!done)
                return std::unexpected(done.error());
            const auto left = m_library.tags().papersWith(tag.id);
            if (!isNew || !left || !left->isEmpty())
                return {};
            return m_library.tags().remove(tag.id).transform([](auto &&) {});
        },
        [this, papers] { announceTags(papers); });
}

void Editor::removeTag(const QList<PaperId> &papers, const QString &name)
{
    const Result<Tag> tag = m_library.tags().byName(name);
    if (!tag) {
        Q_EMIT failed(tag.error());
        return;
    }
    auto changed = std::make_shared<QList<PaperId>>();
    push(
        tr("Remove tag “%1”").arg(tag->name),
        [this, papers, id = tag->id, changed] {
            return m_library.tags().setTagged(papers, id, false).transform([&](auto &&ids) { *changed = ids; });
        },
        [this, id = tag->id, changed] {
            return m_library.tags().setTagged(*changed, id, true).transform([](auto &&) {});
        },
        [this, papers] { announceTags(papers); });
}

void Editor::renameTag(const Tag &tag, const QString &name)
{
    const QList<PaperId> papers = m_library.tags().papersWith(tag.id).value_or(QList<PaperId>{});
    push(
        tr("Rename tag “%1”").arg(tag.name), [this, tag, name] { return m_library.tags().rename(tag.id, name); },
        [this, tag] { return m_library.tags().rename(tag.id, tag.name); }, [this, papers] { announceTags(papers); });
}

void Editor::recolourTag(const Tag &tag, const QColor &colour)
{
    const QList<PaperId> papers = m_library.tags().papersWith(tag.id).value_or(QList<PaperId>{});
    push(
        tr("Colour tag “%1”").arg(tag.name), [this, tag, colour] { return m_library.tags().setColour(tag.id, colour); },
        [this, tag] { return m_library.tags().setColour(tag.id, tag.colour); },
        [this, papers] { announceTags(papers); });
}

void Editor::deleteTag(const Tag &tag)
{
    auto papers = std::make_shared<QList<PaperId>>();
    push(
        tr("Delete tag “%1”").arg(tag.name),
        [this, tag, papers] { return m_library.tags().remove(tag.id).transform([&](auto &&ids) { *papers = ids; }); },
        [this, tag, papers] { return m_library.tags().restore(tag, *papers); },
        [this, papers] { announceTags(*papers); });
}

void Editor::mergeTags(const Tag &from, const Tag &into)
{
    const auto ofFrom = m_library.tags().papersWith(from.id);
    const auto ofInto = m_library.tags().papersWith(into.id);
    if (!ofFrom || !ofInto) {
        Q_EMIT failed(ofFrom ? ofInto.error() : ofFrom.error());
        return;
    }
    QList<PaperId> gained;
    for (const PaperId paper : *ofFrom) {
        if (!ofInto->contains(paper))
            gained.append(paper);
    }
    push(
        tr("Merge tag “%1” into “%2”").arg(from.name, into.name),
        [this, from, into] { return m_library.tags().merge(from.id, into.id); },
        [this, from, into, papers = *ofFrom, gained] {
            return m_library.tags().restore(from, papers).and_then([&] {
                return m_library.tags().setTagged(gained, into.id, false).transform([](auto &&) {});
            });
        },
        [this, papers = *ofFrom] { announceTags(papers); });
}

void Editor::setTitle(PaperId paper, const QString &title)
{
    const Result<Paper> current = m_library.papers().paper(paper);
    if (!current) {
        Q_EMIT failed(current.error());
        return;
    }
    if (title.simplified() == current->editedTitle)
        return;
    push(
        tr("Edit title"), [this, paper, title] { return m_library.papers().setEditedTitle(paper, title); },
        [this, paper, before = current->editedTitle] { return m_library.papers().setEditedTitle(paper, before); },
        [this, paper] { Q_EMIT papersChanged({paper}); });
}

void Editor::addHighlight(const Highlight &highlight)
{
    auto id = std::make_shared<HighlightId>(0);
    push(
        tr("Highlight"),
        [this, highlight, id]() -> Result<void> {
            if (*id != 0) // undone and done again: out of the trash
                return m_library.highlights().setTrashed(*id, false);
            return m_library.highlights().add(highlight).transform([&](HighlightId added) { *id = added; });
        },
        [this, id] { return m_library.highlights().setTrashed(*id, true); },
        [this, paper = highlight.paper] { Q_EMIT papersChanged({paper}); });
}

void Editor::changeHighlight(const Highlight &before, const Highlight &after)
{
    if (before == after)
        return;
    push(
        tr("Change highlight"), [this, after] { return m_library.highlights().update(after); },
        [this, before] { return m_library.highlights().update(before); },
        [this, paper = before.paper] { Q_EMIT papersChanged({paper}); });
}

void Editor::removeHighlight(const Highlight &highlight)
{
    push(
        tr("Remove highlight"), [this, id = highlight.id] { return m_library.highlights().setTrashed(id, true); },
        [this, id = highlight.id] { return m_library.highlights().setTrashed(id, false); },
        [this, paper = highlight.paper] { Q_EMIT papersChanged({paper}); });
}

void Editor::setTrashed(const QList<PaperId> &papers, bool trashed)
{
    if (papers.isEmpty())
        return;
    push(
        trashed ? tr("Move %n paper(s) to the trash", nullptr, int(papers.size()))
                : tr("Put %n paper(s) back", nullptr, int(papers.size())),
        [this, papers, trashed] { return m_library.papers().setTrashed(papers, trashed); },
        [this, papers, trashed] { return m_library.papers().setTrashed(papers, !trashed); },
        [this] { Q_EMIT contentsChanged(); });
}

void Editor::setListTrashed(const ReadingList &list, bool trashed)
{
    push(
        trashed ? tr("Delete list “%1”").arg(list.name) : tr("Put list “%1” back").arg(list.name),
        [this, list, trashed] { return m_library.lists().setTrashed(list.id, trashed); },
        [this, list, trashed] { return m_library.lists().setTrashed(list.id, !trashed); },
        [this] { Q_EMIT contentsChanged(); });
}

void Editor::addToList(const QList<PaperId> &papers, const QString &name)
{
    if (papers.isEmpty() || name.simplified().isEmpty())
        return;
    const Result<ReadingList> existing = m_library.lists().byName(name.simplified());
    if (existing && existing->kind == ReadingList::Kind::Smart) {
        Q_EMIT failed({tr("“%1” is a saved search: its papers are found, not added").arg(existing->name),
                       tr("Choose another list or a new name")});
        return;
    }
    auto list = std::make_shared<ListId>(existing ? existing->id : 0);
    auto before = std::make_shared<QList<PaperId>>();
    push(
        tr("Add to list “%1”").arg(name.simplified()),
        [this, papers, name, list, before]() -> Result<void> {
            if (*list != 0) {
                if (auto back = m_library.lists().setTrashed(*list, false); !back)
                    return back;
            }
            return m_library.lists()
                .findOrCreate(name.simplified(), ReadingList::Kind::Manual)
                .and_then([&](ListId id) {
                    *list = id;
                    return m_library.lists().papers(id).and_then([&](const QList<PaperId> &members) {
                        *before = members;
                        return m_library.lists().append(id, papers);
                    });
                });
        },
        [this, list, before, isNew = !existing] {
            return m_library.lists().setPapers(*list, *before).and_then([&] {
                return isNew ? m_library.lists().setTrashed(*list, true) : Result<void>();
            });
        },
        [this] { Q_EMIT contentsChanged(); });
}

void Editor::setListPapers(ListId list, const QList<PaperId> &papers, const QString &what)
{
    const auto before = m_library.lists().papers(list);
    if (!before) {
        Q_EMIT failed(before.error());
        return;
    }
    if (*before == papers)
        return;
    push(
        what, [this, list, papers] { return m_library.lists().setPapers(list, papers); },
        [this, list, papers = *before] { return m_library.lists().setPapers(list, papers); },
        [this] { Q_EMIT contentsChanged(); });
}

void Editor::saveSearch(const ReadingList &list)
{
    auto id = std::make_shared<ListId>(0);
    push(
        tr("Save search “%1”").arg(list.name.simplified()),
        [this, id, list]() -> Result<void> {
            if (*id != 0)
                return m_library.lists().setTrashed(*id, false);
            return m_library.lists().createSmart(list).transform([&](ListId made) { *id = made; });
        },
        [this, id] { return m_library.lists().setTrashed(*id, true); }, [this] { Q_EMIT contentsChanged(); });
}

void Editor::changeList(const ReadingList &before, const ReadingList &after)
{
    push(
        tr("Change list “%1”").arg(before.name), [this, after] { return m_library.lists().change(after); },
        [this, before] { return m_library.lists().change(before); }, [this] { Q_EMIT contentsChanged(); });
}

Result<void> Editor::saveNote(PaperId paper, const QString &markdown)
{
    return m_library.notes().setNote(paper, markdown).transform([&] { Q_EMIT papersChanged({paper}); });
}

} // namespace lectern

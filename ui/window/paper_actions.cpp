// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paper_actions.h"

#include "models/library/editor.h"
#include "ui/style/named_action.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

PaperActions::PaperActions(Editor &editor, std::function<QList<PaperId>()> selection, QObject *parent)
    : QObject(parent)
    , m_editor(editor)
    , m_selection(std::move(selection))
    , m_star(add(u"star"_s, tr("&Star"), Qt::Key_S,
                 [this] {
                     // The first paper decides for all: one key makes a mixed selection even.
                     auto starred = std::make_shared<std::optional<bool>>();
                     m_editor.changeState(m_selection(), tr("Star"), [starred](ReadingState &state) {
                         if (!*starred)
                             *starred = !state.starred;
                         state.starred = **starred;
                     });
                 }))
    , m_read(add(u"read"_s, tr("Mark as &read or unread"), Qt::Key_R, [this] { setStatus(ReadingStatus::Read); }))
    , m_skimmed(
          add(u"skimmed"_s, tr("Mark as s&kimmed or unread"), Qt::Key_U, [this] { setStatus(ReadingStatus::Skimmed); }))
    , m_tag(add(u"tag"_s, tr("&Tag…"), Qt::Key_T,
                [this] {
                    if (const QList<PaperId> papers = m_selection(); !papers.isEmpty())
                        Q_EMIT tagRequested(papers);
                }))
    , m_trash(
          add(u"trash"_s, tr("Move to tras&h"), Qt::Key_Delete, [this] { m_editor.setTrashed(m_selection(), true); }))
{
    for (int rating = 0; rating <= 5; ++rating) {
        const QString text = rating == 0 ? tr("No rating") : tr("Rate %n of 5", nullptr, rating);
        add(u"rate%1"_s.arg(rating), text, QKeySequence(Qt::Key(Qt::Key_0 + rating)), [this, rating, text] {
            m_editor.changeState(m_selection(), text, [rating](ReadingState &state) { state.rating = rating; });
        });
    }
}

QAction *PaperActions::add(const QString &name, const QString &text, const QKeySequence &key,
                           const std::function<void()> &run)
{
    m_actions.append(namedAction(this, name, text, {key}, run));
    return m_actions.last();
}

void PaperActions::setStatus(ReadingStatus status)
{
    auto wanted = std::make_shared<std::optional<ReadingStatus>>();
    m_editor.changeState(m_selection(), tr("Mark as read"), [wanted, status](ReadingState &state) {
        if (!*wanted)
            *wanted = state.status == status ? ReadingStatus::Unread : status;
        state.status = **wanted;
    });
}

} // namespace lectern

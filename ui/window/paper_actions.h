// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QAction>
#include <QObject>

#include <functional>

namespace lectern {

class Editor;

/// The actions that change the selected papers: star, status, rating, tag and trash.
class PaperActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaperActions)

public:
    /// `selection` gives the papers that an action is for.
    PaperActions(Editor &editor, std::function<QList<PaperId>()> selection, QObject *parent = nullptr);

    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }
    [[nodiscard]] QAction *star() const { return m_star; }
    [[nodiscard]] QAction *read() const { return m_read; }
    [[nodiscard]] QAction *skimmed() const { return m_skimmed; }
    [[nodiscard]] QAction *tag() const { return m_tag; }
    [[nodiscard]] QAction *trash() const { return m_trash; }

Q_SIGNALS:
    void tagRequested(const QList<lectern::PaperId> &papers);

private:
    QAction *add(const QString &name, const QString &text, const QKeySequence &key, const std::function<void()> &run);
    void setStatus(ReadingStatus status);

    Editor &m_editor;
    std::function<QList<PaperId>()> m_selection;
    QList<QAction *> m_actions;
    QAction *m_star;
    QAction *m_read;
    QAction *m_skimmed;
    QAction *m_tag;
    QAction *m_trash;
};

} // namespace lectern

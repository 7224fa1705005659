// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/similar_finder.h"

#include <QTimer>

class QAction;

namespace lectern {

class ListPane;
class PaperListModel;
class SearchController;
class SimilarPanel;

/// Keeps the panel of similar papers at the open paper while it is shown, and goes to a paper that is chosen there.
class SimilarPresenter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SimilarPresenter)

public:
    SimilarPresenter(const QString &libraryPath, SimilarPanel &panel, const PaperListModel &papers, ListPane &list,
                     SearchController &search, QObject *parent = nullptr);

    /// Shows and hides the panel.
    [[nodiscard]] QAction *action() const { return m_action; }
    /// The reader is at this paper now.
    void follow(PaperId paper);

Q_SIGNALS:
    void failed(const lectern::Error &error);

private:
    void setShown(bool shown);
    void goTo(PaperId paper);

    SimilarPanel &m_panel;
    const PaperListModel &m_papers;
    ListPane &m_list;
    SearchController &m_search;
    SimilarFinder m_finder;
    QTimer m_pause;
    QAction *m_action;
    PaperId m_paper = 0;
};

} // namespace lectern

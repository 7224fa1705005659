// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/similar_presenter.h"

#include "models/items/paper_list_model.h"
#include "ui/list/list_pane.h"
#include "ui/reader/similar_panel.h"
#include "ui/window/search_controller.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// A reader who leafs through does not want each paper's neighbours.
constexpr int settlingMilliseconds = 150;

} // namespace

SimilarPresenter::SimilarPresenter(const QString &libraryPath, SimilarPanel &panel, const PaperListModel &papers,
                                   ListPane &list, SearchController &search, QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_papers(papers)
    , m_list(list)
    , m_search(search)
    , m_finder(libraryPath)
    , m_action(new QAction(tr("Si&milar papers"), this))
{
    m_panel.hide();
    m_action->setObjectName(u"showSimilar"_s);
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_M);
    m_pause.setSingleShot(true);
    m_pause.setInterval(settlingMilliseconds);
    connect(m_action, &QAction::toggled, this, &SimilarPresenter::setShown);
    connect(&m_pause, &QTimer::timeout, this, [this] { m_finder.find(m_paper); });
    connect(&m_finder, &SimilarFinder::found, this, [this](PaperId paper, const QList<SimilarPaper> &similar) {
        if (paper == m_paper)
            m_panel.setPapers(similar);
    });
    connect(&m_finder, &SimilarFinder::failed, this, &SimilarPresenter::failed);
    connect(&m_panel, &SimilarPanel::chosen, this, &SimilarPresenter::goTo);
    connect(&m_panel, &SimilarPanel::dismissed, this, [this] {
        m_action->setChecked(false);
        m_list.focusList();
    });
}

void SimilarPresenter::follow(PaperId paper)
{
    if (paper == m_paper)
        return;
    m_paper = paper;
    if (!m_action->isChecked())
        return;
    if (m_paper == 0) {
        m_pause.stop();
        m_panel.setPapers({});
        return;
    }
    m_panel.showWaiting();
    m_pause.start();
}

void SimilarPresenter::setShown(bool shown)
{
    m_panel.setVisible(shown);
    if (shown && m_paper != 0) {
        m_panel.showWaiting();
        m_panel.setFocus();
        m_finder.find(m_paper);
    }
}

/// A paper outside the shown list is reached by a search for all that are similar, in the whole library.
void SimilarPresenter::goTo(PaperId paper)
{
    if (m_papers.rowOf(paper) >= 0) {
        m_list.showPaper(paper);
        return;
    }
    m_search.selectWhenFound(paper);
    m_search.showEverything(u"similar:%1"_s.arg(m_paper));
}

} // namespace lectern

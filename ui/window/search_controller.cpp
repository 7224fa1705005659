// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/search_controller.h"

#include "models/items/facet_model.h"
#include "models/items/facet_values.h"
#include "models/items/paper_list_model.h"
#include "models/library/library.h"
#include "models/library/search_words.h"
#include "models/themes/theme.h"
#include "ui/list/list_pane.h"

namespace lectern {

SearchController::SearchController(Library &library, PaperListModel &papers, FacetModel &facets, ListPane &pane,
                                   QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_papers(papers)
    , m_facets(facets)
    , m_pane(pane)
    , m_worker(library.path())
{
    m_facets.setValues(Facet::Theme, themeValues(builtInThemes()));
    m_facets.setValues(Facet::State, readingStateValues());
    offerTagsAndLists();
    connect(&m_pane, &ListPane::searchChanged, this, &SearchController::refresh);
    connect(&m_pane, &ListPane::sortChanged, this, &SearchController::refresh);
    connect(&m_pane, &ListPane::clearRequested, this, &SearchController::showEverything);
    connect(&m_facets, &FacetModel::choicesChanged, this, &SearchController::refresh);
    connect(&m_worker, &SearchWorker::found, this, &SearchController::showFound);
    connect(&m_worker, &SearchWorker::counted, this, &SearchController::showCounts);
    connect(&m_worker, &SearchWorker::failed, this, &SearchController::failed);
}

void SearchController::refresh()
{
    Query query;
    query.text = m_pane.searchText();
    query.sort = m_pane.sort();
    m_facets.apply(query);
    const bool newWords = query.text != m_query.text;
    m_query = query;
    m_worker.search(m_query);
    if (newWords) {
        const QStringList words = parseSearchWords(m_query.text).marked();
        m_pane.setSearchWords(words);
        Q_EMIT searchWordsChanged(words);
    }
}

void SearchController::reload()
{
    offerTagsAndLists();
    refresh();
}

void SearchController::showEverything()
{
    const QSignalBlocker pane(m_pane);
    const QSignalBlocker facets(m_facets);
    m_pane.clearSearch();
    m_facets.clearChoices();
    refresh();
}

void SearchController::offerTagsAndLists()
{
    const auto tags = m_library.tags().all();
    const auto lists = m_library.lists().all();
    if (!tags || !lists) {
        Q_EMIT failed(tags ? lists.error() : tags.error());
        return;
    }
    m_facets.setValues(Facet::Tag, tagValues(*tags));
    m_facets.setValues(Facet::List, listValues(*lists));
}

void SearchController::showFound(const QList<PaperId> &papers, const Query &query)
{
    const PaperId current = m_wanted != 0 ? m_wanted : m_pane.currentPaper();
    m_wanted = 0;
    m_papers.setPapers(papers);
    const auto count = m_library.papers().count();
    m_pane.setCounts(papers.size(), count.value_or(papers.size()), query.isNarrowed());
    m_pane.showPaper(current);
    Q_EMIT answered();
}

void SearchController::showCounts(const FacetCounts &counts)
{
    m_facets.setValues(Facet::Venue, venueValues(counts.venues, m_query.venues.include + m_query.venues.exclude));
    m_facets.setValues(Facet::Year, yearValues(counts.years, m_query.years.include + m_query.years.exclude));
    m_facets.setCounts(counts);
}

} // namespace lectern

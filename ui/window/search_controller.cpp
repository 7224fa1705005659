// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/search_controller.h"

#include "models/items/facet_model.h"
#include "models/items/facet_values.h"
#include "models/items/paper_list_model.h"
#include "models/library/library.h"
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
    connect(&m_pane, &ListPane::clearRequested, this, [this] { showEverything(); });
    connect(&m_facets, &FacetModel::choicesChanged, this, &SearchController::refresh);
    connect(&m_worker, &SearchWorker::found, this, &SearchController::showFound);
    connect(&m_worker, &SearchWorker::counted, this, &SearchController::showCounts);
    connect(&m_worker, &SearchWorker::failed, this, &SearchController::failed);
}

void SearchController::refresh()
{
    Query query;
    query.text = m_pane.searchText();
    query.typing = Typing::Going;
    query.sort = m_pane.sort();
    m_facets.apply(query);
    m_query = query;
    m_worker.search(m_query);
    m_pane.setProblems(parseQuery(query.text, query.typing).problems);
}

void SearchController::reload()
{
    offerTagsAndLists();
    refresh();
}

void SearchController::showEverything(const QString &text)
{
    const QSignalBlocker pane(m_pane);
    const QSignalBlocker facets(m_facets);
    m_pane.search(text);
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
    const auto names = [](const auto &all) {
        QStringList texts;
        for (const auto &one : all)
            texts.append(one.name);
        return texts;
    };
    m_pane.setFieldValues(QueryField::Tag, names(*tags));
    m_pane.setFieldValues(QueryField::List, names(*lists));
    m_pane.setFieldValues(QueryField::Theme, names(builtInThemes()));
}

void SearchController::showFound(const SearchAnswer &answer)
{
    const PaperId before = m_pane.currentPaper();
    const PaperId wanted = m_wanted != 0 ? m_wanted : before;
    if (const TextMatcher matcher(answer.terms); matcher != m_matcher) {
        m_matcher = matcher;
        m_pane.setMatcher(matcher);
        Q_EMIT matcherChanged(matcher);
    }
    const bool rowsKept = m_papers.setPapers(answer.papers);
    if (answer.complete)
        m_pane.setCounts(answer.papers.size(), answer.inLibrary, answer.query.isNarrowed());
    // Where rows were kept the view goes to the neighbour of a current paper that left; the beginning of an answer
    // says nothing of papers further down.
    const bool found = m_papers.rowOf(wanted) >= 0;
    if (found ? m_pane.currentPaper() != wanted : answer.complete && (!rowsKept || m_pane.currentPaper() == 0))
        m_pane.showPaper(wanted);
    if (answer.complete) {
        m_wanted = 0;
        Q_EMIT answered();
    }
}

void SearchController::showCounts(const FacetCounts &counts)
{
    m_facets.setValues(Facet::Venue, venueValues(counts.venues, m_query.venues.include + m_query.venues.exclude));
    m_facets.setValues(Facet::Year, yearValues(counts.years, m_query.years.include + m_query.years.exclude));
    m_facets.setCounts(counts);
    m_pane.setFieldValues(QueryField::Venue, counts.venues.keys());
}

} // namespace lectern

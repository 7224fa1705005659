// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/search_worker.h"
#include "models/query/text_matcher.h"

#include <QObject>
#include <QTimer>

namespace lectern {

class FacetModel;
class Library;
class ListPane;
class PaperListModel;

/// Turns what the reader typed and clicked into a query, and its answer into the list, its counts and the sidebar.
class SearchController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchController)

public:
    SearchController(Library &library, PaperListModel &papers, FacetModel &facets, ListPane &pane,
                     QObject *parent = nullptr);

    /// Asks again with the query as it is now.
    void refresh();
    /// Lists or tags came or went: offers them in the sidebar, then asks again.
    void reload();
    /// Removes words and filters; with text, that is then searched for.
    void showEverything(const QString &text = {});

    [[nodiscard]] const Query &query() const { return m_query; }
    /// The paper to make current when the next answer comes, for example one that was just imported.
    void selectWhenFound(PaperId paper) { m_wanted = paper; }

Q_SIGNALS:
    /// What is to be marked.
    void matcherChanged(const lectern::TextMatcher &matcher);
    /// An answer is shown.
    void answered();
    void failed(const lectern::Error &error);

private:
    void showFound(const SearchAnswer &answer);
    void showCounts(const FacetCounts &counts);
    void offerTagsAndLists();

    Library &m_library;
    PaperListModel &m_papers;
    FacetModel &m_facets;
    ListPane &m_pane;
    SearchWorker m_worker;
    Query m_query;
    TextMatcher m_matcher;
    PaperId m_wanted = 0;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/query.h"
#include "models/query/text_matcher.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListView;
class QStackedLayout;

namespace lectern {

class PaperDelegate;
class PaperListModel;
class SearchField;

/// The list of papers with its search field, sort choice and count.
class ListPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListPane)

public:
    explicit ListPane(PaperListModel &model, const QHash<QString, QString> &themeNames, QWidget *parent = nullptr);

    [[nodiscard]] QString searchText() const;
    [[nodiscard]] Sort sort() const;
    void setSort(Sort sort);
    /// The paper whose row is current, 0 when there is none.
    [[nodiscard]] PaperId currentPaper() const;
    /// Selected papers in list order; the current one when nothing else is selected.
    [[nodiscard]] QList<PaperId> selectedPapers() const;

    /// Makes a paper current and scrolls to it; the first one when it is not in the list.
    void showPaper(PaperId paper);
    /// Goes `rows` down (or up); gives false at the end.
    bool step(int rows);

    /// What the search found, to be marked.
    void setMatcher(const TextMatcher &matcher);
    /// What could not be taken as it was typed; shown when the typing pauses.
    void setProblems(const QList<QueryProblem> &problems);
    /// What is said below the list and, when it is empty, in its place.
    void setCounts(qint64 shown, qint64 inLibrary, bool narrowed);

    /// The widget that shows the papers, for actions that belong to it.
    [[nodiscard]] QWidget *list() const;

    /// Names that fields can have, for completion.
    void setFieldValues(QueryField field, const QStringList &values);

    void focusSearch();
    void focusList();
    void clearSearch();
    /// As if the reader had typed it.
    void search(const QString &text);

Q_SIGNALS:
    void searchChanged();
    void sortChanged();
    void currentPaperChanged(lectern::PaperId paper);
    /// The reader pressed the button that shows everything again.
    void clearRequested();
    void importRequested();
    void contextMenuRequested(QPoint globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildEmptyStates();

    PaperListModel &m_model;
    PaperDelegate *m_delegate;
    SearchField *m_search;
    QComboBox *m_sort;
    QListView *m_view;
    QStackedLayout *m_stack;
    QWidget *m_emptyLibrary = nullptr;
    QWidget *m_nothingFound = nullptr;
    QLabel *m_count;
    PaperId m_announced = 0;
};

} // namespace lectern

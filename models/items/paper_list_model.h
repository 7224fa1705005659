// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"
#include "models/query/text_matcher.h"

#include <QAbstractListModel>
#include <QCache>

namespace lectern {

class PaperStore;

/// The papers of the list pane. Holds ids only; what a row shows is fetched when the view asks for it, a page at a
/// time, and forgotten when other rows are looked at.
class PaperListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaperListModel)

public:
    enum Role {
        IdRole = Qt::UserRole, ///< PaperId
        SummaryRole            ///< PaperSummary
    };

    explicit PaperListModel(PaperStore &papers, QObject *parent = nullptr);

    /// Rows that stay keep their selection: only what came and went between them is changed, unless that is most of
    /// the list, which is then reset. Gives false when it was reset.
    bool setPapers(const QList<PaperId> &papers);
    /// What the excerpts are to show.
    void setMatcher(const TextMatcher &matcher);
    [[nodiscard]] const QList<PaperId> &papers() const { return m_papers; }

    /// Whether rows can be dragged to other places; moveRequested() then asks for it.
    void setMovable(bool movable) { m_movable = movable; }

    /// -1 when the paper is not in the list.
    [[nodiscard]] int rowOf(PaperId paper) const;
    [[nodiscard]] PaperId paperAt(int row) const;

    /// Fetches what these papers' rows show anew.
    void refresh(const QList<PaperId> &papers);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    /// The reader dropped papers of the list before this row.
    void moveRequested(const QList<lectern::PaperId> &papers, int row);
    /// A page could not be read.
    void failed(const lectern::Error &error) const;

private:
    [[nodiscard]] const PaperSummary *summary(int row) const;

    PaperStore &m_store;
    QList<PaperId> m_papers;
    TextMatcher m_matcher;
    bool m_movable = false;
    mutable QCache<PaperId, PaperSummary> m_cache;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::PaperSummary)

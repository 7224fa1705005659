// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/paper_list_model.h"

#include "models/library/paper_store.h"

#include <QMimeData>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Rows fetched at once: about what a window shows, and well under a frame's time.
constexpr int pageSize = 16;
/// Rows kept: some windows up and down.
constexpr int cachedRows = 512;

const QString papersMimeType = u"application/x-lectern-papers"_s;

QString spokenDescription(const PaperSummary &summary)
{
    QStringList parts{summary.title};
    if (!summary.authors.isEmpty())
        parts.append(summary.authors.first());
    parts.append(toString(summary.state.status));
    return parts.join(u", ");
}

} // namespace

PaperListModel::PaperListModel(PaperStore &papers, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(papers)
    , m_cache(cachedRows)
{
}

bool PaperListModel::setPapers(const QList<PaperId> &papers)
{
    if (papers == m_papers)
        return true;
    const auto [oldHead, newHead] = std::ranges::mismatch(std::as_const(m_papers), papers);
    const qsizetype head = oldHead - m_papers.cbegin();
    qsizetype tail = 0;
    while (tail < std::min(m_papers.size(), papers.size()) - head &&
           m_papers.at(m_papers.size() - 1 - tail) == papers.at(papers.size() - 1 - tail))
        ++tail;
    if ((head + tail) * 2 < m_papers.size() || m_papers.isEmpty()) {
        beginResetModel();
        m_papers = papers;
        endResetModel();
        return false;
    }
    if (const qsizetype gone = m_papers.size() - head - tail; gone > 0) {
        beginRemoveRows({}, int(head), int(head + gone - 1));
        m_papers.remove(head, gone);
        endRemoveRows();
    }
    if (const qsizetype come = papers.size() - head - tail; come > 0) {
        beginInsertRows({}, int(head), int(head + come - 1));
        m_papers = papers;
        endInsertRows();
    }
    return true;
}

void PaperListModel::setMatcher(const TextMatcher &matcher)
{
    if (matcher == m_matcher)
        return;
    m_matcher = matcher;
    m_cache.clear();
    if (!m_papers.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int PaperListModel::rowOf(PaperId paper) const
{
    return int(m_papers.indexOf(paper));
}

PaperId PaperListModel::paperAt(int row) const
{
    return m_papers.value(row);
}

void PaperListModel::refresh(const QList<PaperId> &papers)
{
    for (const PaperId paper : papers) {
        m_cache.remove(paper);
        if (const int row = rowOf(paper); row >= 0)
            Q_EMIT dataChanged(index(row), index(row));
    }
}

int PaperListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_papers.size());
}

QVariant PaperListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == IdRole)
        return m_papers.at(index.row());
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != SummaryRole)
        return {};
    const PaperSummary *row = summary(index.row());
    if (!row)
        return {};
    if (role == SummaryRole)
        return QVariant::fromValue(*row);
    return role == Qt::DisplayRole ? row->title : spokenDescription(*row);
}

const PaperSummary *PaperListModel::summary(int row) const
{
    const PaperId paper = m_papers.at(row);
    if (const PaperSummary *cached = m_cache.object(paper))
        return cached;
    const int first = row / pageSize * pageSize;
    const Result<QList<PaperSummary>> page = m_store.summaries(m_papers.mid(first, pageSize), m_matcher);
    if (!page) {
        Q_EMIT failed(page.error());
        return nullptr;
    }
    for (const PaperSummary &fetched : *page)
        m_cache.insert(fetched.id, new PaperSummary(fetched));
    return m_cache.object(paper);
}

Qt::ItemFlags PaperListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractListModel::flags(index);
    if (!m_movable)
        return usual;
    return index.isValid() ? usual | Qt::ItemIsDragEnabled : usual | Qt::ItemIsDropEnabled;
}

QStringList PaperListModel::mimeTypes() const
{
    return {papersMimeType};
}

QMimeData *PaperListModel::mimeData(const QModelIndexList &indexes) const
{
    QModelIndexList rows = indexes;
    std::ranges::sort(rows);
    QByteArrayList ids;
    for (const QModelIndex &row : std::as_const(rows))
        ids.append(QByteArray::number(m_papers.at(row.row())));
    auto *data = new QMimeData;
    data->setData(papersMimeType, ids.join(' '));
    return data;
}

bool PaperListModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                  const QModelIndex &parent)
{
    Q_UNUSED(column)
    if (!m_movable || action != Qt::MoveAction || !data->hasFormat(papersMimeType))
        return false;
    QList<PaperId> papers;
    for (const QByteArray &id : data->data(papersMimeType).split(' '))
        papers.append(id.toLongLong());
    Q_EMIT moveRequested(papers, row >= 0 ? row : parent.isValid() ? parent.row() : rowCount());
    return false; // the rows move when the library has moved them
}

} // namespace lectern

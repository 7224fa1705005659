// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/facet_model.h"

#include <algorithm>

namespace lectern {

namespace {

/// A group's index carries this, a value's the row of its group.
constexpr quintptr groupMark = ~quintptr(0);

} // namespace

FacetModel::FacetModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_groups{{Facet::Theme, tr("Themes"), false, {}}, {Facet::Tag, tr("Tags"), false, {}},
               {Facet::State, tr("State"), false, {}},  {Facet::List, tr("Lists"), false, {}},
               {Facet::Venue, tr("Venue"), false, {}},  {Facet::Year, tr("Year"), false, {}}}
{
}

FacetModel::Group &FacetModel::group(Facet facet)
{
    return *std::ranges::find(m_groups, facet, &Group::facet);
}

void FacetModel::setValues(Facet facet, const std::vector<FacetValue> &values)
{
    Group &target = group(facet);
    if (std::ranges::equal(target.rows, values, {}, &Row::value))
        return;
    std::vector<Row> rows;
    for (const FacetValue &value : values) {
        const auto old = std::ranges::find(target.rows, value.id, [](const Row &row) { return row.value.id; });
        rows.push_back(old == target.rows.end() ? Row{value, 0, Choice::None} : Row{value, old->count, old->choice});
    }
    const QModelIndex parent = indexOf(facet);
    const auto chosen = [](const std::vector<Row> &list) {
        return std::ranges::count_if(list, [](const Row &row) { return row.choice != Choice::None; });
    };
    const bool choiceLost = chosen(rows) != chosen(target.rows);
    if (!target.rows.empty()) {
        beginRemoveRows(parent, 0, int(target.rows.size()) - 1);
        target.rows.clear();
        endRemoveRows();
    }
    if (!rows.empty()) {
        beginInsertRows(parent, 0, int(rows.size()) - 1);
        target.rows = std::move(rows);
        endInsertRows();
    }
    if (choiceLost)
        Q_EMIT choicesChanged();
}

void FacetModel::setCounts(const FacetCounts &counts)
{
    for (Group &target : m_groups) {
        for (Row &row : target.rows)
            row.count = counts.of(target.facet).value(row.value.id);
        if (target.rows.empty())
            continue;
        const QModelIndex parent = indexOf(target.facet);
        Q_EMIT dataChanged(index(0, 0, parent), index(int(target.rows.size()) - 1, 0, parent), {CountRole});
    }
}

void FacetModel::setChoice(const QModelIndex &value, Choice choice)
{
    if (!value.parent().isValid())
        return;
    Row &row = m_groups[value.internalId()].rows[size_t(value.row())];
    if (row.choice == choice)
        return;
    row.choice = choice;
    Q_EMIT dataChanged(value, value, {ChoiceRole});
    Q_EMIT choicesChanged();
}

void FacetModel::setAll(Facet facet, bool all)
{
    Group &target = group(facet);
    if (target.all == all || !hasAll(facet))
        return;
    target.all = all;
    const QModelIndex changed = indexOf(facet);
    Q_EMIT dataChanged(changed, changed, {AllRole});
    Q_EMIT choicesChanged();
}

void FacetModel::clearChoices()
{
    bool any = false;
    for (Group &target : m_groups) {
        for (Row &row : target.rows) {
            any = any || row.choice != Choice::None;
            row.choice = Choice::None;
        }
        if (!target.rows.empty()) {
            const QModelIndex parent = indexOf(target.facet);
            Q_EMIT dataChanged(index(0, 0, parent), index(int(target.rows.size()) - 1, 0, parent), {ChoiceRole});
        }
    }
    if (any)
        Q_EMIT choicesChanged();
}

void FacetModel::apply(Query &query) const
{
    for (const Group &source : m_groups) {
        FacetChoice choice;
        choice.all = source.all;
        for (const Row &row : source.rows) {
            if (row.choice == Choice::Include)
                choice.include.append(row.value.id);
            else if (row.choice == Choice::Exclude)
                choice.exclude.append(row.value.id);
        }
        query.choice(source.facet) = choice;
    }
}

QModelIndex FacetModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : groupMark);
}

QModelIndex FacetModel::indexOf(Facet facet) const
{
    const auto found = std::ranges::find(m_groups, facet, &Group::facet);
    return index(int(found - m_groups.begin()), 0);
}

QModelIndex FacetModel::indexOf(Facet facet, const QString &value) const
{
    const QModelIndex parent = indexOf(facet);
    const std::vector<Row> &rows = m_groups[size_t(parent.row())].rows;
    const auto found = std::ranges::find(rows, value, [](const Row &row) { return row.value.id; });
    return found == rows.end() ? QModelIndex() : index(int(found - rows.begin()), 0, parent);
}

QModelIndex FacetModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == groupMark)
        return {};
    return createIndex(int(child.internalId()), 0, groupMark);
}

int FacetModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    if (parent.internalId() != groupMark || parent.column() != 0)
        return 0;
    return int(m_groups[size_t(parent.row())].rows.size());
}

int FacetModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant FacetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == groupMark)
        return groupData(m_groups[size_t(index.row())], role);
    const Group &parent = m_groups[index.internalId()];
    return rowData(parent, parent.rows[size_t(index.row())], role);
}

QVariant FacetModel::groupData(const Group &source, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return source.title;
    case FacetRole:
        return int(source.facet);
    case AllRole:
        return source.all;
    default:
        return {};
    }
}

QVariant FacetModel::rowData(const Group &source, const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.value.label;
    case Qt::ToolTipRole:
        return row.value.help.isEmpty() ? row.value.label : row.value.help;
    case Qt::AccessibleTextRole: {
        const QString text = tr("%1, %n paper(s)", nullptr, row.count).arg(row.value.label);
        switch (row.choice) {
        case Choice::Include:
            return tr("%1, included").arg(text);
        case Choice::Exclude:
            return tr("%1, excluded").arg(text);
        case Choice::None:
            return text;
        }
        return text;
    }
    case CountRole:
        return row.count;
    case ChoiceRole:
        return QVariant::fromValue(row.choice);
    case ColourRole:
        return row.value.colour;
    case FacetRole:
        return int(source.facet);
    case ValueRole:
        return row.value.id;
    default:
        return {};
    }
}

} // namespace lectern

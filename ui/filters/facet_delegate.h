// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace lectern {

/// Paints a row of the filter sidebar: a colour dot, the name, its count, and the choice (a tick for included, a bar
/// and struck-out name for excluded); on a group's row the group's name and, where it applies, “any” or “all”.
class FacetDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FacetDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Where in a value's row a click excludes, and in a group's row it switches between any and all.
    [[nodiscard]] static QRect actionRect(const QRect &row);

private:
    void paintGroup(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintValue(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace lectern

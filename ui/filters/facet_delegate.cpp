// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filters/facet_delegate.h"

#include "models/items/facet_model.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int padding = 6;
constexpr int markWidth = 16;
constexpr int actionWidth = 26;

/// Text that belongs to a row but is not its name.
QColor muted(const QStyleOptionViewItem &option)
{
    return option.palette.color(QPalette::PlaceholderText);
}

void paintMark(QPainter *painter, const QRect &rect, FacetModel::Choice choice, const QColor &colour)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF centre = QRectF(rect).center();
    if (choice == FacetModel::Choice::Include)
        painter->drawPolyline(QPolygonF{centre + QPointF(-4, 0), centre + QPointF(-1, 3), centre + QPointF(4, -4)});
    else if (choice == FacetModel::Choice::Exclude)
        painter->drawLine(centre + QPointF(-4, 0), centre + QPointF(4, 0));
    painter->restore();
}

} // namespace

QRect FacetDelegate::actionRect(const QRect &row)
{
    return {row.right() - actionWidth + 1, row.top(), actionWidth, row.height()};
}

QSize FacetDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int extra = index.parent().isValid() ? 8 : 14;
    return {80, option.fontMetrics.height() + extra};
}

void FacetDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    if (index.parent().isValid())
        paintValue(painter, option, index);
    else
        paintGroup(painter, option, index);
    painter->restore();
}

void FacetDelegate::paintGroup(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QFont font = option.font;
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Text));
    const QRect rect = option.rect.adjusted(padding, 4, -padding, 0);
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    if (!FacetModel::hasAll(Facet(index.data(FacetModel::FacetRole).toInt())) || !index.model()->hasChildren(index))
        return;
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Link));
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignRight,
                      index.data(FacetModel::AllRole).toBool() ? tr("all", "papers with all chosen values")
                                                               : tr("any", "papers with any chosen value"));
}

void FacetDelegate::paintValue(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto choice = index.data(FacetModel::ChoiceRole).value<FacetModel::Choice>();
    const int count = index.data(FacetModel::CountRole).toInt();
    const bool hovered = option.state & QStyle::State_MouseOver;
    const bool focused = (option.state & QStyle::State_Selected) && (option.state & QStyle::State_HasFocus);
    QColor accent = option.palette.color(QPalette::Highlight);
    if (choice == FacetModel::Choice::Include || hovered || focused) {
        QColor background = accent;
        background.setAlphaF(choice == FacetModel::Choice::Include ? 0.22F : 0.10F);
        painter->fillRect(option.rect, background);
    }
    if (focused) {
        painter->setPen(accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    QRect rect = option.rect.adjusted(padding, 0, -padding, 0);
    const bool faint = (count == 0 && choice == FacetModel::Choice::None) || choice == FacetModel::Choice::Exclude;
    const QColor text = faint ? muted(option) : option.palette.color(QPalette::Text);

    const QRect mark(rect.left(), rect.top(), markWidth, rect.height());
    if (choice != FacetModel::Choice::None) {
        paintMark(painter, mark, choice, text);
    } else if (const QColor colour = index.data(FacetModel::ColourRole).value<QColor>(); colour.isValid()) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour);
        painter->drawEllipse(QRectF(mark).center(), 4, 4);
    }
    rect.setLeft(mark.right() + 4);

    // The count gives way to the sign for excluding while the mouse is over the row.
    if (hovered && choice != FacetModel::Choice::Exclude) {
        paintMark(painter, actionRect(option.rect), FacetModel::Choice::Exclude, muted(option));
        rect.setRight(actionRect(option.rect).left() - 4);
    } else {
        const QString number = option.locale.toString(count);
        painter->setPen(muted(option));
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignRight, number);
        rect.setRight(rect.right() - option.fontMetrics.horizontalAdvance(number) - 8);
    }
    QFont font = option.font;
    font.setStrikeOut(choice == FacetModel::Choice::Exclude);
    painter->setFont(font);
    painter->setPen(text);
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
}

} // namespace lectern

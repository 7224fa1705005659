// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"
#include "models/query/text_matcher.h"

#include <QCache>
#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

class QTextLayout;

namespace lectern {

/// Paints a paper of the list pane in three lines: the title over one or two lines, authors or the beginning of the
/// abstract where there is room, and a line of themes, tags and marks. All rows are of one height.
class PaperDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaperDelegate)

public:
    explicit PaperDelegate(QObject *parent = nullptr);

    /// What to mark in titles and excerpts.
    void setMatcher(const TextMatcher &matcher);
    /// Names of themes by id.
    void setThemeNames(const QHash<QString, QString> &names);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The whole title, since the row may have cut it.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

private:
    struct Paint;
    /// A row as it was painted, without its background: setting text takes longer than all the rest.
    struct Picture {
        PaperSummary summary;
        QSize size;
        qreal scale = 1;
        QFont font;
        qint64 palette = 0;
        QStyle::State state;
        QPixmap pixels;
    };

    [[nodiscard]] const QPixmap &picture(const QStyleOptionViewItem &option, const PaperSummary &summary,
                                         qreal scale) const;
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const PaperSummary &summary) const;
    [[nodiscard]] int paintTitle(const Paint &paint, const PaperSummary &summary) const;
    void paintSecondLine(const Paint &paint, const PaperSummary &summary) const;
    void paintMarks(const Paint &paint, const PaperSummary &summary) const;
    void markWords(QTextLayout &layout, const Paint &paint) const;

    TextMatcher m_matcher;
    QHash<QString, QString> m_themeNames;
    mutable QCache<PaperId, Picture> m_pictures;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/list/paper_delegate.h"

#include "models/items/paper_list_model.h"
#include "ui/style/chip_painter.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int margin = 10;
constexpr int stateWidth = 14;
constexpr int verticalMargin = 7;
constexpr int lineGap = 3;
constexpr int titleLines = 2;
/// Rows kept as pictures: about what two tall windows show.
constexpr int picturesKept = 48;
/// What changes a row's content; the rest of the state changes its background.
constexpr QStyle::State contentState = QStyle::State_Active | QStyle::State_Enabled;

QString authorsLine(const PaperSummary &summary)
{
    QString authors = summary.authors.mid(0, 3).join(u", "_s);
    if (summary.authors.size() > 3)
        authors = PaperDelegate::tr("%1 and %n more", nullptr, int(summary.authors.size()) - 3).arg(authors);
    return authors;
}

} // namespace

struct PaperDelegate::Paint {
    QPainter &painter;
    const QStyleOptionViewItem &option;
    QRect content; ///< Between the state mark and the right margin.
    QColor text;
    QColor muted;
    QColor mark;
    bool dark;
    int line; ///< Height of one line of text.
};

PaperDelegate::PaperDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
    , m_pictures(picturesKept)
{
}

void PaperDelegate::setMatcher(const TextMatcher &matcher)
{
    m_matcher = matcher;
    m_pictures.clear();
}

void PaperDelegate::setThemeNames(const QHash<QString, QString> &names)
{
    m_themeNames = names;
    m_pictures.clear();
}

QSize PaperDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int line = option.fontMetrics.height();
    return {200, 2 * verticalMargin + titleLines * line + lineGap + chipHeight(option.fontMetrics)};
}

void PaperDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto summary = index.data(PaperListModel::SummaryRole).value<PaperSummary>();
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette &palette = option.palette;
    QColor background = palette.color(QPalette::Highlight);
    background.setAlphaF(selected ? (option.state & QStyle::State_Active ? 0.24F : 0.16F) : 0.07F);

    painter->save();
    if (selected || (option.state & QStyle::State_MouseOver))
        painter->fillRect(option.rect, background);
    QColor rule = palette.color(QPalette::Text);
    rule.setAlphaF(0.10F);
    painter->setPen(rule);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->drawPixmap(option.rect.topLeft(), picture(option, summary, painter->device()->devicePixelRatio()));
    painter->restore();
}

const QPixmap &PaperDelegate::picture(const QStyleOptionViewItem &option, const PaperSummary &summary,
                                      qreal scale) const
{
    const QSize size = option.rect.size();
    const QStyle::State state = option.state & contentState;
    const Picture *kept = m_pictures.object(summary.id);
    if (kept != nullptr && kept->size == size && kept->scale == scale && kept->font == option.font &&
        kept->palette == option.palette.cacheKey() && kept->state == state && kept->summary == summary)
        return kept->pixels;

    QPixmap pixels(size * scale);
    pixels.setDevicePixelRatio(scale);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    QStyleOptionViewItem row = option;
    row.rect.moveTo(0, 0);
    paintContent(painter, row, summary);
    painter.end();
    auto *made = new Picture{summary, size, scale, option.font, option.palette.cacheKey(), state, pixels};
    m_pictures.insert(summary.id, made);
    return made->pixels;
}

void PaperDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
                                 const PaperSummary &summary) const
{
    const QPalette &palette = option.palette;
    const Paint paint{painter,
                      option,
                      option.rect.adjusted(margin + stateWidth, verticalMargin, -margin, -verticalMargin),
                      palette.color(QPalette::Text),
                      palette.color(QPalette::PlaceholderText),
                      readingColours(palette).searchHit,
                      isDark(palette),
                      option.fontMetrics.height()};
    // Unread papers carry a full dot, skimmed ones a ring, read ones nothing.
    const QRectF dot(option.rect.left() + margin - 2, paint.content.top() + paint.line / 2.0 - 4, 8, 8);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Highlight), 1.5));
    painter.setBrush(summary.state.status == ReadingStatus::Unread ? QBrush(palette.color(QPalette::Highlight))
                                                                   : Qt::NoBrush);
    if (summary.state.status != ReadingStatus::Read)
        painter.drawEllipse(dot);
    if (paintTitle(paint, summary) < titleLines)
        paintSecondLine(paint, summary);
    paintMarks(paint, summary);
}

int PaperDelegate::paintTitle(const Paint &paint, const PaperSummary &summary) const
{
    QFont font = paint.option.font;
    font.setWeight(summary.state.status == ReadingStatus::Unread ? QFont::DemiBold : QFont::Normal);
    font.setItalic(summary.titleDerived);
    QTextLayout layout(summary.title, font);
    markWords(layout, paint);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid() && lines < titleLines; line = layout.createLine()) {
        line.setLineWidth(paint.content.width());
        line.setPosition(QPointF(0, lines * paint.line));
        ++lines;
    }
    layout.endLayout();
    const QTextLine last = layout.lineAt(lines - 1);
    const bool cut = lines > 0 && last.textStart() + last.textLength() < summary.title.size();
    paint.painter.setPen(paint.text);
    const int whole = cut ? lines - 1 : lines;
    for (int i = 0; i < whole; ++i)
        layout.lineAt(i).draw(&paint.painter, paint.content.topLeft());
    if (cut) {
        const QFontMetrics metrics(font);
        const QString rest =
            metrics.elidedText(summary.title.mid(last.textStart()), Qt::ElideRight, paint.content.width());
        QTextLayout tail(rest, font);
        markWords(tail, paint);
        tail.beginLayout();
        QTextLine line = tail.createLine();
        line.setLineWidth(paint.content.width() + metrics.averageCharWidth());
        tail.endLayout();
        tail.draw(&paint.painter, paint.content.topLeft() + QPoint(0, whole * paint.line));
    }
    return lines;
}

void PaperDelegate::paintSecondLine(const Paint &paint, const PaperSummary &summary) const
{
    const QString text = summary.authors.isEmpty() ? summary.excerpt : authorsLine(summary);
    const QFontMetrics metrics(paint.option.font);
    QTextLayout layout(metrics.elidedText(text, Qt::ElideRight, paint.content.width()), paint.option.font);
    markWords(layout, paint);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(paint.content.width() + metrics.averageCharWidth());
    layout.endLayout();
    paint.painter.setPen(paint.muted);
    layout.draw(&paint.painter, paint.content.topLeft() + QPoint(0, paint.line));
}

void PaperDelegate::paintMarks(const Paint &paint, const PaperSummary &summary) const
{
    const int height = chipHeight(paint.option.fontMetrics);
    QRect row(paint.content.left(), paint.content.bottom() - height + 1, paint.content.width(), height);

    // Marks stand at the right, so that their column can be scanned.
    QString marks;
    if (summary.highlights > 0 || summary.hasNote)
        marks += u"✎ "_s;
    if (summary.state.rating > 0)
        marks += QString(summary.state.rating, u'●') + QString(5 - summary.state.rating, u'○');
    if (summary.state.starred)
        marks += u" ★"_s;
    if (marks.isEmpty() && summary.year != 0)
        marks = summary.venue.contains(QString::number(summary.year)) ? summary.venue
                                                                      : u"%1 %2"_s.arg(summary.venue).arg(summary.year);
    paint.painter.setFont(paint.option.font);
    paint.painter.setPen(paint.muted);
    const int width = paint.option.fontMetrics.horizontalAdvance(marks);
    paint.painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, marks);
    row.setRight(row.right() - width - 8);

    const auto chip = [&](const QString &text, const ChipColours &colours) {
        const int needed = chipWidth(text, paint.option.fontMetrics);
        if (needed > row.width())
            return;
        paintChip(paint.painter, QRect(row.left(), row.top(), needed, height), text, colours);
        row.setLeft(row.left() + needed + 4);
    };
    for (const Tag &tag : summary.tags)
        chip(tag.name, chipColours(tag.colour, paint.dark));
    for (const ThemeScore &theme : summary.themes)
        chip(m_themeNames.value(theme.theme, theme.theme), themeChipColours(theme.theme, paint.dark));
}

void PaperDelegate::markWords(QTextLayout &layout, const Paint &paint) const
{
    QList<QTextLayout::FormatRange> ranges;
    QTextCharFormat format;
    format.setBackground(paint.mark);
    for (const TextMatcher::Hit &hit : m_matcher.hits(layout.text()))
        ranges.append({int(hit.start), int(hit.end - hit.start), format});
    layout.setFormats(ranges);
}

bool PaperDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &,
                              const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return false;
    const auto summary = index.data(PaperListModel::SummaryRole).value<PaperSummary>();
    QString text = u"<b>%1</b>"_s.arg(summary.title.toHtmlEscaped());
    if (summary.titleDerived)
        text += u"<br>"_s + tr("Heading derived from the abstract; F2 edits it").toHtmlEscaped();
    if (!summary.authors.isEmpty())
        text += u"<br>"_s + summary.authors.join(u", "_s).toHtmlEscaped();
    QToolTip::showText(event->globalPos(), text, view);
    return true;
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/highlight_panel.h"

#include "ui/reader/text_marks.h"
#include "ui/style/reading_style.h"
#include "ui/style/scroll_bar_style.h"

#include <QEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int linesShown = 4;

QIcon swatch(const QColor &colour, const QColor &border)
{
    QPixmap picture(32, 32);
    picture.setDevicePixelRatio(2);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(border);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(2, 2, 12, 12), 3, 3);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

} // namespace

HighlightPanel::HighlightPanel(QWidget *parent)
    : QWidget(parent)
    , m_heading(new QLabel(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"highlightPanel"_s);
    m_heading->setObjectName(u"highlightHeading"_s);
    m_heading->setTextFormat(Qt::PlainText);
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
    m_list->setObjectName(u"highlightList"_s);
    m_list->setAccessibleName(tr("Highlights"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    ScrollBarStyle::applyTo(*m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(2);
    layout->addWidget(m_heading);
    layout->addWidget(m_list);
    const auto choose = [this] {
        if (const auto highlight = current()) {
            Q_EMIT chosen(*highlight);
        }
    };
    connect(m_list, &QListWidget::itemClicked, this, choose);
    connect(m_list, &QListWidget::itemActivated, this, choose);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint &position) {
        if (const auto highlight = current()) {
            Q_EMIT menuRequested(m_list->viewport()->mapToGlobal(position), *highlight);
        }
    });
    applyColours();
    hide();
}

void HighlightPanel::setHighlights(const QList<Highlight> &highlights, const QStringList &texts)
{
    if (highlights == m_highlights && texts == m_texts) {
        return;
    }
    m_highlights = highlights;
    m_texts = texts;
    fill();
    setVisible(!highlights.isEmpty());
}

void HighlightPanel::fill()
{
    const int row = m_list->currentRow();
    const ReadingColours colours = readingColours(palette());
    m_list->clear();
    int lost = 0;
    for (qsizetype i = 0; i < m_highlights.size(); ++i) {
        const Highlight &highlight = m_highlights.at(i);
        QString text = m_texts.value(i).simplified();
        if (!highlight.comment.isEmpty()) {
            text = highlight.comment.simplified() + u" — "_s + text;
        }
        auto *item = new QListWidgetItem(swatch(highlightBackground(highlight.colour, colours), colours.rule), text);
        item->setToolTip(highlight.comment);
        if (highlight.lost) {
            ++lost;
            QFont font = m_list->font();
            font.setItalic(true);
            item->setFont(font);
            item->setForeground(colours.muted);
            item->setToolTip(tr("The abstract no longer holds this. Select its new place and choose "
                                "“Place at the selection” from the menu, or copy it."));
            item->setText(tr("not found: %1").arg(text));
        }
        m_list->addItem(item);
    }
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
    m_heading->setText(lost == 0 ? tr("Highlights")
                                 : tr("Highlights: %n could not be found in the changed abstract", nullptr, lost));
    updateGeometry();
}

std::optional<Highlight> HighlightPanel::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_highlights.size() ? std::optional(m_highlights.at(row)) : std::nullopt;
}

void HighlightPanel::setColumn(int left, int width)
{
    m_left = left;
    m_width = width;
    const int outer = parentWidget() != nullptr ? parentWidget()->width() : left + width + left;
    layout()->setContentsMargins(left, 8, std::max(outer - left - width, 0), 8);
}

QSize HighlightPanel::sizeHint() const
{
    const int row = std::max(m_list->sizeHintForRow(0), fontMetrics().height() + 4);
    const int rows = std::min(m_list->count(), linesShown);
    const QMargins margins = layout()->contentsMargins();
    return {m_left + m_width,
            margins.top() + m_heading->sizeHint().height() + layout()->spacing() + rows * row + 4 + margins.bottom()};
}

void HighlightPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_applying) {
        applyColours();
        fill();
    }
}

// A quiet selection: the colours of the highlights are what should be seen.
void HighlightPanel::applyColours()
{
    m_applying = true;
    const ReadingColours colours = readingColours(palette());
    QPalette quiet = palette();
    quiet.setColor(QPalette::Highlight, colours.code);
    quiet.setColor(QPalette::HighlightedText, colours.text);
    m_list->setPalette(quiet);
    m_applying = false;
}

bool HighlightPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        if (const auto highlight = current()) {
            Q_EMIT removalRequested(*highlight);
        }
        return true;
    }
    if (watched == m_list && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) { // else the paper would go to the trash
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/reading_page.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace lectern {

namespace {

// What a part wants at this width, in pixels; at most half of the page, so that some text is always seen.
int wantedHeight(QWidget *part, const QSize &page)
{
    if (part->layout() != nullptr) {
        part->layout()->activate();
    }
    const int wanted = part->hasHeightForWidth() ? part->heightForWidth(page.width()) : part->sizeHint().height();
    return std::min(wanted, page.height() / 2);
}

} // namespace

ReadingPage::ReadingPage(QWidget *parent)
    : QWidget(parent)
{
}

void ReadingPage::setParts(QWidget *header, QWidget *text, const QList<QWidget *> &panels)
{
    m_header = header;
    m_text = text;
    m_panels = panels;
    header->setParent(this);
    text->setParent(this);
    for (QWidget *panel : panels) {
        panel->setParent(this);
    }
}

void ReadingPage::arrange()
{
    if (m_text == nullptr) {
        return;
    }
    const int top = wantedHeight(m_header, size());
    int bottom = height();
    for (auto panel = m_panels.rbegin(); panel != m_panels.rend(); ++panel) {
        if (!(*panel)->isHidden()) {
            const int wanted = wantedHeight(*panel, size());
            bottom -= wanted;
            (*panel)->setGeometry(0, bottom, width(), wanted);
        }
    }
    m_header->setGeometry(0, 0, width(), top);
    m_text->setGeometry(0, top, width(), std::max(0, bottom - top));
}

QSize ReadingPage::sizeHint() const
{
    return {640, 480};
}

QSize ReadingPage::minimumSizeHint() const
{
    return {240, 240};
}

bool ReadingPage::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        arrange();
        return true;
    }
    return QWidget::event(event);
}

void ReadingPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace lectern

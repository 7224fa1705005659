// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/similar_panel.h"

#include "ui/reader/palette_follower.h"
#include "ui/style/scroll_bar_style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr qsizetype wordsShown = 6;

} // namespace

SimilarPanel::SimilarPanel(QWidget *parent)
    : QWidget(parent)
    , m_follower(new PaletteFollower(this))
    , m_heading(new QLabel(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"similarPanel"_s);
    setAutoFillBackground(true);
    m_heading->setObjectName(u"similarHeading"_s);
    m_heading->setTextFormat(Qt::PlainText);
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
    auto *close = new QToolButton(this);
    close->setObjectName(u"similarClose"_s);
    close->setText(tr("Close"));
    close->setAutoRaise(true);
    m_list->setObjectName(u"similarList"_s);
    m_list->setAccessibleName(tr("Similar papers"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    m_list->installEventFilter(this);
    ScrollBarStyle::applyTo(*m_list);
    auto *top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_list);
    connect(close, &QToolButton::clicked, this, &SimilarPanel::dismissed);
    connect(m_list, &QListWidget::itemClicked, this, &SimilarPanel::choose);
    connect(m_list, &QListWidget::itemActivated, this, &SimilarPanel::choose);
    setFocusProxy(m_list);
    showWaiting();
}

void SimilarPanel::showWaiting()
{
    m_papers.clear();
    m_list->clear();
    m_heading->setText(tr("Similar papers: looking…"));
}

void SimilarPanel::setPapers(const QList<SimilarPaper> &papers)
{
    m_papers = papers;
    m_list->clear();
    for (const SimilarPaper &paper : papers) {
        const QString words = paper.sharedWords.mid(0, wordsShown).join(u" · "_s);
        auto *item = new QListWidgetItem(paper.title + u'\n' + tr("both have %1").arg(words), m_list);
        item->setToolTip(tr("%1\nBoth have: %2").arg(paper.title, paper.sharedWords.join(u", "_s)));
    }
    m_list->setCurrentRow(papers.isEmpty() || !m_list->hasFocus() ? -1 : 0);
    m_heading->setText(papers.isEmpty() ? tr("No other paper of the library has much in common with this one.")
                                        : tr("Similar papers"));
}

void SimilarPanel::setSettings(const ReadingSettings &settings)
{
    m_follower->setSepia(settings.theme == ReadingTheme::Sepia);
}

void SimilarPanel::choose()
{
    const int row = m_list->currentRow();
    if (row >= 0 && row < m_papers.size())
        Q_EMIT chosen(m_papers.at(row).id);
}

bool SimilarPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            Q_EMIT dismissed();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lectern

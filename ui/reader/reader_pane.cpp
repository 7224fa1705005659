// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/reader_pane.h"

#include "ui/reader/abstract_view.h"
#include "ui/reader/source_view.h"
#include "ui/style/chip_button.h"
#include "ui/style/flow_layout.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// More words than this say nothing more about a theme.
constexpr qsizetype evidenceWords = 12;
constexpr double zoomStep = 1.1;

QString authorsLine(const QStringList &authors)
{
    return authors.join(u", "_s);
}

QString venueLine(const PaperRecord &record)
{
    QStringList parts;
    const bool yearInVenue = record.year == 0 || record.venue.contains(QString::number(record.year));
    if (!record.venue.isEmpty() || record.year != 0)
        parts.append(yearInVenue ? record.venue : u"%1 %2"_s.arg(record.venue).arg(record.year).trimmed());
    if (!record.decision.isEmpty())
        parts.append(record.decision);
    if (!record.keywords.isEmpty())
        parts.append(record.keywords.join(u", "_s));
    return parts.join(u" · "_s);
}

AbstractView::Header header(const Paper &paper)
{
    AbstractView::Header header;
    header.title = paper.title();
    header.titleDerived = paper.titleDerived();
    for (const QString &line : {authorsLine(paper.record.authors), venueLine(paper.record), paper.record.url}) {
        if (!line.isEmpty())
            header.lines.append(line);
    }
    return header;
}

} // namespace

ReaderPane::ReaderPane(math::Typesetter &typesetter, const QHash<QString, QString> &themeNames, QWidget *parent)
    : QWidget(parent), m_themeNames(themeNames), m_bar(new QWidget(this)), m_chips(new QWidget(this)),
      m_title(new QLineEdit(this)), m_evidence(new QLabel(this)), m_stack(new QStackedLayout),
      m_view(new AbstractView(typesetter, this)), m_source(new SourceView(this)), m_empty(new QLabel(this))
{
    setObjectName(u"readerPane"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_chips->setObjectName(u"chips"_s);
    auto *flow = new FlowLayout(m_chips);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(5);
    m_title->setObjectName(u"titleEdit"_s);
    m_title->setAccessibleName(tr("Title"));
    m_title->setPlaceholderText(tr("Title; empty goes back to the original. Return saves, Esc cancels."));
    m_title->installEventFilter(this);
    m_title->hide();
    m_evidence->setObjectName(u"evidence"_s);
    m_evidence->setWordWrap(true);
    m_evidence->setTextFormat(Qt::RichText);
    m_evidence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_evidence->hide();
    m_empty->setObjectName(u"readerEmpty"_s);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setText(tr("Choose a paper in the list: j and k go through it, ? shows all keys."));

    auto *bar = new QVBoxLayout(m_bar);
    bar->setContentsMargins(0, 12, 0, 0);
    bar->setSpacing(8);
    bar->addWidget(m_chips);
    bar->addWidget(m_title);
    bar->addWidget(m_evidence);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addLayout(m_stack, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_source);
    setFocusProxy(m_view);
    connect(m_view, &AbstractView::linkActivated, this, &ReaderPane::linkActivated);
    connect(m_view, &AbstractView::columnMoved, m_bar,
            [this, bar](int left) { bar->setContentsMargins(left, bar->contentsMargins().top(), left, 0); });
    clear();
}

void ReaderPane::setPaper(const Paper &paper)
{
    const bool another = paper.id != m_paper.id;
    const bool textChanged = another || paper.title() != m_paper.title() || paper.record != m_paper.record;
    m_paper = paper;
    if (another) {
        closeTitle();
        m_explained.clear();
        m_evidence->hide();
    }
    fillChips();
    if (textChanged) {
        m_view->setContent(header(paper), paper.record.abstract);
        m_source->setPlainText(paper.record.abstract);
    }
    showContent();
}

void ReaderPane::clear()
{
    m_paper = {};
    m_explained.clear();
    m_evidence->hide();
    closeTitle();
    showContent();
}

void ReaderPane::showContent()
{
    const bool any = m_paper.id != 0;
    m_bar->setVisible(any);
    if (any && m_sourceVisible)
        m_stack->setCurrentWidget(m_source);
    else if (any)
        m_stack->setCurrentWidget(m_view);
    else
        m_stack->setCurrentWidget(m_empty);
}

void ReaderPane::fillChips()
{
    while (QLayoutItem *item = m_chips->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const ThemeScore &theme : std::as_const(m_paper.themes)) {
        auto *chip = new ChipButton(m_themeNames.value(theme.theme, theme.theme), themeColour(theme.theme), ChipShape::Theme);
        chip->setObjectName(u"theme:"_s + theme.theme);
        chip->setToolTip(tr("Score %1; click to see which words made it so").arg(theme.score, 0, 'f', 1));
        chip->setCheckable(true);
        chip->setChecked(theme.theme == m_explained);
        m_chips->layout()->addWidget(chip);
        connect(chip, &QAbstractButton::clicked, this, [this, id = theme.theme] { toggleEvidence(id); });
    }
    for (const Tag &tag : std::as_const(m_paper.tags))
        m_chips->layout()->addWidget(new ChipButton(tag.name, tag.colour, ChipShape::Tag));
    QString marks;
    if (m_paper.state.starred)
        marks += u"★ "_s;
    if (m_paper.state.rating > 0)
        marks += QString(m_paper.state.rating, u'●') + QString(5 - m_paper.state.rating, u'○');
    if (!marks.isEmpty()) {
        auto *label = new QLabel(marks);
        label->setForegroundRole(QPalette::PlaceholderText);
        m_chips->layout()->addWidget(label);
    }
    m_chips->setVisible(m_chips->layout()->count() > 0);
    m_chips->updateGeometry();
}

void ReaderPane::toggleEvidence(const QString &theme)
{
    if (m_explained == theme) {
        m_explained.clear();
        m_evidence->hide();
        m_view->setMarks({});
        fillChips();
        return;
    }
    m_explained = theme;
    fillChips();
    Q_EMIT evidenceRequested(m_paper.id);
}

void ReaderPane::setEvidence(const QList<ThemeMatch> &matches)
{
    const auto match = std::ranges::find(matches, m_explained, &ThemeMatch::theme);
    if (match == matches.end()) {
        m_evidence->setText(tr("No words of this paper speak for the theme any more."));
        m_evidence->show();
        return;
    }
    QHash<QString, double> weights;
    QList<std::pair<qsizetype, qsizetype>> marks;
    for (const ThemeEvidence &evidence : match->evidence) {
        weights[evidence.term] += evidence.weight;
        if (evidence.start >= 0)
            marks.append({evidence.start, evidence.length});
    }
    QStringList terms = weights.keys();
    std::ranges::sort(terms, [&](const QString &one, const QString &other) {
        return std::pair(-weights.value(one), one) < std::pair(-weights.value(other), other);
    });
    QStringList words;
    for (const QString &term : terms.mid(0, evidenceWords))
        words.append(u"%1&nbsp;<small>%2</small>"_s.arg(term.toHtmlEscaped()).arg(weights.value(term), 0, 'f', 1));
    m_evidence->setText(tr("<b>%1</b>, score %2 (1 is the threshold): %3")
                            .arg(m_themeNames.value(m_explained, m_explained).toHtmlEscaped())
                            .arg(match->score, 0, 'f', 1)
                            .arg(words.join(u", "_s)));
    m_evidence->show();
    m_view->setMarks(marks);
}

void ReaderPane::setSearchWords(const QStringList &words)
{
    m_view->setSearchWords(words);
}

void ReaderPane::zoomIn()
{
    m_view->setZoom(m_view->zoom() * zoomStep);
}

void ReaderPane::zoomOut()
{
    m_view->setZoom(m_view->zoom() / zoomStep);
}

void ReaderPane::resetZoom()
{
    m_view->setZoom(1);
}

double ReaderPane::zoom() const
{
    return m_view->zoom();
}

void ReaderPane::setZoom(double zoom)
{
    m_view->setZoom(zoom);
}

void ReaderPane::setSourceVisible(bool visible)
{
    m_sourceVisible = visible;
    showContent();
}

bool ReaderPane::pageDown()
{
    return m_paper.id != 0 && m_view->pageDown();
}

void ReaderPane::editTitle()
{
    if (m_paper.id == 0)
        return;
    m_title->setText(m_paper.title());
    m_title->show();
    m_title->setFocus(Qt::ShortcutFocusReason);
    m_title->selectAll();
}

void ReaderPane::closeTitle()
{
    const bool hadFocus = m_title->hasFocus();
    m_title->hide();
    if (hadFocus)
        m_view->setFocus();
}

bool ReaderPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_title || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // The original title typed again is not an edit.
        Q_EMIT titleEdited(m_paper.id, m_title->text() == m_paper.title() ? m_paper.editedTitle : m_title->text());
        closeTitle();
        return true;
    case Qt::Key_Escape:
        closeTitle();
        return true;
    default:
        return false;
    }
}

} // namespace lectern

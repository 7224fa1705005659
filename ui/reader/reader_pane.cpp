// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/reader_pane.h"

#include "ui/reader/abstract_view.h"
#include "ui/reader/evidence_panel.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/highlight_panel.h"
#include "ui/reader/highlighter.h"
#include "ui/reader/palette_follower.h"
#include "ui/reader/paper_header.h"
#include "ui/reader/reading_page.h"
#include "ui/reader/source_view.h"

#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

ReaderPane::ReaderPane(math::Typesetter *typesetter, QWidget *parent)
    : QStackedWidget(parent)
    , m_emptyPage(makeEmptyPage())
    , m_paperPage(makePaperPage(typesetter))
{
    setObjectName(u"readerPane"_s);
    setAccessibleName(tr("Reader"));
    setAutoFillBackground(true);
    addWidget(m_emptyPage);
    addWidget(m_paperPage);
    m_follower = new PaletteFollower(this);

    connect(m_abstract, &AbstractView::linkActivated, this, &ReaderPane::linkActivated);
    connect(m_abstract, &AbstractView::linkHovered, this, &ReaderPane::linkHovered);
    connect(m_abstract, &AbstractView::endReached, this, &ReaderPane::endReached);
    connect(m_abstract, &AbstractView::columnChanged, this, &ReaderPane::alignColumn);
    connect(m_find, &FindBar::textChanged, this, [this](const QString &text) {
        m_abstract->find(text);
        m_find->showHits(m_abstract->hits());
    });
    connect(m_find, &FindBar::stepRequested, this, &ReaderPane::stepHit);
    connect(m_find, &FindBar::closed, this, [this] {
        m_paperPage->arrange();
        m_body->setFocus();
    });
    connect(m_header, &PaperHeader::themeToggled, this, &ReaderPane::showTheme);
    connect(m_header, &PaperHeader::titleClosed, m_body, qOverload<>(&QWidget::setFocus));
    connect(m_header, &PaperHeader::titleEdited, this,
            [this](const QString &title) { Q_EMIT titleEdited(m_paper.id, title); });
    auto *edit = new QShortcut(Qt::Key_F2, this);
    edit->setContext(Qt::WidgetWithChildrenShortcut);
    connect(edit, &QShortcut::activated, this, &ReaderPane::editTitle);
}

QWidget *ReaderPane::makeEmptyPage()
{
    auto *page = new QWidget(this);
    auto *text = new QLabel(tr("Choose a paper in the list to read it here.\n"
                               "j and k go to the next and the previous one, / searches, ? shows all keys."),
                            page);
    text->setObjectName(u"readerEmpty"_s);
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    auto *layout = new QVBoxLayout(page);
    layout->addWidget(text);
    return page;
}

ReadingPage *ReaderPane::makePaperPage(math::Typesetter *typesetter)
{
    auto *page = new ReadingPage(this);
    m_header = new PaperHeader(page);
    m_body = new QStackedWidget(page);
    m_abstract = new AbstractView(typesetter, m_body);
    m_source = new SourceView(m_body);
    m_panel = new EvidencePanel(page);
    m_highlights = new HighlightPanel(page);
    m_highlighter = new Highlighter(*m_abstract, *m_highlights, this);
    m_body->addWidget(m_abstract);
    m_body->addWidget(m_source);
    m_body->setFocusProxy(m_abstract);
    m_panel->hide();
    m_find = new FindBar(page);
    page->setParts(m_header, m_body, {m_panel, m_highlights, m_find});
    page->setFocusProxy(m_abstract);
    return page;
}

void ReaderPane::setPaper(const Paper &paper)
{
    const bool sameText =
        currentWidget() == m_paperPage && paper.id == m_paper.id && paper.record.abstract == m_paper.record.abstract;
    m_paper = paper;
    m_header->setPaper(paper);
    if (!sameText) {
        m_evidence.clear();
        m_abstract->setSource(paper.record.abstract);
        m_find->showHits(m_abstract->hits());
        m_highlighter->setPaper(paper.id, paper.record.abstract);
        m_plain = markup::toPlainText(m_abstract->tree());
        m_abstract->setAccessibleDescription(m_plain.text);
        m_panel->hide();
        showSource();
    }
    m_highlighter->setHighlights(paper.annotations);
    setCurrentWidget(m_paperPage);
    m_paperPage->arrange();
}

void ReaderPane::prepare(const QString &abstract)
{
    m_abstract->prepare(abstract);
}

void ReaderPane::clear()
{
    m_paper = {};
    m_evidence.clear();
    m_header->setPaper({});
    m_abstract->setSource({});
    m_highlighter->setPaper(0, {});
    m_highlighter->setHighlights({});
    m_panel->hide();
    showSource();
    setCurrentWidget(m_emptyPage);
}

void ReaderPane::setMatcher(const TextMatcher &matcher)
{
    m_abstract->setMatcher(matcher);
}

void ReaderPane::openFind()
{
    if (currentWidget() == m_paperPage) {
        setSourceVisible(false);
        m_find->open(m_abstract->selectedText(AbstractView::CopyAs::Tex));
        m_paperPage->arrange();
    }
}

void ReaderPane::stepHit(int direction)
{
    m_find->showHits(m_abstract->stepHit(direction));
}

void ReaderPane::setEvidence(const QList<ThemeMatch> &evidence)
{
    m_evidence = evidence;
    showTheme(m_header->activeTheme());
}

void ReaderPane::setThemeNames(const QHash<QString, QString> &names)
{
    m_themeNames = names;
    m_header->setThemeNames(names);
}

void ReaderPane::showTheme(const QString &theme)
{
    m_panel->setVisible(!theme.isEmpty());
    if (theme.isEmpty()) {
        m_abstract->setEvidence({}, {});
        return;
    }
    const QString name = m_themeNames.value(theme, theme);
    const auto match = std::ranges::find(m_evidence, theme, &ThemeMatch::theme);
    if (match == m_evidence.end()) {
        m_abstract->setEvidence({}, {});
        m_panel->showNothing(name);
        if (m_evidence.isEmpty()) { // asked once a paper: the answer holds all themes
            Q_EMIT evidenceRequested(m_paper.id, theme);
        }
        return;
    }
    m_panel->showMatch(name, *match);
    QList<markup::Range> forTheme;
    QList<markup::Range> against;
    for (const ThemeEvidence &one : match->evidence) {
        if (one.start >= 0) { // -1 is in the title
            (one.weight < 0 ? against : forTheme).append(m_plain.toSource(one.start, one.length));
        }
    }
    m_abstract->setEvidence(forTheme, against);
}

void ReaderPane::alignColumn(int left, int width)
{
    m_header->setColumn(left, width);
    m_panel->setColumn(left, width);
    m_highlights->setColumn(left, width);
}

void ReaderPane::zoomIn()
{
    m_abstract->zoom(1);
}

void ReaderPane::zoomOut()
{
    m_abstract->zoom(-1);
}

void ReaderPane::resetZoom()
{
    m_abstract->zoom(0);
}

bool ReaderPane::isSourceVisible() const
{
    return m_body->currentWidget() == m_source;
}

// Only when it is seen: its highlighting takes longer than setting the abstract.
void ReaderPane::showSource()
{
    if (isSourceVisible()) {
        m_source->setSource(m_paper.record.abstract);
    }
}

void ReaderPane::setSourceVisible(bool visible)
{
    QWidget *shown = visible ? static_cast<QWidget *>(m_source) : m_abstract;
    const bool hadFocus = m_abstract->hasFocus() || m_source->hasFocus();
    m_body->setCurrentWidget(shown);
    showSource();
    m_body->setFocusProxy(shown);
    if (hadFocus) {
        shown->setFocus();
    }
}

void ReaderPane::readOn()
{
    if (m_paper.id == 0) {
        Q_EMIT endReached();
    } else {
        m_abstract->readOn();
    }
}

void ReaderPane::editTitle()
{
    if (currentWidget() == m_paperPage) {
        m_header->editTitle();
    }
}

void ReaderPane::setSettings(const ReadingSettings &settings)
{
    m_follower->setSepia(settings.theme == ReadingTheme::Sepia);
    m_header->setSettings(settings);
    m_abstract->setSettings(settings);
}

} // namespace lectern

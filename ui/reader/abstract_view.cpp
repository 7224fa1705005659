// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/abstract_view.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/formula_object.h"
#include "ui/style/reading_style.h"
#include "ui/style/scroll_bar_style.h"
#include "ui/reader/text_source.h"

#include <QMimeData>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

// Space beside the column when the window is narrower than it, and above and below the text.
constexpr int smallestMargin = 16;

// Texts set ahead: two that come, one that was, and one for a reader who turns round.
constexpr size_t textsAhead = 4;

} // namespace

AbstractView::AbstractView(math::Typesetter *typesetter, QWidget *parent)
    : QTextBrowser(parent)
    , m_formulas(new FormulaObject(typesetter, this))
    , m_relayout(new QTimer(this))
    , m_text(std::make_unique<AbstractText>(QString(), *m_formulas, *this))
    , m_marks(*m_text)
    , m_size(m_settings.size)
{
    setObjectName(u"abstractView"_s);
    setAccessibleName(tr("Abstract"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    // Without selection by keyboard: it would draw a caret into the text and keep the arrows from scrolling.
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    // A fixed width: else a scroll bar that comes or goes, and each change of height, would set the text anew.
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    ScrollBarStyle::applyTo(*this);
    setDocument(&m_text->document());

    m_relayout->setSingleShot(true);
    m_relayout->setInterval(0);
    connect(m_relayout, &QTimer::timeout, this, &AbstractView::relayoutFormulas);
    connect(m_formulas, &FormulaObject::changed, m_relayout, qOverload<>(&QTimer::start));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (DocumentBuilder::isSafeLink(url.toString())) {
            Q_EMIT linkActivated(url);
        }
    });
    connect(this, &QTextBrowser::highlighted, this, &AbstractView::linkHovered);
    rebuild();
}

AbstractView::~AbstractView()
{
    setExtraSelections({});
    setDocument(nullptr); // the base class outlives the text
}

void AbstractView::setSource(const QString &source)
{
    m_formulas->startOver();
    const auto ahead = std::ranges::find(m_ahead, source, &AbstractText::source);
    auto text = ahead != m_ahead.end() ? std::move(*ahead) : std::make_unique<AbstractText>(source, *m_formulas, *this);
    if (ahead != m_ahead.end()) {
        m_ahead.erase(ahead);
    }
    setExtraSelections({}); // they point into the text before
    setDocument(&text->document());
    m_marks.startOver(*text);
    m_text = std::move(text);
    setText();
    moveCursor(QTextCursor::Start); // new text pushes the cursor along, and a view shows its cursor when it is shown
    verticalScrollBar()->setValue(0);
}

void AbstractView::prepare(const QString &source)
{
    const auto known = std::ranges::find(m_ahead, source, &AbstractText::source);
    if (known != m_ahead.end() && (*known)->isSet(m_look, lineWrapColumnOrWidth())) {
        return;
    }
    auto text = std::make_unique<AbstractText>(source, *m_formulas, *this);
    if (!m_formulas->prepare(text->tree())) {
        return; // set now, it would keep the room of their TeX
    }
    text->set(m_look, lineWrapColumnOrWidth());
    if (known != m_ahead.end()) {
        m_ahead.erase(known);
    } else if (m_ahead.size() >= textsAhead) {
        m_ahead.erase(m_ahead.begin());
    }
    m_ahead.push_back(std::move(text));
}

// Size and colours are part of the formats, so zoom and a change of palette set the text anew.
void AbstractView::rebuild()
{
    m_look = {readingFont(m_size, m_settings.family), readingColours(palette()), columnMargins(), m_settings.leading};
    setText();
}

void AbstractView::setText()
{
    if (!m_text->isSet(m_look, lineWrapColumnOrWidth())) {
        m_building = true;
        m_text->set(m_look, lineWrapColumnOrWidth());
        m_building = false;
    }
    const int left = int(m_look.margins.left());
    Q_EMIT columnChanged(left, lineWrapColumnOrWidth() - 2 * left);
    m_marks.place();
    showMarks();
}

// The column is made by the margins of the text, so that pressing beside it still selects.
QMarginsF AbstractView::columnMargins() const
{
    const int column = int(columnWidth(readingFont(m_size, m_settings.family), m_settings.column));
    const int side = std::max(smallestMargin, (lineWrapColumnOrWidth() - column) / 2);
    return QMarginsF(side, smallestMargin, side, smallestMargin);
}

template<typename Change>
void AbstractView::keepingPlace(Change change)
{
    const qsizetype source = sourceAt(cursorForPosition({viewport()->width() / 2, 0}).position());
    const auto topOf = [this](qsizetype offset) {
        QTextCursor cursor(document());
        cursor.setPosition(std::clamp(documentPositionAt(offset), 0, document()->characterCount() - 1));
        return cursorRect(cursor).top();
    };
    const bool atTop = verticalScrollBar()->value() == 0;
    const int before = topOf(source);
    change();
    if (!atTop) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + topOf(source) - before);
    }
}

void AbstractView::relayoutFormulas()
{
    keepingPlace([this] {
        m_formulas->settle(*document());
        document()->markContentsDirty(0, document()->characterCount());
    });
    viewport()->update();
}

bool AbstractView::isWaitingForFormulas() const
{
    return m_formulas->isWaiting() || m_relayout->isActive();
}

void AbstractView::setSettings(const ReadingSettings &settings)
{
    if (settings == m_settings && m_size == settings.size) {
        return;
    }
    m_settings = settings;
    m_size = settings.size;
    keepingPlace([this] { rebuild(); });
    Q_EMIT readingSizeChanged(m_size);
}

void AbstractView::setReadingSize(double pixels)
{
    const double size = std::clamp(pixels, ReadingSettings::leastSize, ReadingSettings::mostSize);
    if (size == m_size) {
        return;
    }
    m_size = size;
    keepingPlace([this] { rebuild(); });
    Q_EMIT readingSizeChanged(m_size);
}

void AbstractView::zoom(int steps)
{
    setReadingSize(steps == 0 ? m_settings.size : m_size + steps);
}

void AbstractView::setEvidence(const QList<markup::Range> &forTheme, const QList<markup::Range> &against)
{
    m_marks.setEvidence(forTheme, against);
    showMarks();
}

void AbstractView::setHighlights(const QList<Highlight> &highlights)
{
    m_marks.setHighlights(highlights);
    showMarks();
}

void AbstractView::setMatcher(const TextMatcher &matcher)
{
    m_marks.setMatcher(matcher);
    showMarks();
}

void AbstractView::showMarks()
{
    setExtraSelections(m_marks.selections(readingColours(palette())));
}

void AbstractView::find(const QString &text)
{
    m_marks.setSought(text);
    if (text.isEmpty() || m_marks.hits().count == 0) {
        showMarks();
    } else {
        stepHit(1);
    }
}

ReadingMarks::Hits AbstractView::stepHit(int direction)
{
    if (const auto hit = m_marks.step(direction, cursorForPosition({0, 0}).position())) {
        showRange(m_text->map().sourceRange(hit->start, hit->end));
    }
    showMarks();
    return m_marks.hits();
}

void AbstractView::showRange(const markup::Range &range)
{
    const auto shown = m_text->map().shownAt(range);
    if (shown.empty()) {
        return;
    }
    QTextCursor cursor(document());
    cursor.setPosition(shown.front().first);
    const QRect rect = cursorRect(cursor);
    const int room = viewport()->height();
    if (rect.top() < 0 || rect.bottom() > room) { // in the upper third, with what comes before in view
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top() - room / 3);
    }
}

markup::Range AbstractView::selectedRange() const
{
    const QTextCursor cursor = textCursor();
    return m_text->map().sourceRange(cursor.selectionStart(), cursor.selectionEnd());
}

QString AbstractView::selectedText(CopyAs as) const
{
    if (as == CopyAs::Tex) {
        const QTextCursor cursor = textCursor();
        return textWithSource(*document(), cursor.selectionStart(), cursor.selectionEnd());
    }
    const markup::Range range = selectedRange();
    const markup::Document piece = markup::parse(m_text->source().mid(range.start, range.length));
    return as == CopyAs::Markdown ? markup::toMarkdown(piece).trimmed() : markup::toPlainText(piece).text;
}

bool AbstractView::isCaretShown() const
{
    return textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard);
}

void AbstractView::setCaretShown(bool shown)
{
    if (shown == isCaretShown()) {
        return;
    }
    setTextInteractionFlags(shown ? Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard
                                  : Qt::TextBrowserInteraction);
    if (shown) {
        setTextCursor(cursorForPosition({int(m_look.margins.left()), smallestMargin}));
        setFocus();
    }
    viewport()->update();
}

QMimeData *AbstractView::createMimeDataFromSelection() const
{
    auto mime = std::make_unique<QMimeData>();
    mime->setText(selectedText(CopyAs::Tex));
    return mime.release(); // the clipboard owns it
}

QVariant AbstractView::loadResource(int type, const QUrl &name)
{
    Q_UNUSED(type)
    Q_UNUSED(name)
    return QByteArray(""); // not null: for null the document itself would read a local file
}

void AbstractView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_building) {
        keepingPlace([this] { rebuild(); });
    }
}

void AbstractView::resizeEvent(QResizeEvent *event)
{
    // For the base class only the height changes: the width of the text is ours.
    QResizeEvent height(event->size(), {event->size().width(), event->oldSize().height()});
    QTextBrowser::resizeEvent(&height);
    const int room = width() - verticalScrollBar()->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    if (room > 0 && room != lineWrapColumnOrWidth()) {
        keepingPlace([this, room] {
            setLineWrapColumnOrWidth(room);
            rebuild();
        });
    }
}

} // namespace lectern

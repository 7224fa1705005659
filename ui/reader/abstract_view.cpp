// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/abstract_view.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/document_builder.h"
#include "ui/reader/formula_object.h"
#include "ui/style/reading_style.h"
#include "ui/style/scroll_bar_style.h"
#include "ui/reader/text_source.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

// Space beside the column when the window is narrower than it, and above and below the text.
constexpr int smallestMargin = 16;

} // namespace

AbstractView::AbstractView(math::Typesetter *typesetter, QWidget *parent)
    : QTextBrowser(parent)
    , m_formulas(new FormulaObject(typesetter, this))
    , m_relayout(new QTimer(this))
    , m_marks(*document(), m_map)
    , m_size(m_settings.size)
{
    setObjectName(u"abstractView"_s);
    setAccessibleName(tr("Abstract"));
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    // Without selection by keyboard: it would draw a caret into the text and keep the arrows from scrolling.
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    // A fixed width: else a scroll bar that comes or goes, and each change of height, would set the text anew.
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    ScrollBarStyle::applyTo(*this);
    document()->setDocumentMargin(0);
    document()->documentLayout()->registerHandler(FormulaObject::type, m_formulas);

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
}

void AbstractView::setSource(const QString &source)
{
    m_source = source;
    m_tree = markup::parse(source);
    m_acronyms = markup::acronyms(markup::toPlainText(m_tree).text);
    m_marks.startOver();
    m_formulas->startOver();
    rebuild();
    moveCursor(QTextCursor::Start); // new text pushes the cursor along, and a view shows its cursor when it is shown
    verticalScrollBar()->setValue(0);
}

void AbstractView::prepare(const QString &source)
{
    m_formulas->prepare(markup::parse(source));
}

// Size and colours are part of the formats, so zoom and a change of palette set the text anew.
void AbstractView::rebuild()
{
    m_building = true;
    m_margins = columnMargins();
    DocumentBuilder builder(*document(), {readingFont(m_size, m_settings.family), readingColours(palette()), m_margins,
                                          m_settings.leading});
    m_map = builder.build(m_tree);
    m_formulas->settle(*document());
    m_building = false;
    Q_EMIT columnChanged(int(m_margins.left()), lineWrapColumnOrWidth() - 2 * int(m_margins.left()));
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
        showRange(m_map.sourceRange(hit->start, hit->end));
    }
    showMarks();
    return m_marks.hits();
}

void AbstractView::showRange(const markup::Range &range)
{
    const auto shown = m_map.shownAt(range);
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
    return m_map.sourceRange(cursor.selectionStart(), cursor.selectionEnd());
}

QString AbstractView::selectedText(CopyAs as) const
{
    if (as == CopyAs::Tex) {
        const QTextCursor cursor = textCursor();
        return textWithSource(*document(), cursor.selectionStart(), cursor.selectionEnd());
    }
    const markup::Range range = selectedRange();
    const markup::Document piece = markup::parse(m_source.mid(range.start, range.length));
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
        setTextCursor(cursorForPosition({int(m_margins.left()), smallestMargin}));
        setFocus();
    }
    viewport()->update();
}

void AbstractView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QTextCursor cursor = byMouse ? cursorForPosition(event->pos()) : textCursor();
    const QPoint global = byMouse ? event->globalPos() : viewport()->mapToGlobal(cursorRect().bottomLeft());
    Q_EMIT menuRequested(global, sourceAt(cursor.position()));
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

// Whether there was anything left to scroll.
bool AbstractView::page(int direction)
{
    QScrollBar *bar = verticalScrollBar();
    const int before = bar->value();
    // Two lines stay in view, which tells the eye where to go on.
    const int step = std::max(bar->pageStep() - int(m_size * 3), int(m_size));
    bar->setValue(before + direction * step);
    return bar->value() != before;
}

void AbstractView::readOn()
{
    if (!page(1)) {
        Q_EMIT endReached();
    }
}

void AbstractView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && (event->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier) {
        if (event->modifiers().testFlag(Qt::ShiftModifier)) {
            page(-1);
        } else {
            readOn();
        }
        return;
    }
    if (event->matches(QKeySequence::ZoomIn) || event->matches(QKeySequence::ZoomOut)) {
        zoom(event->matches(QKeySequence::ZoomIn) ? 1 : -1);
        return;
    }
    if (event->key() == Qt::Key_0 && event->modifiers() == Qt::ControlModifier) {
        zoom(0);
        return;
    }
    QTextBrowser::keyPressEvent(event);
}

void AbstractView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const int turned = event->angleDelta().y();
        if (turned != 0) {
            zoom(turned > 0 ? 1 : -1);
        }
        event->accept();
        return;
    }
    QTextBrowser::wheelEvent(event);
}

bool AbstractView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (showToolTip(help->pos(), help->globalPos())) {
            return true;
        }
    }
    return QTextBrowser::viewportEvent(event);
}

bool AbstractView::showToolTip(const QPoint &position, const QPoint &global)
{
    const QPointF point = position + QPoint(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const QAbstractTextDocumentLayout *layout = document()->documentLayout();
    const QString text = toolTipAt(layout->hitTest(point, Qt::ExactHit), layout->formatAt(point));
    // Escaped: a source's text must not be read as rich text.
    QToolTip::showText(global, text.isEmpty() ? QString() : u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s, this);
    return true;
}

// What a formula fails of, the comment of a highlight, an acronym's meaning; links and undefined commands have their
// tooltip in their format.
QString AbstractView::toolTipAt(int position, const QTextFormat &format) const
{
    const math::FormulaKey key = FormulaObject::keyOf(format);
    if (const QString reason = key.tex.isEmpty() ? QString() : m_formulas->errorOf(key); !reason.isEmpty()) {
        return tr("This formula cannot be set: %1").arg(reason);
    }
    if (const QString own = format.toCharFormat().toolTip(); !own.isEmpty() || position < 0) {
        return own;
    }
    const qsizetype source = sourceAt(position);
    if (const Highlight *highlight = m_marks.highlightAt(source);
        highlight != nullptr && !highlight->comment.isEmpty()) {
        return highlight->comment;
    }
    QTextCursor word(document());
    word.setPosition(position);
    word.select(QTextCursor::WordUnderCursor);
    return markup::meaningOf(word.selectedText(), m_acronyms);
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/abstract_view.h"

#include "models/markup/parser.h"
#include "models/math/typesetter.h"
#include "ui/style/chip.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int sideMargin = 28;
constexpr int topMargin = 18;
constexpr double smallestZoom = 0.6;
constexpr double largestZoom = 3;

} // namespace

AbstractView::AbstractView(math::Typesetter &typesetter, QWidget *parent)
    : QTextBrowser(parent), m_formulas(typesetter), m_style(readingStyle(palette(), m_zoom))
{
    setObjectName(u"abstractView"_s);
    setAccessibleName(tr("Abstract"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_formulas.setStyle(m_style);
    document()->documentLayout()->registerHandler(FormulaObject::objectType, &m_formulas);
    // Formulas arrive one by one; the text is laid out once for all that came in the same turn.
    m_layoutTimer.setSingleShot(true);
    m_layoutTimer.setInterval(0);
    connect(&m_layoutTimer, &QTimer::timeout, this, &AbstractView::layOutFormulas);
    connect(&typesetter, &math::Typesetter::ready, this, &AbstractView::takeFormula);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (markup::isSafeAddress(url.toString()))
            Q_EMIT linkActivated(url);
    });
}

QVariant AbstractView::loadResource(int, const QUrl &)
{
    return {};
}

void AbstractView::setContent(const Header &header, const QString &source)
{
    m_header = header;
    m_source = source;
    m_tree = markup::parse(m_source);
    m_marks.clear();
    rebuild();
    verticalScrollBar()->setValue(0);
}

void AbstractView::rebuild()
{
    placeColumn();
    DocumentBuilder builder(*document(), m_style);
    builder.begin();
    QTextCharFormat title = builder.textFormat();
    title.setProperty(QTextFormat::FontPixelSize, int(std::lround(m_style.font.pixelSize() * 1.3)));
    title.setFontWeight(QFont::DemiBold);
    title.setFontItalic(m_header.titleDerived);
    if (m_header.titleDerived)
        title.setToolTip(tr("Heading derived from the abstract; F2 edits it"));
    QTextCharFormat line = builder.textFormat();
    line.setProperty(QTextFormat::FontPixelSize, int(std::lround(m_style.font.pixelSize() * 0.86)));
    line.setForeground(m_style.muted);
    const double gap = m_style.paragraphGap;
    if (!m_header.title.isEmpty())
        builder.addHeader(m_header.title, title, m_header.lines.isEmpty() ? gap * 1.3 : gap * 0.5);
    for (qsizetype i = 0; i < m_header.lines.size(); ++i)
        builder.addHeader(m_header.lines.at(i), line, i + 1 == m_header.lines.size() ? gap * 1.3 : gap * 0.2);
    builder.addAbstract(m_tree);
    m_segments = builder.segments();

    m_formulaPositions.clear();
    m_arrived.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!FormulaObject::isFormula(fragment.charFormat()))
                continue;
            for (int i = 0; i < fragment.length(); ++i)
                m_formulaPositions[FormulaObject::keyOf(fragment.charFormat())].append(fragment.position() + i);
        }
    }
    updateMarks();
}

void AbstractView::takeFormula(const math::FormulaKey &key)
{
    if (!m_formulaPositions.contains(key))
        return;
    m_arrived.insert(key);
    m_layoutTimer.start();
}

/// Lays out what changed and keeps the line that is at the top where it is.
void AbstractView::layOutFormulas()
{
    const QTextCursor top = cursorForPosition(QPoint(0, 0));
    const int before = cursorRect(top).top();
    const bool scrolled = verticalScrollBar()->value() > 0;
    for (const math::FormulaKey &key : std::as_const(m_arrived)) {
        for (const int position : m_formulaPositions.value(key))
            document()->markContentsDirty(position, 1);
    }
    m_arrived.clear();
    if (scrolled)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(top).top() - before);
    viewport()->update();
}

void AbstractView::setSearchWords(const QStringList &words)
{
    m_searchWords = words;
    updateMarks();
}

void AbstractView::setMarks(const QList<std::pair<qsizetype, qsizetype>> &plainText)
{
    const markup::PlainText plain = markup::toPlainText(m_tree);
    m_marks.clear();
    for (const auto &[start, length] : plainText) {
        const markup::Range range = plain.toSource(start, length);
        m_marks.append({range.start, range.end()});
    }
    updateMarks();
}

void AbstractView::updateMarks()
{
    QList<QTextEdit::ExtraSelection> selections;
    QTextCharFormat evidence;
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlphaF(0.28F);
    evidence.setBackground(tint);
    for (const auto &[start, end] : std::as_const(m_marks)) {
        QTextCursor cursor(document());
        cursor.setPosition(documentPositionAt(m_segments, start));
        cursor.setPosition(documentPositionAt(m_segments, end), QTextCursor::KeepAnchor);
        selections.append({cursor, evidence});
    }
    QTextCharFormat found;
    found.setBackground(searchMark(m_style.dark));
    for (const QString &word : std::as_const(m_searchWords)) {
        for (QTextCursor at = document()->find(word, 0); !at.isNull(); at = document()->find(word, at)) {
            const int start = at.selectionStart();
            if (start == 0 || !document()->characterAt(start - 1).isLetterOrNumber())
                selections.append({at, found});
        }
    }
    setExtraSelections(selections);
}

void AbstractView::setZoom(double zoom)
{
    const double wanted = std::clamp(zoom, smallestZoom, largestZoom);
    if (qFuzzyCompare(wanted, m_zoom))
        return;
    m_zoom = wanted;
    m_style = readingStyle(palette(), m_zoom);
    m_formulas.setStyle(m_style);
    rebuild();
    Q_EMIT zoomChanged(m_zoom);
}

bool AbstractView::pageDown()
{
    QScrollBar *bar = verticalScrollBar();
    if (bar->value() >= bar->maximum())
        return false;
    // Two lines stay in view, so that the eye finds its place.
    bar->setValue(bar->value() + bar->pageStep() - int(2 * m_style.font.pixelSize() * m_style.lineHeight / 100));
    return true;
}

void AbstractView::placeColumn()
{
    const int available = width() - (verticalScrollBar()->isVisible() ? verticalScrollBar()->width() : 0);
    const int column = std::min(m_style.measure(), available - 2 * sideMargin);
    const int left = std::max(sideMargin, (available - column) / 2);
    setViewportMargins(left, topMargin, std::max(0, available - left - column), 8);
    Q_EMIT columnMoved(left);
}

QMimeData *AbstractView::createMimeDataFromSelection() const
{
    auto *data = new QMimeData;
    data->setText(selectedSource(textCursor()));
    return data;
}

void AbstractView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    if (const ReadingStyle style = readingStyle(palette(), m_zoom); style != m_style) {
        m_style = style;
        m_formulas.setStyle(m_style);
        rebuild();
    }
}

void AbstractView::resizeEvent(QResizeEvent *event)
{
    placeColumn();
    QTextBrowser::resizeEvent(event);
}

void AbstractView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    setZoom(m_zoom * (event->angleDelta().y() > 0 ? 1.1 : 1 / 1.1));
    event->accept();
}

bool AbstractView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QTextBrowser::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QPoint position = viewport()->mapFrom(this, help->pos());
    if (const QString address = anchorAt(position); !address.isEmpty()) {
        QToolTip::showText(help->globalPos(), address, this);
        return true;
    }
    // An object character belongs to the cursor position after it as well as to the one before.
    QTextCursor cursor = cursorForPosition(position);
    if (!cursor.atBlockEnd())
        cursor.movePosition(QTextCursor::NextCharacter);
    const QTextCharFormat format = cursor.charFormat();
    QString text = format.toolTip();
    if (FormulaObject::isFormula(format)) {
        const QString problem = m_formulas.problem(format);
        text = problem.isEmpty() ? FormulaObject::source(format) : tr("This formula cannot be typeset: %1").arg(problem);
    }
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text.toHtmlEscaped(), this);
    return true;
}

QString selectedSource(const QTextCursor &selection)
{
    QString text;
    const QTextDocument *document = selection.document();
    for (int position = selection.selectionStart(); document && position < selection.selectionEnd(); ++position) {
        const QChar c = document->characterAt(position);
        if (c == QChar::ObjectReplacementCharacter) {
            QTextCursor at(selection);
            at.setPosition(position + 1);
            text += FormulaObject::source(at.charFormat());
        } else if (c == QChar::ParagraphSeparator) {
            text += u"\n\n"_s;
        } else if (c == QChar::LineSeparator) {
            text += u'\n';
        } else {
            text += c;
        }
    }
    return text;
}

} // namespace lectern

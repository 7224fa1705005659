// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/formula_object.h"

#include "models/math/formula_breaks.h"
#include "models/math/typesetter.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>

#include <algorithm>
#include <cmath>
#include <vector>

namespace lectern {

namespace {

enum Property { Tex = QTextFormat::UserProperty + 1, Display, Whole, Continued, Prefix, Suffix };

QSet<math::FormulaKey> formulasOf(const markup::Node &node)
{
    QSet<math::FormulaKey> keys;
    if (node.kind == markup::Kind::DisplayMath) {
        keys.insert({node.text, true});
    } else if (node.kind == markup::Kind::Math) {
        for (const QString &piece : math::breakable(node.text)) {
            keys.insert({piece, false});
        }
    }
    for (const markup::Node &child : node.children) {
        keys.unite(formulasOf(child));
    }
    return keys;
}

QFont fontOf(const QTextFormat &format)
{
    return format.toCharFormat().font();
}

QFont codeFont(const QTextFormat &format)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(6, qRound(fontOf(format).pixelSize() * 0.85)));
    return font;
}

// MathJax's font has low lower-case letters (0.431 em). Matching the text's x-height alone makes capitals too tall,
// matching the em alone makes variables too small: stand between.
double emOf(const QTextFormat &format)
{
    const QFont font = fontOf(format);
    const double size = font.pixelSize();
    const double matched = QFontMetricsF(font).xHeight() / 0.431;
    return std::clamp((size + matched) / 2, size, size * 1.25);
}

// The width that a line has, in pixels.
double lineWidth(const QTextDocument &document)
{
    const QTextFrameFormat frame = document.rootFrame()->frameFormat();
    const double width = document.textWidth() - frame.leftMargin() - frame.rightMargin();
    return document.textWidth() > 0 && width > 0 ? width : 1e6;
}

// Pixels an em: smaller than the text asks for when the formula is wider than the line.
double fittingEm(const math::Formula &formula, const QTextFormat &format, double available)
{
    const double em = emOf(format);
    const double width = formula.width() * em / 1000;
    return width > available ? em * available / width : em;
}

// Depth that the space between two lines leaves, in sizes of the text.
constexpr double roomBelow = 0.42;
// Between a deep formula and the line below it, and a tall one and the line above.
constexpr double gapBelow = 0.12;
constexpr double gapAbove = 0.15;

bool isMiddle(const QTextFormat &format)
{
    return format.toCharFormat().verticalAlignment() == QTextCharFormat::AlignMiddle;
}

// What QTextDocumentLayout::resizeInlineObject() moves an object aligned to the middle up by, twice.
double middleShift(const QTextFormat &format)
{
    return QFontMetrics(fontOf(format)).xHeight() / 2.0;
}

// What Qt puts below the baseline of an object that stands on it.
double baselineDescent(const QTextFormat &format)
{
    const bool onBaseline = format.toCharFormat().verticalAlignment() == QTextCharFormat::AlignBaseline;
    return onBaseline ? QFontMetrics(fontOf(format)).descent() : 0;
}

// The height of which Qt makes at least this ascent and this descent.
double middleHeight(const QTextFormat &format, double ascent, double descent)
{
    return std::max(2 * ascent - middleShift(format), 2 * descent + middleShift(format));
}

double prefixWidth(const QTextFormat &format)
{
    const QString text = format.stringProperty(Prefix);
    return text.isEmpty() ? 0 : QFontMetricsF(fontOf(format)).horizontalAdvance(text);
}

double suffixWidth(const QTextFormat &format)
{
    const QString text = format.stringProperty(Suffix);
    return text.isEmpty() ? 0 : QFontMetricsF(fontOf(format)).horizontalAdvance(text);
}

QString elided(const math::FormulaKey &key, const QFont &font, double available)
{
    return QFontMetricsF(font).elidedText(key.tex.simplified(), Qt::ElideRight, available);
}

// Text stands on whole device pixels, so formulas must too.
QPointF snapped(const QPainter &painter, QPointF point)
{
    const QTransform device = painter.deviceTransform();
    if (device.type() > QTransform::TxScale) {
        return point;
    }
    QPointF mapped = device.map(point);
    mapped.setY(std::round(mapped.y()));
    return device.inverted().map(mapped);
}

void drawSource(QPainter &painter, const QRectF &rect, const QFont &font, const QString &text)
{
    QColor background = painter.pen().color();
    background.setAlpha(22);
    const QFontMetricsF metrics(font);
    painter.fillRect(rect.adjusted(0, 0, 0, metrics.descent()), background);
    painter.setFont(font);
    painter.drawText(snapped(painter, rect.bottomLeft()), text);
}

} // namespace

FormulaObject::FormulaObject(math::Typesetter *typesetter, QObject *parent)
    : QObject(parent)
    , m_typesetter(typesetter)
{
    if (m_typesetter != nullptr) {
        connect(m_typesetter, &math::Typesetter::ready, this, &FormulaObject::take);
    }
}

QTextCharFormat FormulaObject::format(const math::FormulaKey &key, QTextCharFormat base)
{
    base.setObjectType(type);
    base.setProperty(Tex, key.tex);
    base.setProperty(Display, key.display);
    base.setFontUnderline(false);
    if (!key.display) {
        // A line of nothing but formulas then has the descent of text, too.
        base.setVerticalAlignment(QTextCharFormat::AlignBaseline);
    }
    return base;
}

math::FormulaKey FormulaObject::keyOf(const QTextFormat &format)
{
    return {format.stringProperty(Tex), format.boolProperty(Display)};
}

void FormulaObject::setPiece(QTextCharFormat &format, const QString &wholeTex, bool first)
{
    format.setProperty(Whole, wholeTex);
    format.setProperty(Continued, !first);
}

void FormulaObject::setPrefix(QTextCharFormat &format, const QString &text)
{
    format.setProperty(Prefix, text);
}

void FormulaObject::setSuffix(QTextCharFormat &format, const QString &text)
{
    format.setProperty(Suffix, text);
}

QString FormulaObject::sourceOf(const QTextFormat &format)
{
    const math::FormulaKey key = keyOf(format);
    const QString delimiter = QString(key.display ? 2 : 1, u'$');
    const QString tex = format.hasProperty(Whole) ? format.stringProperty(Whole) : key.tex;
    const QString source = format.boolProperty(Continued) ? QString() : delimiter + tex + delimiter;
    return format.stringProperty(Prefix) + source + format.stringProperty(Suffix);
}

QString FormulaObject::errorOf(const math::FormulaKey &key) const
{
    const FormulaPointer formula = m_formulas.value(key);
    return formula ? formula->error() : QString();
}

void FormulaObject::settle(QTextDocument &document)
{
    QTextCursor cursor(&document);
    std::vector<std::pair<int, QTextCharFormat>> deep;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            const math::FormulaKey key = keyOf(format);
            if (format.objectType() != type || key.display || isMiddle(format)) {
                continue;
            }
            const FormulaPointer formula = drawable(key);
            if (formula && formula->descent() * emOf(format) / 1000 > roomBelow * fontOf(format).pixelSize()) {
                for (int i = 0; i < it.fragment().length(); ++i) {
                    deep.emplace_back(it.fragment().position() + i, format);
                }
            }
        }
    }
    if (deep.empty()) {
        return;
    }
    cursor.beginEditBlock();
    for (auto &[position, format] : deep) {
        cursor.setPosition(position);
        cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
        format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        cursor.setCharFormat(format);
    }
    cursor.endEditBlock();
}

void FormulaObject::startOver()
{
    if (m_typesetter != nullptr) {
        m_typesetter->cancel(m_waiting + m_ahead);
    }
    m_waiting.clear();
    m_ahead.clear();
    m_formulas.clear();
}

bool FormulaObject::prepare(const markup::Document &tree)
{
    if (m_typesetter == nullptr) {
        return true;
    }
    bool complete = true;
    for (const math::FormulaKey &key : formulasOf(tree.root)) {
        if (m_typesetter->cached(key) != nullptr) {
            continue;
        }
        complete = false;
        if (!m_waiting.contains(key)) {
            m_ahead.insert(key);
            m_typesetter->request(key, false);
        }
    }
    return complete;
}

FormulaObject::FormulaPointer FormulaObject::drawable(const math::FormulaKey &key)
{
    if (m_typesetter == nullptr) {
        return nullptr;
    }
    FormulaPointer formula = m_formulas.value(key);
    if (!formula) {
        formula = m_typesetter->cached(key);
        if (formula) {
            m_formulas.insert(key, formula);
        } else if (!m_waiting.contains(key)) {
            m_waiting.insert(key);
            m_typesetter->request(key);
        }
    }
    return formula && formula->isValid() ? formula : nullptr;
}

void FormulaObject::take(const math::FormulaKey &key, const FormulaPointer &formula)
{
    if (m_waiting.remove(key)) {
        m_formulas.insert(key, formula);
        Q_EMIT changed();
    }
}

QSizeF FormulaObject::intrinsicSize(QTextDocument *document, int position, const QTextFormat &format)
{
    Q_UNUSED(position)
    const math::FormulaKey key = keyOf(format);
    const double signs = prefixWidth(format) + suffixWidth(format);
    const double available = lineWidth(*document) - signs;
    if (const FormulaPointer formula = drawable(key)) {
        const double em = fittingEm(*formula, format, available);
        const double width = formula->width() * em / 1000 + signs;
        if (isMiddle(format)) {
            const double size = fontOf(format).pixelSize();
            return {width, middleHeight(format, formula->ascent() * em / 1000 + gapAbove * size,
                                        formula->descent() * em / 1000 + gapBelow * size)};
        }
        if (key.display) {
            return {width, (formula->ascent() + formula->descent()) * em / 1000};
        }
        const double ascent = formula->ascent() * em / 1000;
        const bool tall = ascent > QFontMetricsF(fontOf(format)).ascent();
        return {width, (tall ? ascent + gapAbove * fontOf(format).pixelSize() : ascent) + baselineDescent(format)};
    }
    const QFont font = codeFont(format);
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(elided(key, font, available)) + signs,
            metrics.ascent() + baselineDescent(format)};
}

void FormulaObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                               const QTextFormat &format)
{
    Q_UNUSED(position)
    const math::FormulaKey key = keyOf(format);
    const double before = prefixWidth(format);
    const double after = suffixWidth(format);
    const double available = lineWidth(*document) - before - after;
    painter->save();
    const FormulaPointer formula = drawable(key);
    const double em = formula ? fittingEm(*formula, format, available) : 0;
    const double below = isMiddle(format)         ? (rect.height() - middleShift(format)) / 2
                         : formula && key.display ? formula->descent() * em / 1000
                                                  : baselineDescent(format);
    const QPointF baseline = snapped(*painter, {rect.left(), rect.bottom() - below});
    if (before > 0 || after > 0) {
        painter->setFont(fontOf(format));
        painter->drawText(baseline, format.stringProperty(Prefix));
        painter->drawText(QPointF(rect.right() - after, baseline.y()), format.stringProperty(Suffix));
    }
    if (formula) {
        formula->paint(*painter, {baseline.x() + before, baseline.y()}, em);
    } else {
        const QFont font = codeFont(format);
        drawSource(*painter, rect.adjusted(before, 0, -after, -below), font, elided(key, font, available));
    }
    painter->restore();
}

} // namespace lectern

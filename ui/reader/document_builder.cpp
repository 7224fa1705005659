// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/document_builder.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/formula_object.h"

#include <QCoreApplication>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr double smallText = 0.86;
constexpr int indentPixels = 28;

bool isBlock(markup::Kind kind)
{
    using enum markup::Kind;
    switch (kind) {
    case Paragraph:
    case Heading:
    case BulletList:
    case NumberedList:
    case ListItem:
    case Quote:
    case CodeBlock:
    case DisplayMath:
        return true;
    default:
        return false;
    }
}

QTextCharFormat scaled(QTextCharFormat format, double factor)
{
    format.setProperty(QTextFormat::FontPixelSize, int(format.intProperty(QTextFormat::FontPixelSize) * factor));
    return format;
}

} // namespace

DocumentBuilder::DocumentBuilder(QTextDocument &document, const ReadingStyle &style) : m_document(document), m_style(style) {}

void DocumentBuilder::begin()
{
    m_document.clear();
    m_document.setDefaultFont(m_style.font);
    m_document.setDocumentMargin(0);
    m_cursor = QTextCursor(&m_document);
    m_fresh = true;
    m_segments.clear();
}

QTextCharFormat DocumentBuilder::textFormat() const
{
    QTextCharFormat format;
    format.setFont(m_style.font);
    format.setForeground(m_style.text);
    return format;
}

QTextBlockFormat DocumentBuilder::paragraphFormat() const
{
    QTextBlockFormat format;
    format.setLineHeight(m_style.lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setBottomMargin(m_style.paragraphGap);
    return format;
}

void DocumentBuilder::startBlock(const QTextBlockFormat &format)
{
    if (m_fresh)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format);
    m_fresh = false;
}

void DocumentBuilder::addHeader(QStringView source, const QTextCharFormat &format, double gapBelow)
{
    m_mapped = false;
    QTextBlockFormat block;
    block.setLineHeight(124, QTextBlockFormat::ProportionalHeight);
    block.setBottomMargin(gapBelow);
    startBlock(block);
    const markup::Document parsed = markup::parse(source);
    for (const markup::Node &node : parsed.root.children)
        addInlines(node.kind == markup::Kind::Paragraph ? node.children : std::vector{node}, format);
}

void DocumentBuilder::addAbstract(const markup::Document &abstract)
{
    m_mapped = true;
    for (const markup::Node &node : abstract.root.children)
        addBlock(node, 0);
    m_mapped = false;
}

void DocumentBuilder::addBlock(const markup::Node &node, int indent)
{
    using enum markup::Kind;
    QTextBlockFormat format = paragraphFormat();
    format.setLeftMargin(indent * indentPixels);
    QTextCharFormat text = textFormat();
    switch (node.kind) {
    case Heading:
        text.setFontWeight(QFont::DemiBold);
        format.setTopMargin(m_style.paragraphGap);
        startBlock(format);
        addInlines(node.children, node.level <= 2 ? scaled(text, 1.15) : text);
        return;
    case BulletList:
    case NumberedList:
        addList(node, indent);
        return;
    case Quote:
        for (const markup::Node &child : node.children)
            addBlock(child, indent + 1);
        return;
    case CodeBlock:
        format.setBackground(m_style.codeBackground);
        format.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
        text.setFont(m_style.codeFont);
        startBlock(format);
        addText(QString(node.text).replace(u'\n', QChar::LineSeparator), text, node.range);
        return;
    case DisplayMath:
        format.setAlignment(Qt::AlignHCenter);
        format.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
        startBlock(format);
        addFormula(node, text, true);
        return;
    case Paragraph:
    case ListItem: {
        bool started = false;
        // A display formula inside a paragraph stands on a line of its own and the text goes on below.
        for (const markup::Node &child : node.children) {
            if (isBlock(child.kind)) {
                addBlock(child, indent);
                started = false;
                continue;
            }
            if (!started)
                startBlock(format);
            started = true;
            addInline(child, text);
        }
        return;
    }
    default:
        startBlock(format);
        addInline(node, text);
    }
}

void DocumentBuilder::addList(const markup::Node &list, int indent)
{
    QTextListFormat listFormat;
    listFormat.setStyle(list.kind == markup::Kind::BulletList ? QTextListFormat::ListDisc : QTextListFormat::ListDecimal);
    listFormat.setIndent(indent + 1);
    QTextList *items = nullptr;
    for (const markup::Node &item : list.children) {
        QTextBlockFormat format = paragraphFormat();
        format.setBottomMargin(m_style.paragraphGap / 3);
        startBlock(format);
        if (items)
            items->add(m_cursor.block());
        else
            items = m_cursor.createList(listFormat);
        bool first = true;
        for (const markup::Node &child : item.children) {
            if (!isBlock(child.kind)) {
                addInline(child, textFormat());
            } else if (first && child.kind == markup::Kind::Paragraph) {
                addInlines(child.children, textFormat());
            } else {
                addBlock(child, indent + 1);
                continue;
            }
            first = false;
        }
    }
    // The block after a list must not become one of its items.
    m_fresh = false;
}

void DocumentBuilder::addInlines(const std::vector<markup::Node> &nodes, const QTextCharFormat &format)
{
    for (const markup::Node &node : nodes)
        addInline(node, format);
}

void DocumentBuilder::addInline(const markup::Node &node, const QTextCharFormat &outer)
{
    using enum markup::Kind;
    QTextCharFormat format = outer;
    switch (node.kind) {
    case Text:
        addText(node.text, format, node.range);
        return;
    case Math:
    case DisplayMath:
        addFormula(node, format, node.kind == DisplayMath);
        return;
    case Code:
        format.setFontFamilies(m_style.codeFont.families());
        format.setFontFixedPitch(true);
        format.setBackground(m_style.codeBackground);
        addText(node.text, scaled(format, smallText), node.range);
        return;
    case Citation:
        format.setForeground(m_style.muted);
        addText(u'[' + node.text + u']', format, node.range);
        return;
    case UnknownCommand:
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(m_style.muted);
        format.setToolTip(QCoreApplication::translate("lectern::Reader", "“\\%1” is a command that the abstract does not define")
                              .arg(node.text));
        addText(node.text, format, node.range);
        return;
    case LineBreak:
        addText(QString(QChar::LineSeparator), format, node.range);
        return;
    case Footnote:
        format.setForeground(m_style.muted);
        format = scaled(format, smallText);
        addText(u" ("_s, format, {node.range.start, 0});
        addInlines(node.children, format);
        addText(u")"_s, format, {node.range.end(), 0});
        return;
    case Emphasis:
        format.setFontItalic(!format.fontItalic());
        break;
    case Strong:
        format.setFontWeight(QFont::Bold);
        break;
    case Underline:
        format.setFontUnderline(true);
        break;
    case SmallCaps:
        format.setFontCapitalization(QFont::SmallCaps);
        break;
    case Strike:
        format.setFontStrikeOut(true);
        break;
    case Subscript:
        format.setVerticalAlignment(QTextCharFormat::AlignSubScript);
        break;
    case Superscript:
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
        break;
    case Link:
        if (markup::isSafeAddress(node.target)) {
            format.setAnchor(true);
            format.setAnchorHref(node.target);
            format.setForeground(m_style.link);
            format.setFontUnderline(true);
        }
        break;
    default:
        break;
    }
    addInlines(node.children, format);
}

void DocumentBuilder::addText(const QString &text, const QTextCharFormat &format, markup::Range source)
{
    const int start = m_cursor.position();
    m_cursor.insertText(text, format);
    if (m_mapped && !text.isEmpty())
        m_segments.push_back({start, m_cursor.position() - start, source});
}

void DocumentBuilder::addFormula(const markup::Node &node, const QTextCharFormat &outer, bool display)
{
    QTextCharFormat format = FormulaObject::format({node.text, display});
    format.setForeground(outer.foreground());
    addText(QString(QChar::ObjectReplacementCharacter), format, node.range);
}

int documentPositionAt(const std::vector<DocumentSegment> &segments, qsizetype source)
{
    int position = segments.empty() ? 0 : segments.front().start;
    for (const DocumentSegment &segment : segments) {
        if (source < segment.source.start)
            break;
        position = segment.start + segment.length;
        if (source < segment.source.end()) {
            const bool exact = segment.length == segment.source.length;
            return segment.start + (exact ? int(source - segment.source.start) : 0);
        }
    }
    return position;
}

qsizetype sourceAt(const std::vector<DocumentSegment> &segments, int position)
{
    qsizetype source = 0;
    for (const DocumentSegment &segment : segments) {
        if (position < segment.start)
            break;
        source = segment.source.end();
        if (position < segment.start + segment.length) {
            const bool exact = segment.length == segment.source.length;
            return segment.source.start + (exact ? position - segment.start : 0);
        }
    }
    return source;
}

} // namespace lectern

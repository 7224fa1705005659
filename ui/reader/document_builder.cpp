// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/document_builder.h"

#include "models/math/formula_breaks.h"
#include "ui/reader/formula_object.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextList>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace lectern {

using markup::Kind;
using markup::Node;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("lectern::DocumentBuilder", text);
}

bool isBlock(Kind kind)
{
    return kind >= Kind::Paragraph && kind <= Kind::DisplayMath;
}

void scaleFont(QTextCharFormat &format, double factor)
{
    QFont font = format.font();
    font.setPixelSize(std::max(6, qRound(font.pixelSize() * factor)));
    format.setFont(font);
}

// Characters that QTextCursor would turn into new blocks or take for its own marks, each by one of the same length.
QString withoutControls(QString text)
{
    for (QChar &c : text) {
        const char16_t unit = c.unicode();
        if (unit == u'\n' || unit == u'\r' || unit == 0x2028 || unit == 0x2029 || unit == 0xfdd0 || unit == 0xfdd1) {
            c = u' ';
        } else if (unit == QChar::ObjectReplacementCharacter) {
            c = QChar::ReplacementCharacter;
        }
    }
    return text;
}

} // namespace

DocumentBuilder::DocumentBuilder(QTextDocument &document, const ReadingLook &look)
    : m_document(document)
    , m_look(look)
{
    m_text.setFont(look.font);
}

SourceMap DocumentBuilder::build(const markup::Document &tree)
{
    m_document.clear();
    m_document.setDefaultFont(m_look.font);
    m_cursor = QTextCursor(&m_document);
    // One edit: the text is laid out once, in its column.
    m_cursor.beginEditBlock();
    setMargins(m_document, m_look.margins);
    addBlocks(tree.root, paragraphFormat());
    addFootnotes();
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        // The glyphs found for the layout are kept for painting; else each paint would shape the text anew.
        block.layout()->setCacheEnabled(true);
    }
    m_cursor.endEditBlock();
    return m_map;
}

void DocumentBuilder::setMargins(QTextDocument &document, const QMarginsF &margins)
{
    QTextFrameFormat format = document.rootFrame()->frameFormat();
    format.setTopMargin(margins.top());
    format.setBottomMargin(margins.bottom());
    format.setLeftMargin(margins.left());
    format.setRightMargin(margins.right());
    document.rootFrame()->setFrameFormat(format);
}

bool DocumentBuilder::isSafeLink(const QString &target)
{
    const QString scheme = QUrl(target).scheme().toLower();
    return scheme == u"http" || scheme == u"https" || scheme == u"mailto";
}

QTextBlockFormat DocumentBuilder::paragraphFormat() const
{
    QTextBlockFormat format;
    // At least: a tall formula or another script's font gets the room it needs, all other lines are even.
    format.setLineHeight(m_look.font.pixelSize() * m_look.leading, QTextBlockFormat::MinimumHeight);
    format.setBottomMargin(m_look.font.pixelSize() * 0.6);
    return format;
}

void DocumentBuilder::startBlock(const QTextBlockFormat &format)
{
    if (m_empty) {
        m_cursor.setBlockFormat(format);
        m_cursor.setBlockCharFormat(m_text);
    } else {
        m_cursor.insertBlock(format, m_text);
    }
    m_empty = false;
}

// Children may be blocks or inlines: a run of inlines makes a paragraph.
void DocumentBuilder::addBlocks(const Node &parent, const QTextBlockFormat &format)
{
    bool open = false;
    for (const Node &child : parent.children) {
        if (isBlock(child.kind)) {
            addBlock(child, format);
            open = false;
            continue;
        }
        if (!open) {
            startBlock(format);
            open = true;
        }
        addInline(child, m_text);
    }
}

void DocumentBuilder::addBlock(const Node &node, const QTextBlockFormat &format)
{
    switch (node.kind) {
    case Kind::Heading:
        return addHeading(node, format);
    case Kind::BulletList:
    case Kind::NumberedList:
        return addList(node, format);
    case Kind::ListItem: // outside a list: as its contents
        return addBlocks(node, format);
    case Kind::Quote: {
        QTextBlockFormat quote = format;
        quote.setLeftMargin(format.leftMargin() + m_look.font.pixelSize() * 1.5);
        quote.setRightMargin(format.rightMargin() + m_look.font.pixelSize());
        return addBlocks(node, quote);
    }
    case Kind::CodeBlock:
        return addCode(node, format);
    case Kind::DisplayMath:
        return addDisplay(node, format);
    default:
        startBlock(format);
        return addInlines(node, m_text);
    }
}

void DocumentBuilder::addHeading(const Node &node, QTextBlockFormat format)
{
    format.setHeadingLevel(std::clamp(node.level, 1, 6));
    format.setTopMargin(m_look.font.pixelSize() * 0.5);
    startBlock(format);
    QTextCharFormat heading = m_text;
    heading.setFontWeight(QFont::DemiBold);
    scaleFont(heading, node.level <= 1 ? 1.25 : node.level == 2 ? 1.15 : 1.05);
    addInlines(node, heading);
}

void DocumentBuilder::addList(const Node &node, const QTextBlockFormat &format)
{
    QTextListFormat listFormat;
    listFormat.setStyle(node.kind == Kind::NumberedList ? QTextListFormat::ListDecimal : QTextListFormat::ListDisc);
    listFormat.setIndent(format.indent() + 1);
    QTextBlockFormat itemFormat = format;
    itemFormat.setBottomMargin(m_look.font.pixelSize() * 0.25);
    QTextBlockFormat inside = itemFormat;
    inside.setIndent(format.indent() + 1);
    QTextList *list = nullptr;
    for (const Node &item : node.children) {
        const int first = m_empty ? 0 : m_cursor.block().blockNumber() + 1;
        addBlocks(item, inside);
        const QTextBlock block = m_document.findBlockByNumber(first);
        if (!block.isValid() || m_empty || block.textList() != nullptr) {
            continue;
        }
        QTextCursor marker(block);
        marker.setBlockFormat(itemFormat);
        if (list == nullptr) {
            list = marker.createList(listFormat);
        } else {
            list->add(block);
        }
    }
}

QTextCharFormat DocumentBuilder::codeFormat(QTextCharFormat format) const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(6, qRound(format.font().pixelSize() * 0.88)));
    format.setFont(font);
    format.setBackground(m_look.colours.code);
    return format;
}

void DocumentBuilder::addCode(const Node &node, QTextBlockFormat format)
{
    format.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
    format.setBackground(m_look.colours.code);
    startBlock(format);
    QString text = node.text;
    text.replace(u'\n', QChar::LineSeparator);
    addMapped(text, node.range, codeFormat(m_text));
}

void DocumentBuilder::addDisplay(const Node &node, QTextBlockFormat format)
{
    format.setAlignment(Qt::AlignHCenter);
    format.setLineHeight(0, QTextBlockFormat::SingleHeight);
    format.setTopMargin(m_look.font.pixelSize() * 0.2);
    startBlock(format);
    addMapped(QString(QChar::ObjectReplacementCharacter), node.range, FormulaObject::format({node.text, true}, m_text));
}

// Set after everything else; a note may hold notes of its own, which follow it.
void DocumentBuilder::addFootnotes()
{
    for (size_t i = 0; i < m_footnotes.size(); ++i) {
        QTextBlockFormat format = paragraphFormat();
        format.setBottomMargin(m_look.font.pixelSize() * 0.25);
        format.setTopMargin(i == 0 ? m_look.font.pixelSize() : 0);
        startBlock(format);
        QTextCharFormat small = m_text;
        scaleFont(small, 0.85);
        small.setForeground(m_look.colours.muted);
        m_cursor.insertText(u"%1\u2002"_s.arg(i + 1), small);
        addInlines(*m_footnotes[i], small);
    }
}

void DocumentBuilder::addInlines(const Node &parent, const QTextCharFormat &format)
{
    for (const Node &child : parent.children) {
        if (isBlock(child.kind)) { // a list inside emphasis: its own block, the rest goes on after it
            addBlock(child, paragraphFormat());
            startBlock(paragraphFormat());
        } else {
            addInline(child, format);
        }
    }
}

void DocumentBuilder::addInline(const Node &node, QTextCharFormat format)
{
    switch (node.kind) {
    case Kind::Text:
        return addText(node.text, node.range, format);
    case Kind::Emphasis:
        format.setFontItalic(!format.fontItalic());
        break;
    case Kind::Strong:
        format.setFontWeight(QFont::Bold);
        break;
    case Kind::Underline:
        format.setFontUnderline(true);
        break;
    case Kind::SmallCaps:
        format.setFontCapitalization(QFont::SmallCaps);
        break;
    case Kind::Strike:
        format.setFontStrikeOut(true);
        break;
    case Kind::Subscript:
        format.setVerticalAlignment(QTextCharFormat::AlignSubScript);
        break;
    case Kind::Superscript:
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
        break;
    case Kind::Code:
        return addText(node.text, node.range, codeFormat(format));
    case Kind::Link:
        return addLink(node, format);
    case Kind::Math:
        return addFormula(node, format);
    case Kind::Citation:
        format.setForeground(m_look.colours.muted);
        return addText(node.text, node.range, format);
    case Kind::Footnote:
        return addFootnoteMark(node, format);
    case Kind::LineBreak:
        return addMapped(QString(QChar::LineSeparator), node.range, format);
    case Kind::UnknownCommand:
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(m_look.colours.warning);
        format.setToolTip(tr("undefined command %1").arg(u'\\' + node.text));
        return addText(node.text, node.range, format);
    default:
        break;
    }
    addInlines(node, format);
}

void DocumentBuilder::addLink(const Node &node, QTextCharFormat format)
{
    if (isSafeLink(node.target)) {
        format.setAnchor(true);
        format.setAnchorHref(node.target);
        format.setForeground(m_look.colours.accent);
        format.setFontUnderline(true);
    }
    format.setToolTip(node.target);
    addInlines(node, format);
}

void DocumentBuilder::addFootnoteMark(const Node &node, QTextCharFormat format)
{
    m_footnotes.push_back(&node);
    format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    format.setForeground(m_look.colours.accent);
    // Not mapped: the source behind the mark is the note itself, which is shown at the end.
    m_cursor.insertText(QString::number(m_footnotes.size()), format);
}

void DocumentBuilder::addText(const QString &text, const markup::Range &source, const QTextCharFormat &format)
{
    const QString shown = withoutControls(text);
    const qsizetype taken = attachToFormula(shown, source);
    addMapped(shown.mid(taken), {source.start + taken, source.length - taken}, format);
}

// Gives the signs that a text begins with to the formula that it follows; how many there were.
qsizetype DocumentBuilder::attachToFormula(const QString &text, const markup::Range &source)
{
    const int end = m_cursor.position();
    if (m_empty || m_map.spans().empty() || m_document.characterAt(end - 1) != QChar::ObjectReplacementCharacter ||
        text.size() != source.length || m_map.spans().back().source.end() != source.start) {
        return 0;
    }
    qsizetype count = 0;
    while (count < text.size() && QStringView(u".,;:!?)]}”’%").contains(text.at(count))) {
        ++count;
    }
    if (count > 0) {
        QTextCursor object(&m_document);
        object.setPosition(end - 1);
        object.setPosition(end, QTextCursor::KeepAnchor);
        QTextCharFormat format = object.charFormat();
        FormulaObject::setSuffix(format, text.left(count));
        object.setCharFormat(format);
        m_map.lengthenLast(count);
    }
    return count;
}

// A bracket before a formula is drawn with it, too.
void DocumentBuilder::addFormula(const Node &node, const QTextCharFormat &format)
{
    markup::Range source = node.range;
    QString prefix;
    const QChar before = m_empty ? QChar() : m_document.characterAt(m_cursor.position() - 1);
    if (QStringView(u"([{“‘").contains(before) && m_map.endsCharacterwiseAt(m_cursor.position(), source.start)) {
        prefix = before;
        m_map.shortenLast(1);
        m_cursor.deletePreviousChar();
        source = {source.start - 1, source.length + 1};
    }
    const QStringList pieces = math::breakable(node.text);
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        QTextCharFormat piece = FormulaObject::format({pieces.at(i), false}, format);
        if (pieces.size() > 1) {
            FormulaObject::setPiece(piece, node.text, i == 0);
        }
        if (i == 0 && !prefix.isEmpty()) {
            FormulaObject::setPrefix(piece, prefix);
        }
        addMapped(QString(QChar::ObjectReplacementCharacter), source, piece);
    }
}

void DocumentBuilder::addMapped(const QString &text, const markup::Range &source, const QTextCharFormat &format)
{
    if (text.isEmpty()) {
        return;
    }
    if (m_empty) {
        startBlock(paragraphFormat());
    }
    m_map.append({m_cursor.position(), int(text.size()), source});
    m_cursor.insertText(text, format);
}

} // namespace lectern

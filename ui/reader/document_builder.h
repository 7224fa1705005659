// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/reading_style.h"
#include "ui/reader/source_map.h"

#include <QMarginsF>
#include <QTextCharFormat>
#include <QTextCursor>

class QTextDocument;

namespace lectern {

/// How running text looks.
struct ReadingLook {
    QFont font;
    ReadingColours colours;
    QMarginsF margins = {}; ///< Around the whole text, in pixels.
    double leading = 1.55;  ///< From baseline to baseline, in sizes of the font.

    bool operator==(const ReadingLook &) const = default;
};

/// Sets a markup tree as text meant for reading. Formulas become inline objects (see FormulaObject) in the line, or
/// centred in a block of their own; footnotes a superscript number and smaller text at the end.
class DocumentBuilder final
{
public:
    DocumentBuilder(QTextDocument &document, const ReadingLook &look);

    /// Puts the text into a column with these margins; a document has them until its contents are replaced.
    static void setMargins(QTextDocument &document, const QMarginsF &margins);

    /// Replaces the document's contents and gives the way back to the source. To be called once.
    SourceMap build(const markup::Document &tree);

    /// Whether a link may be opened: http, https and mailto only.
    [[nodiscard]] static bool isSafeLink(const QString &target);

private:
    void addBlocks(const markup::Node &parent, const QTextBlockFormat &format);
    void addBlock(const markup::Node &node, const QTextBlockFormat &format);
    void addHeading(const markup::Node &node, QTextBlockFormat format);
    void addList(const markup::Node &node, const QTextBlockFormat &format);
    void addCode(const markup::Node &node, QTextBlockFormat format);
    void addDisplay(const markup::Node &node, QTextBlockFormat format);
    void addFootnotes();
    void addInlines(const markup::Node &parent, const QTextCharFormat &format);
    void addInline(const markup::Node &node, QTextCharFormat format);
    void addLink(const markup::Node &node, QTextCharFormat format);
    void addFootnoteMark(const markup::Node &node, QTextCharFormat format);
    void addFormula(const markup::Node &node, const QTextCharFormat &format);
    [[nodiscard]] qsizetype attachToFormula(const QString &text, const markup::Range &source);
    void addText(const QString &text, const markup::Range &source, const QTextCharFormat &format);
    void addMapped(const QString &text, const markup::Range &source, const QTextCharFormat &format);
    void startBlock(const QTextBlockFormat &format);
    [[nodiscard]] QTextBlockFormat paragraphFormat() const;
    [[nodiscard]] QTextCharFormat codeFormat(QTextCharFormat format) const;

    QTextDocument &m_document;
    ReadingLook m_look;
    QTextCursor m_cursor;
    QTextCharFormat m_text;
    SourceMap m_map;
    std::vector<const markup::Node *> m_footnotes;
    bool m_empty = true;
};

} // namespace lectern

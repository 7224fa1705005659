// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"
#include "ui/reader/reading_style.h"

#include <QTextBlockFormat>
#include <QTextCharFormat>
#include <QTextCursor>

#include <vector>

class QTextDocument;

namespace lectern {

/// Which stretch of a document came from which stretch of the source; lengths in UTF-16 units. Stretches of equal
/// length map character by character, others as a whole.
struct DocumentSegment {
    int start = 0;
    int length = 0;
    markup::Range source;
};

/// Writes an abstract's markup tree into a QTextDocument.
class DocumentBuilder final
{
public:
    DocumentBuilder(QTextDocument &document, const ReadingStyle &style);

    /// Empties the document.
    void begin();
    /// One paragraph above the abstract, for example the title: inline markup of a source text. It has no source
    /// positions, since those are the abstract's.
    void addHeader(QStringView source, const QTextCharFormat &format, double gapBelow);
    void addAbstract(const markup::Document &abstract);

    /// The format of running text.
    [[nodiscard]] QTextCharFormat textFormat() const;
    /// In document order.
    [[nodiscard]] const std::vector<DocumentSegment> &segments() const { return m_segments; }

private:
    void startBlock(const QTextBlockFormat &format);
    [[nodiscard]] QTextBlockFormat paragraphFormat() const;
    void addBlock(const markup::Node &node, int indent);
    void addList(const markup::Node &list, int indent);
    void addInlines(const std::vector<markup::Node> &nodes, const QTextCharFormat &format);
    void addInline(const markup::Node &node, const QTextCharFormat &format);
    void addText(const QString &text, const QTextCharFormat &format, markup::Range source);
    void addFormula(const markup::Node &node, const QTextCharFormat &format, bool display);

    QTextDocument &m_document;
    ReadingStyle m_style;
    QTextCursor m_cursor;
    bool m_fresh = true;       ///< The current block is still empty and may be used.
    bool m_mapped = false;     ///< Whether what is added has source positions.
    std::vector<DocumentSegment> m_segments;
};

/// The way between a document and the source it was made from.
[[nodiscard]] int documentPositionAt(const std::vector<DocumentSegment> &segments, qsizetype source);
[[nodiscard]] qsizetype sourceAt(const std::vector<DocumentSegment> &segments, int position);

} // namespace lectern

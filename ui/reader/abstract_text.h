// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/acronyms.h"
#include "models/markup/tree.h"
#include "ui/reader/document_builder.h"
#include "ui/reader/source_map.h"

#include <QTextDocument>

#include <optional>
#include <vector>

class QTextBrowser;

namespace lectern {

class FormulaObject;

/// An abstract or a note, read and set as a document: what a view shows, or will probably show next.
class AbstractText final
{
public:
    /// formulas: draws and measures the formulas. view: refuses what a document might fetch. Both must outlive it.
    AbstractText(const QString &source, FormulaObject &formulas, QTextBrowser &view);
    Q_DISABLE_COPY_MOVE(AbstractText)
    ~AbstractText() = default;

    [[nodiscard]] const QString &source() const { return m_source; }
    [[nodiscard]] const markup::Document &tree() const { return m_tree; }
    [[nodiscard]] const std::vector<markup::Acronym> &acronyms() const { return m_acronyms; }

    /// Sets the text in a look, with lines of that many pixels, margins included.
    void set(const ReadingLook &look, int width);
    [[nodiscard]] bool isSet(const ReadingLook &look, int width) const { return m_look == look && m_width == width; }

    /// Empty until the text is set, as is the map.
    [[nodiscard]] QTextDocument &document() const { return *m_document; }
    [[nodiscard]] const SourceMap &map() const { return m_map; }

private:
    QString m_source;
    markup::Document m_tree;
    std::vector<markup::Acronym> m_acronyms;
    FormulaObject &m_formulas;
    std::unique_ptr<QTextDocument> m_document;
    SourceMap m_map;
    std::optional<ReadingLook> m_look;
    int m_width = 0;
};

} // namespace lectern

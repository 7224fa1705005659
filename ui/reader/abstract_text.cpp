// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/abstract_text.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/formula_object.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBrowser>
#include <QTextOption>

namespace lectern {

AbstractText::AbstractText(const QString &source, FormulaObject &formulas, QTextBrowser &view)
    : m_source(source)
    , m_tree(markup::parse(source))
    , m_acronyms(markup::acronyms(markup::toPlainText(m_tree).text))
    , m_formulas(formulas)
    , m_document(std::make_unique<QTextDocument>(&view))
{
    m_document->setUndoRedoEnabled(false);
    m_document->setDocumentMargin(0);
    // What the view would set: it would lay out the text once more.
    QTextOption option = m_document->defaultTextOption();
    option.setWrapMode(view.wordWrapMode());
    m_document->setDefaultTextOption(option);
    m_document->documentLayout()->registerHandler(FormulaObject::type, &m_formulas);
}

void AbstractText::set(const ReadingLook &look, int width)
{
    m_look = look;
    m_width = width;
    const QSizeF page(width, -1);
    if (m_document->pageSize() != page) {
        m_document->setPageSize(page);
    }
    DocumentBuilder builder(*m_document, look);
    m_map = builder.build(m_tree);
    m_formulas.settle(*m_document);
}

} // namespace lectern

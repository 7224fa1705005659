// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/folding.h"
#include "ui/reader/text_marks.h"

class QTextDocument;

namespace lectern {

/// The text of a document as it is searched: folded, with the TeX of its formulas in their places.
class DocumentText final
{
public:
    DocumentText() = default;
    explicit DocumentText(const QTextDocument &document);

    /// Every word that begins with one of these.
    [[nodiscard]] QList<TextMarks::Stretch> wordsBeginningWith(const QStringList &words) const;

    /// Every place where this stands, also within words; none for text without letters, digits or signs.
    [[nodiscard]] QList<TextMarks::Stretch> occurrences(const QString &text) const;

private:
    enum class Where { Anywhere, WordStart };
    [[nodiscard]] QList<TextMarks::Stretch> find(const QString &text, Where where) const;

    markup::Folded m_folded;
    QList<int> m_position; ///< For each unit of the text before folding, its place in the document.
};

} // namespace lectern

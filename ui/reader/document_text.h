// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/folding.h"
#include "models/query/text_matcher.h"
#include "ui/reader/text_marks.h"

class QTextDocument;

namespace lectern {

/// The text of a document as it is searched: folded, with the TeX of its formulas in their places.
class DocumentText final
{
public:
    DocumentText() = default;
    explicit DocumentText(const QTextDocument &document);

    /// What the search found.
    [[nodiscard]] QList<TextMarks::Stretch> matches(const TextMatcher &matcher) const;

    /// Every place where this stands, also within words; none for text without letters, digits or signs.
    [[nodiscard]] QList<TextMarks::Stretch> occurrences(const QString &text) const;

private:
    /// Adds a stretch of the text before folding.
    void add(QList<TextMarks::Stretch> &found, qsizetype from, qsizetype to) const;

    QString m_text;
    markup::Folded m_folded;
    QList<int> m_position; ///< For each unit of the text before folding, its place in the document.
};

} // namespace lectern

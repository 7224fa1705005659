// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/highlight.h"
#include "ui/reader/abstract_text.h"
#include "ui/reader/document_text.h"
#include "ui/reader/text_marks.h"

#include <optional>

namespace lectern {

/// What is marked in the text that is read, and why: evidence of a theme, the reader's highlights, words of the
/// search, and what is being found. Keeps the marks in their places when the text is set anew.
class ReadingMarks final
{
public:
    /// The text must live until another one comes.
    explicit ReadingMarks(const AbstractText &text)
        : m_text(&text)
    {
    }

    /// The text was set anew: places every mark.
    void place();

    /// Other text comes: forgets what belongs to the text before; search words and what is sought stay.
    void startOver(const AbstractText &text);

    /// Ranges of the source that speak for and against a theme.
    void setEvidence(const QList<markup::Range> &forTheme, const QList<markup::Range> &against);
    /// Lost ones are not drawn.
    void setHighlights(const QList<Highlight> &highlights);
    /// Words that begin with one of these.
    void setMatcher(const TextMatcher &matcher);
    void setSought(const QString &text);

    struct Hits {
        int current = 0; ///< From 1; 0 for none.
        int count = 0;
    };
    /// Of what is sought, else of the search's words.
    [[nodiscard]] Hits hits() const;

    /// Makes the next (1) or previous (-1) hit the current one, round the end; the first time the first at or after
    /// this position of the document. None when there are no hits.
    std::optional<TextMarks::Stretch> step(int direction, int from);

    /// The topmost highlight over a source offset; null for none.
    [[nodiscard]] const Highlight *highlightAt(qsizetype source) const;

    [[nodiscard]] QList<QTextEdit::ExtraSelection> selections(const ReadingColours &colours) const
    {
        return m_marks.selections(m_text->document(), colours);
    }

private:
    void placeRanges();
    void placeWords();
    [[nodiscard]] TextMarks::Layer hitLayer() const;

    const AbstractText *m_text;
    TextMarks m_marks;
    QList<markup::Range> m_evidence;
    QList<markup::Range> m_against;
    QList<Highlight> m_highlights;
    TextMatcher m_matcher;
    QString m_sought;
};

} // namespace lectern

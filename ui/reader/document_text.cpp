// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/document_text.h"

#include "ui/reader/formula_object.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

DocumentText::DocumentText(const QTextDocument &document)
{
    QString text;
    const auto add = [&](const QString &piece, int position, bool asWhole) {
        text += piece;
        for (qsizetype i = 0; i < piece.size(); ++i) {
            m_position.append(asWhole ? position : position + int(i));
        }
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (fragment.charFormat().objectType() != FormulaObject::type) {
                add(fragment.text(), fragment.position(), false);
                continue;
            }
            const QString tex = FormulaObject::keyOf(fragment.charFormat()).tex;
            for (int i = 0; i < fragment.length(); ++i) { // equal neighbours share a fragment
                add(tex, fragment.position() + i, true);
            }
        }
        add(u"\n"_s, block.position() + block.length() - 1, true);
    }
    m_position.append(document.characterCount() - 1);
    m_folded = markup::fold(text);
}

QList<TextMarks::Stretch> DocumentText::find(const QString &text, Where where) const
{
    const QString wanted = markup::fold(text).text.trimmed();
    QList<TextMarks::Stretch> found;
    if (wanted.isEmpty()) {
        return found;
    }
    const QString &all = m_folded.text;
    for (qsizetype at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.size())) {
        if (where == Where::WordStart && at > 0 && all.at(at - 1).isLetterOrNumber()) {
            continue;
        }
        const int start = m_position.at(m_folded.originalStart(at));
        const int last = m_position.at(m_folded.originalEnd(at + wanted.size()) - 1);
        // Two hits in one formula are one mark.
        if (found.isEmpty() || found.last().end <= start) {
            found.append({start, last + 1});
        }
    }
    return found;
}

QList<TextMarks::Stretch> DocumentText::occurrences(const QString &text) const
{
    return find(text, Where::Anywhere);
}

QList<TextMarks::Stretch> DocumentText::wordsBeginningWith(const QStringList &words) const
{
    QList<TextMarks::Stretch> all;
    for (const QString &word : words) {
        all.append(find(word, Where::WordStart));
    }
    std::ranges::sort(all, {}, &TextMarks::Stretch::start);
    return all;
}

} // namespace lectern

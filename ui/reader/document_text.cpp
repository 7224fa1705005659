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
    const auto add = [&](const QString &piece, int position, bool asWhole) {
        m_text += piece;
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
    m_folded = markup::fold(m_text);
}

QList<TextMarks::Stretch> DocumentText::occurrences(const QString &text) const
{
    const QString wanted = markup::fold(text).text.trimmed();
    QList<TextMarks::Stretch> found;
    if (wanted.isEmpty()) {
        return found;
    }
    const QString &all = m_folded.text;
    for (qsizetype at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.size())) {
        add(found, m_folded.originalStart(at), m_folded.originalEnd(at + wanted.size()));
    }
    return found;
}

QList<TextMarks::Stretch> DocumentText::matches(const TextMatcher &matcher) const
{
    QList<TextMarks::Stretch> found;
    for (const TextMatcher::Hit &hit : matcher.hits(m_text)) {
        add(found, hit.start, hit.end);
    }
    return found;
}

void DocumentText::add(QList<TextMarks::Stretch> &found, qsizetype from, qsizetype to) const
{
    const int start = m_position.at(from);
    const int last = m_position.at(to - 1);
    // Two hits in one formula are one mark.
    if (found.isEmpty() || found.last().end <= start) {
        found.append({start, last + 1});
    }
}

} // namespace lectern

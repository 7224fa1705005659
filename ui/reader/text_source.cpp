// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/text_source.h"

#include "ui/reader/formula_object.h"

#include <QStringList>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QString pieceOf(const QTextFragment &fragment, int start, int end)
{
    const int from = std::max(start, fragment.position());
    const int to = std::min(end, fragment.position() + fragment.length());
    if (from >= to) {
        return {};
    }
    if (fragment.charFormat().objectType() == FormulaObject::type) { // equal neighbours share a fragment
        return FormulaObject::sourceOf(fragment.charFormat()).repeated(to - from);
    }
    return fragment.text().mid(from - fragment.position(), to - from);
}

} // namespace

QString textWithSource(const QTextDocument &document, int start, int end)
{
    QStringList blocks;
    for (QTextBlock block = document.findBlock(start); block.isValid() && block.position() < end;
         block = block.next()) {
        QString text;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            text += pieceOf(it.fragment(), start, end);
        }
        blocks.append(text.replace(QChar::LineSeparator, u'\n'));
    }
    return blocks.join(u"\n\n"_s);
}

} // namespace lectern

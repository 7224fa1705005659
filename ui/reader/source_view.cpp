// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/source_view.h"

#include "ui/reader/code_highlighter.h"

#include <QFontDatabase>

using namespace Qt::StringLiterals;

namespace lectern {

SourceView::SourceView(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(u"sourceView"_s);
    setAccessibleName(tr("Source of the abstract"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    new CodeHighlighter(this, u"LaTeX"_s);
}

} // namespace lectern

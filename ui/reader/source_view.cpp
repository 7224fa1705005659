// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/source_view.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>
#include <QEvent>
#include <QFontDatabase>

using namespace Qt::StringLiterals;

namespace lectern {

HighlightedText::HighlightedText(QString definition, QWidget *parent)
    : QPlainTextEdit(parent), m_definition(std::move(definition))
{
    setFrameShape(QFrame::NoFrame);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(10);
}

HighlightedText::~HighlightedText() = default;

void HighlightedText::showEvent(QShowEvent *event)
{
    if (!m_repository) {
        m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
        m_highlighter = new KSyntaxHighlighting::SyntaxHighlighter(document());
        applyTheme();
        m_highlighter->setDefinition(m_repository->definitionForName(m_definition));
    }
    QPlainTextEdit::showEvent(event);
}

void HighlightedText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter) {
        applyTheme();
        m_highlighter->rehighlight();
    }
}

void HighlightedText::applyTheme()
{
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    m_highlighter->setTheme(m_repository->defaultTheme(dark ? KSyntaxHighlighting::Repository::DarkTheme
                                                            : KSyntaxHighlighting::Repository::LightTheme));
}

SourceView::SourceView(QWidget *parent) : HighlightedText(u"LaTeX"_s, parent)
{
    setObjectName(u"sourceView"_s);
    setAccessibleName(tr("Source of the abstract"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

} // namespace lectern

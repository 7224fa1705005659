// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/code_highlighter.h"

#include "ui/style/reading_style.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QEvent>
#include <QPlainTextEdit>

#include <utility>

namespace lectern {

CodeHighlighter::CodeHighlighter(QPlainTextEdit *edit, QString language)
    : QObject(edit)
    , m_edit(edit)
    , m_language(std::move(language))
{
    edit->installEventFilter(this);
    connect(edit, &QPlainTextEdit::textChanged, this, &CodeHighlighter::start);
}

void CodeHighlighter::start()
{
    if (m_highlighter || !m_edit->isVisible() || m_edit->document()->isEmpty()) {
        return;
    }
    m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
    m_highlighter = new KSyntaxHighlighting::SyntaxHighlighter(m_edit->document());
    m_highlighter->setDefinition(m_repository->definitionForName(m_language));
    followPalette();
}

// The highlighter's definition points into the repository: it goes first.
CodeHighlighter::~CodeHighlighter()
{
    delete m_highlighter;
}

bool CodeHighlighter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show) {
        start();
    } else if (event->type() == QEvent::PaletteChange && m_highlighter) {
        followPalette();
    }
    return QObject::eventFilter(watched, event);
}

void CodeHighlighter::followPalette()
{
    const auto kind = isDark(m_edit->palette()) ? KSyntaxHighlighting::Repository::DarkTheme
                                                : KSyntaxHighlighting::Repository::LightTheme;
    m_highlighter->setTheme(m_repository->defaultTheme(kind));
    m_highlighter->rehighlight();
}

} // namespace lectern

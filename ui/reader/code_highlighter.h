// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

class QPlainTextEdit;

namespace KSyntaxHighlighting {
class Repository;
class SyntaxHighlighter;
} // namespace KSyntaxHighlighting

namespace lectern {

/// Colours a text edit as source in a language that KSyntaxHighlighting knows, light or dark as its palette is.
class CodeHighlighter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CodeHighlighter)

public:
    /// language: a definition's name, for example "LaTeX". The edit becomes the parent. The definitions are read when
    /// the edit is first shown with text: that takes longer than showing a window.
    CodeHighlighter(QPlainTextEdit *edit, QString language);
    ~CodeHighlighter() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void start();
    void followPalette();

    QPlainTextEdit *m_edit;
    QString m_language;
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    QPointer<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter; ///< Owned by the document, which may go first.
};

} // namespace lectern

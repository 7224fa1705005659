// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace KSyntaxHighlighting {
class Repository;
class SyntaxHighlighter;
}

namespace lectern {

/// Colours a text by a syntax definition and follows light and dark. The definitions are read at the first use, since
/// that takes longer than showing a window.
class HighlightedText : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HighlightedText)

public:
    /// definition: a KSyntaxHighlighting name, for example "LaTeX".
    explicit HighlightedText(QString definition, QWidget *parent = nullptr);
    ~HighlightedText() override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();

    QString m_definition;
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    KSyntaxHighlighting::SyntaxHighlighter *m_highlighter = nullptr;
};

/// The abstract's source as its list has it.
class SourceView final : public HighlightedText
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SourceView)

public:
    explicit SourceView(QWidget *parent = nullptr);
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace lectern {

/// An abstract's source as it was imported, read-only, coloured as LaTeX.
class SourceView final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SourceView)

public:
    explicit SourceView(QWidget *parent = nullptr);

    void setSource(const QString &source) { setPlainText(source); }
};

} // namespace lectern

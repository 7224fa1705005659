// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"
#include "ui/style/reading_settings.h"

#include <QObject>

#include <functional>

class QWidget;

namespace lectern {

class PaperPrinter;

namespace math {
class Typesetter;
}

/// Printing papers and looking at the pages first: waits for formulas with a bar that can be cancelled, then shows the
/// system's dialogs.
class PrintDialogs final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PrintDialogs)

public:
    PrintDialogs(math::Typesetter &typesetter, QWidget *window);

    void print(const QList<Paper> &papers, const ReadingSettings &settings);
    void preview(const QList<Paper> &papers, const ReadingSettings &settings);

Q_SIGNALS:
    void failed(const lectern::Error &error);

private:
    /// Calls `then` when the sheets are ready, unless the reader cancels.
    void whenReady(const QList<Paper> &papers, const ReadingSettings &settings,
                   const std::function<void(PaperPrinter &)> &then);

    math::Typesetter &m_typesetter;
    QWidget *m_window;
};

} // namespace lectern

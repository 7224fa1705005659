// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"
#include "ui/style/reading_settings.h"

#include <QObject>

#include <memory>
#include <vector>

class QPagedPaintDevice;
class QTextDocument;

namespace lectern {

class FormulaObject;

namespace math {
class Typesetter;
}

/// Puts papers on paper: title, authors, venue, abstract and note, each paper on a page of its own so that it can be
/// handed on, black on white whatever the screen's theme. Formulas are drawn as outlines.
class PaperPrinter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaperPrinter)

public:
    /// typesetter must outlive it.
    PaperPrinter(const QList<Paper> &papers, const ReadingSettings &settings, math::Typesetter &typesetter,
                 QObject *parent = nullptr);
    ~PaperPrinter() override;

    /// Whether every formula is typeset or known to fail; until then, formulas are printed as their TeX.
    [[nodiscard]] bool isReady() const;

    /// Prints on any device of pages. Gives the number of pages, 0 when the device cannot be drawn on.
    int print(QPagedPaintDevice &device) const;

    /// The text of the sheets, one for each paper.
    [[nodiscard]] QStringList texts() const;

Q_SIGNALS:
    void ready();

private:
    [[nodiscard]] std::unique_ptr<QTextDocument> sheet(const Paper &paper, const ReadingSettings &settings) const;

    FormulaObject *m_formulas;
    std::vector<std::unique_ptr<QTextDocument>> m_sheets;
};

} // namespace lectern

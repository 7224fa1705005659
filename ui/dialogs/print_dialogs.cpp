// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/print_dialogs.h"

#include "ui/reader/paper_printer.h"

#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;

namespace lectern {

PrintDialogs::PrintDialogs(math::Typesetter &typesetter, QWidget *window)
    : QObject(window)
    , m_typesetter(typesetter)
    , m_window(window)
{
}

void PrintDialogs::whenReady(const QList<Paper> &papers, const ReadingSettings &settings,
                             const std::function<void(PaperPrinter &)> &then)
{
    if (papers.isEmpty()) {
        Q_EMIT failed({tr("There is nothing to print"), tr("Choose a paper in the list first")});
        return;
    }
    auto *printer = new PaperPrinter(papers, settings, m_typesetter, this);
    if (printer->isReady()) {
        then(*printer);
        return;
    }
    auto *progress = new QProgressDialog(tr("Setting formulas…"), tr("Cancel"), 0, 0, m_window);
    progress->setObjectName(u"printProgress"_s);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setMinimumDuration(300);
    connect(progress, &QProgressDialog::canceled, printer, &QObject::deleteLater);
    connect(printer, &PaperPrinter::ready, progress, [progress, printer, then] {
        disconnect(printer, nullptr, progress, nullptr);
        progress->reset();
        progress->deleteLater();
        then(*printer);
    });
}

void PrintDialogs::print(const QList<Paper> &papers, const ReadingSettings &settings)
{
    whenReady(papers, settings, [this](PaperPrinter &sheets) {
        auto device = std::make_shared<QPrinter>(QPrinter::HighResolution);
        auto *dialog = new QPrintDialog(device.get(), m_window);
        dialog->setObjectName(u"printDialog"_s);
        connect(dialog, &QDialog::finished, &sheets, [this, &sheets, device, dialog](int result) {
            if (result == QDialog::Accepted && sheets.print(*device) == 0)
                Q_EMIT failed(
                    {tr("The printer did not take the pages"), tr("Check that it is on, or print into a PDF file")});
            dialog->deleteLater();
            sheets.deleteLater();
        });
        dialog->open();
    });
}

void PrintDialogs::preview(const QList<Paper> &papers, const ReadingSettings &settings)
{
    whenReady(papers, settings, [this](PaperPrinter &sheets) {
        auto *dialog = new QPrintPreviewDialog(m_window);
        dialog->setObjectName(u"printPreview"_s);
        connect(dialog, &QPrintPreviewDialog::paintRequested, &sheets,
                [&sheets](QPrinter *device) { sheets.print(*device); });
        connect(dialog, &QDialog::finished, &sheets, [&sheets, dialog] {
            dialog->deleteLater();
            sheets.deleteLater();
        });
        dialog->resize(900, 700);
        dialog->open();
    });
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import_dialog.h"

#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int barSteps = 1000;

} // namespace

QString importSummary(const FileImport &file)
{
    const QString name = QFileInfo(file.path).fileName();
    if (!file.report)
        return file.report.error().message();
    const ImportReport &report = *file.report;
    if (report.cancelled)
        return ImportDialog::tr("“%1” was not imported: you cancelled it.").arg(name);
    QStringList parts;
    if (report.added > 0)
        parts.append(ImportDialog::tr("%n added", nullptr, int(report.added)));
    if (report.merged > 0)
        parts.append(ImportDialog::tr("%n merged", nullptr, int(report.merged)));
    if (report.unchanged > 0)
        parts.append(ImportDialog::tr("%n unchanged", nullptr, int(report.unchanged)));
    if (!report.skipped.isEmpty())
        parts.append(ImportDialog::tr("%n skipped", nullptr, int(report.skipped.size())));
    if (parts.isEmpty())
        return ImportDialog::tr("“%1” has no papers.").arg(name);
    if (report.list.isEmpty())
        return ImportDialog::tr("“%1”: %2.").arg(name, parts.join(u", "_s));
    return ImportDialog::tr("“%1”: %2.").arg(report.list, parts.join(u", "_s));
}

ImportDialog::ImportDialog(const QString &libraryPath, std::shared_ptr<const ThemeScorer> scorer, QWidget *parent)
    : QDialog(parent)
    , m_runner(libraryPath, std::move(scorer))
    , m_label(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_report(new QPlainTextEdit(this))
    , m_button(new QPushButton(tr("Cancel"), this))
{
    setObjectName(u"importDialog"_s);
    setWindowTitle(tr("Import"));
    setModal(true);
    setMinimumWidth(420);
    m_label->setWordWrap(true);
    m_bar->setRange(0, barSteps);
    m_report->setReadOnly(true);
    m_report->setVisible(false);
    m_report->setAccessibleName(tr("What was skipped, and why"));
    m_button->setObjectName(u"importCancel"_s);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_label);
    layout->addWidget(m_bar);
    layout->addWidget(m_report, 1);
    layout->addWidget(m_button, 0, Qt::AlignRight);
    connect(m_button, &QPushButton::clicked, this, &ImportDialog::reject);
    connect(&m_runner, &ImportRunner::progressed, this, &ImportDialog::showProgress);
    connect(&m_runner, &ImportRunner::finished, this, &ImportDialog::finish);
}

void ImportDialog::start(const QStringList &files)
{
    m_running = true;
    m_label->setText(tr("Reading “%1”…").arg(QFileInfo(files.value(0)).fileName()));
    open();
    m_runner.start(files);
}

void ImportDialog::reject()
{
    if (!m_running) {
        QDialog::reject();
        return;
    }
    m_button->setEnabled(false);
    m_label->setText(tr("Cancelling…"));
    m_runner.cancel();
}

void ImportDialog::showProgress(const QString &file, double fraction, qint64 records)
{
    if (!m_button->isEnabled())
        return;
    m_label->setText(tr("Reading “%1”: %n paper(s) so far", nullptr, int(records)).arg(QFileInfo(file).fileName()));
    m_bar->setValue(int(fraction * barSteps));
}

void ImportDialog::finish(const QList<FileImport> &files)
{
    m_running = false;
    QStringList summaries;
    QStringList details;
    ListId list = 0;
    bool allWell = true;
    bool anyRead = false;
    for (const FileImport &file : files) {
        summaries.append(importSummary(file));
        if (!file.report) {
            allWell = false;
            continue;
        }
        anyRead = true;
        if (file.report->listId != 0 && !file.report->cancelled)
            list = file.report->listId;
        for (const formats::SkippedRecord &skipped : file.report->skipped)
            details.append(u"%1: %2: %3"_s.arg(QFileInfo(file.path).fileName(), skipped.position, skipped.reason));
    }
    if (anyRead) // else there is nothing to announce: the dialog says what went wrong
        Q_EMIT imported(summaries.join(u' '), list);
    if (allWell && details.isEmpty()) {
        accept();
        return;
    }
    m_label->setText(summaries.join(u'\n'));
    m_bar->setVisible(false);
    m_report->setVisible(!details.isEmpty());
    m_report->setPlainText(details.join(u'\n'));
    m_button->setText(tr("Close"));
    m_button->setEnabled(true);
    m_button->setDefault(true);
}

} // namespace lectern

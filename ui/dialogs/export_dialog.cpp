// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

ExportDialog::ExportDialog(const QString &libraryPath, Choice choice, QWidget *parent)
    : QDialog(parent)
    , m_runner(libraryPath)
    , m_choice(std::move(choice))
    , m_all(new QRadioButton(tr("&All %n paper(s) in view", nullptr, int(m_choice.view.size())), this))
    , m_selected(new QRadioButton(tr("The %n &selected", nullptr, int(m_choice.selection.size())), this))
    , m_format(new QComboBox(this))
    , m_message(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_export(new QPushButton(tr("&Export…"), this))
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export"));
    setModal(true);
    setMinimumWidth(400);
    m_all->setObjectName(u"exportAll"_s);
    m_selected->setObjectName(u"exportSelected"_s);
    m_format->setObjectName(u"exportFormat"_s);
    m_all->setEnabled(!m_choice.view.isEmpty());
    m_selected->setEnabled(!m_choice.selection.isEmpty());
    (m_choice.selection.size() > 1 ? m_selected : m_all)->setChecked(true);
    for (const auto &exporter : formats::exporters())
        m_format->addItem(exporter->name(), exporter->id());
    m_message->setWordWrap(true);
    m_message->hide();
    m_bar->hide();
    m_export->setDefault(true);
    m_export->setEnabled(!m_choice.view.isEmpty() || !m_choice.selection.isEmpty());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_export, QDialogButtonBox::ActionRole);

    auto *form = new QFormLayout(this);
    form->addRow(tr("What:"), m_all);
    form->addRow(QString(), m_selected);
    form->addRow(tr("&Format:"), m_format);
    form->addRow(m_message);
    form->addRow(m_bar);
    form->addRow(buttons);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    connect(&m_runner, &ExportRunner::finished, this, &ExportDialog::finish);
    connect(&m_runner, &ExportRunner::progressed, this, [this](qsizetype done, qsizetype total) {
        m_bar->setRange(0, int(total));
        m_bar->setValue(int(done));
    });
}

const QList<PaperId> &ExportDialog::papers() const
{
    return m_selected->isChecked() ? m_choice.selection : m_choice.view;
}

void ExportDialog::askForFile()
{
    const auto exporter = formats::exporterFor(m_format->currentData().toString());
    if (!exporter)
        return;
    QString name = m_choice.title.isEmpty() ? tr("Reading list") : m_choice.title;
    name.replace(u'/', u'-');
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    auto *dialog = new QFileDialog(this, tr("Export"), folder.filePath(name + u'.' + (*exporter)->suffix()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix((*exporter)->suffix());
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::exportTo);
    dialog->open();
}

void ExportDialog::exportTo(const QString &path)
{
    m_path = path;
    m_running = true;
    m_export->setEnabled(false);
    m_message->hide();
    m_bar->show();
    m_runner.start({m_choice.title, m_format->currentData().toString(), path, papers()});
}

void ExportDialog::finish(const Result<bool> &written)
{
    m_running = false;
    m_bar->hide();
    m_export->setEnabled(true);
    if (!written) {
        m_message->setText(written.error().message());
        m_message->show();
        return;
    }
    Q_EMIT exported(
        *written ? tr("Exported %n paper(s) to “%1”.", nullptr, int(papers().size())).arg(QFileInfo(m_path).fileName())
                 : tr("The export was cancelled; no file was written."));
    accept();
}

void ExportDialog::reject()
{
    if (m_running)
        m_runner.cancel();
    else
        QDialog::reject();
}

} // namespace lectern

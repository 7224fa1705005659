// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/import_runner.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace lectern {

/// Imports files behind a progress bar with a cancel button. Closes by itself when everything went in; stays open
/// with a report when something was skipped or failed.
class ImportDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportDialog)

public:
    ImportDialog(const QString &libraryPath, std::shared_ptr<const ThemeScorer> scorer, QWidget *parent = nullptr);

    void start(const QStringList &files);

Q_SIGNALS:
    /// One sentence on what came in; listId is the last list that did, 0 for none.
    void imported(const QString &summary, lectern::ListId listId);

protected:
    void reject() override;

private:
    void showProgress(const QString &file, double fraction, qint64 records);
    void finish(const QList<FileImport> &files);

    ImportRunner m_runner;
    QLabel *m_label;
    QProgressBar *m_bar;
    QPlainTextEdit *m_report;
    QPushButton *m_button;
    bool m_running = false;
};

/// What an import did, for a reader: one sentence a file.
[[nodiscard]] QString importSummary(const FileImport &file);

} // namespace lectern

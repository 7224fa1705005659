// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/export_job.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace lectern {

/// Asks what to export, as what and where to, then writes it behind a progress bar.
class ExportDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportDialog)

public:
    struct Choice {
        QString title;       ///< For a heading and the suggested file name; may be empty.
        QList<PaperId> view; ///< Everything that the list shows.
        QList<PaperId> selection;
    };

    ExportDialog(const QString &libraryPath, Choice choice, QWidget *parent = nullptr);

    /// Writes to this file, as if it had been chosen in the file dialog.
    void exportTo(const QString &path);

Q_SIGNALS:
    /// One sentence on what was written.
    void exported(const QString &summary);

protected:
    void reject() override;

private:
    [[nodiscard]] const QList<PaperId> &papers() const;
    void askForFile();
    void finish(const Result<bool> &written);

    ExportRunner m_runner;
    Choice m_choice;
    QRadioButton *m_all;
    QRadioButton *m_selected;
    QComboBox *m_format;
    QLabel *m_message;
    QProgressBar *m_bar;
    QPushButton *m_export;
    QString m_path;
    bool m_running = false;
};

} // namespace lectern

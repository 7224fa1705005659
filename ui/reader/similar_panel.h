// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/similar_papers.h"
#include "ui/style/reading_settings.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace lectern {

class PaletteFollower;

/// Lists the papers that are most like the open one, with the words that they share.
class SimilarPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SimilarPanel)

public:
    explicit SimilarPanel(QWidget *parent = nullptr);

    /// Until an answer comes.
    void showWaiting();
    void setPapers(const QList<SimilarPaper> &papers);
    /// On the same page as the abstract.
    void setSettings(const ReadingSettings &settings);

Q_SIGNALS:
    void chosen(lectern::PaperId paper);
    void dismissed(); ///< By Esc or its button.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose();

    QList<SimilarPaper> m_papers;
    PaletteFollower *m_follower;
    QLabel *m_heading;
    QListWidget *m_list;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"
#include "models/themes/scorer.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedLayout;
class QUrl;

namespace lectern {

namespace math {
class Typesetter;
}

class AbstractView;
class SourceView;

/// One paper for reading: chips of its themes and tags, its title and abstract, and on demand the words that speak
/// for its themes, or its source.
class ReaderPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReaderPane)

public:
    ReaderPane(math::Typesetter &typesetter, const QHash<QString, QString> &themeNames, QWidget *parent = nullptr);

    void setPaper(const Paper &paper);
    void clear();
    [[nodiscard]] PaperId paper() const { return m_paper.id; }

    void setSearchWords(const QStringList &words);
    /// What explainThemes asked for.
    void setEvidence(const QList<ThemeMatch> &matches);

    void zoomIn();
    void zoomOut();
    void resetZoom();
    [[nodiscard]] double zoom() const;
    void setZoom(double zoom);
    void setSourceVisible(bool visible);
    void editTitle();
    /// Scrolls by a page; false when the end was in view already.
    bool pageDown();

Q_SIGNALS:
    void titleEdited(lectern::PaperId paper, const QString &title);
    void linkActivated(const QUrl &url);
    /// The reader wants to know why the paper has its themes.
    void evidenceRequested(lectern::PaperId paper);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showContent();
    void fillChips();
    void toggleEvidence(const QString &theme);
    void closeTitle();

    QHash<QString, QString> m_themeNames;
    Paper m_paper;
    QString m_explained; ///< The theme whose evidence is shown, or empty.
    bool m_sourceVisible = false;
    QWidget *m_bar;      ///< What stands above the text.
    QWidget *m_chips;
    QLineEdit *m_title;
    QLabel *m_evidence;
    QStackedLayout *m_stack;
    AbstractView *m_view;
    SourceView *m_source;
    QLabel *m_empty;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/writers.h"
#include "models/paper/highlight.h"
#include "models/paper/paper.h"
#include "models/query/text_matcher.h"
#include "models/themes/scorer.h"
#include "ui/style/reading_settings.h"

#include <QHash>
#include <QStackedWidget>
#include <QUrl>

namespace lectern {

class AbstractView;
class EvidencePanel;
class FindBar;
class HighlightPanel;
class Highlighter;
class PaletteFollower;
class PaperHeader;
class ReadingPage;
class SourceView;

namespace math {
class Typesetter;
}

/// Shows one paper: header, abstract or its source, and on demand why it belongs to a theme.
class ReaderPane final : public QStackedWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReaderPane)

public:
    /// typesetter: may be null, then formulas show their TeX. It must outlive the pane.
    explicit ReaderPane(math::Typesetter *typesetter, QWidget *parent = nullptr);

    /// The same paper again keeps place, active theme and evidence when its abstract is the same.
    void setPaper(const Paper &paper);

    /// Sets an abstract that will probably be read next, formulas included.
    void prepare(const QString &abstract);

    /// No paper: a sentence says what to do.
    void clear();

    /// Marks what the search found.
    void setMatcher(const TextMatcher &matcher);

    /// The answer to evidenceRequested(): positions are in the plain text of the abstract's tree.
    void setEvidence(const QList<ThemeMatch> &evidence);

    [[nodiscard]] Highlighter &highlighter() { return *m_highlighter; }

    /// Theme id -> name as shown.
    void setThemeNames(const QHash<QString, QString> &names);

    /// Opens the bar that finds text in the abstract.
    void openFind();
    /// Goes to the next (1) or previous (-1) hit of what is found, else of the search's words.
    void stepHit(int direction);

    /// How text is set, and on which page.
    void setSettings(const ReadingSettings &settings);

    void zoomIn();
    void zoomOut();
    void resetZoom();

    [[nodiscard]] bool isSourceVisible() const;
    void setSourceVisible(bool visible);

    /// Scrolls by a page; at the end, and without a paper, it says endReached().
    void readOn();

    /// Opens the title for editing, as F2 does.
    void editTitle();

    [[nodiscard]] PaperId paperId() const { return m_paper.id; }

Q_SIGNALS:
    void titleEdited(lectern::PaperId paper, const QString &title); ///< Empty: the found or derived one again.
    void linkActivated(const QUrl &url);                            ///< To be confirmed before it is opened.
    void linkHovered(const QUrl &url);
    void endReached(); ///< Space at the end of the abstract.
    void evidenceRequested(lectern::PaperId paper, const QString &theme);

private:
    QWidget *makeEmptyPage();
    ReadingPage *makePaperPage(math::Typesetter *typesetter);
    void showTheme(const QString &theme);
    void showSource();
    void alignColumn(int left, int width);

    Paper m_paper;
    markup::PlainText m_plain;
    QList<ThemeMatch> m_evidence;
    QHash<QString, QString> m_themeNames;
    PaperHeader *m_header = nullptr;
    QStackedWidget *m_body = nullptr;
    AbstractView *m_abstract = nullptr;
    SourceView *m_source = nullptr;
    EvidencePanel *m_panel = nullptr;
    HighlightPanel *m_highlights = nullptr;
    Highlighter *m_highlighter = nullptr;
    FindBar *m_find = nullptr;
    PaletteFollower *m_follower = nullptr;
    QWidget *m_emptyPage;
    ReadingPage *m_paperPage;
};

} // namespace lectern

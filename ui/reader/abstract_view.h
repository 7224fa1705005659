// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/reader/abstract_text.h"
#include "ui/reader/reading_marks.h"
#include "ui/style/reading_settings.h"

#include <QTextBrowser>
#include <QUrl>

class QTimer;

namespace lectern {

class FormulaObject;

namespace math {
class Typesetter;
}

/// Running text with formulas, in a column of a comfortable width. Fetches nothing and opens nothing: links show
/// their address and are handed to the owner.
class AbstractView final : public QTextBrowser
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AbstractView)

public:
    /// typesetter: may be null, then formulas show their TeX. It must outlive the view.
    explicit AbstractView(math::Typesetter *typesetter, QWidget *parent = nullptr);
    ~AbstractView() override;

    /// Shows an abstract or a note from its top. Marks are forgotten, the search's words stay.
    void setSource(const QString &source);

    /// Makes ready what will probably be shown next: has its formulas typeset and, when they are there, sets the text.
    void prepare(const QString &source);

    /// What is shown, as read.
    [[nodiscard]] const markup::Document &tree() const { return m_text->tree(); }

    /// Marks what speaks for and against a theme, in ranges of the source, instead of what was marked before.
    void setEvidence(const QList<markup::Range> &forTheme, const QList<markup::Range> &against);

    /// Marks every word that begins with one of these, whatever its case, accents, quotes and dashes; in formulas, too.
    void setMatcher(const TextMatcher &matcher);

    /// The reader's highlights of what is shown; lost ones are not drawn.
    void setHighlights(const QList<Highlight> &highlights);

    /// Marks every place where this stands, whatever its case, and goes to the first from the top of the view on.
    void find(const QString &text);

    /// Goes to the next (1) or previous (-1) hit, round the end: of what is found, else of the search's words.
    ReadingMarks::Hits stepHit(int direction);
    [[nodiscard]] ReadingMarks::Hits hits() const { return m_marks.hits(); }

    /// The highlight over a source offset; null for none.
    [[nodiscard]] const Highlight *highlightAt(qsizetype source) const { return m_marks.highlightAt(source); }

    /// The source behind the selection; empty without one.
    [[nodiscard]] markup::Range selectedRange() const;

    /// Scrolls so that a range of the source is seen.
    void showRange(const markup::Range &range);

    /// Shows a caret that moves and selects by the keyboard, from the top of the view; or hides it again.
    void setCaretShown(bool shown);
    [[nodiscard]] bool isCaretShown() const;

    /// Places in the document and in the source.
    [[nodiscard]] qsizetype sourceAt(int documentPosition) const { return m_text->map().sourceAt(documentPosition); }
    [[nodiscard]] int documentPositionAt(qsizetype source) const { return m_text->map().documentPositionAt(source); }

    /// Font, size, leading and width of the text; the zoom ends. Colours come with the palette.
    void setSettings(const ReadingSettings &settings);

    /// Reading size in pixels, from the settings and the zoom.
    [[nodiscard]] double readingSize() const { return m_size; }
    void setReadingSize(double pixels);
    void zoom(int steps);

    /// Scrolls by a page; at the end it says endReached().
    void readOn();

    /// Whether formulas of the text are still being typeset or not yet shown.
    [[nodiscard]] bool isWaitingForFormulas() const;

    enum class CopyAs {
        Tex,      ///< As seen, with TeX for formulas.
        Markdown, ///< Read anew from the source.
        Plain,    ///< Without any markup.
    };
    [[nodiscard]] QString selectedText(CopyAs as) const;

Q_SIGNALS:
    void linkHovered(const QUrl &url); ///< Empty when the pointer leaves the link.
    void linkActivated(const QUrl &url);
    void endReached();                       ///< Space at the end of the text.
    void columnChanged(int left, int width); ///< Where the text stands, in pixels of the widget.
    void readingSizeChanged(double pixels);
    void menuRequested(const QPoint &global, qsizetype source); ///< By mouse or key; source under it, or -1.

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void rebuild();
    void setText();
    [[nodiscard]] QMarginsF columnMargins() const;
    void showMarks();
    [[nodiscard]] QString toolTipAt(int position, const QTextFormat &format) const;
    void relayoutFormulas();
    bool showToolTip(const QPoint &position, const QPoint &global);
    bool page(int direction);

    /// Runs a change that moves text, and scrolls so that the first visible character stays where it is.
    template<typename Change>
    void keepingPlace(Change change);

    FormulaObject *m_formulas;
    QTimer *m_relayout; ///< Gathers formulas that become ready together.
    std::unique_ptr<AbstractText> m_text;
    std::vector<std::unique_ptr<AbstractText>> m_ahead; ///< Set already, the oldest first.
    ReadingLook m_look;
    ReadingMarks m_marks;
    ReadingSettings m_settings;
    double m_size; ///< Zoomed.
    bool m_building = false;
};

} // namespace lectern

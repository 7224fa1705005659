// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"
#include "ui/reader/source_map.h"

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
    /// What a marked stretch means; each has its background.
    enum class MarkKind { Evidence, Against };

    struct Mark {
        markup::Range source;
        MarkKind kind = MarkKind::Evidence;
    };

    /// typesetter: may be null, then formulas show their TeX. It must outlive the view.
    explicit AbstractView(math::Typesetter *typesetter, QWidget *parent = nullptr);

    /// Shows an abstract or a note from its top. Marks are forgotten, the search's words stay.
    void setSource(const QString &source);

    /// Has the formulas of a source typeset that will probably be shown next.
    void prepare(const QString &source);

    /// What is shown, as read.
    [[nodiscard]] const markup::Document &tree() const { return m_tree; }

    /// Marks stretches of the source, instead of those marked before.
    void setMarks(const QList<Mark> &marks);

    /// Marks every word that begins with one of these, whatever the case.
    void setSearchWords(const QStringList &words);

    /// Places in the document and in the source.
    [[nodiscard]] qsizetype sourceAt(int documentPosition) const { return m_map.sourceAt(documentPosition); }
    [[nodiscard]] int documentPositionAt(qsizetype source) const { return m_map.documentPositionAt(source); }

    /// Reading size in pixels, 10 to 48.
    [[nodiscard]] double readingSize() const { return m_size; }
    void setReadingSize(double pixels);
    void zoom(int steps);

    /// Scrolls by a page; at the end it says endReached().
    void readOn();

    /// Whether formulas of the text are still being typeset or not yet shown.
    [[nodiscard]] bool isWaitingForFormulas() const;

    /// The selection as text, with TeX for formulas.
    [[nodiscard]] QString selectedSource() const;

Q_SIGNALS:
    void linkHovered(const QUrl &url); ///< Empty when the pointer leaves the link.
    void linkActivated(const QUrl &url);
    void endReached();                       ///< Space at the end of the text.
    void columnChanged(int left, int width); ///< Where the text stands, in pixels of the widget.
    void readingSizeChanged(double pixels);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void rebuild();
    [[nodiscard]] QMarginsF columnMargins() const;
    void showMarks();
    void relayoutFormulas();
    bool showToolTip(const QPoint &position, const QPoint &global);
    bool page(int direction);

    /// Runs a change that moves text, and scrolls so that the first visible character stays where it is.
    template<typename Change>
    void keepingPlace(Change change);

    FormulaObject *m_formulas;
    QTimer *m_relayout; ///< Gathers formulas that become ready together.
    markup::Document m_tree;
    SourceMap m_map;
    QMarginsF m_margins; ///< Of the column, in pixels.
    QList<Mark> m_marks;
    QStringList m_searchWords;
    double m_size;
    bool m_building = false;
};

} // namespace lectern

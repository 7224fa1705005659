// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/writers.h"
#include "ui/reader/document_builder.h"
#include "ui/reader/formula_object.h"

#include <QSet>
#include <QTextBrowser>
#include <QTimer>

namespace lectern {

/// Shows rendered markup at a measure for reading, with typeset formulas. Fetches nothing: no image, no page.
class AbstractView final : public QTextBrowser
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AbstractView)

public:
    explicit AbstractView(math::Typesetter &typesetter, QWidget *parent = nullptr);

    /// Paragraphs above the abstract.
    struct Header {
        QString title;        ///< Source text.
        bool titleDerived = false;
        QStringList lines;    ///< Plain text, for example authors and venue.
    };

    void setContent(const Header &header, const QString &source);
    [[nodiscard]] const QString &source() const { return m_source; }

    /// Marks words, as prefixes and without regard to case.
    void setSearchWords(const QStringList &words);
    /// Marks stretches of the abstract's plain text (start, length in UTF-16 units).
    void setMarks(const QList<std::pair<qsizetype, qsizetype>> &plainText);

    void setZoom(double zoom);
    [[nodiscard]] double zoom() const { return m_zoom; }

    /// Scrolls by a page; false when the end was in view already.
    bool pageDown();

    [[nodiscard]] QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    /// The reader clicked an http, https or mailto address.
    void linkActivated(const QUrl &url);
    void zoomChanged(double zoom);
    /// Where the column of text begins, in pixels from the left edge of the widget.
    void columnMoved(int left);

protected:
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    void rebuild();
    void placeColumn();
    void takeFormula(const math::FormulaKey &key);
    void layOutFormulas();
    void updateMarks();

    FormulaObject m_formulas;
    ReadingStyle m_style;
    double m_zoom = 1;
    Header m_header;
    QString m_source;
    markup::Document m_tree;
    std::vector<DocumentSegment> m_segments;
    QStringList m_searchWords;
    QList<std::pair<qsizetype, qsizetype>> m_marks;
    QHash<math::FormulaKey, QList<int>> m_formulaPositions;
    QSet<math::FormulaKey> m_arrived; ///< Typeset since the last layout.
    QTimer m_layoutTimer;
};

/// The text of a selection with formulas as TeX between dollar signs.
[[nodiscard]] QString selectedSource(const QTextCursor &selection);

} // namespace lectern

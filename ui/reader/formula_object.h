// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/formula.h"
#include "ui/reader/reading_style.h"

#include <QObject>
#include <QTextFormat>
#include <QTextObjectInterface>

#include <memory>

namespace lectern {

namespace math {
class Typesetter;
}

/// Draws formulas inside a QTextDocument, one object character each. An inline formula reports its ascent as its
/// height and is drawn through its lower edge, so that it stands on the baseline; see Qt's QTextDocumentLayout, which
/// gives inline objects no descent. One that is not ready shows its TeX; one that cannot be typeset shows it for good.
class FormulaObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
    Q_DISABLE_COPY_MOVE(FormulaObject)

public:
    static constexpr int objectType = QTextFormat::UserObject + 1;

    explicit FormulaObject(math::Typesetter &typesetter, QObject *parent = nullptr);

    void setStyle(const ReadingStyle &style) { m_style = style; }

    /// The character format of a formula's object character.
    [[nodiscard]] static QTextCharFormat format(const math::FormulaKey &key);
    [[nodiscard]] static math::FormulaKey keyOf(const QTextFormat &format);
    [[nodiscard]] static bool isFormula(const QTextFormat &format) { return format.objectType() == objectType; }
    /// The formula as it is copied: TeX between dollar signs.
    [[nodiscard]] static QString source(const QTextFormat &format);

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

    /// Why a formula shows as TeX, empty when it does not.
    [[nodiscard]] QString problem(const QTextFormat &format) const;

private:
    [[nodiscard]] double em(const math::Formula &formula, const QTextDocument &document) const;

    math::Typesetter &m_typesetter;
    ReadingStyle m_style;
};

} // namespace lectern

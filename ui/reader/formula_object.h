// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/markup/tree.h"
#include "models/math/formula.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTextCharFormat>
#include <QTextObjectInterface>

#include <memory>

namespace lectern {

namespace math {
class Typesetter;
}

/// Draws the formulas of a text document. A formula in the line reports its ascent as its height and draws its
/// descent below the rectangle, which puts it on the baseline exactly (Qt gives inline objects no descent); a display
/// formula, alone in its block, reports its whole height; a deep one in the line is aligned to the middle, the only way
/// that Qt gives an object a descent (see settle()). Until a formula is ready, and when it cannot be typeset,
/// its TeX is shown in code style.
class FormulaObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
    Q_DISABLE_COPY_MOVE(FormulaObject)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    /// typesetter: may be null, then every formula shows its TeX. It must outlive the object.
    explicit FormulaObject(math::Typesetter *typesetter, QObject *parent = nullptr);

    /// The format of the character that stands for a formula; its font gives the size.
    [[nodiscard]] static QTextCharFormat format(const math::FormulaKey &key, QTextCharFormat base);

    /// The formula that a character's format stands for; empty TeX for other characters.
    [[nodiscard]] static math::FormulaKey keyOf(const QTextFormat &format);

    /// Makes a format one of a piece of a formula that was cut (see math::breakable()): the first piece stands for the
    /// whole when it is copied, the others for nothing.
    static void setPiece(QTextCharFormat &format, const QString &wholeTex, bool first);

    /// Puts signs before and after a formula, drawn with it: a line may break at every object, but not between a
    /// formula and its comma or bracket.
    static void setPrefix(QTextCharFormat &format, const QString &text);
    static void setSuffix(QTextCharFormat &format, const QString &text);

    /// A formula's character as it is copied: its TeX between delimiters, with the signs around it.
    [[nodiscard]] static QString sourceOf(const QTextFormat &format);

    /// Why a formula shows its TeX: the reason of the failure, or empty.
    [[nodiscard]] QString errorOf(const math::FormulaKey &key) const;

    /// Whether formulas were asked for that are not there yet.
    [[nodiscard]] bool isWaiting() const { return !m_waiting.isEmpty(); }

    /// Gives formulas that are too deep for the space between two lines a place that reports their depth. To be called
    /// when a document was built and when formulas came.
    void settle(QTextDocument &document);

    /// Other text is shown from now on: formulas that nobody waits for any more are not typeset.
    void startOver();

    /// Has the formulas of a text typeset that will probably be shown next. Whether all of them are there already.
    bool prepare(const markup::Document &tree);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

Q_SIGNALS:
    /// A formula that was shown as TeX can be drawn now: its size changes.
    void changed();

private:
    using FormulaPointer = std::shared_ptr<const math::Formula>;

    /// The formula when it can be drawn, else null; asks for it when it is not there.
    [[nodiscard]] FormulaPointer drawable(const math::FormulaKey &key);
    void take(const math::FormulaKey &key, const FormulaPointer &formula);

    math::Typesetter *m_typesetter;
    QHash<math::FormulaKey, FormulaPointer> m_formulas;
    QSet<math::FormulaKey> m_waiting;
    QSet<math::FormulaKey> m_ahead; ///< Asked for by prepare().
};

} // namespace lectern

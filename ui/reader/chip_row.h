// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QHash>
#include <QWidget>

namespace lectern {

class Chip;
class FlowLayout;

/// The themes and tags of a paper. Themes can be pressed, one at a time. Chips are kept from one paper to the next:
/// making them anew takes as long as setting the abstract.
class ChipRow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChipRow)

public:
    explicit ChipRow(QWidget *parent = nullptr);

    /// names: theme id -> name as shown; an id without a name is shown itself.
    void setChips(const QList<ThemeScore> &themes, const QList<Tag> &tags, const QHash<QString, QString> &names);

    /// The theme whose chip is down; empty for none.
    [[nodiscard]] QString activeTheme() const { return m_activeTheme; }
    void setActiveTheme(const QString &theme);

    [[nodiscard]] bool isEmpty() const { return m_shown == 0; }

Q_SIGNALS:
    void themeToggled(const QString &theme); ///< Empty when the active chip was released.

private:
    /// The next chip to be given a look.
    [[nodiscard]] Chip *nextChip();

    FlowLayout *m_layout;
    QList<Chip *> m_chips;
    qsizetype m_shown = 0;
    QString m_activeTheme;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/chip_row.h"

#include "ui/reader/chip.h"
#include "ui/reader/flow_layout.h"

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int chipGap = 6;
constexpr auto themePrefix = "themeChip_"_L1;

} // namespace

ChipRow::ChipRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new FlowLayout(chipGap, this))
{
    setObjectName(u"paperChips"_s);
    setAccessibleName(tr("Themes and tags"));
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

Chip *ChipRow::nextChip()
{
    if (m_shown == m_chips.size()) {
        auto *made = new Chip(this);
        connect(made, &QAbstractButton::clicked, this, [this, made](bool down) {
            setActiveTheme(down ? made->objectName().mid(themePrefix.size()) : QString());
            Q_EMIT themeToggled(m_activeTheme);
        });
        m_layout->addWidget(made);
        m_chips.append(made);
    }
    return m_chips.at(m_shown++);
}

void ChipRow::setChips(const QList<ThemeScore> &themes, const QList<Tag> &tags, const QHash<QString, QString> &names)
{
    const bool dark = isDark(palette());
    m_shown = 0;
    for (const ThemeScore &theme : themes) {
        Chip *chip = nextChip();
        chip->setObjectName(themePrefix + theme.theme);
        chip->setLook(names.value(theme.theme, theme.theme), themeChipColours(theme.theme, dark));
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::TabFocus);
        chip->setToolTip(tr("Score %1: show the words that speak for this theme").arg(theme.score, 0, 'f', 1));
    }
    for (const Tag &tag : tags) {
        Chip *chip = nextChip();
        chip->setObjectName(u"tagChip_"_s + tag.name);
        chip->setLook(u"# "_s + tag.name, chipColours(tag.colour, dark));
        chip->setCheckable(false);
        chip->setFocusPolicy(Qt::NoFocus);
        chip->setToolTip({});
    }
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        m_chips.at(i)->setVisible(i < m_shown);
        if (i >= m_shown) {
            m_chips.at(i)->setObjectName({});
        }
    }
    setActiveTheme(m_activeTheme);
    m_layout->invalidate();
    updateGeometry();
}

void ChipRow::setActiveTheme(const QString &theme)
{
    m_activeTheme = theme;
    for (qsizetype i = 0; i < m_shown; ++i) {
        Chip *chip = m_chips.at(i);
        if (chip->isCheckable()) {
            chip->setChecked(!theme.isEmpty() && chip->objectName() == themePrefix + theme);
        }
    }
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/themes/scorer.h"

#include <QHash>
#include <QWidget>

class QLabel;

namespace lectern {

/// Why a paper belongs to a theme: its score and the words that counted, each with what it added.
class EvidencePanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvidencePanel)

public:
    explicit EvidencePanel(QWidget *parent = nullptr);

    /// name: the theme as shown.
    void showMatch(const QString &name, const ThemeMatch &match);

    /// While the owner computes, or when it has nothing on the theme.
    void showNothing(const QString &name);

    /// Aligns the panel with the text, in pixels.
    void setColumn(int left, int width);

private:
    QLabel *m_heading;
    QLabel *m_words;
};

} // namespace lectern

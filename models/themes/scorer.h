// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"
#include "models/themes/theme.h"

#include <QStringView>

#include <memory>

namespace lectern {

/// One occurrence that counted for or against a theme.
struct ThemeEvidence {
    QString term;        ///< As the definition spells it.
    qsizetype start = 0; ///< In the plain text scored, in UTF-16 units.
    qsizetype length = 0;
    double weight = 0; ///< What this occurrence added, after damping.
};

struct ThemeMatch {
    QString theme;
    double score = 0; ///< Sum of evidence divided by the theme's threshold: 1 and more is a member.
    QList<ThemeEvidence> evidence;
};

/// Scores text against theme definitions, compiled once into one automaton. Immutable after construction, so one
/// scorer may be used by several threads at once.
class ThemeScorer final
{
public:
    explicit ThemeScorer(const QList<ThemeDefinition> &themes);
    ~ThemeScorer();
    Q_DISABLE_COPY_MOVE(ThemeScorer)

    /// The themes that the text belongs to (score at least 1), strongest first.
    /// Takes plain text made from the markup tree; the title may be empty. Linear in its length.
    [[nodiscard]] QList<ThemeScore> score(QStringView title, QStringView abstract) const;

    /// Everything that counted, for all themes with any evidence, strongest first. Positions are in the abstract;
    /// evidence found in the title has start -1.
    [[nodiscard]] QList<ThemeMatch> explain(QStringView title, QStringView abstract) const;

private:
    struct Automaton;
    std::unique_ptr<Automaton> m_automaton;
};

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lectern {

/// A word or phrase that speaks for a theme, or (with a negative weight) against it.
struct ThemeTerm {
    QString text; ///< Words separated by spaces; a trailing * on a word matches any ending.
    double weight = 1;

    bool operator==(const ThemeTerm &) const = default;
};

/// A named, explained rule, read from resources/themes/ID.json.
struct ThemeDefinition {
    QString id;          ///< Lower-case ASCII, for example "fairness".
    QString name;        ///< As shown, in English; translated by the application's catalogue.
    QString description; ///< One sentence: what belongs here.
    QList<ThemeTerm> terms;
    QStringList exclusions; ///< Phrases in which the terms do not count ("fair coin").
    double threshold = 1;   ///< Sum of weights from which a paper is a member.

    bool operator==(const ThemeDefinition &) const = default;
};

/// Reads one definition. Errors name the key that is missing or of the wrong type.
[[nodiscard]] Result<ThemeDefinition> themeFromJson(const QByteArray &json);

/// The twenty themes that ship, in the order in which they are shown.
[[nodiscard]] const QList<ThemeDefinition> &builtInThemes();

} // namespace lectern

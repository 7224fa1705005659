// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace lectern::heading {

/// A coined name and what it stands for.
struct Coinage {
    QString name;
    QString description;   ///< May be empty.
    bool isClause = false; ///< The description goes on after the name: "extends X", "for Y".
};

/// Finds the name that an object coins: "NAME, a DESCRIPTION", "NAME (EXPANSION)", "DESCRIPTION, called NAME",
/// "DESCRIPTION (NAME)". Nothing when it coins none.
[[nodiscard]] std::optional<Coinage> coinageIn(QStringView object);

} // namespace lectern::heading

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace lectern {

/// A heading for an abstract that came without a title: the coined name and what it does, for example
/// "Invaria: point cloud encoder with scale and density invariance".
/// Takes the abstract as plain text (markup already rendered); gives 3 to 110 characters, never cut inside a
/// word, or nothing for text without a letter. Deterministic: the same text gives the same heading.
[[nodiscard]] QString deriveHeading(QStringView plainText);

} // namespace lectern

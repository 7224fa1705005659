// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/facet_model.h"
#include "models/themes/theme.h"

namespace lectern {

/// What each group of the filter sidebar offers.
[[nodiscard]] std::vector<FacetValue> themeValues(const QList<ThemeDefinition> &themes);
[[nodiscard]] std::vector<FacetValue> tagValues(const QList<Tag> &tags);
[[nodiscard]] std::vector<FacetValue> readingStateValues();
[[nodiscard]] std::vector<FacetValue> listValues(const QList<ReadingList> &lists);

/// Venues or years that occur in a result, venues by how often, years newest first. `kept`: chosen values, which stay
/// even when nothing in the result has them.
[[nodiscard]] std::vector<FacetValue> venueValues(const QHash<QString, int> &counts, const QStringList &kept);
[[nodiscard]] std::vector<FacetValue> yearValues(const QHash<QString, int> &counts, const QStringList &kept);

} // namespace lectern

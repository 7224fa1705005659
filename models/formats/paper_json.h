// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QJsonObject>

namespace lectern::formats {

/// What the source says, each field under its name in PaperRecord; what was not said is left out.
[[nodiscard]] QJsonObject recordToJson(const PaperRecord &record);

/// The other way round: unknown keys and values of a wrong type are ignored.
[[nodiscard]] PaperRecord recordFromJson(const QJsonObject &object);

/// [{"id","score"}], strongest first.
[[nodiscard]] QJsonArray themesToJson(const QList<ThemeScore> &themes);

/// [{"start","length","quote","prefix","suffix","colour","comment","lost","score","created"}] in reading order, lost
/// ones at the end. Positions are in UTF-16 units of the abstract's source, for a lost one where it was last; colour is
/// a word of highlightColourWord(), score 0 to 1, created ISO 8601 in UTC.
[[nodiscard]] QJsonArray highlightsToJson(const QList<Highlight> &highlights);

/// The keys of `lectern list --json` ("id", "title", "titleDerived", "authors", "venue", "year", "tags", "themes",
/// "status", "rating", "starred", "hasNote", "highlights"; always there, year 0 when unknown), then "note", "added"
/// (ISO 8601, UTC), "annotations" (see highlightsToJson(); "highlights" is their number) and the rest of the source's fields as far as they were said ("abstract", "keywords", …).
[[nodiscard]] QJsonObject paperToJson(const Paper &paper);

} // namespace lectern::formats

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

/// The keys of `lectern list --json` ("id", "title", "titleDerived", "authors", "venue", "year", "tags", "themes",
/// "status", "rating", "starred", "hasNote", "highlights"; always there, year 0 when unknown), then "note", "added"
/// (ISO 8601, UTC) and the rest of the source's fields as far as they were said ("abstract", "keywords", …).
[[nodiscard]] QJsonObject paperToJson(const Paper &paper);

} // namespace lectern::formats

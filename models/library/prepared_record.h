// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/search_index.h"
#include "models/paper/paper.h"

#include <QByteArray>

namespace lectern {

class ThemeScorer;

/// A record with everything that an import derives from it, made off the thread that writes.
struct PreparedRecord {
    PaperRecord record;
    QString derivedTitle; ///< Empty when the source has a title.
    QString sortTitle;
    IndexRow index;         ///< Without a note.
    int formulas = 0;       ///< In title and abstract.
    QStringList identities; ///< Scoped stable ids; see identitiesOf().
    qint64 abstractHash = 0;
    qint64 digest = 0; ///< Of the whole record.
    QByteArray json;   ///< The record without its abstract; see recordToJson().
    QList<ThemeScore> themes;
};

[[nodiscard]] PreparedRecord prepare(PaperRecord &&record, const ThemeScorer &scorer);

/// The stable ids of a record with their scope: "doi:…", "arxiv:…", and "id:…" for the source's own id. Short numeric
/// ids are numbers within a venue and are scoped by it.
[[nodiscard]] QStringList identitiesOf(const PaperRecord &record);

/// A hash of a text's letters and digits without case, the same in every version; 0 for a text without any.
/// FNV-1a, 64 bits (Fowler, Noll and Vo).
[[nodiscard]] qint64 lettersHash(QStringView text);

/// The record as JSON, for snapshots and exports; the abstract is left out when withAbstract is false.
[[nodiscard]] QByteArray recordToJson(const PaperRecord &record, bool withAbstract);
/// The inverse; what is missing stays empty.
[[nodiscard]] PaperRecord recordFromJson(const QByteArray &json);

} // namespace lectern

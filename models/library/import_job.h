// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"

#include <functional>

namespace lectern {

class Library;
class ThemeScorer;

/// What an import did.
struct ImportReport {
    QString list; ///< The list's name.
    ListId listId = 0;
    qint64 added = 0;
    qint64 merged = 0;
    qint64 unchanged = 0;
    QList<formats::SkippedRecord> skipped;
    double seconds = 0;
    bool cancelled = false; ///< The library is as it was.
};

struct ImportRequest {
    QString path;
    QString format;   ///< An importer's id or "auto".
    QString listName; ///< Wins over the name in the file, which wins over the file's name.
};

/// How far an import is; bytes of the file's total. Gives false to cancel.
using ImportProgress = std::function<bool(qint64 bytes, qint64 total, qint64 records)>;

/// Imports one file in one transaction: an error or a cancel leaves the library as it was. Reading, markup and themes
/// run on a second thread; progress is called on the caller's.
[[nodiscard]] Result<ImportReport> importFile(Library &library, const ThemeScorer &scorer, const ImportRequest &request,
                                              const ImportProgress &progress);

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <QByteArrayView>

#include <functional>
#include <memory>
#include <vector>

namespace lectern::formats {

/// A record that could not be read, beside good ones that were.
struct SkippedRecord {
    QString position; ///< Where it is, for example "record 12" or "line 340".
    QString reason;

    bool operator==(const SkippedRecord &) const = default;
};

/// Receives what an importer finds, in file order. Each function returns false to stop the import (cancelled).
struct ImportSink {
    /// The name the source gives its list, before the first record; not called when it has none.
    std::function<void(const QString &name)> listName;
    std::function<bool(PaperRecord &&record)> record;
    std::function<bool(SkippedRecord &&skipped)> skipped;
    /// Bytes read so far of the input.
    std::function<bool(qint64 bytes)> progress;
};

/// Reads one file format. Stateless: one instance serves any number of imports at once.
class Importer
{
public:
    Importer() = default;
    virtual ~Importer();
    Q_DISABLE_COPY_MOVE(Importer)

    /// The id of the command line: "text", "paperlists", …
    [[nodiscard]] virtual QString id() const = 0;
    /// As shown in the file dialog.
    [[nodiscard]] virtual QString name() const = 0;
    /// File name patterns, for example "*.json".
    [[nodiscard]] virtual QStringList patterns() const = 0;
    /// How sure the importer is to read a file that begins like this: 0 (not mine) to 100 (certainly mine).
    [[nodiscard]] virtual int sniff(QByteArrayView beginning, const QString &fileName) const = 0;
    /// Reads everything. Broken records are skipped and reported; an error means that the file as a whole cannot be
    /// read, and that no record of it may be kept. A sink that answers false ends the import without error.
    [[nodiscard]] virtual Result<void> read(const QString &path, const ImportSink &sink) const = 0;
};

/// Every importer that Lectern has, in the order in which they are offered.
[[nodiscard]] const std::vector<std::unique_ptr<Importer>> &importers();

/// The importer with this id, or the one that recognises the file when id is "auto".
/// Errors: no such file, a folder, an empty or binary file, an unknown id, a format nobody recognises.
[[nodiscard]] Result<const Importer *> importerFor(const QString &path, const QString &id);

} // namespace lectern::formats

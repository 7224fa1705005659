// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <functional>
#include <memory>
#include <vector>

class QIODevice;

namespace lectern::formats {

/// What to write: papers are fetched one at a time so that 87,504 of them need no memory.
struct ExportSource {
    QString title; ///< A heading for the whole, for example the list's name; may be empty.
    qsizetype count = 0;
    std::function<Result<Paper>(qsizetype)> paper; ///< The paper at a position, 0 to count - 1.
    std::function<bool(qsizetype done)> progress;  ///< Called after each paper; false cancels.
};

/// Writes one file format. Stateless.
class Exporter
{
public:
    Exporter() = default;
    virtual ~Exporter();
    Q_DISABLE_COPY_MOVE(Exporter)

    [[nodiscard]] virtual QString id() const = 0;     ///< "bibtex", "markdown", …
    [[nodiscard]] virtual QString name() const = 0;   ///< As shown in the file dialog.
    [[nodiscard]] virtual QString suffix() const = 0; ///< Without dot, for example "bib".
    /// Writes everything to an open device.
    [[nodiscard]] virtual Result<void> write(const ExportSource &source, QIODevice &device) const = 0;
};

[[nodiscard]] const std::vector<std::unique_ptr<Exporter>> &exporters();

/// The exporter with this id. A format of a later version answers with an error that says so.
[[nodiscard]] Result<const Exporter *> exporterFor(const QString &id);

/// Writes a file whole or not at all: on an error or a cancel the old file stays as it was.
/// Gives false when cancelled.
[[nodiscard]] Result<bool> exportToFile(const Exporter &exporter, const ExportSource &source, const QString &path);

} // namespace lectern::formats

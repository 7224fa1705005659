// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace lectern::formats {

/// JSON Lines: a header {"format":"lectern","version":1,"title":…,"count":…}, then an object a paper in three parts,
/// "record" (what the source says), "reader" (what the reader made) and "derived" (what Lectern computed).
class LecternExporter final : public Exporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Result<void> write(const ExportSource &source, QIODevice &device) const override;
};

} // namespace lectern::formats

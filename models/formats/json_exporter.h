// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace lectern::formats {

/// A JSON array with an object a paper: the keys of `lectern list --json`, and the whole text. See paper_json.h.
class JsonExporter final : public Exporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Result<void> write(const ExportSource &source, QIODevice &device) const override;
};

} // namespace lectern::formats

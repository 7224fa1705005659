// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace lectern::formats {

/// BibTeX in UTF-8 that both bibtex and biber read: @inproceedings when authors, venue and year are known, else @misc.
class BibtexExporter final : public Exporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Result<void> write(const ExportSource &source, QIODevice &device) const override;
};

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace lectern::formats {

/// CommonMark: a heading a paper, what is known of it as a list, the abstract, and the note as a quote.
class MarkdownExporter final : public Exporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Result<void> write(const ExportSource &source, QIODevice &device) const override;
};

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace lectern::formats {

/// Comma-separated values after RFC 4180, UTF-8 with a byte order mark (without it Excel guesses wrong), one row a paper.
///
/// Columns: id, title, title_derived, authors, venue, year, track, decision, area, tags, themes, status, rating, starred,
/// keywords, summary, abstract, note, url, pdf_url, doi, arxiv_id, external_id, added. Lists are joined by "; ",
/// truth values are "yes" and "no", an unknown year is empty, "added" is ISO 8601 in UTC. A cell that a spreadsheet
/// would run as a formula gets a leading apostrophe.
class CsvExporter final : public Exporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Result<void> write(const ExportSource &source, QIODevice &device) const override;
};

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/venue.h"
#include "models/paper/paper.h"

#include <QByteArray>
#include <QByteArrayView>

#include <expected>
#include <memory>

namespace lectern::formats {

/// Turns one element of a paperlists file into a record. Keeps its parser's memory from record to record.
class PaperlistsRecordParser final
{
public:
    /// The venue and year of records that do not say their own.
    explicit PaperlistsRecordParser(Venue venueOfFile);
    ~PaperlistsRecordParser();
    Q_DISABLE_COPY_MOVE(PaperlistsRecordParser)

    /// The record, or the reason why there is none, for the reader. At least JsonArrayReader::padding bytes behind
    /// the element must be readable. Bytes that are no UTF-8 become U+FFFD.
    [[nodiscard]] std::expected<PaperRecord, QString> parse(QByteArrayView element);

private:
    struct Parser;

    [[nodiscard]] std::expected<PaperRecord, QString> finished(PaperRecord record) const;

    std::unique_ptr<Parser> m_parser; ///< Keeps simdjson, 120,000 lines, out of this header.
    Venue m_venueOfFile;
};

/// Splits a paperlists author string: at semicolons, or at commas where there is none (SIGGRAPH).
[[nodiscard]] QStringList splitAuthors(QStringView authors);

/// Splits a paperlists keyword string: at semicolons, or at commas where there is none.
[[nodiscard]] QStringList splitKeywords(QStringView keywords);

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"

class QIODevice;

namespace lectern::formats {

/// The JSON of the paperlists collection: one array with an object for each paper. Venue and year come from the
/// record, else from a file name such as "nips2017.json".
class PaperlistsImporter final : public Importer
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QStringList patterns() const override;
    [[nodiscard]] int sniff(QByteArrayView beginning, const QString &fileName) const override;
    [[nodiscard]] Result<void> read(const QString &path, const ImportSink &sink) const override;
};

/// The same from an open device; the name stands for the file in errors and for the venue.
[[nodiscard]] Result<void> readPaperlists(QIODevice &device, const QString &fileName, const ImportSink &sink);

} // namespace lectern::formats

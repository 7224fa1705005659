// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"

class QIODevice;

namespace lectern::formats {

/// Lectern's own list, as LecternExporter writes it. Gives what the sources said; what a reader made (tags, notes,
/// ratings, edited titles) is in the file but has no place in a PaperRecord.
/// A file with fewer papers than its header counts was cut off and is refused as a whole, one of a newer version too.
class LecternImporter final : public Importer
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QStringList patterns() const override;
    [[nodiscard]] int sniff(QByteArrayView beginning, const QString &fileName) const override;
    [[nodiscard]] Result<void> read(const QString &path, const ImportSink &sink) const override;
};

/// The same from an open device; the name stands for the file in errors.
[[nodiscard]] Result<void> readLecternList(QIODevice &device, const QString &fileName, const ImportSink &sink);

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"

#include <QByteArrayView>

namespace lectern::formats {

/// Plain text: an abstract a paragraph. See TextList for what else it can hold and decodeText for the encodings.
class TextImporter final : public Importer
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QStringList patterns() const override;
    [[nodiscard]] int sniff(QByteArrayView beginning, const QString &fileName) const override;
    [[nodiscard]] Result<void> read(const QString &path, const ImportSink &sink) const override;
};

/// The same from memory; the name stands for the file in errors.
[[nodiscard]] Result<void> readText(QByteArrayView bytes, const QString &fileName, const ImportSink &sink);

} // namespace lectern::formats

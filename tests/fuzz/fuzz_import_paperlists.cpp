// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/paperlists_importer.h"

#include <QBuffer>

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QBuffer device(&bytes);
    if (!device.open(QIODevice::ReadOnly))
        return 0;
    const lectern::formats::ImportSink sink{{}, [](lectern::PaperRecord &&) { return true; }, {}, {}};
    // Bad input may be refused; it must not crash, hang or leak.
    static_cast<void>(lectern::formats::readPaperlists(device, {}, sink));
    return 0;
}

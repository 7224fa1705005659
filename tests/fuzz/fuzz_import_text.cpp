// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/text_importer.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const lectern::formats::ImportSink sink{{}, [](lectern::PaperRecord &&) { return true; }, {}, {}};
    // Bad input may be refused; it must not crash, hang or leak.
    static_cast<void>(lectern::formats::readText(QByteArrayView(data, static_cast<qsizetype>(size)), {}, sink));
    return 0;
}

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/export_loop.h"

#include <QCoreApplication>
#include <QIODevice>

namespace lectern::formats {

namespace {

struct ExportLoopText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::Exporter)
};

} // namespace

Result<void> writeBytes(QIODevice &device, const QByteArray &bytes)
{
    if (device.write(bytes) != bytes.size()) {
        return failure(ExportLoopText::tr("The export could not be written: %1").arg(device.errorString()),
                       ExportLoopText::tr("Check that the disk has free space, then export again"));
    }
    return {};
}

Result<void> writeEachPaper(const ExportSource &source, QIODevice &device,
                            const std::function<QByteArray(const Paper &, qsizetype)> &format)
{
    for (qsizetype i = 0; i < source.count; ++i) {
        const Result<Paper> paper = source.paper(i);
        if (!paper)
            return std::unexpected(paper.error());
        if (const auto written = writeBytes(device, format(*paper, i)); !written)
            return written;
        if (source.progress && !source.progress(i + 1))
            break;
    }
    return {};
}

} // namespace lectern::formats

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/json_exporter.h"

#include "models/formats/export_loop.h"
#include "models/formats/paper_json.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace lectern::formats {

QString JsonExporter::id() const
{
    return u"json"_s;
}

QString JsonExporter::name() const
{
    return u"JSON"_s;
}

QString JsonExporter::suffix() const
{
    return u"json"_s;
}

Result<void> JsonExporter::write(const ExportSource &source, QIODevice &device) const
{
    if (const auto begun = writeBytes(device, "["_ba); !begun)
        return begun;
    const auto body = writeEachPaper(source, device, [](const Paper &paper, qsizetype position) {
        return (position == 0 ? "\n"_ba : ",\n"_ba) + QJsonDocument(paperToJson(paper)).toJson(QJsonDocument::Compact);
    });
    return body ? writeBytes(device, "\n]\n"_ba) : body;
}

} // namespace lectern::formats

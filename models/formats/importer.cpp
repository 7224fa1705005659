// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/importer.h"

#include "models/formats/later_formats.h"
#include "models/formats/paperlists_importer.h"
#include "models/formats/source_file.h"
#include "models/formats/text_importer.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

struct ImporterText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::Importer)
};

std::vector<std::unique_ptr<Importer>> makeImporters()
{
    std::vector<std::unique_ptr<Importer>> all;
    all.push_back(std::make_unique<TextImporter>());
    all.push_back(std::make_unique<PaperlistsImporter>());
    return all;
}

QStringList importerIds()
{
    QStringList ids;
    for (const auto &importer : importers())
        ids << importer->id();
    return ids;
}

Result<const Importer *> importerNamed(const QString &id)
{
    const auto found = std::ranges::find(importers(), id, &Importer::id);
    if (found != importers().end())
        return found->get();
    if (isLaterFormat(id))
        return notSupportedYet(id, importerIds());
    return failure(
        ImporterText::tr("There is no import format “%1”").arg(id),
        ImporterText::tr("Choose one of these: %1").arg((QStringList{u"auto"_s} + importerIds()).join(u", "_s)));
}

Result<const Importer *> importerRecognising(QByteArrayView beginning, const QString &path)
{
    if (const QString later = recogniseLaterFormat(beginning, path); !later.isEmpty())
        return notSupportedYet(later, importerIds());
    const Importer *best = nullptr;
    int bestSureness = 0;
    for (const auto &importer : importers()) {
        const int sureness = importer->sniff(beginning, path);
        if (sureness > bestSureness) {
            best = importer.get();
            bestSureness = sureness;
        }
    }
    if (!best)
        return unknownFormat(path);
    return best;
}

} // namespace

Importer::~Importer() = default;

const std::vector<std::unique_ptr<Importer>> &importers()
{
    static const auto all = makeImporters();
    return all;
}

Result<const Importer *> importerFor(const QString &path, const QString &id)
{
    const bool automatic = id.isEmpty() || id == u"auto"_s;
    Result<const Importer *> named = nullptr;
    if (!automatic && !(named = importerNamed(id)))
        return named;
    const auto file = openSource(path);
    if (!file)
        return std::unexpected(file.error());
    const QByteArray beginning = (*file)->read(sniffedBytes);
    if (const auto text = checkIsText(beginning, path); !text)
        return std::unexpected(text.error());
    return automatic ? importerRecognising(beginning, path) : named;
}

} // namespace lectern::formats

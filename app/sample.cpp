// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample.h"

#include "models/library/import_job.h"
#include "models/themes/scorer.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct SampleText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Sample)
};

/// Importers read files of the file system; a resource is copied there for them.
Result<void> importResource(Library &library, const ThemeScorer &scorer, const QFileInfo &resource)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(resource.fileName());
    if (!folder.isValid() || !QFile::copy(resource.filePath(), copy))
        return failure(SampleText::tr("The sample list could not be unpacked"),
                       SampleText::tr("Free some space in the temporary folder"));
    ImportRequest request;
    request.path = copy;
    request.format = u"auto"_s;
    return importFile(library, scorer, request, {}).transform([](const ImportReport &) {});
}

} // namespace

QString sampleLibraryPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"sample.lectern"_s);
}

Result<void> prepareSample()
{
    auto library = Library::open(sampleLibraryPath(), Connection::Mode::Create);
    if (!library)
        return std::unexpected(library.error());
    const Result<qint64> imports = (*library)->connection().number(u"SELECT count(*) FROM import_batch"_s);
    if (!imports)
        return std::unexpected(imports.error());
    if (*imports > 0)
        return {};
    const QFileInfoList lists = QDir(u":/lectern/sample"_s).entryInfoList(QDir::Files, QDir::Name);
    if (lists.isEmpty())
        return failure(SampleText::tr("This build has no sample list"),
                       SampleText::tr("Import a list of your own instead"));
    const ThemeScorer scorer(builtInThemes());
    for (const QFileInfo &list : lists) {
        if (auto imported = importResource(**library, scorer, list); !imported)
            return imported;
    }
    return {};
}

} // namespace lectern

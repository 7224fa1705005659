// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/import_runner.h"

#include "models/library/library.h"
#include "models/themes/scorer.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

ImportRunner::ImportRunner(QString libraryPath, std::shared_ptr<const ThemeScorer> scorer, QObject *parent)
    : QObject(parent)
    , m_libraryPath(std::move(libraryPath))
    , m_scorer(std::move(scorer))
{
}

ImportRunner::~ImportRunner()
{
    cancel();
}

void ImportRunner::start(const QStringList &files)
{
    m_thread = std::jthread([this, files] {
        const QList<FileImport> outcome = run(files);
        m_news.post([this, outcome] { Q_EMIT finished(outcome); });
    });
}

QList<FileImport> ImportRunner::run(const QStringList &files)
{
    QList<FileImport> outcome;
    auto library = Library::open(m_libraryPath, Connection::Mode::ReadWrite);
    for (const QString &file : files) {
        if (m_cancelled)
            break;
        if (!library) {
            outcome.append({file, std::unexpected(library.error())});
            continue;
        }
        const auto progress = [&](qint64 bytes, qint64 total, qint64 records) {
            const double fraction = total > 0 ? double(bytes) / double(total) : 0;
            m_news.post([this, file, fraction, records] { Q_EMIT progressed(file, fraction, records); });
            return !m_cancelled.load();
        };
        outcome.append({file, importFile(**library, *m_scorer, {file, u"auto"_s, {}}, progress)});
    }
    return outcome;
}

} // namespace lectern

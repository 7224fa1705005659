// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/export_job.h"

#include "models/library/library.h"

#include <utility>

namespace lectern {

formats::ExportSource exportSource(Library &library, const QString &title, const QList<PaperId> &papers)
{
    formats::ExportSource source;
    source.title = title;
    source.count = papers.size();
    source.paper = [&library, papers](qsizetype position) { return library.papers().paper(papers.at(position)); };
    source.progress = [](qsizetype) { return true; };
    return source;
}

ExportRunner::ExportRunner(QString libraryPath, QObject *parent)
    : QObject(parent)
    , m_libraryPath(std::move(libraryPath))
{
}

ExportRunner::~ExportRunner()
{
    cancel();
}

void ExportRunner::start(const ExportRequest &request)
{
    m_cancelled = false;
    m_thread = std::jthread([this, request] {
        const Result<bool> written = run(request);
        m_news.post([this, written] { Q_EMIT finished(written); });
    });
}

Result<bool> ExportRunner::run(const ExportRequest &request)
{
    const auto exporter = formats::exporterFor(request.format);
    if (!exporter)
        return std::unexpected(exporter.error());
    auto library = Library::open(m_libraryPath, Connection::Mode::ReadOnly);
    if (!library)
        return std::unexpected(library.error());
    formats::ExportSource source = exportSource(**library, request.title, request.papers);
    source.progress = [&](qsizetype done) {
        m_news.post([this, done, total = request.papers.size()] { Q_EMIT progressed(done, total); });
        return !m_cancelled.load();
    };
    return formats::exportToFile(**exporter, source, request.path);
}

} // namespace lectern

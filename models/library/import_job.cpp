// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/import_job.h"

#include "models/library/bounded_queue.h"
#include "models/library/import_writer.h"
#include "models/library/library.h"
#include "models/library/prepared_record.h"
#include "models/library/search_index.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <atomic>
#include <thread>
#include <variant>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Records a batch and batches in flight: enough that neither thread waits for the other at every record, and at most
/// some megabytes.
constexpr size_t batchSize = 64;
constexpr size_t batchesInFlight = 16;

/// Memory that a large import trades for time: without it SQLite writes the same pages and index segments again and
/// again. In bytes and kibibytes.
constexpr qint64 importIndexBuffer = 32 << 20;
constexpr int importPageCache = 64 << 10;
constexpr int usualPageCache = 2000;

using Batch = std::vector<PreparedRecord>;

/// Reads a file on a thread of its own and prepares its records. The destructor stops the reading.
class Reader final
{
public:
    Reader(const formats::Importer &importer, QString path, const ThemeScorer &scorer)
        : m_queue(batchesInFlight)
        , m_thread([this, &importer, file = std::move(path), &scorer] { read(importer, file, scorer); })
    {
    }

    ~Reader()
    {
        m_queue.close();
        m_thread.join();
    }
    Q_DISABLE_COPY_MOVE(Reader)

    std::optional<Batch> next() { return m_queue.pop(); }
    [[nodiscard]] qint64 bytes() const { return m_bytes.load(); }

    /// What stands beside the records; only after next() gave nothing.
    [[nodiscard]] const Result<void> &outcome() const { return m_outcome; }
    [[nodiscard]] const QList<formats::SkippedRecord> &skipped() const { return m_skipped; }

    /// The list's name; only after the first next(), since it stands before the records.
    [[nodiscard]] QString listName() const { return m_listName; }

private:
    void read(const formats::Importer &importer, const QString &path, const ThemeScorer &scorer)
    {
        Batch batch;
        formats::ImportSink sink;
        sink.listName = [this](const QString &name) { m_listName = name; };
        sink.record = [&](PaperRecord &&record) {
            batch.push_back(prepare(std::move(record), scorer));
            return batch.size() < batchSize || m_queue.push(std::exchange(batch, {}));
        };
        sink.skipped = [this](formats::SkippedRecord &&record) {
            m_skipped.append(std::move(record));
            return true;
        };
        sink.progress = [this](qint64 bytes) {
            m_bytes = bytes;
            return true;
        };
        m_outcome = importer.read(path, sink);
        if (m_outcome && !batch.empty())
            m_queue.push(std::move(batch));
        m_queue.close();
    }

    BoundedQueue<Batch> m_queue;
    std::atomic<qint64> m_bytes = 0;
    QString m_listName;
    QList<formats::SkippedRecord> m_skipped;
    Result<void> m_outcome;
    std::thread m_thread; ///< Last, so that it starts when everything else is there.
};

QByteArray skippedJson(const QList<formats::SkippedRecord> &skipped)
{
    QJsonArray array;
    for (const formats::SkippedRecord &record : skipped)
        array.append(QJsonObject{{u"position"_s, record.position}, {u"reason"_s, record.reason}});
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

void count(ImportReport &report, ImportWriter::Outcome outcome)
{
    switch (outcome) {
    case ImportWriter::Outcome::Added:
        ++report.added;
        break;
    case ImportWriter::Outcome::Merged:
        ++report.merged;
        break;
    case ImportWriter::Outcome::Unchanged:
        ++report.unchanged;
        break;
    }
}

/// Speed rather than durability at every step; the whole import is one transaction.
Result<void> setBulk(Connection &connection, bool bulk)
{
    return connection.setDurable(!bulk).and_then([&] {
        return connection.runScript(
            u"PRAGMA cache_size = -%1; PRAGMA shrink_memory"_s.arg(bulk ? importPageCache : usualPageCache));
    });
}

struct Import {
    Library &library;
    const ThemeScorer &scorer;
    const ImportRequest &request;
    const formats::Importer &importer;
    const ImportProgress &progress;

    /// Writes everything; the report says so when it was cancelled, and the caller then rolls back.
    Result<ImportReport> write()
    {
        Reader reader(importer, request.path, scorer);
        const qint64 total = QFileInfo(request.path).size();
        std::optional<Batch> batch = reader.next();
        ImportReport report;
        if (!batch && reader.outcome()) {
            report.skipped = reader.skipped();
            return report;
        }
        report.list = request.listName;
        if (report.list.isEmpty())
            report.list = reader.listName().isEmpty() ? QFileInfo(request.path).completeBaseName() : reader.listName();
        Connection &connection = library.connection();
        const auto list = library.lists().findOrCreate(report.list, ReadingList::Kind::Imported);
        if (!list)
            return std::unexpected(list.error());
        report.listId = *list;
        if (auto begun = connection.run(
                u"INSERT INTO import_batch(list_id, source, format, imported_at) VALUES (?, ?, ?, ?)"_s, *list,
                QFileInfo(request.path).fileName(), importer.id(), QDateTime::currentMSecsSinceEpoch());
            !begun)
            return std::unexpected(begun.error());
        const qint64 batchId = connection.lastInsertId();
        auto writer = ImportWriter::create(connection, scorer, *list, batchId);
        if (!writer)
            return std::unexpected(writer.error());
        for (; batch; batch = reader.next()) {
            for (const PreparedRecord &prepared : *batch) {
                const auto outcome = writer->write(prepared);
                if (!outcome)
                    return std::unexpected(outcome.error());
                count(report, *outcome);
            }
            if (progress && !progress(reader.bytes(), total, report.added + report.merged + report.unchanged)) {
                report.cancelled = true;
                return report;
            }
        }
        if (!reader.outcome())
            return std::unexpected(reader.outcome().error());
        report.skipped = reader.skipped();
        if (auto finished = writer->finish(); !finished)
            return std::unexpected(finished.error());
        return connection
            .run(u"UPDATE import_batch SET added = ?, merged = ?, unchanged = ?, skipped = ? WHERE id = ?"_s,
                 report.added, report.merged, report.unchanged, skippedJson(report.skipped), batchId)
            .transform([&] { return report; });
    }
};

} // namespace

Result<ImportReport> importFile(Library &library, const ThemeScorer &scorer, const ImportRequest &request,
                                const ImportProgress &progress)
{
    QElapsedTimer timer;
    timer.start();
    const auto importer = formats::importerFor(request.path, request.format);
    if (!importer)
        return std::unexpected(importer.error());
    Connection &connection = library.connection();
    if (auto bulk = setBulk(connection, true); !bulk)
        return std::unexpected(bulk.error());
    auto report = [&]() -> Result<ImportReport> {
        auto transaction = Transaction::begin(connection);
        if (!transaction)
            return std::unexpected(transaction.error());
        if (auto buffered = setIndexBuffer(connection, importIndexBuffer); !buffered)
            return std::unexpected(buffered.error());
        auto written = Import{library, scorer, request, **importer, progress}.write();
        // Whatever did not get to its end is rolled back when the transaction goes.
        if (!written || written->cancelled || written->listId == 0)
            return written;
        if (auto committed =
                setIndexBuffer(connection, defaultIndexBuffer).and_then([&] { return transaction->commit(); });
            !committed)
            return std::unexpected(committed.error());
        return written;
    }();
    if (auto usual = setBulk(connection, false); !usual)
        return std::unexpected(usual.error());
    if (report) {
        report->seconds = double(timer.elapsed()) / 1000;
        if (report->cancelled)
            report->added = report->merged = report->unchanged = 0;
    }
    return report;
}

} // namespace lectern

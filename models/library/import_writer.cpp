// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/import_writer.h"

#include "models/library/highlight_store.h"
#include "models/library/paper_store.h"
#include "models/library/record_merge.h"
#include "models/library/search_index.h"

#include <QDateTime>

#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

struct ImportWriter::Statements {
    Statement byIdentity;
    Statement byAbstract;
    Statement snapshot;
    Statement addPaper;
    Statement addText;
    Statement addIdentity;
    Statement addItem;
    Statement addTheme;
    Statement removeSnapshot;
    Statement addSnapshot;
    IndexWriter index;
};

namespace {

QString joined(const QStringList &lines)
{
    return lines.join(u'\n');
}

bool compatible(const QString &one, const QString &other)
{
    return one.isEmpty() || other.isEmpty() || one == other;
}

} // namespace

ImportWriter::ImportWriter(Connection &connection, const ThemeScorer &scorer, ListId list, qint64 batch,
                           std::shared_ptr<Statements> statements, qint64 position)
    : m_connection(&connection)
    , m_scorer(&scorer)
    , m_list(list)
    , m_batch(batch)
    , m_statements(std::move(statements))
    , m_position(position)
{
}

Result<ImportWriter> ImportWriter::create(Connection &connection, const ThemeScorer &scorer, ListId list, qint64 batch)
{
    const auto position =
        connection.number(u"SELECT coalesce(max(position), 0) FROM reading_list_item WHERE list_id = %1"_s.arg(list));
    if (!position)
        return std::unexpected(position.error());
    std::vector<Statement> prepared;
    // Never OR REPLACE: that may have to undo half a statement, so that SQLite sets a savepoint for each, at which FTS5
    // writes all that it has gathered.
    for (const QString &sql : {
             u"SELECT paper_id FROM paper_identity WHERE identity = ?"_s,
             u"SELECT id, title, venue FROM paper WHERE abstract_hash = ? AND abstract_hash <> 0"_s,
             u"SELECT digest, data FROM source_snapshot WHERE paper_id = ? AND list_id = ?"_s,
             u"INSERT INTO paper(title, derived_title, sort_title, authors, venue, year, decision, abstract_hash, "
             u"added_at, formulas)"
             " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
             u"INSERT INTO paper_text(paper_id, abstract, keywords, track, area, summary, url, pdf_url, doi,"
             " arxiv_id, external_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
             u"INSERT OR IGNORE INTO paper_identity(identity, paper_id) VALUES (?, ?)"_s,
             u"INSERT OR IGNORE INTO reading_list_item(list_id, paper_id, position) VALUES (?, ?, ?)"_s,
             u"INSERT INTO paper_theme(theme_id, paper_id, score) VALUES (?, ?, ?)"_s,
             u"DELETE FROM source_snapshot WHERE paper_id = ? AND list_id = ?"_s,
             u"INSERT INTO source_snapshot(paper_id, list_id, batch_id, digest, data) VALUES (?, ?, ?, ?, ?)"_s,
         }) {
        auto statement = connection.prepare(sql);
        if (!statement)
            return std::unexpected(statement.error());
        prepared.push_back(std::move(*statement));
    }
    auto index = IndexWriter::create(connection);
    if (!index)
        return std::unexpected(index.error());
    auto next = prepared.begin();
    const auto take = [&next]() -> Statement && { return std::move(*next++); };
    // A braced list is evaluated from left to right.
    auto statements = std::shared_ptr<Statements>(new Statements{take(), take(), take(), take(), take(), take(), take(),
                                                                 take(), take(), take(), std::move(*index)});
    return ImportWriter(connection, scorer, list, batch, std::move(statements), *position);
}

Result<ImportWriter::Outcome> ImportWriter::write(const PreparedRecord &prepared)
{
    const Result<PaperId> matched = match(prepared);
    if (!matched)
        return std::unexpected(matched.error());
    return *matched == 0 ? add(prepared) : merge(*matched, prepared);
}

Result<PaperId> ImportWriter::match(const PreparedRecord &prepared)
{
    PaperId found = 0;
    for (const QString &identity : prepared.identities) {
        Statement &statement = m_statements->byIdentity;
        auto done = statement.forEach([&](Statement &row) { found = row.integer(0); }, identity);
        statement.reset();
        if (!done)
            return std::unexpected(done.error());
        if (found != 0)
            return found;
    }
    Statement &statement = m_statements->byAbstract;
    auto done = statement.forEach(
        [&](Statement &row) {
            const QString title = row.text(1);
            const bool sameTitle =
                title.isEmpty() || prepared.record.title.isEmpty() || sortTitle(title) == prepared.sortTitle;
            if (found == 0 && sameTitle && compatible(row.text(2), prepared.record.venue))
                found = row.integer(0);
        },
        prepared.abstractHash);
    statement.reset();
    return done.transform([&] { return found; });
}

Result<ImportWriter::Outcome> ImportWriter::add(const PreparedRecord &prepared)
{
    const PaperRecord &record = prepared.record;
    if (auto done = m_statements->addPaper.run(
            record.title, prepared.derivedTitle, prepared.sortTitle, joined(record.authors), record.venue, record.year,
            record.decision, prepared.abstractHash, QDateTime::currentMSecsSinceEpoch(), prepared.formulas);
        !done)
        return std::unexpected(done.error());
    const PaperId id = m_connection->lastInsertId();
    return writeDerived(id, prepared)
        .and_then([&] { return m_statements->index.add(id, prepared.index); })
        .and_then([&] { return join(id, prepared, record); })
        .transform([] { return Outcome::Added; });
}

Result<ImportWriter::Outcome> ImportWriter::merge(PaperId id, const PreparedRecord &prepared)
{
    qint64 digest = 0;
    QByteArray snapshot;
    auto read = m_statements->snapshot.forEach(
        [&](Statement &row) {
            digest = row.integer(0);
            snapshot = row.text(1).toUtf8();
        },
        id, m_list);
    m_statements->snapshot.reset();
    if (!read)
        return std::unexpected(read.error());
    if (!snapshot.isEmpty() && digest == prepared.digest)
        return Outcome::Unchanged;

    const Result<Paper> paper = PaperStore(*m_connection).paper(id);
    if (!paper)
        return std::unexpected(paper.error());
    PaperRecord before = recordFromJson(snapshot);
    if (!snapshot.isEmpty() && before.abstract.isEmpty())
        before.abstract = paper->record.abstract;
    PaperRecord merged = mergeRecords(paper->record, before, prepared.record);
    const bool changed = merged != paper->record;
    if (changed) {
        if (auto done = update(id, prepare(PaperRecord(merged), *m_scorer)); !done)
            return std::unexpected(done.error());
    }
    if (merged.abstract != paper->record.abstract) {
        if (auto done = HighlightStore(*m_connection).reanchor(id, merged.abstract); !done)
            return std::unexpected(done.error());
    }
    if (!snapshot.isEmpty()) {
        if (auto done = m_statements->removeSnapshot.run(id, m_list); !done)
            return std::unexpected(done.error());
    }
    return join(id, prepared, merged).transform([&] { return changed ? Outcome::Merged : Outcome::Unchanged; });
}

Result<void> ImportWriter::update(PaperId id, const PreparedRecord &merged)
{
    const PaperRecord &record = merged.record;
    return m_connection
        ->run(u"UPDATE paper SET title = ?, derived_title = ?, sort_title = iif(edited_title = '', ?, sort_title),"
              " authors = ?, venue = ?, year = ?, decision = ?, abstract_hash = ? WHERE id = ?"_s,
              record.title, merged.derivedTitle, merged.sortTitle, joined(record.authors), record.venue, record.year,
              record.decision, merged.abstractHash, id)
        .and_then([&] { return m_connection->run(u"DELETE FROM paper_theme WHERE paper_id = ?"_s, id); })
        .and_then([&] { return m_connection->run(u"DELETE FROM paper_text WHERE paper_id = ?"_s, id); })
        .and_then([&] { return writeDerived(id, merged); })
        .transform([&] { m_stale.insert(id); });
}

Result<void> ImportWriter::finish()
{
    if (auto done = reindex(*m_connection, QList<PaperId>(m_stale.begin(), m_stale.end())); !done)
        return done;
    m_stale.clear();
    return {};
}

Result<void> ImportWriter::writeDerived(PaperId id, const PreparedRecord &prepared)
{
    const PaperRecord &record = prepared.record;
    if (auto done = m_statements->addText.run(id, record.abstract, joined(record.keywords), record.track, record.area,
                                              record.summary, record.url, record.pdfUrl, record.doi, record.arxivId,
                                              record.externalId);
        !done)
        return done;
    for (const ThemeScore &theme : prepared.themes) {
        if (auto done = m_statements->addTheme.run(theme.theme, id, theme.score); !done)
            return done;
    }
    return {};
}

Result<void> ImportWriter::join(PaperId id, const PreparedRecord &prepared, const PaperRecord &kept)
{
    for (const QString &identity : prepared.identities) {
        if (auto done = m_statements->addIdentity.run(identity, id); !done)
            return done;
    }
    if (auto done = m_statements->addItem.run(m_list, id, ++m_position); !done)
        return done;
    const bool ownAbstract = prepared.record.abstract != kept.abstract;
    return m_statements->addSnapshot.run(id, m_list, m_batch, prepared.digest,
                                         ownAbstract ? recordToJson(prepared.record, true) : prepared.json);
}

} // namespace lectern

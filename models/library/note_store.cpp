// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/note_store.h"

#include "models/library/connection.h"
#include "models/library/search_index.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Keystrokes within this time of each other belong to one sitting and make no revision of their own.
constexpr qint64 sittingMilliseconds = 10 * 60 * 1000;

} // namespace

Result<QString> NoteStore::note(PaperId id)
{
    auto statement = m_connection.prepare(u"SELECT markdown FROM note WHERE paper_id = ?"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QString markdown;
    return statement->forEach([&](Statement &row) { markdown = row.text(0); }, id).transform([&] { return markdown; });
}

Result<void> NoteStore::setNote(PaperId id, const QString &markdown)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return inTransaction(m_connection, [&]() -> Result<void> {
        auto before = m_connection.prepare(u"SELECT markdown, saved_at"
                                           " FROM note n WHERE paper_id = ?"_s);
        if (!before)
            return std::unexpected(before.error());
        before->bindAll(id);
        const Result<bool> exists = before->step();
        if (!exists)
            return std::unexpected(exists.error());
        if (*exists) {
            const QString old = before->text(0);
            const bool newSitting = now - before->integer(1) > sittingMilliseconds;
            const bool muchGone = markdown.size() < old.size() / 2;
            if (old != markdown && (newSitting || muchGone)) {
                if (auto kept =
                        m_connection.run(u"INSERT INTO note_revision(paper_id, markdown, saved_at) VALUES (?, ?, ?)"_s,
                                         id, old, before->integer(1));
                    !kept)
                    return kept;
            }
        }
        before->reset();
        const auto written =
            markdown.trimmed().isEmpty()
                ? m_connection.run(u"DELETE FROM note WHERE paper_id = ?"_s, id)
                : m_connection.run(
                      u"INSERT INTO note(paper_id, markdown, saved_at) VALUES (?, ?, ?) ON CONFLICT(paper_id)"
                      " DO UPDATE SET markdown = excluded.markdown, saved_at = excluded.saved_at"_s,
                      id, markdown, now);
        if (!written)
            return written;
        return reindex(m_connection, {id});
    });
}

Result<QList<NoteRevision>> NoteStore::revisions(PaperId id)
{
    auto statement = m_connection.prepare(
        u"SELECT markdown, saved_at FROM note_revision WHERE paper_id = ? ORDER BY saved_at DESC, id DESC"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QList<NoteRevision> revisions;
    return statement
        ->forEach(
            [&](Statement &row) { revisions.append({row.text(0), QDateTime::fromMSecsSinceEpoch(row.integer(1))}); },
            id)
        .transform([&] { return revisions; });
}

} // namespace lectern

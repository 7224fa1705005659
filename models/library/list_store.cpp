// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/list_store.h"

#include "models/library/connection.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct ListStoreText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Library)
};

std::unexpected<Error> nameless()
{
    return failure(ListStoreText::tr("A list needs a name"), ListStoreText::tr("Type at least one letter"));
}

} // namespace

Result<QList<ReadingList>> ListStore::all()
{
    auto statement = m_connection.prepare(
        u"SELECT l.id, l.name, l.kind, l.query, l.folder, (SELECT count(*) FROM reading_list_item i JOIN paper p ON "
        u"p.id = i.paper_id"
        " WHERE i.list_id = l.id AND p.trashed_at IS NULL) FROM reading_list l WHERE l.trashed_at IS NULL"
        " ORDER BY l.folder COLLATE NOCASE, l.name COLLATE NOCASE, l.id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QList<ReadingList> lists;
    return statement
        ->forEach([&](Statement &row) {
            lists.append({row.integer(0), row.text(1), ReadingList::Kind(row.integer(2)), int(row.integer(5)),
                          row.text(3), row.text(4)});
        })
        .transform([&] { return lists; });
}

Result<ReadingList> ListStore::byName(const QString &name)
{
    return all().and_then([&](const QList<ReadingList> &lists) -> Result<ReadingList> {
        const auto found = std::ranges::find(lists, name, &ReadingList::name);
        if (found == lists.end())
            return failure(ListStoreText::tr("There is no list “%1”").arg(name),
                           ListStoreText::tr("Check the name; the window's sidebar shows the lists"));
        return *found;
    });
}

Result<ListId> ListStore::findOrCreate(const QString &name, ReadingList::Kind kind)
{
    auto statement =
        m_connection.prepare(u"SELECT id FROM reading_list WHERE name = ? AND trashed_at IS NULL ORDER BY id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    statement->bindAll(name);
    const Result<bool> found = statement->step();
    if (!found)
        return std::unexpected(found.error());
    if (*found)
        return statement->integer(0);
    return m_connection
        .run(u"INSERT INTO reading_list(name, kind, created_at) VALUES (?, ?, ?)"_s, name, int(kind),
             QDateTime::currentMSecsSinceEpoch())
        .transform([&] { return m_connection.lastInsertId(); });
}

Result<ListId> ListStore::createSmart(const ReadingList &list)
{
    if (list.name.simplified().isEmpty())
        return nameless();
    return m_connection
        .run(u"INSERT INTO reading_list(name, kind, created_at, folder, query) VALUES (?, ?, ?, ?, ?)"_s,
             list.name.simplified(), int(ReadingList::Kind::Smart), QDateTime::currentMSecsSinceEpoch(),
             list.folder.simplified(), list.query.trimmed())
        .transform([&] { return m_connection.lastInsertId(); });
}

Result<bool> ListStore::isOrdered(ListId id)
{
    auto statement = m_connection.prepare(u"SELECT kind <> ? FROM reading_list WHERE id = ? AND trashed_at IS NULL"_s);
    if (!statement)
        return std::unexpected(statement.error());
    bool ordered = false;
    return statement->forEach([&](Statement &row) { ordered = row.integer(0) != 0; }, int(ReadingList::Kind::Smart), id)
        .transform([&] { return ordered; });
}

Result<QList<ListStore::Place>> ListStore::places(ListId id)
{
    auto statement = m_connection.prepare(
        u"SELECT paper_id, position FROM reading_list_item WHERE list_id = ? ORDER BY position, paper_id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QList<Place> places;
    return statement->forEach([&](Statement &row) { places.append({row.integer(0), row.integer(1)}); }, id)
        .transform([&] { return places; });
}

Result<QList<PaperId>> ListStore::papers(ListId id)
{
    return places(id).transform([](const QList<Place> &places) {
        QList<PaperId> papers;
        papers.reserve(places.size());
        std::ranges::transform(places, std::back_inserter(papers), &Place::paper);
        return papers;
    });
}

bool ListStore::isReordered(const QList<Place> &places, const QList<PaperId> &papers)
{
    QSet<PaperId> members;
    for (const Place &place : places)
        members.insert(place.paper);
    return places.size() == papers.size() && QSet<PaperId>(papers.begin(), papers.end()) == members;
}

Result<void> ListStore::move(ListId id, const QList<Place> &places, const QList<PaperId> &papers)
{
    auto statement =
        m_connection.prepare(u"UPDATE reading_list_item SET position = ? WHERE paper_id = ? AND list_id = ?"_s);
    if (!statement)
        return std::unexpected(statement.error());
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (places.at(i).paper == papers.at(i))
            continue;
        if (auto done = statement->run(places.at(i).position, papers.at(i), id); !done)
            return done;
    }
    return {};
}

Result<void> ListStore::setPapers(ListId id, const QList<PaperId> &papers)
{
    return inTransaction(m_connection, [&]() -> Result<void> {
        const auto places = this->places(id);
        if (!places)
            return std::unexpected(places.error());
        if (isReordered(*places, papers))
            return move(id, *places, papers);
        if (auto cleared = m_connection.run(u"DELETE FROM reading_list_item WHERE list_id = ?"_s, id); !cleared)
            return cleared;
        auto statement =
            m_connection.prepare(u"INSERT INTO reading_list_item(list_id, paper_id, position) VALUES (?, ?, ?)"_s);
        if (!statement)
            return std::unexpected(statement.error());
        qint64 position = 0;
        for (const PaperId paper : papers) {
            if (auto done = statement->run(id, paper, ++position); !done)
                return done;
        }
        return {};
    });
}

Result<void> ListStore::change(const ReadingList &list)
{
    if (list.name.simplified().isEmpty())
        return nameless();
    return m_connection.run(u"UPDATE reading_list SET name = ?, folder = ?, query = ? WHERE id = ?"_s,
                            list.name.simplified(), list.folder.simplified(), list.query.trimmed(), list.id);
}

Result<void> ListStore::setTrashed(ListId id, bool trashed)
{
    return m_connection.run(u"UPDATE reading_list SET trashed_at = iif(?, ?, NULL) WHERE id = ?"_s, trashed,
                            QDateTime::currentMSecsSinceEpoch(), id);
}

Result<void> ListStore::append(ListId id, const QList<PaperId> &papers)
{
    return inTransaction(m_connection, [&]() -> Result<void> {
        auto statement = m_connection.prepare(
            u"INSERT OR IGNORE INTO reading_list_item(list_id, paper_id, position)"
            " SELECT ?1, ?2, coalesce(max(position), 0) + 1 FROM reading_list_item WHERE list_id = ?1"_s);
        if (!statement)
            return std::unexpected(statement.error());
        for (const PaperId paper : papers) {
            if (auto done = statement->run(id, paper); !done)
                return done;
        }
        return {};
    });
}

} // namespace lectern

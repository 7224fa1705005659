// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/tag_store.h"

#include "models/library/connection.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Twelve hues that stay apart in light and dark mode.
constexpr std::array<const char *, 12> palette = {"#d9534f", "#e08a2e", "#c9a227", "#6aa84f", "#2e9e8f", "#3d85c6",
                                                  "#5b6dcd", "#8e63ce", "#b95fb0", "#d4608a", "#8d6e53", "#6b7a8f"};

struct TagStoreText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Library)
};

Tag tagFrom(const Statement &row)
{
    return {row.integer(0), row.text(1), QColor::fromString(row.text(2))};
}

std::unexpected<Error> emptyName()
{
    return failure(TagStoreText::tr("A tag needs a name"), TagStoreText::tr("Type at least one letter"));
}

} // namespace

Result<QList<Tag>> TagStore::all()
{
    auto statement = m_connection.prepare(u"SELECT id, name, colour FROM tag ORDER BY name COLLATE NOCASE"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QList<Tag> tags;
    return statement->forEach([&](Statement &row) { tags.append(tagFrom(row)); }).transform([&] { return tags; });
}

Result<Tag> TagStore::byName(const QString &name)
{
    auto statement = m_connection.prepare(u"SELECT id, name, colour FROM tag WHERE name = ?"_s);
    if (!statement)
        return std::unexpected(statement.error());
    statement->bindAll(name.simplified());
    const Result<bool> found = statement->step();
    if (!found)
        return std::unexpected(found.error());
    if (!*found)
        return failure(TagStoreText::tr("There is no tag “%1”").arg(name),
                       TagStoreText::tr("“lectern tags” lists them"));
    return tagFrom(*statement);
}

Result<QHash<TagId, int>> TagStore::counts()
{
    auto statement =
        m_connection.prepare(u"SELECT pt.tag_id, count(*) FROM paper_tag pt JOIN paper p ON p.id = pt.paper_id"
                             " WHERE p.trashed_at IS NULL GROUP BY pt.tag_id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QHash<TagId, int> counts;
    return statement->forEach([&](Statement &row) { counts.insert(row.integer(0), int(row.integer(1))); })
        .transform([&] { return counts; });
}

Result<Tag> TagStore::findOrCreate(const QString &name)
{
    const QString wanted = name.simplified();
    if (wanted.isEmpty())
        return emptyName();
    if (auto existing = byName(wanted))
        return existing;
    const auto used = m_connection.number(u"SELECT count(*) FROM tag"_s);
    if (!used)
        return std::unexpected(used.error());
    const QString colour = QString::fromLatin1(palette[size_t(*used) % palette.size()]);
    return m_connection.run(u"INSERT INTO tag(name, colour) VALUES (?, ?)"_s, wanted, colour).transform([&] {
        return Tag{m_connection.lastInsertId(), wanted, QColor::fromString(colour)};
    });
}

Result<void> TagStore::restore(const Tag &tag, const QList<PaperId> &papers)
{
    return inTransaction(m_connection, [&]() -> Result<void> {
        if (auto done = m_connection.run(u"INSERT INTO tag(id, name, colour) VALUES (?, ?, ?)"_s, tag.id, tag.name,
                                         tag.colour.name());
            !done)
            return done;
        for (const PaperId paper : papers) {
            if (auto done = m_connection.run(u"INSERT OR IGNORE INTO paper_tag(paper_id, tag_id) VALUES (?, ?)"_s,
                                             paper, tag.id);
                !done)
                return done;
        }
        return {};
    });
}

Result<void> TagStore::rename(TagId id, const QString &name)
{
    const QString wanted = name.simplified();
    if (wanted.isEmpty())
        return emptyName();
    if (const auto other = byName(wanted); other && other->id != id)
        return failure(TagStoreText::tr("There is a tag “%1” already").arg(other->name),
                       TagStoreText::tr("Merge the two instead"));
    return m_connection.run(u"UPDATE tag SET name = ? WHERE id = ?"_s, wanted, id);
}

Result<void> TagStore::setColour(TagId id, const QColor &colour)
{
    if (!colour.isValid())
        return failure(TagStoreText::tr("That is not a colour"), TagStoreText::tr("Write it as #rrggbb"));
    return m_connection.run(u"UPDATE tag SET colour = ? WHERE id = ?"_s, colour.name(), id);
}

Result<QList<PaperId>> TagStore::remove(TagId id)
{
    return inTransaction(m_connection, [&]() -> Result<QList<PaperId>> {
        return papersWith(id).and_then([&](const QList<PaperId> &papers) {
            return m_connection.run(u"DELETE FROM tag WHERE id = ?"_s, id).transform([&] { return papers; });
        });
    });
}

Result<void> TagStore::merge(TagId from, TagId into)
{
    // Removing `from` at the end would lose the tag altogether.
    if (from == into)
        return {};
    return inTransaction(m_connection, [&]() -> Result<void> {
        return m_connection
            .run(
                u"INSERT OR IGNORE INTO paper_tag(paper_id, tag_id) SELECT paper_id, ? FROM paper_tag WHERE tag_id = ?"_s,
                into, from)
            .and_then([&] { return m_connection.run(u"DELETE FROM tag WHERE id = ?"_s, from); });
    });
}

Result<QList<PaperId>> TagStore::papersWith(TagId id)
{
    auto statement = m_connection.prepare(u"SELECT paper_id FROM paper_tag WHERE tag_id = ? ORDER BY paper_id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QList<PaperId> papers;
    return statement->forEach([&](Statement &row) { papers.append(row.integer(0)); }, id).transform([&] {
        return papers;
    });
}

Result<QList<PaperId>> TagStore::setTagged(const QList<PaperId> &papers, TagId tag, bool tagged)
{
    return inTransaction(m_connection, [&]() -> Result<QList<PaperId>> {
        auto statement =
            m_connection.prepare(tagged ? u"INSERT OR IGNORE INTO paper_tag(paper_id, tag_id) VALUES (?, ?)"_s
                                        : u"DELETE FROM paper_tag WHERE paper_id = ? AND tag_id = ?"_s);
        if (!statement)
            return std::unexpected(statement.error());
        QList<PaperId> changed;
        for (const PaperId paper : papers) {
            if (auto done = statement->run(paper, tag); !done)
                return std::unexpected(done.error());
            if (m_connection.changes() > 0)
                changed.append(paper);
        }
        return changed;
    });
}

} // namespace lectern

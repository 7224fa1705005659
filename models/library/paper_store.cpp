// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/paper_store.h"

#include "models/library/connection.h"
#include "models/library/highlight_store.h"
#include "models/library/search_index.h"

#include <QCoreApplication>
#include <QScopeGuard>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// So much of an abstract's source is enough for the list's lines.
constexpr int excerptSource = 400;
/// No abstract is longer; one with a hit is read whole.
constexpr int wholeSource = 1 << 20;

struct PaperStoreText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Library)
};

QStringList lines(const QString &text)
{
    return text.split(u'\n', Qt::SkipEmptyParts);
}

Result<QList<Tag>> tagsOf(Statement &statement, PaperId id)
{
    QList<Tag> tags;
    auto done = statement.forEach(
        [&](Statement &row) { tags.append({row.integer(0), row.text(1), QColor::fromString(row.text(2))}); }, id);
    statement.reset();
    return done.transform([&] { return tags; });
}

Result<QList<ThemeScore>> themesOf(Statement &statement, PaperId id)
{
    QList<ThemeScore> themes;
    auto done = statement.forEach([&](Statement &row) { themes.append({row.text(0), row.real(1)}); }, id);
    statement.reset();
    return done.transform([&] { return themes; });
}

const QString tagsSql = u"SELECT t.id, t.name, t.colour FROM paper_tag pt JOIN tag t ON t.id = pt.tag_id"
                        " WHERE pt.paper_id = ? ORDER BY t.name"_s;
const QString themesSql = u"SELECT theme_id, score FROM paper_theme WHERE paper_id = ? ORDER BY score DESC, theme_id"_s;

ReadingState stateFrom(const Statement &row, int column)
{
    return {ReadingStatus(row.integer(column)), row.integer(column + 1) != 0, int(row.integer(column + 2))};
}

} // namespace

Result<Statement *> PaperStore::kept(std::optional<Statement> &place, const QString &sql)
{
    if (!place) {
        auto prepared = m_connection.prepare(sql);
        if (!prepared)
            return std::unexpected(prepared.error());
        place.emplace(std::move(*prepared));
    }
    return &*place;
}

Result<Paper> PaperStore::paper(PaperId id)
{
    const Result<Statement *> prepared =
        kept(m_paper,
             u"SELECT p.title, p.edited_title, p.derived_title, p.authors, p.venue, p.year, p.decision, p.added_at, "
             u"t.abstract,"
             " t.keywords, t.track, t.area, t.summary, t.url, t.pdf_url, t.doi, t.arxiv_id, t.external_id,"
             " coalesce(s.status, 0), coalesce(s.starred, 0), coalesce(s.rating, 0), coalesce(n.markdown, ''),"
             " (SELECT count(*) FROM highlight h WHERE h.paper_id = p.id AND h.trashed_at IS NULL)"
             " FROM paper p JOIN paper_text t ON t.paper_id = p.id LEFT JOIN reading_state s ON s.paper_id = p.id"
             " LEFT JOIN note n ON n.paper_id = p.id WHERE p.id = ?"_s);
    if (!prepared)
        return std::unexpected(prepared.error());
    Statement *statement = *prepared;
    const auto reset = qScopeGuard([statement] { statement->reset(); });
    statement->bindAll(id);
    const Result<bool> found = statement->step();
    if (!found)
        return std::unexpected(found.error());
    if (!*found)
        return failure(PaperStoreText::tr("There is no paper %1 in the library").arg(id),
                       PaperStoreText::tr("“lectern list” shows the numbers"));
    Paper paper;
    paper.id = id;
    PaperRecord &record = paper.record;
    record.title = statement->text(0);
    paper.editedTitle = statement->text(1);
    paper.derivedTitle = statement->text(2);
    record.authors = lines(statement->text(3));
    record.venue = statement->text(4);
    record.year = int(statement->integer(5));
    record.decision = statement->text(6);
    paper.added = QDateTime::fromMSecsSinceEpoch(statement->integer(7));
    record.abstract = statement->text(8);
    record.keywords = lines(statement->text(9));
    record.track = statement->text(10);
    record.area = statement->text(11);
    record.summary = statement->text(12);
    record.url = statement->text(13);
    record.pdfUrl = statement->text(14);
    record.doi = statement->text(15);
    record.arxivId = statement->text(16);
    record.externalId = statement->text(17);
    paper.state = stateFrom(*statement, 18);
    paper.note = statement->text(21);
    paper.highlights = int(statement->integer(22));

    const auto fill = [&](std::optional<Statement> &place, const QString &sql, auto &&read,
                          auto &target) -> Result<void> {
        return kept(place, sql).and_then([&](Statement *part) { return read(*part, id); }).transform([&](auto &&value) {
            target = value;
        });
    };
    return fill(m_tags, tagsSql, tagsOf, paper.tags)
        .and_then([&] { return fill(m_themes, themesSql, themesOf, paper.themes); })
        .and_then([&]() -> Result<QList<Highlight>> {
            return paper.highlights == 0 ? QList<Highlight>() : HighlightStore(m_connection).of(id);
        })
        .transform([&](const QList<Highlight> &highlights) {
            paper.annotations = highlights;
            return paper;
        });
}

Result<QList<PaperSummary>> PaperStore::summaries(const QList<PaperId> &ids, const TextMatcher &matcher)
{
    auto papers = m_connection.prepare(
        u"SELECT coalesce(nullif(p.edited_title, ''), nullif(p.title, ''), p.derived_title),"
        " p.edited_title = '' AND p.title = '', substr(t.abstract, 1, ?), p.authors, p.venue, p.year,"
        " coalesce(s.status, 0), coalesce(s.starred, 0), coalesce(s.rating, 0),"
        " EXISTS (SELECT 1 FROM note n WHERE n.paper_id = p.id),"
        " (SELECT count(*) FROM highlight h WHERE h.paper_id = p.id AND h.trashed_at IS NULL)"
        " FROM paper p JOIN paper_text t ON t.paper_id = p.id LEFT JOIN reading_state s ON s.paper_id = p.id WHERE p.id = ?"_s);
    if (!papers)
        return std::unexpected(papers.error());
    auto tagStatement = m_connection.prepare(tagsSql);
    if (!tagStatement)
        return std::unexpected(tagStatement.error());
    auto themeStatement = m_connection.prepare(themesSql);
    if (!themeStatement)
        return std::unexpected(themeStatement.error());

    QList<PaperSummary> summaries;
    summaries.reserve(ids.size());
    for (const PaperId id : ids) {
        auto tags = tagsOf(*tagStatement, id);
        if (!tags)
            return std::unexpected(tags.error());
        auto themes = themesOf(*themeStatement, id);
        if (!themes)
            return std::unexpected(themes.error());
        const auto read = papers->forEach(
            [&](Statement &row) {
                PaperSummary summary;
                summary.id = id;
                summary.title = plainText(row.text(0));
                summary.titleDerived = row.integer(1) != 0;
                summary.excerpt = plainText(row.text(2)).simplified();
                if (const QString around = snippet(summary.excerpt, matcher, excerptSource / 4); !around.isEmpty())
                    summary.excerpt = around;
                summary.authors = lines(row.text(3));
                summary.venue = row.text(4);
                summary.year = int(row.integer(5));
                summary.state = stateFrom(row, 6);
                summary.hasNote = row.integer(9) != 0;
                summary.highlights = int(row.integer(10));
                summary.tags = *tags;
                summary.themes = *themes;
                summaries.append(summary);
            },
            matcher.isEmpty() ? excerptSource : wholeSource, id);
        if (!read)
            return std::unexpected(read.error());
        papers->reset();
    }
    return summaries;
}

Result<ReadingState> PaperStore::readingState(PaperId id)
{
    auto statement = m_connection.prepare(u"SELECT status, starred, rating FROM reading_state WHERE paper_id = ?"_s);
    if (!statement)
        return std::unexpected(statement.error());
    ReadingState state;
    return statement->forEach([&](Statement &row) { state = stateFrom(row, 0); }, id).transform([&] { return state; });
}

Result<void> PaperStore::setReadingState(PaperId id, const ReadingState &state)
{
    return m_connection.run(
        u"INSERT INTO reading_state(paper_id, status, starred, rating, changed_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT(paper_id) DO UPDATE SET status = excluded.status, starred = excluded.starred,"
        " rating = excluded.rating, changed_at = excluded.changed_at"_s,
        id, int(state.status), state.starred, state.rating, QDateTime::currentMSecsSinceEpoch());
}

Result<void> PaperStore::setEditedTitle(PaperId id, const QString &title)
{
    return inTransaction(m_connection, [&]() -> Result<void> {
        return m_connection.run(u"UPDATE paper SET edited_title = ? WHERE id = ?"_s, title.simplified(), id)
            .and_then([&] { return paper(id); })
            .and_then([&](const Paper &changed) {
                return m_connection.run(u"UPDATE paper SET sort_title = ? WHERE id = ?"_s, sortTitle(changed.title()),
                                        id);
            })
            .and_then([&] { return reindex(m_connection, {id}); });
    });
}

Result<void> PaperStore::setTrashed(const QList<PaperId> &ids, bool trashed)
{
    return inTransaction(m_connection, [&]() -> Result<void> {
        auto statement = m_connection.prepare(u"UPDATE paper SET trashed_at = iif(?, ?, NULL) WHERE id = ?"_s);
        if (!statement)
            return std::unexpected(statement.error());
        for (const PaperId id : ids) {
            if (auto done = statement->run(trashed, QDateTime::currentMSecsSinceEpoch(), id); !done)
                return done;
        }
        return {};
    });
}

Result<QList<PaperId>> PaperStore::trash()
{
    auto statement =
        m_connection.prepare(u"SELECT id FROM paper WHERE trashed_at IS NOT NULL ORDER BY trashed_at DESC"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QList<PaperId> ids;
    return statement->forEach([&](Statement &row) { ids.append(row.integer(0)); }).transform([&] { return ids; });
}

Result<qint64> PaperStore::emptyTrash()
{
    return inTransaction(m_connection, [&]() -> Result<qint64> {
        return m_connection
            .run(u"DELETE FROM paper_search WHERE rowid IN (SELECT id FROM paper WHERE trashed_at IS NOT NULL)"_s)
            .and_then([&] { return m_connection.run(u"DELETE FROM paper WHERE trashed_at IS NOT NULL"_s); })
            .transform([&] { return m_connection.changes(); });
    });
}

Result<qint64> PaperStore::count()
{
    return m_connection.number(u"SELECT count(*) FROM paper WHERE trashed_at IS NULL"_s);
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/highlight_store.h"

#include "models/library/connection.h"
#include "models/markup/anchor.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

Highlight foundAgain(Highlight highlight, const QString &abstract)
{
    const auto found = markup::findAnchor(
        abstract, {{highlight.start, highlight.length}, highlight.quote, highlight.prefix, highlight.suffix});
    highlight.lost = !found;
    if (found) {
        // The quote stays what the reader marked as long as the place is not certain: the old text may return.
        highlight.start = found->range.start;
        highlight.length = found->range.length;
        highlight.score = found->score;
    }
    return highlight;
}

} // namespace

Result<QList<Highlight>> HighlightStore::select(PaperId paper, const QString &condition)
{
    auto statement = m_connection.prepare(
        u"SELECT id, start, length, quote, prefix, suffix, colour, comment, lost, score, created_at"
        " FROM highlight WHERE paper_id = ? "_s +
        condition + u" ORDER BY lost, start, length, id"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QList<Highlight> highlights;
    return statement
        ->forEach(
            [&](Statement &row) {
                highlights.append({row.integer(0), paper, row.integer(1), row.integer(2), row.text(3), row.text(4),
                                   row.text(5), highlightColourFrom(row.text(6)), row.text(7), row.integer(8) != 0,
                                   row.real(9), QDateTime::fromMSecsSinceEpoch(row.integer(10))});
            },
            paper)
        .transform([&] { return highlights; });
}

Result<QList<Highlight>> HighlightStore::of(PaperId paper)
{
    return select(paper, u"AND trashed_at IS NULL"_s);
}

Result<Highlight> HighlightStore::settled(const Highlight &highlight)
{
    auto statement = m_connection.prepare(u"SELECT abstract FROM paper_text WHERE paper_id = ?"_s);
    if (!statement)
        return std::unexpected(statement.error());
    QString abstract;
    return statement->forEach([&](Statement &row) { abstract = row.text(0); }, highlight.paper).transform([&] {
        return foundAgain(highlight, abstract);
    });
}

Result<HighlightId> HighlightStore::add(const Highlight &highlight)
{
    const QDateTime created = highlight.created.isValid() ? highlight.created : QDateTime::currentDateTime();
    return settled(highlight)
        .and_then([&](const Highlight &now) {
            return m_connection.run(
                u"INSERT INTO highlight(paper_id, start, length, quote, prefix, suffix, colour, comment, lost, score,"
                " created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                now.paper, qint64(now.start), qint64(now.length), now.quote, now.prefix, now.suffix,
                highlightColourWord(now.colour), now.comment, int(now.lost), now.score, created.toMSecsSinceEpoch());
        })
        .transform([this] { return m_connection.lastInsertId(); });
}

Result<void> HighlightStore::update(const Highlight &highlight)
{
    return settled(highlight).and_then([this](const Highlight &now) { return write(now); });
}

Result<void> HighlightStore::write(const Highlight &highlight)
{
    return m_connection.run(
        u"UPDATE highlight SET start = ?, length = ?, quote = ?, prefix = ?, suffix = ?, colour = ?,"
        " comment = ?, lost = ?, score = ? WHERE id = ?"_s,
        qint64(highlight.start), qint64(highlight.length), highlight.quote, highlight.prefix, highlight.suffix,
        highlightColourWord(highlight.colour), highlight.comment, int(highlight.lost), highlight.score, highlight.id);
}

Result<void> HighlightStore::setTrashed(HighlightId id, bool trashed)
{
    return m_connection.run(u"UPDATE highlight SET trashed_at = iif(?, ?, NULL) WHERE id = ?"_s, int(trashed),
                            QDateTime::currentMSecsSinceEpoch(), id);
}

Result<void> HighlightStore::reanchor(PaperId paper, const QString &abstract)
{
    const Result<QList<Highlight>> all = select(paper, {});
    if (!all)
        return std::unexpected(all.error());
    for (const Highlight &before : *all) {
        const Highlight now = foundAgain(before, abstract);
        if (now == before)
            continue;
        if (auto done = write(now); !done)
            return done;
    }
    return {};
}

Highlight highlightAt(PaperId paper, const QString &abstract, qsizetype start, qsizetype length)
{
    const markup::Anchor anchor = markup::anchorAt(abstract, {start, length});
    Highlight highlight;
    highlight.paper = paper;
    highlight.start = anchor.range.start;
    highlight.length = anchor.range.length;
    highlight.quote = anchor.quote;
    highlight.prefix = anchor.prefix;
    highlight.suffix = anchor.suffix;
    highlight.created = QDateTime::currentDateTime();
    return highlight;
}

} // namespace lectern

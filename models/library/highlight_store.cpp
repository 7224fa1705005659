// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/highlight_store.h"

#include "models/library/connection.h"
#include "models/markup/anchor.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace lectern {

Result<QList<Highlight>> HighlightStore::select(PaperId paper, const QString &condition)
{
    auto statement =
        m_connection.prepare(u"SELECT id, start, length, quote, prefix, suffix, colour, comment, lost, score"
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
                                   row.real(9)});
            },
            paper)
        .transform([&] { return highlights; });
}

Result<QList<Highlight>> HighlightStore::of(PaperId paper)
{
    return select(paper, u"AND trashed_at IS NULL"_s);
}

Result<HighlightId> HighlightStore::add(const Highlight &highlight)
{
    return m_connection
        .run(u"INSERT INTO highlight(paper_id, start, length, quote, prefix, suffix, colour, comment, lost, score,"
             " created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
             highlight.paper, qint64(highlight.start), qint64(highlight.length), highlight.quote, highlight.prefix,
             highlight.suffix, highlightColourWord(highlight.colour), highlight.comment, int(highlight.lost),
             highlight.score, QDateTime::currentMSecsSinceEpoch())
        .transform([this] { return m_connection.lastInsertId(); });
}

Result<void> HighlightStore::update(const Highlight &highlight)
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
    for (Highlight highlight : *all) {
        const markup::Anchor anchor{
            {highlight.start, highlight.length}, highlight.quote, highlight.prefix, highlight.suffix};
        const auto found = markup::findAnchor(abstract, anchor);
        const Highlight before = highlight;
        highlight.lost = !found;
        if (found) {
            // The quote stays what the reader marked as long as the place is not certain: the old text may return.
            highlight.start = found->range.start;
            highlight.length = found->range.length;
            highlight.score = found->score;
        }
        if (highlight == before)
            continue;
        if (auto done = update(highlight); !done)
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
    return highlight;
}

} // namespace lectern

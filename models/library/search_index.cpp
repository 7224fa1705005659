// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_index.h"

#include "models/library/connection.h"
#include "models/markup/parser.h"
#include "models/markup/writers.h"

using namespace Qt::StringLiterals;

namespace lectern {

Result<void> reindex(Connection &connection, PaperId id)
{
    auto read = connection.prepare(
        u"SELECT coalesce(nullif(p.edited_title, ''), nullif(p.title, ''), p.derived_title), t.abstract,"
        " coalesce(n.markdown, ''), p.authors, t.keywords"
        " FROM paper p JOIN paper_text t ON t.paper_id = p.id LEFT JOIN note n ON n.paper_id = p.id WHERE p.id = ?"_s);
    if (!read)
        return std::unexpected(read.error());
    read->bindAll(id);
    const Result<bool> row = read->step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return {};
    return connection.run(
        u"INSERT OR REPLACE INTO paper_search(rowid, title, abstract, notes, authors, keywords) VALUES (?, ?, ?, ?, ?, ?)"_s,
        id, plainText(read->text(0)), plainText(read->text(1)), plainText(read->text(2)), read->text(3), read->text(4));
}

Result<void> setIndexBuffer(Connection &connection, qint64 bytes)
{
    return connection.run(u"INSERT INTO paper_search(paper_search, rank) VALUES ('hashsize', ?)"_s, bytes);
}

QString plainText(QStringView source)
{
    return markup::toPlainText(markup::parse(source)).text;
}

QString sortTitle(const QString &title)
{
    const QString folded = plainText(title).toCaseFolded();
    const auto first = std::ranges::find_if(folded, [](QChar c) { return c.isLetterOrNumber(); });
    return folded.sliced(first - folded.begin());
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_index.h"

#include "models/library/connection.h"
#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "models/query/search_text.h"

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

const QString sourceSql =
    u"SELECT p.id, coalesce(nullif(p.edited_title, ''), nullif(p.title, ''), p.derived_title), t.abstract,"
    " coalesce(n.markdown, ''), p.authors, t.keywords"
    " FROM paper p JOIN paper_text t ON t.paper_id = p.id LEFT JOIN note n ON n.paper_id = p.id"_s;

/// Writes the row of the paper that the statement of sourceSql stands at, and counts its formulas anew.
Result<void> indexPaper(Connection &connection, IndexWriter &writer, const Statement &row)
{
    const PaperId id = row.integer(0);
    const markup::Document title = markup::parse(row.text(1));
    const markup::Document abstract = markup::parse(row.text(2));
    return writer
        .replace(id, indexRow(markup::toPlainText(title).text, markup::toPlainText(abstract).text,
                              plainText(row.text(3)), row.text(4), row.text(5)))
        .and_then([&] {
            return connection.run(u"UPDATE paper SET formulas = ? WHERE id = ?"_s,
                                  formulaCount(title.root) + formulaCount(abstract.root), id);
        });
}

} // namespace

IndexRow indexRow(const QString &title, const QString &abstract, const QString &notes, const QString &authors,
                  const QString &keywords)
{
    IndexRow row;
    const auto words = [&row](const QString &text) {
        IndexText made = indexText(text);
        row.compounds += made.compounds;
        return std::move(made.words);
    };
    row.title = words(title);
    row.abstract = words(abstract);
    row.keywords = words(keywords);
    row.notes = indexText(notes).words;
    row.authors = indexText(authors).words;
    return row;
}

IndexWriter::IndexWriter(Statement &&add, Statement &&replace, Statement &&compound)
    : m_add(std::move(add))
    , m_replace(std::move(replace))
    , m_compound(std::move(compound))
{
}

Result<IndexWriter> IndexWriter::create(Connection &connection)
{
    const QString row =
        u" INTO paper_search(rowid, title, abstract, notes, authors, keywords) VALUES (?, ?, ?, ?, ?, ?)"_s;
    auto add = connection.prepare(u"INSERT"_s + row);
    auto replace = connection.prepare(u"INSERT OR REPLACE"_s + row);
    auto compound = connection.prepare(u"INSERT OR IGNORE INTO compound(joined, parts) VALUES (?, ?)"_s);
    for (const auto *statement : {&add, &replace, &compound}) {
        if (!*statement)
            return std::unexpected(statement->error());
    }
    return IndexWriter(std::move(*add), std::move(*replace), std::move(*compound));
}

Result<void> IndexWriter::add(PaperId id, const IndexRow &row)
{
    return write(m_add, id, row);
}

Result<void> IndexWriter::replace(PaperId id, const IndexRow &row)
{
    return write(m_replace, id, row);
}

Result<void> IndexWriter::write(Statement &statement, PaperId id, const IndexRow &row)
{
    return statement.run(id, row.title, row.abstract, row.notes, row.authors, row.keywords)
        .and_then([&]() -> Result<void> {
            for (const QString &parts : row.compounds) {
                if (m_compounds.contains(parts))
                    continue;
                m_compounds.insert(parts);
                if (auto done = m_compound.run(QString(parts).remove(u' '), parts); !done)
                    return done;
            }
            return {};
        });
}

Result<void> reindex(Connection &connection, const QList<PaperId> &ids)
{
    auto read = connection.prepare(sourceSql + u" WHERE p.id = ?"_s);
    auto writer = IndexWriter::create(connection);
    if (!read || !writer)
        return std::unexpected(read ? writer.error() : read.error());
    for (const PaperId id : ids) {
        read->bindAll(id);
        const Result<bool> row = read->step();
        if (!row)
            return std::unexpected(row.error());
        if (*row) {
            if (auto done = indexPaper(connection, *writer, *read); !done)
                return done;
        }
        read->reset();
    }
    return {};
}

Result<void> refreshStaleIndex(Connection &connection)
{
    const auto stale = connection.number(u"SELECT count(*) FROM setting WHERE key = 'search_index'"_s);
    if (!stale || *stale == 0)
        return stale ? Result<void>{} : std::unexpected(stale.error());
    return inTransaction(connection, [&]() -> Result<void> {
        auto read = connection.prepare(sourceSql);
        if (!read)
            return std::unexpected(read.error());
        auto writer = IndexWriter::create(connection);
        if (!writer)
            return std::unexpected(writer.error());
        Result<void> written;
        const auto all = read->forEach([&](Statement &row) {
            if (written)
                written = indexPaper(connection, *writer, row);
        });
        if (!all || !written)
            return all ? written : all;
        return connection.run(u"DELETE FROM setting WHERE key = 'search_index'"_s);
    });
}

Result<void> setIndexBuffer(Connection &connection, qint64 bytes)
{
    return connection.run(u"INSERT INTO paper_search(paper_search, rank) VALUES ('hashsize', ?)"_s, bytes);
}

QString plainText(QStringView source)
{
    return markup::toPlainText(markup::parse(source)).text;
}

int formulaCount(const markup::Node &node)
{
    int count = node.kind == markup::Kind::Math || node.kind == markup::Kind::DisplayMath ? 1 : 0;
    for (const markup::Node &child : node.children)
        count += formulaCount(child);
    return count;
}

QString sortTitle(const QString &title)
{
    const QString folded = plainText(title).toCaseFolded();
    const auto first = std::ranges::find_if(folded, [](QChar c) { return c.isLetterOrNumber(); });
    return folded.sliced(first - folded.begin());
}

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/statement.h"
#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <QSet>

namespace lectern {

namespace markup {
struct Node;
}

class Connection;

/// What the full-text index is given of a paper: see indexText().
struct IndexRow {
    QString title;
    QString abstract;
    QString notes;
    QString authors;
    QString keywords;
    QStringList compounds; ///< Of title, abstract and keywords.
};

/// Makes the row from plain texts; authors and keywords are separated by line feeds.
[[nodiscard]] IndexRow indexRow(const QString &title, const QString &abstract, const QString &notes,
                                const QString &authors, const QString &keywords);

/// Puts rows into the index, and their hyphenated words beside it.
class IndexWriter final
{
public:
    [[nodiscard]] static Result<IndexWriter> create(Connection &connection);

    /// Adds the row of a paper that has none yet.
    [[nodiscard]] Result<void> add(PaperId id, const IndexRow &row);
    /// Adds or replaces the row of a paper.
    [[nodiscard]] Result<void> replace(PaperId id, const IndexRow &row);

private:
    IndexWriter(Statement &&add, Statement &&replace, Statement &&compound);
    Result<void> write(Statement &statement, PaperId id, const IndexRow &row);

    Statement m_add;
    Statement m_replace;
    Statement m_compound;
    QSet<QString> m_compounds; ///< Written already.
};

/// Brings the full-text rows of papers up to date with their titles, abstracts, notes, authors and keywords. Fastest
/// in ascending order.
[[nodiscard]] Result<void> reindex(Connection &connection, const QList<PaperId> &ids);

/// Makes the index of a library anew when a migration left it stale; nothing to do otherwise.
[[nodiscard]] Result<void> refreshStaleIndex(Connection &connection);

/// How much of the full-text index is gathered in memory before it is written, in bytes: more makes a large import
/// faster. Goes back with the transaction in which it is set.
[[nodiscard]] Result<void> setIndexBuffer(Connection &connection, qint64 bytes);
inline constexpr qint64 defaultIndexBuffer = 1 << 20;

/// Plain text of a source text, as it is searched and scored.
[[nodiscard]] QString plainText(QStringView source);

/// Formulas of a markup tree, inline and displayed.
[[nodiscard]] int formulaCount(const markup::Node &node);

/// A title as it is sorted: plain text, case-folded, without quotes and spaces in front.
[[nodiscard]] QString sortTitle(const QString &title);

} // namespace lectern

// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <QHash>

namespace lectern {

class Connection;

/// The reader's tags. Names are unique without regard to case. Every writing function is durable when it returns.
class TagStore final
{
public:
    explicit TagStore(Connection &connection)
        : m_connection(connection)
    {
    }

    /// By name.
    [[nodiscard]] Result<QList<Tag>> all();
    /// Errors: no tag of this name.
    [[nodiscard]] Result<Tag> byName(const QString &name);
    /// How many papers outside the trash have each tag.
    [[nodiscard]] Result<QHash<TagId, int>> counts();

    /// The tag of this name, made with the next free colour when there is none. Errors: an empty name.
    [[nodiscard]] Result<Tag> findOrCreate(const QString &name);
    /// Puts back a tag as it was, under its old id.
    [[nodiscard]] Result<void> restore(const Tag &tag, const QList<PaperId> &papers);
    [[nodiscard]] Result<void> rename(TagId id, const QString &name);
    [[nodiscard]] Result<void> setColour(TagId id, const QColor &colour);
    /// Removes the tag from all papers and gives those that had it.
    [[nodiscard]] Result<QList<PaperId>> remove(TagId id);
    /// Gives every paper of `from` the tag `into`, then removes `from`.
    [[nodiscard]] Result<void> merge(TagId from, TagId into);

    [[nodiscard]] Result<QList<PaperId>> papersWith(TagId id);
    /// Adds or removes a tag and gives the papers that it changed.
    [[nodiscard]] Result<QList<PaperId>> setTagged(const QList<PaperId> &papers, TagId tag, bool tagged);

private:
    Connection &m_connection;
};

} // namespace lectern

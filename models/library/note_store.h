// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

namespace lectern {

class Connection;

/// One state of a note.
struct NoteRevision {
    QString markdown;
    QDateTime saved;
};

/// The reader's notes, one a paper, with their earlier states.
class NoteStore final
{
public:
    explicit NoteStore(Connection &connection)
        : m_connection(connection)
    {
    }

    /// Markdown; empty when there is none.
    [[nodiscard]] Result<QString> note(PaperId id);

    /// Saves a note durably and makes it searchable. The state before is kept as a revision when it is older than a
    /// sitting (ten minutes) or when much of it is gone. Empty text removes the note and keeps its revisions.
    [[nodiscard]] Result<void> setNote(PaperId id, const QString &markdown);

    /// Earlier states, newest first.
    [[nodiscard]] Result<QList<NoteRevision>> revisions(PaperId id);

private:
    Connection &m_connection;
};

} // namespace lectern

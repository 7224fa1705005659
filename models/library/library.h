// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/connection.h"
#include "models/library/highlight_store.h"
#include "models/library/list_store.h"
#include "models/library/note_store.h"
#include "models/library/paper_store.h"
#include "models/library/tag_store.h"

#include <memory>

namespace lectern {

/// A library file that is open: one connection and the stores that read and write through it. For one thread; other
/// threads open a Library of their own on the same path.
class Library final
{
public:
    /// Opens a library, making it (and its folder) with Mode::Create. Writing modes bring an older schema up to date.
    [[nodiscard]] static Result<std::unique_ptr<Library>> open(const QString &path, Connection::Mode mode);
    ~Library();
    Q_DISABLE_COPY_MOVE(Library)

    [[nodiscard]] QString path() const { return m_connection->path(); }
    [[nodiscard]] Connection &connection() { return *m_connection; }
    [[nodiscard]] PaperStore &papers() { return m_papers; }
    [[nodiscard]] TagStore &tags() { return m_tags; }
    [[nodiscard]] NoteStore &notes() { return m_notes; }
    [[nodiscard]] ListStore &lists() { return m_lists; }
    [[nodiscard]] HighlightStore &highlights() { return m_highlights; }

    /// Looks for damage: the file's structure, foreign keys, the search index, and papers without a row in it.
    /// Gives the faults found, none for a sound library.
    [[nodiscard]] Result<QStringList> check();

private:
    explicit Library(std::unique_ptr<Connection> connection);

    std::unique_ptr<Connection> m_connection;
    PaperStore m_papers;
    TagStore m_tags;
    NoteStore m_notes;
    ListStore m_lists;
    HighlightStore m_highlights;
};

/// Where the library stands when nobody says otherwise: LECTERN_LIBRARY, or library.lectern in the user's data folder.
[[nodiscard]] QString defaultLibraryPath();

/// Whether a file is an SQLite database, and so a library to open rather than a list to import.
[[nodiscard]] bool isLibraryFile(const QString &path);

} // namespace lectern

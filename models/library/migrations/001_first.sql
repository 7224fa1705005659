-- The library's first schema.

-- What the list pane sorts and filters by, kept narrow; the long texts stand in paper_text.
CREATE TABLE paper (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,              -- as the source says
    edited_title TEXT NOT NULL DEFAULT '',  -- the reader's own
    derived_title TEXT NOT NULL,      -- heading made from the abstract
    sort_title TEXT NOT NULL,         -- the shown title, case-folded, without markup
    authors TEXT NOT NULL,            -- separated by line feeds, in order
    venue TEXT NOT NULL,
    year INTEGER NOT NULL,
    decision TEXT NOT NULL,
    abstract_hash INTEGER NOT NULL,   -- of the abstract's letters and digits, 0 when there are none
    added_at INTEGER NOT NULL,        -- milliseconds since 1970
    trashed_at INTEGER                -- when it was moved to the trash
) STRICT;
CREATE INDEX paper_by_abstract ON paper(abstract_hash) WHERE abstract_hash <> 0;
CREATE INDEX paper_by_title ON paper(sort_title) WHERE trashed_at IS NULL;
CREATE INDEX paper_by_venue ON paper(venue) WHERE trashed_at IS NULL;
CREATE INDEX paper_by_year ON paper(year) WHERE trashed_at IS NULL;

CREATE TABLE paper_text (
    paper_id INTEGER PRIMARY KEY REFERENCES paper(id) ON DELETE CASCADE,
    abstract TEXT NOT NULL,           -- source text
    keywords TEXT NOT NULL,           -- separated by line feeds
    track TEXT NOT NULL,
    area TEXT NOT NULL,
    summary TEXT NOT NULL,
    url TEXT NOT NULL,
    pdf_url TEXT NOT NULL,
    doi TEXT NOT NULL,
    arxiv_id TEXT NOT NULL,
    external_id TEXT NOT NULL
) STRICT;

-- Stable ids under which sources know a paper, with their scope: "doi:…", "arxiv:…", "id:…".
CREATE TABLE paper_identity (
    identity TEXT NOT NULL,
    paper_id INTEGER NOT NULL REFERENCES paper(id) ON DELETE CASCADE,
    PRIMARY KEY (identity, paper_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX paper_identity_by_paper ON paper_identity(paper_id);

CREATE TABLE reading_list (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    kind INTEGER NOT NULL,            -- 0 imported, 1 made by hand
    created_at INTEGER NOT NULL,
    trashed_at INTEGER
) STRICT;

CREATE TABLE reading_list_item (
    list_id INTEGER NOT NULL REFERENCES reading_list(id) ON DELETE CASCADE,
    paper_id INTEGER NOT NULL REFERENCES paper(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (list_id, position, paper_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX reading_list_item_by_paper ON reading_list_item(paper_id, list_id);

CREATE TABLE import_batch (
    id INTEGER PRIMARY KEY,
    list_id INTEGER NOT NULL REFERENCES reading_list(id),
    source TEXT NOT NULL,             -- file name without folder
    format TEXT NOT NULL,
    imported_at INTEGER NOT NULL,
    added INTEGER NOT NULL DEFAULT 0,
    merged INTEGER NOT NULL DEFAULT 0,
    unchanged INTEGER NOT NULL DEFAULT 0,
    skipped TEXT NOT NULL DEFAULT '[]' -- JSON: [{"position", "reason"}]
) STRICT;

-- What the last import of a list said about a paper. data is JSON and leaves the abstract out when it is the one
-- in paper_text, which halves the file.
CREATE TABLE source_snapshot (
    paper_id INTEGER NOT NULL REFERENCES paper(id) ON DELETE CASCADE,
    list_id INTEGER NOT NULL REFERENCES reading_list(id),
    batch_id INTEGER NOT NULL REFERENCES import_batch(id),
    digest INTEGER NOT NULL,          -- of the whole record, to see at once that nothing changed
    data TEXT NOT NULL,
    PRIMARY KEY (paper_id, list_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (name <> ''),
    colour TEXT NOT NULL              -- #rrggbb
) STRICT;

CREATE TABLE paper_tag (
    paper_id INTEGER NOT NULL REFERENCES paper(id) ON DELETE CASCADE,
    tag_id INTEGER NOT NULL REFERENCES tag(id) ON DELETE CASCADE,
    PRIMARY KEY (paper_id, tag_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX paper_tag_by_tag ON paper_tag(tag_id);

CREATE TABLE note (
    paper_id INTEGER PRIMARY KEY REFERENCES paper(id) ON DELETE CASCADE,
    markdown TEXT NOT NULL,
    saved_at INTEGER NOT NULL
) STRICT;

-- Earlier states of a note, one a sitting.
CREATE TABLE note_revision (
    id INTEGER PRIMARY KEY,
    paper_id INTEGER NOT NULL REFERENCES paper(id) ON DELETE CASCADE,
    markdown TEXT NOT NULL,
    saved_at INTEGER NOT NULL
) STRICT;
CREATE INDEX note_revision_by_paper ON note_revision(paper_id, saved_at);

CREATE TABLE highlight (
    id INTEGER PRIMARY KEY,
    paper_id INTEGER NOT NULL REFERENCES paper(id) ON DELETE CASCADE,
    start INTEGER NOT NULL,           -- in the abstract's source, UTF-16 units
    length INTEGER NOT NULL,
    quote TEXT NOT NULL,
    prefix TEXT NOT NULL,
    suffix TEXT NOT NULL,
    colour TEXT NOT NULL,
    comment TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    trashed_at INTEGER
) STRICT;
CREATE INDEX highlight_by_paper ON highlight(paper_id) WHERE trashed_at IS NULL;

CREATE TABLE reading_state (
    paper_id INTEGER PRIMARY KEY REFERENCES paper(id) ON DELETE CASCADE,
    status INTEGER NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 2),
    starred INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1)),
    rating INTEGER NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
    changed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Themes that the reader made or changed; the others come with the program.
CREATE TABLE theme (
    id TEXT PRIMARY KEY,
    definition TEXT NOT NULL          -- JSON
) STRICT, WITHOUT ROWID;

CREATE TABLE paper_theme (
    theme_id TEXT NOT NULL,
    paper_id INTEGER NOT NULL REFERENCES paper(id) ON DELETE CASCADE,
    score REAL NOT NULL,
    PRIMARY KEY (theme_id, paper_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX paper_theme_by_paper ON paper_theme(paper_id, score);

-- Rows are the papers' ids. Contentless: the plain text is made from the markup tree when it is needed.
CREATE VIRTUAL TABLE paper_search USING fts5 (
    title, abstract, notes, authors, keywords,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO paper_search(paper_search, rank) VALUES ('rank', 'bm25(10.0, 4.0, 2.0, 5.0, 6.0)');

-- The index now gets words that are folded and split already (models/query/search_text.h), so that Chinese is found by
-- any stretch and Greek letters by their names; it is made anew when the library is opened.
DROP TABLE paper_search;
CREATE VIRTUAL TABLE paper_search USING fts5 (
    title, abstract, notes, authors, keywords,
    content = '', contentless_delete = 1, tokenize = 'ascii'
);
INSERT INTO paper_search(paper_search, rank) VALUES ('rank', 'bm25(10.0, 4.0, 2.0, 5.0, 6.0)');

-- Words that are written with a hyphen somewhere: "finetuning" -> "fine tuning".
CREATE TABLE compound (
    joined TEXT NOT NULL,
    parts TEXT NOT NULL,
    PRIMARY KEY (joined, parts)
) STRICT, WITHOUT ROWID;

ALTER TABLE paper ADD COLUMN formulas INTEGER NOT NULL DEFAULT 0;  -- in title and abstract

-- Kind 2: a saved query, whose papers are found when it is looked at.
ALTER TABLE reading_list ADD COLUMN query TEXT NOT NULL DEFAULT '';
ALTER TABLE reading_list ADD COLUMN folder TEXT NOT NULL DEFAULT '';

INSERT OR REPLACE INTO setting(key, value) VALUES ('search_index', 'stale');

CREATE INDEX paper_by_added ON paper(added_at) WHERE trashed_at IS NULL;

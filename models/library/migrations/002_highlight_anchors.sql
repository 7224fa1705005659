-- A highlight that an import could not find again is kept as lost, with the place where it was seen last.
ALTER TABLE highlight ADD COLUMN lost INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1));
ALTER TABLE highlight ADD COLUMN score REAL NOT NULL DEFAULT 1;

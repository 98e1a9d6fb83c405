/** The shape of a person's storage, step by step. Append only: a step that has run anywhere is never edited. */
export const steps: ReadonlyArray<string> = [
  `CREATE TABLE owner (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    account TEXT NOT NULL
  );`,
  `ALTER TABLE owner ADD COLUMN is_gone INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    device TEXT,
    opened_by TEXT,
    seen_at INTEGER,
    tables TEXT,
    ended_at INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE admissions (
    session TEXT NOT NULL,
    "table" TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (session, "table")
  ) WITHOUT ROWID;
  CREATE TABLE endings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session TEXT,
    "table" TEXT,
    ended_at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
  );`,
]

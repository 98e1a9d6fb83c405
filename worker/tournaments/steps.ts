/** The shape of a tournament's storage, step by step. Append only: a step that has run anywhere is never edited. */
export const steps: ReadonlyArray<string> = [
  `CREATE TABLE facts (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,
    settings TEXT NOT NULL,
    organiser TEXT,
    organiser_name TEXT NOT NULL,
    status TEXT NOT NULL,
    change INTEGER NOT NULL,
    total INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    called_at INTEGER,
    started_at INTEGER,
    ended_at INTEGER
  );
  CREATE TABLE entrants (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT UNIQUE,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    checked_at INTEGER,
    seed INTEGER,
    gone TEXT
  );
  CREATE TABLE rounds (
    round INTEGER PRIMARY KEY,
    opened_at INTEGER NOT NULL,
    deadline INTEGER NOT NULL,
    closed_at INTEGER,
    byes TEXT NOT NULL,
    bracket TEXT
  );
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entrants TEXT NOT NULL,
    made TEXT NOT NULL,
    places TEXT,
    missing TEXT
  ) WITHOUT ROWID;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    call TEXT NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL
  );`,
]

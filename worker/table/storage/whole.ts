/**
 * Statements for a new table that give the same as all steps of `migrations.ts`. Somebody who adds a step changes
 * this as well: a test compares the two.
 */
export const whole: ReadonlyArray<string> = [
  `CREATE TABLE facts (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    access TEXT NOT NULL,
    options TEXT NOT NULL,
    wanted INTEGER NOT NULL,
    status TEXT NOT NULL,
    change INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    pace TEXT,
    paused_at INTEGER,
    ended TEXT,
    rated INTEGER NOT NULL DEFAULT 0,
    seating TEXT,
    rematch TEXT,
    patience INTEGER,
    proposal TEXT,
    outbox TEXT NOT NULL DEFAULT '[]',
    seats TEXT NOT NULL DEFAULT '[]',
    clocks TEXT NOT NULL DEFAULT '[]',
    seen TEXT NOT NULL DEFAULT '{}',
    play TEXT,
    hours TEXT NOT NULL DEFAULT '[]',
    votes TEXT NOT NULL DEFAULT '[]',
    openings TEXT NOT NULL DEFAULT '[]',
    line TEXT NOT NULL DEFAULT '[]',
    invited TEXT NOT NULL DEFAULT '[]',
    removed TEXT NOT NULL DEFAULT '[]',
    nudges TEXT NOT NULL DEFAULT '{}',
    admissions TEXT NOT NULL DEFAULT '[]',
    followers TEXT NOT NULL DEFAULT '[]',
    listed TEXT,
    drafts TEXT NOT NULL DEFAULT '[]',
    tournament TEXT,
    deal TEXT,
    start TEXT,
    origin TEXT,
    series TEXT,
    link_key TEXT
  )`,
  `CREATE TABLE "journal" (
    revision INTEGER PRIMARY KEY,
    seat INTEGER NOT NULL,
    turn TEXT NOT NULL,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    back INTEGER,
    moves TEXT NOT NULL,
    told TEXT NOT NULL,
    version INTEGER,
    whole INTEGER,
    data TEXT
  )`,
  `CREATE TABLE frames (
    revision INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    data TEXT NOT NULL
  )`,
  `CREATE TABLE happenings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    what TEXT NOT NULL,
    seat INTEGER,
    by INTEGER
  )`,
  `CREATE TABLE plans (
    account TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    version INTEGER NOT NULL
  )`,
  `CREATE TABLE notes (
    account TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  )`,
  `CREATE TABLE talk (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  )`,
  `CREATE TABLE talk_read (
    account TEXT PRIMARY KEY,
    upto INTEGER NOT NULL
  )`,
]

/**
 * Statements for a new object that give the same as all steps of `steps.ts`. Somebody who adds a step changes this as
 * well: a test compares the two.
 */
export const whole: ReadonlyArray<string> = [
  `CREATE TABLE owner (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    account TEXT NOT NULL,
    is_gone INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    device TEXT,
    opened_by TEXT,
    seen_at INTEGER,
    tables TEXT,
    ended_at INTEGER
  ) WITHOUT ROWID`,
  `CREATE TABLE admissions (
    session TEXT NOT NULL,
    "table" TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (session, "table")
  ) WITHOUT ROWID`,
  `CREATE TABLE endings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session TEXT,
    "table" TEXT,
    ended_at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE "letters" (
    "table" TEXT NOT NULL,
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    id TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    read_at INTEGER,
    boxed INTEGER NOT NULL,
    deadline INTEGER,
    of_table TEXT,
    ways TEXT,
    asks TEXT,
    pass TEXT,
    by_list INTEGER,
    PRIMARY KEY ("table", revision, kind, about)
  ) WITHOUT ROWID`,
  'CREATE INDEX letters_unread ON letters (boxed) WHERE read_at IS NULL AND by_list IS NULL',
  `CREATE TABLE deliveries (
    letter TEXT NOT NULL,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    due INTEGER,
    content TEXT,
    PRIMARY KEY (letter, channel)
  ) WITHOUT ROWID`,
  'CREATE INDEX deliveries_due ON deliveries (due) WHERE due IS NOT NULL',
  `CREATE TABLE mutes (
    what TEXT PRIMARY KEY,
    until INTEGER NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    change INTEGER NOT NULL,
    card TEXT,
    status TEXT,
    waiting_since INTEGER,
    updated_at INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0,
    reminded INTEGER
  ) WITHOUT ROWID`,
  `CREATE TABLE settings (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    active_from INTEGER NOT NULL,
    active_to INTEGER NOT NULL,
    active_days TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    digest_hour INTEGER,
    channels TEXT,
    calendar INTEGER NOT NULL,
    remind_after INTEGER DEFAULT 3,
    once INTEGER NOT NULL DEFAULT 0,
    told TEXT
  )`,
  `CREATE TABLE away (
    id TEXT PRIMARY KEY,
    from_day TEXT NOT NULL,
    to_day TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE webhook (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    service TEXT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT,
    target TEXT,
    failures INTEGER NOT NULL,
    off_at INTEGER,
    created_at INTEGER NOT NULL
  )`,
  `CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    withdraws INTEGER,
    key TEXT
  ) WITHOUT ROWID`,
  `CREATE TABLE tallies (
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    until INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (what, about)
  ) WITHOUT ROWID`,
  `CREATE TABLE answerable (
    id TEXT PRIMARY KEY,
    "table" TEXT NOT NULL,
    revision INTEGER NOT NULL,
    asked TEXT NOT NULL,
    turns TEXT NOT NULL,
    answered TEXT,
    created_at INTEGER NOT NULL,
    tells INTEGER,
    proposed INTEGER,
    is_offer INTEGER
  ) WITHOUT ROWID`,
  `CREATE TABLE answers (
    key TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE passes (
    id TEXT PRIMARY KEY,
    "table" TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID`,
  `CREATE VIEW all_ways AS
    SELECT letter, channel, state, at, attempts, due, content FROM deliveries
    UNION ALL
    SELECT letters.id, value ->> 'channel', value ->> 'state', value ->> 'at', value ->> 'attempts', NULL, NULL
      FROM letters, json_each(letters.ways)`,
]

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
  `ALTER TABLE owner ADD COLUMN carried_at INTEGER;
  CREATE TABLE letters (
    id TEXT PRIMARY KEY,
    "table" TEXT,
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    read_at INTEGER,
    boxed INTEGER NOT NULL,
    deadline INTEGER
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX letters_once ON letters ("table", revision, kind, about);
  CREATE TABLE deliveries (
    letter TEXT NOT NULL,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    due INTEGER,
    content TEXT,
    PRIMARY KEY (letter, channel)
  ) WITHOUT ROWID;
  CREATE INDEX deliveries_due ON deliveries (due) WHERE due IS NOT NULL;
  CREATE TABLE mutes (
    what TEXT PRIMARY KEY,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;`,
  `ALTER TABLE owner ADD COLUMN listed_at INTEGER;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    change INTEGER NOT NULL,
    card TEXT,
    status TEXT,
    waiting_since INTEGER,
    updated_at INTEGER NOT NULL
  ) WITHOUT ROWID;`,
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
    taken_at INTEGER NOT NULL,
    cleared_at INTEGER
  );
  CREATE TABLE away (
    id TEXT PRIMARY KEY,
    from_day TEXT NOT NULL,
    to_day TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE webhook (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    service TEXT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT,
    target TEXT,
    failures INTEGER NOT NULL,
    off_at INTEGER,
    created_at INTEGER NOT NULL
  );
  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;`,
  // Until then a letter of the house named its table after the first word of what it is about, as an id of 22 characters.
  `ALTER TABLE letters ADD COLUMN of_table TEXT;
  UPDATE letters SET of_table = substr(about, instr(about, ' ') + 1, 22)
    WHERE kind = 'note' AND (about LIKE 'news %' OR about LIKE 'taken %' OR about LIKE 'address %');`,
  `CREATE TABLE tallies (
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    until INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (what, about)
  ) WITHOUT ROWID;`,
  `CREATE TABLE answerable (
    id TEXT PRIMARY KEY,
    "table" TEXT NOT NULL,
    revision INTEGER NOT NULL,
    asked TEXT NOT NULL,
    turns TEXT NOT NULL,
    answered TEXT,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE passes (
    id TEXT PRIMARY KEY,
    "table" TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;`,
  `ALTER TABLE letters ADD COLUMN ways TEXT;
  ALTER TABLE letters ADD COLUMN asks TEXT;
  ALTER TABLE letters ADD COLUMN pass TEXT;
  CREATE VIEW all_ways AS
    SELECT letter, channel, state, at, attempts, due, content FROM deliveries
    UNION ALL
    SELECT letters.id, value ->> 'channel', value ->> 'state', value ->> 'at', value ->> 'attempts', NULL, NULL
      FROM letters, json_each(letters.ways);`,
  // Letters lie by what they tell, so that no index need tell it; and who has played has read what told of it, without a
  // further row. Of two that told the same of no table, the later one is told apart by its id.
  `ALTER TABLE tables ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE told (
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
  ) WITHOUT ROWID;
  INSERT INTO told ("table", revision, kind, about, id, subject, text, created_at, read_at, boxed, deadline, of_table,
      ways, asks, pass)
    SELECT coalesce("table", ''), revision, kind,
      iif("table" IS NULL AND EXISTS (SELECT 1 FROM letters AS other
          WHERE other."table" IS NULL AND other.revision = letters.revision AND other.kind = letters.kind
          AND other.about = letters.about AND other.id < letters.id), about || ' ' || id, about),
      id, subject, text, created_at, read_at, boxed, deadline, of_table, ways, asks, pass FROM letters;
  DROP VIEW all_ways;
  DROP TABLE letters;
  ALTER TABLE told RENAME TO letters;
  CREATE INDEX letters_unread ON letters (boxed) WHERE read_at IS NULL AND by_list IS NULL;
  CREATE VIEW all_ways AS
    SELECT letter, channel, state, at, attempts, due, content FROM deliveries
    UNION ALL
    SELECT letters.id, value ->> 'channel', value ->> 'state', value ->> 'at', value ->> 'attempts', NULL, NULL
      FROM letters, json_each(letters.ways);`,
  // Letters once knew only their last answer: its column stays for versions of then.
  `ALTER TABLE answerable ADD COLUMN tells INTEGER;
  CREATE TABLE answers (
    key TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;`,
  `ALTER TABLE answerable ADD COLUMN proposed INTEGER;`,
  `ALTER TABLE pushes ADD COLUMN withdraws INTEGER;`,
  // Somebody who has said nothing is reminded after three days.
  `ALTER TABLE tables ADD COLUMN reminded INTEGER;
  ALTER TABLE settings ADD COLUMN remind_after INTEGER DEFAULT 3;
  ALTER TABLE settings ADD COLUMN once INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE settings ADD COLUMN told TEXT;`,
  // Nothing is carried over from D1 any more.
  `ALTER TABLE owner DROP COLUMN carried_at;
  ALTER TABLE owner DROP COLUMN listed_at;
  ALTER TABLE settings DROP COLUMN taken_at;
  ALTER TABLE settings DROP COLUMN cleared_at;`,
  `ALTER TABLE pushes ADD COLUMN key TEXT;`,
  `ALTER TABLE answerable ADD COLUMN is_offer INTEGER;`,
]

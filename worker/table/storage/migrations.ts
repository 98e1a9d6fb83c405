import type { DurableObjectStorage } from '@cloudflare/workers-types'
import { runSteps } from '../../steps.ts'
import { whole } from './whole.ts'

/**
 * The shape of a table's storage, step by step. Append only: a step that has
 * run anywhere is never edited, and a table refuses to open when one was.
 */
export const steps: ReadonlyArray<string> = [
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
    ended_at INTEGER
  );
  CREATE TABLE seats (
    seat INTEGER PRIMARY KEY,
    account TEXT UNIQUE,
    name TEXT NOT NULL,
    own_revision INTEGER NOT NULL,
    waiting_since INTEGER
  );
  CREATE TABLE journal (
    revision INTEGER PRIMARY KEY,
    seat INTEGER NOT NULL,
    moves TEXT NOT NULL,
    turn TEXT NOT NULL UNIQUE,
    told TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE TABLE snapshot (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    play TEXT NOT NULL
  );
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    seat INTEGER,
    revision INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL
  );
  CREATE INDEX outbox_due ON outbox (due);`,
  `ALTER TABLE journal ADD COLUMN by TEXT NOT NULL DEFAULT 'person';
  ALTER TABLE seats ADD COLUMN bot TEXT;
  ALTER TABLE seats ADD COLUMN bot_once INTEGER NOT NULL DEFAULT 0;`,
  `ALTER TABLE facts ADD COLUMN pace TEXT;
  ALTER TABLE facts ADD COLUMN paused_at INTEGER;
  ALTER TABLE facts ADD COLUMN ended TEXT;
  ALTER TABLE outbox ADD COLUMN about TEXT NOT NULL DEFAULT '';
  CREATE TABLE hours (
    account TEXT PRIMARY KEY,
    hours TEXT NOT NULL
  );
  CREATE TABLE clocks (
    seat INTEGER PRIMARY KEY,
    left INTEGER NOT NULL,
    total INTEGER NOT NULL,
    waiting INTEGER,
    since INTEGER,
    deadline INTEGER,
    over_at INTEGER
  );
  CREATE TABLE votes (
    ballot TEXT NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (ballot, seat)
  );
  CREATE TABLE openings (
    seat INTEGER PRIMARY KEY,
    nonce TEXT NOT NULL
  );
  CREATE TABLE happenings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    what TEXT NOT NULL,
    seat INTEGER,
    by INTEGER
  );`,
  `ALTER TABLE facts ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE facts ADD COLUMN seating TEXT;
  ALTER TABLE facts ADD COLUMN rematch TEXT;
  CREATE TABLE invited (
    guest TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0
  );`,
  `CREATE TABLE frames (
    revision INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    data TEXT NOT NULL
  );
  CREATE TABLE plans (
    account TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    version INTEGER NOT NULL
  );
  CREATE TABLE notes (
    account TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE TABLE talk (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE TABLE talk_read (
    account TEXT PRIMARY KEY,
    upto INTEGER NOT NULL
  );`,
  `CREATE TABLE nudges (
    seat INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  );`,
  `ALTER TABLE hours ADD COLUMN next TEXT;
  ALTER TABLE outbox ADD COLUMN parked INTEGER;
  ALTER TABLE facts ADD COLUMN patience INTEGER;`,
  `ALTER TABLE facts ADD COLUMN proposal TEXT;
  CREATE TABLE removed (
    account TEXT PRIMARY KEY
  );`,
  `ALTER TABLE journal ADD COLUMN back INTEGER;
  CREATE TABLE seen (
    seat INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL
  );`,
  `CREATE TABLE line (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    called INTEGER
  );`,
  `CREATE TABLE admissions (
    session TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    until INTEGER NOT NULL,
    is_limited INTEGER NOT NULL
  ) WITHOUT ROWID;`,
  `CREATE TABLE followers (
    account TEXT PRIMARY KEY
  ) WITHOUT ROWID;
  INSERT INTO followers SELECT DISTINCT account FROM seats WHERE account IS NOT NULL;
  INSERT INTO followers SELECT guest FROM invited WHERE told = 1 AND guest NOT LIKE '%@%'
    ON CONFLICT DO NOTHING;`,
  `CREATE TABLE listed (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    said TEXT NOT NULL
  );`,
  // Each row that is written costs: what a turn changes lies in one, and what it leaves behind in another.
  `ALTER TABLE facts ADD COLUMN outbox TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN seen TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE facts ADD COLUMN play TEXT;
  UPDATE facts SET
    outbox = (SELECT json_group_array(json_object('id', id, 'kind', kind, 'seat', seat,
      'revision', revision, 'due', due, 'attempts', attempts, 'about', about, 'parked', parked))
      FROM (SELECT * FROM outbox ORDER BY id)),
    seats = (SELECT json_group_array(json_object('seat', seat, 'account', account, 'name', name,
      'ownRevision', own_revision, 'waitingSince', waiting_since, 'bot', bot,
      'botOnce', json(iif(bot_once = 1, 'true', 'false')))) FROM (SELECT * FROM seats ORDER BY seat)),
    clocks = (SELECT json_group_array(json_object('seat', seat, 'left', left, 'total', total,
      'waiting', waiting, 'since', since, 'deadline', deadline, 'overAt', over_at))
      FROM (SELECT * FROM clocks ORDER BY seat)),
    seen = (SELECT json_group_object(seat, revision) FROM seen),
    play = (SELECT play FROM snapshot);
  DROP TABLE outbox;
  DROP TABLE seats;
  DROP TABLE clocks;
  DROP TABLE seen;
  DROP TABLE snapshot;
  CREATE TABLE rows (
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
  );
  INSERT INTO rows SELECT journal.revision, seat, turn, at, by, back, moves, told, version, whole, data
    FROM journal LEFT JOIN frames ON frames.revision = journal.revision;
  DELETE FROM frames WHERE revision IN (SELECT revision FROM rows);
  DROP TABLE journal;
  ALTER TABLE rows RENAME TO journal;`,
  // A handful of rows lies with the facts, as each table that is made costs rows.
  `ALTER TABLE facts ADD COLUMN hours TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN votes TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN openings TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN line TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN nudges TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE facts ADD COLUMN admissions TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN followers TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE facts ADD COLUMN listed TEXT;
  UPDATE facts SET
    hours = (SELECT json_group_array(json_object('account', account, 'hours', json(hours), 'next', json(next)))
      FROM (SELECT * FROM hours ORDER BY account)),
    votes = (SELECT json_group_array(json_object('ballot', ballot, 'seat', seat, 'choice', choice))
      FROM (SELECT * FROM votes ORDER BY ballot, seat)),
    openings = (SELECT json_group_array(json_object('seat', seat, 'nonce', nonce))
      FROM (SELECT * FROM openings ORDER BY seat)),
    line = (SELECT json_group_array(json_object('account', account, 'name', name, 'called', called))
      FROM (SELECT * FROM line ORDER BY place)),
    invited = (SELECT json_group_array(json_object('guest', guest, 'host', host,
      'told', json(iif(told = 1, 'true', 'false')))) FROM (SELECT * FROM invited ORDER BY rowid)),
    removed = (SELECT json_group_array(account) FROM removed),
    nudges = (SELECT json_group_object(seat, at) FROM nudges),
    admissions = (SELECT json_group_array(json_object('account', account, 'session', session,
      'until', until, 'isLimited', json(iif(is_limited = 1, 'true', 'false')))) FROM admissions),
    followers = (SELECT json_group_array(account) FROM followers),
    listed = (SELECT said FROM listed);
  DROP TABLE hours;
  DROP TABLE votes;
  DROP TABLE openings;
  DROP TABLE line;
  DROP TABLE invited;
  DROP TABLE removed;
  DROP TABLE nudges;
  DROP TABLE admissions;
  DROP TABLE followers;
  DROP TABLE listed;`,
  `ALTER TABLE facts ADD COLUMN drafts TEXT NOT NULL DEFAULT '[]';`,
  `ALTER TABLE facts ADD COLUMN tournament TEXT;`,
  `ALTER TABLE facts ADD COLUMN deal TEXT;`,
  `ALTER TABLE facts ADD COLUMN start TEXT;`,
  `ALTER TABLE facts ADD COLUMN origin TEXT;`,
  `ALTER TABLE facts ADD COLUMN series TEXT;`,
  // The link of a private table is another one from the first removal on; so it is where somebody was removed before.
  `ALTER TABLE facts ADD COLUMN link_key TEXT;
  UPDATE facts SET link_key = lower(hex(randomblob(16))) WHERE access = 'private' AND removed <> '[]';`,
]

/** Brings the storage to its present shape, all or nothing. Throws when a step that has run is not the one written here. */
export const migrate = (storage: DurableObjectStorage): void =>
  runSteps(storage, steps, 'tables', whole)

/** D1: accounts and what belongs to them. Tables' play lives in the tables' own storage, never here. */
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { TurnMoves } from '../games/kernel/index.ts'
import { languages } from '../games/kernel/language.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import {
  type Channels,
  noticeChannels,
  noticeKinds,
  webhookServices,
} from '../wire/notice-kinds.ts'
import type { Pace } from '../wire/schema/table.ts'

const time = (name: string) => integer(name, { mode: 'number' })

export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Proven, in lower case; `null` for a guest. */
    email: text(),
    language: text({ enum: languages }).notNull(),
    theme: text({ enum: ['system', 'light', 'dark'] })
      .notNull()
      .default('system'),
    /** Whether letters also go out by e-mail; the letterbox has them all the same. */
    mail: integer({ mode: 'boolean' }).notNull().default(true),
    pictures: integer({ mode: 'boolean' }).notNull().default(true),
    /** Whether letters and other notices tell what only their reader may know, such as a hand. */
    secrets: integer({ mode: 'boolean' }).notNull().default(true),
    /** Whether the lists of best results may show this name. */
    listed: integer({ mode: 'boolean' }).notNull().default(true),
    createdAt: time('created_at').notNull(),
    /** IANA name; `null`: no browser has told it yet, and UTC stands in. */
    zone: text(),
    /** The hours in which the person may be expected to play, in minutes after midnight of their zone; both the same: all day. */
    activeFrom: integer('active_from').notNull().default(480),
    activeTo: integer('active_to').notNull().default(1320),
    /** ISO weekdays, 1 is Monday. */
    activeDays: text('active_days', { mode: 'json' })
      .$type<ReadonlyArray<number>>()
      .notNull()
      .default([1, 2, 3, 4, 5, 6, 7]),
    /** Between these minutes after midnight nothing rings; both `null`: never quiet. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    /** The hour of the daily letter; `null`: letters go out at once. */
    digestHour: integer('digest_hour'),
    /** Where which kind of notice goes; what is not said is as `defaultChannels` has it. */
    channels: text({ mode: 'json' }).$type<Partial<Channels>>(),
    /** Counts the addresses of the calendar, so that a new one ends the old; `null` or below zero: there is none. */
    calendar: integer(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email)],
)

/** Days on which a person is away, both ends included, in their own zone. */
export const away = sqliteTable(
  'away',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** ISO dates, such as `2026-12-24`. */
    from: text('from_day').notNull(),
    to: text('to_day').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('away_account').on(table.account)],
)

/** A session is good while its row exists; the cookie only names it. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Browser and system in plain words, such as `Firefox, Windows`; `null`: nobody knows. */
    device: text(),
    /** How it was opened; `null` for sessions from before this was noted. */
    by: text('opened_by', { enum: ['guest', 'letter', 'card', 'passkey', 'pass'] }),
    /** The day of the last visit, as its beginning in UTC. */
    seenAt: time('seen_at'),
    /** Opened by passes: the only tables that it is good for; `null`: for the whole account. */
    tables: text({ mode: 'json' }).$type<ReadonlyArray<string>>(),
  },
  (table) => [index('sessions_account').on(table.account)],
)

/** Passes: what the links of letters hold, by which their reader plays that table on another device. Each is good once; a hash is kept. */
export const passes = sqliteTable(
  'passes',
  {
    tokenHash: text('token_hash').primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    table: text().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('passes_account').on(table.account),
    index('passes_expires').on(table.expiresAt),
  ],
)

/** Seat cards: one an account. Its secret is made from `nonce` and our key, so that its owner can be shown it again; kept is a hash. */
export const cards = sqliteTable(
  'cards',
  {
    account: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [uniqueIndex('cards_token').on(table.tokenHash)],
)

/** Passkeys (WebAuthn credentials) by which an account signs in. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as it says; 0 where it does not count. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<ReadonlyArray<string>>().notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('passkeys_account').on(table.account)],
)

/** Challenges of passkeys that wait for their answer. Each is good once, for a few minutes, in the browser that asked. */
export const challenges = sqliteTable(
  'challenges',
  {
    id: text().primaryKey(),
    challenge: text().notNull(),
    /** The session that adds a passkey; `null` to sign in. */
    session: text().references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('challenges_expires').on(table.expiresAt)],
)

/** Sign-in letters that were sent. Only hashes of the link's token and of the code are kept. */
export const signIns = sqliteTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    /** Once an account is deleted, a keyed hash: enough for the limits. */
    email: text().notNull(),
    /** The language of the letter, and of the account if it makes one. */
    language: text({ enum: languages }).notNull(),
    /** The guest who asked, whose account the address will join. */
    account: text().references(() => accounts.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Wrong codes entered so far. */
    attempts: integer().notNull().default(0),
    /** A keyed hash of the asker's network address, for the limits. */
    network: text().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    uniqueIndex('sign_ins_token').on(table.tokenHash),
    index('sign_ins_email').on(table.email, table.createdAt),
    index('sign_ins_network').on(table.network, table.createdAt),
  ],
)

/** A list of tables, kept by the tables' outboxes. It may lag; nothing is decided by it. */
export const tables = sqliteTable(
  'tables',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    title: text().notNull(),
    status: text({ enum: ['gathering', 'playing', 'over'] }).notNull(),
    access: text({ enum: ['open', 'link', 'private'] }).notNull(),
    rated: integer({ mode: 'boolean' }).notNull().default(false),
    /** Counts the table's changes, so that a late delivery never overwrites a newer one. */
    change: integer().notNull(),
    /** `null`: no clock runs there. */
    pace: text({ mode: 'json' }).$type<Pace>(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('tables_open').on(table.access, table.status, table.createdAt)],
)

export const seats = sqliteTable(
  'seats',
  {
    table: text()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    /** `null`: free, or the account was deleted. */
    account: text().references(() => accounts.id, { onDelete: 'set null' }),
    name: text(),
    /** Since when the table waits for this seat. */
    waitingSince: time('waiting_since'),
    /** When this seat's time is over; `null` where no clock runs. */
    deadline: time('deadline'),
    /** How many words at the table the person in this seat has not read. What they say stays there. */
    unread: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.seat] }),
    index('seats_account').on(table.account),
  ],
)

/** Letters of the time before they lay in their people's objects: they are carried there (`notices/carry-over.ts`). Nothing else reads or writes them. */
export const letters = sqliteTable(
  'letters',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** `null` for letters about no table. */
    table: text(),
    revision: integer().notNull(),
    kind: text({ enum: [...noticeKinds, 'note'] }).notNull(),
    /** Tells apart notices of one kind at one revision, such as two messages. */
    about: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
    /** Whether the letterbox shows it. */
    boxed: integer({ mode: 'boolean' }).notNull().default(true),
    /** When the time it speaks of is over. */
    deadline: time('deadline'),
    /** When it was carried into its account's object. */
    carriedAt: time('carried_at'),
  },
  (table) => [
    index('letters_uncarried').on(table.account).where(sql`carried_at IS NULL`),
    uniqueIndex('letters_once').on(
      table.table,
      table.revision,
      table.account,
      table.kind,
      table.about,
    ),
    index('letters_account').on(table.account, table.createdAt),
  ],
)

/** Ways out of the house of letters that are not carried yet. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    letter: text()
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    channel: text({ enum: noticeChannels }).notNull(),
    state: text({ enum: ['held', 'waiting', 'sending', 'sent', 'none', 'failed'] }).notNull(),
    /** When it came to this state. */
    at: time('at').notNull(),
    attempts: integer().notNull().default(0),
    /** When a held letter is to go: at the digest's hour, or when the quiet hours end. */
    due: time('due'),
    /** What a held letter says; gone once it went. */
    content: text({ mode: 'json' }).$type<NoticeLetter>(),
  },
  (table) => [
    primaryKey({ columns: [table.letter, table.channel] }),
    index('deliveries_due').on(table.state, table.due),
  ],
)

/** Letters that can be answered by e-mail: what was asked, and the turns they listed. */
export const answerable = sqliteTable(
  'answerable',
  {
    /** Keyed hash of what the letter is about; part of the address that answers go to. */
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    table: text().notNull(),
    revision: integer().notNull(),
    /** Hash of the decision that was asked for. */
    asked: text().notNull(),
    turns: text({ mode: 'json' }).$type<ReadonlyArray<TurnMoves>>().notNull(),
    /** Hash of the last answer that was seen to, as mail may come twice. */
    answered: text(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('answerable_account').on(table.account),
    index('answerable_time').on(table.createdAt),
  ],
)

/** Browsers that take web push. A subscription lives no longer than the session that made it. */
export const pushes = sqliteTable(
  'pushes',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    session: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** The browser's public key and shared secret (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('pushes_endpoint').on(table.endpoint),
    index('pushes_account').on(table.account),
    index('pushes_session').on(table.session),
  ],
)

/** An account's webhook. */
export const webhooks = sqliteTable('webhooks', {
  account: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  service: text({ enum: webhookServices }).notNull(),
  /** Mostly secret: anybody who has it can write there. */
  url: text().notNull(),
  /** What signs messages to a program, or the token that another service wants. */
  secret: text(),
  /** The chat or room, where the address does not say it. */
  target: text(),
  /** Failures in a row. */
  failures: integer().notNull().default(0),
  /** When it was switched off after too many. */
  offAt: time('off_at'),
  createdAt: time('created_at').notNull(),
})

/** How often somebody did something within a span of time, for the limits. Keys are keyed hashes. */
export const tallies = sqliteTable(
  'tallies',
  {
    key: text().notNull(),
    /** When the span ends. */
    until: time('until').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.until] }),
    index('tallies_until').on(table.until),
  ],
)

/** How finished tables ended, a row a seat of a person. Written once, by the table's outbox. */
export const results = sqliteTable(
  'results',
  {
    table: text().notNull(),
    seat: integer().notNull(),
    account: text().references(() => accounts.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    /** The game's options, by which solo games are told apart. */
    options: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    seats: integer().notNull(),
    place: integer().notNull(),
    points: real().notNull(),
    /** A key of the game's words: how it was decided, or the solo game's title. */
    reason: text().notNull(),
    rated: integer({ mode: 'boolean' }).notNull(),
    endedAt: time('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.seat] }),
    index('results_account').on(table.account, table.endedAt),
    index('results_best').on(table.game, table.seats, table.points),
  ],
)

/**
 * Ratings (openskill), a row for each rated table that an account finished. The one with the
 * highest `nth` is the present rating; two tables that end at once cannot both be the nth.
 */
export const ratings = sqliteTable(
  'ratings',
  {
    table: text().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    nth: integer().notNull(),
    mu: real().notNull(),
    sigma: real().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.account] }),
    uniqueIndex('ratings_nth').on(table.account, table.game, table.nth),
  ],
)

/** People kept apart: neither sits down where the other gathers people, neither invites the other. */
export const blocks = sqliteTable(
  'blocks',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blocked: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.blocked] }),
    index('blocks_blocked').on(table.blocked),
  ],
)

/** Who was invited to a table: for the limits, and so that nobody is invited twice. */
export const invitations = sqliteTable(
  'invitations',
  {
    table: text().notNull(),
    host: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A keyed hash of the guest's account or address. */
    guest: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.guest] }),
    index('invitations_host').on(table.host, table.createdAt),
  ],
)

/** Addresses, as keyed hashes, that want no invitations. */
export const closedAddresses = sqliteTable('closed_addresses', {
  email: text().primaryKey(),
  createdAt: time('created_at').notNull(),
})

/** Letters to addresses that have no account, known by keyed hashes: one a table, and few a week from all senders together. */
export const strangerLetters = sqliteTable(
  'stranger_letters',
  {
    email: text().notNull(),
    table: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.table] }),
    index('stranger_letters_time').on(table.createdAt),
  ],
)

/** Tables that an account wants no letters of for a while; they go on to lie in the letterbox. */
export const mutes = sqliteTable(
  'mutes',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    table: text().notNull(),
    until: time('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.table] })],
)

/** Kinds of notices that an account wants no letters of for a while, as with tables. */
export const kindMutes = sqliteTable(
  'kind_mutes',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: noticeKinds }).notNull(),
    until: time('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.kind] })],
)

/** Reports about people, for the operator. */
export const reports = sqliteTable(
  'reports',
  {
    person: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reporter: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.reporter] }),
    index('reports_time').on(table.createdAt),
  ],
)

/** Local running only: every e-mail as it went out, for `/dev/letters`. */
export const devMails = sqliteTable('dev_mails', {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  createdAt: time('created_at').notNull(),
})

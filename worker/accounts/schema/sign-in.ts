/** D1: sessions, and what opens one. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { languages } from '../../games/kernel/language.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

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
    /** Way in which it was opened; `null` for sessions from before this was noted. */
    by: text('opened_by', { enum: ['guest', 'letter', 'card', 'passkey', 'pass'] }),
    /** The day of the last visit, as its beginning in UTC. */
    seenAt: time('seen_at'),
    /** Opened by passes: the only tables that it is good for; `null`: for the whole account. */
    tables: text({ mode: 'json' }).$type<ReadonlyArray<string>>(),
  },
  (table) => [index('sessions_account').on(table.account)],
)

/** Passes of the time before they lay in their accounts' objects: what the links of letters hold, by which their reader plays that table on another device. Each is good once; a hash is kept. */
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
    /** Number of times that it signed, as it says; 0 where it does not count. */
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

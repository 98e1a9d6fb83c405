/** D1: letters and the ways they take. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TurnMoves } from '../../games/kernel/index.ts'
import type { NoticeLetter } from '../../wire/letter.ts'
import { noticeChannels, noticeKinds, webhookServices } from '../../wire/notice-kinds.ts'
import { accounts } from './account.ts'
import { sessions } from './sign-in.ts'
import { time } from './time.ts'

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

/** ChannelSetup out of the house of letters that are not carried yet. */
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

/** Letters that can be answered by e-mail, of the time before they lay in their accounts' objects: what was asked, and the turns they listed. */
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

/** Whose browsers are that take web push: their addresses, as keyed hashes. The subscriptions lie in the accounts' objects. */
export const browsers = sqliteTable(
  'browsers',
  {
    name: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('browsers_account').on(table.account)],
)

/** Subscriptions of the time before they lay in their accounts' objects (`person/carry-settings.ts`). */
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

/** Webhooks of the time before they lay in their accounts' objects. */
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

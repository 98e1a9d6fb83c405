/** What a person's object keeps of notices, in its own SQLite; the tables are made by `person/steps.ts`. */
import { sql } from 'drizzle-orm'
import type { DrizzleSqliteDODatabase } from 'drizzle-orm/durable-sqlite'
import {
  index,
  integer,
  primaryKey,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import { noticeChannels, noticeKinds } from '../wire/notice-kinds.ts'

const time = (name: string) => integer(name, { mode: 'number' })

/** Letters: the letterbox, and the ledger that makes twice once. */
export const letters = sqliteTable(
  'letters',
  {
    id: text().primaryKey(),
    /** `null` for letters about no table. */
    table: text(),
    revision: integer().notNull(),
    kind: text({ enum: [...noticeKinds, 'note'] }).notNull(),
    /** Tells apart notices of one kind at one revision, such as two messages. */
    about: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
    /** Whether the letterbox shows it. */
    boxed: integer({ mode: 'boolean' }).notNull(),
    /** When the time it speaks of is over. */
    deadline: time('deadline'),
  },
  (table) => [uniqueIndex('letters_once').on(table.table, table.revision, table.kind, table.about)],
)

/** A letter's deliveries, one a channel. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    letter: text().notNull(),
    channel: text({ enum: noticeChannels }).notNull(),
    state: text({ enum: ['held', 'waiting', 'sending', 'sent', 'none', 'failed'] }).notNull(),
    /** When it came to this state. */
    at: time('at').notNull(),
    attempts: integer().notNull(),
    /** When a held letter is to go: at the digest's hour, or when the quiet hours end. */
    due: time('due'),
    /** What a held letter says; gone once it went. */
    content: text({ mode: 'json' }).$type<NoticeLetter>(),
  },
  (table) => [
    primaryKey({ columns: [table.letter, table.channel] }),
    index('deliveries_due').on(table.due).where(sql`due IS NOT NULL`),
  ],
)

/** What the person wants no letters of for a while; it goes on to lie in the letterbox. */
export const mutes = sqliteTable('mutes', {
  /** An id of a table, or the name of a kind of notices. */
  what: text().primaryKey(),
  until: time('until').notNull(),
})

/** A person's own SQLite, for queries. They run at once: nothing else happens between two of them without an `await`. */
export type Store = DrizzleSqliteDODatabase

/** The person's object that notices go to. */
export interface Recipient {
  readonly env: Env
  /** The account's id. */
  readonly account: string
  readonly store: Store
}

/** Whether a column has one of these values. As one bound value: a statement takes a hundred. */
export const isOneOf = (column: SQLiteColumn, values: ReadonlyArray<string>) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`

/**
 * Tables of a person's own SQLite, in the same style as D1's (`accounts/schema.ts`). The tables themselves are made by the steps in `steps.ts`: a new one is added in both places.
 * Letters with what belongs to them stand in `notices/store.ts`, where they are written.
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PersonalLimit } from '../wire/person-object.ts'
import type { TableCard } from '../wire/schema/table-list.ts'

const time = (name: string) => integer(name, { mode: 'number' })

/** Owner of the object: one row. An alarm knows the account by it. */
export const owner = sqliteTable('owner', {
  one: integer().primaryKey(),
  account: text().notNull(),
  /** The account was deleted: only what must still be told is kept. */
  isGone: integer('is_gone', { mode: 'boolean' }).notNull().default(false),
})

/** The person's list of tables, each as it stood when it was told last. */
export const tables = sqliteTable('tables', {
  id: text().primaryKey(),
  /** Counts the table's changes. */
  change: integer().notNull(),
  /** `null`: the person does not sit there any more. */
  card: text({ mode: 'json' }).$type<TableCard>(),
  /** State of the card, to sort by. */
  status: text({ enum: ['gathering', 'playing', 'over'] }),
  waitingSince: integer('waiting_since', { mode: 'number' }),
  updatedAt: integer('updated_at', { mode: 'number' }).notNull(),
  /** Letters that told of a turn at earlier revisions have lost their reason, and count as read. */
  settled: integer().notNull().default(0),
  /** Moment from which the table waited as its person was reminded of it, or needed not be. */
  reminded: integer(),
})

/** Days on which the person is away, both ends included, in their own zone. */
export const away = sqliteTable('away', {
  id: text().primaryKey(),
  /** ISO dates, such as `2026-12-24`. */
  from: text('from_day').notNull(),
  to: text('to_day').notNull(),
  createdAt: time('created_at').notNull(),
})

/** Number of times that the person did something within the present span of time, for the limits. */
export const tallies = sqliteTable(
  'tallies',
  {
    what: text().$type<PersonalLimit>().notNull(),
    /** The table, for what is counted by table; else empty. */
    about: text().notNull(),
    /** End of the span. */
    until: time('until').notNull(),
    count: integer().notNull(),
  },
  ({ what, about }) => [primaryKey({ columns: [what, about] })],
)

/** The sessions that were used, as D1 has them and as they went on. One that has ended stays until D1 has it so. */
export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  device: text(),
  by: text('opened_by', { enum: ['guest', 'letter', 'card', 'passkey', 'pass'] }),
  /** The day of the last visit, as its beginning in UTC. */
  seenAt: time('seen_at'),
  /** The only tables that it is good for; `null`: for the whole account. */
  tables: text({ mode: 'json' }).$type<ReadonlyArray<string>>(),
  endedAt: time('ended_at'),
})

/** Tables that believe that a session is good, and until when. */
export const admissions = sqliteTable(
  'admissions',
  {
    session: text().notNull(),
    table: text().notNull(),
    until: time('until').notNull(),
  },
  ({ session, table }) => [primaryKey({ columns: [session, table] })],
)

/** Tables that must still hear that sessions have ended. */
export const endings = sqliteTable('endings', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** `null`: all that were opened until `endedAt`. */
  session: text(),
  /** `null`: D1, where the rows must go. */
  table: text(),
  endedAt: time('ended_at').notNull(),
  /** From then on it need not hear any more. */
  until: time('until').notNull(),
  due: time('due').notNull(),
  attempts: integer().notNull().default(0),
})

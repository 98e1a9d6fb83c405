/** D1: what is found across tables: the list of them, who sits there, how they ended. Their play lives in their own storage, never here. */
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { Pace } from '../../wire/schema/table.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

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
    /** Time from which the table waits for this seat. */
    waitingSince: time('waiting_since'),
    /** End of this seat's time; `null` where no clock runs. */
    deadline: time('deadline'),
    /** Number of messages at the table that the person in this seat has not read. The messages stay there. */
    unread: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.seat] }),
    index('seats_account').on(table.account),
  ],
)

/** Results of finished tables, a row a seat of a person. Written once, by the table's outbox. */
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
    /** Number of turns that answered others; `null`: nobody counted, or there were no others. */
    answers: integer(),
    /** The middle one of the times they took for that, in milliseconds; `null`: there is none. */
    answerTime: integer('answer_time'),
    /** Number of times that their time was over. */
    late: integer(),
    /** True if they played to the end, with no bot in their place. */
    stayed: integer({ mode: 'boolean' }),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.seat] }),
    index('results_account').on(table.account, table.endedAt),
    index('results_best').on(table.game, table.seats, table.points),
  ],
)

/** Seats that accounts lost to somebody new while the game ran: tables they did not finish. */
export const lostSeats = sqliteTable(
  'lost_seats',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    table: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.table] })],
)

/**
 * Record of how an account keeps its appointments, out of `results` and `lost_seats`; written anew with each
 * table that ends for it.
 */
export const figures = sqliteTable('figures', {
  account: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Number of tables that they rest on. */
  tables: integer().notNull(),
  /** Number of them that the account played to the end. */
  finished: integer().notNull(),
  answers: integer().notNull(),
  late: integer().notNull(),
  /** Time that it usually takes to answer, in milliseconds; `null`: it never had to. */
  answerTime: integer('answer_time'),
})

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

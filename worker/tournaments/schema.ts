/** A tournament's own SQLite, as drizzle sees it; `steps.ts` makes it. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Leaving, TournamentStatus } from '../wire/schema/tournaments.ts'
import type { Call } from './outbox.ts'
import type { Settings } from './settings.ts'

/** Facts of the tournament and its progress: one row. */
export const facts = sqliteTable('facts', {
  one: integer().primaryKey(),
  id: text().notNull(),
  settings: text({ mode: 'json' }).$type<Settings>().notNull(),
  /** The account that made it; `null`: it is deleted. */
  organiser: text(),
  organiserName: text('organiser_name').notNull(),
  status: text().$type<TournamentStatus>().notNull(),
  /** Counts what the list in D1 shows. */
  change: integer().notNull(),
  /** Number of rounds; `null` before the start. */
  total: integer(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** Time at which people were called to check in. */
  calledAt: integer('called_at'),
  startedAt: integer('started_at'),
  endedAt: integer('ended_at'),
})

export const entrants = sqliteTable('entrants', {
  number: integer().primaryKey({ autoIncrement: true }),
  /** `null`: it is deleted. */
  account: text(),
  name: text().notNull(),
  at: integer().notNull(),
  checkedAt: integer('checked_at'),
  /** From 1, the best first; `null` before the start. */
  seed: integer(),
  gone: text().$type<Leaving>(),
})

export const rounds = sqliteTable('rounds', {
  /** From 1. */
  round: integer().primaryKey(),
  openedAt: integer('opened_at').notNull(),
  deadline: integer().notNull(),
  /** Time at which its tables were told to end, as its time is over. */
  closedAt: integer('closed_at'),
  byes: text({ mode: 'json' }).$type<ReadonlyArray<number>>().notNull(),
  /** Places of a knock-out's round. */
  bracket: text({ mode: 'json' }).$type<ReadonlyArray<number | null>>(),
})

export const tables = sqliteTable('tables', {
  id: text().primaryKey(),
  round: integer().notNull(),
  number: integer().notNull(),
  /** By seat, from the first try to make it on. */
  entrants: text({ mode: 'json' }).$type<ReadonlyArray<number>>().notNull(),
  /** It is to be made; its making was tried; it is there. */
  made: text({ enum: ['not', 'tried', 'made'] }).notNull(),
  /** `null`: it is not over. */
  places: text({ mode: 'json' }).$type<ReadonlyArray<number>>(),
  /** Those for whom a bot played to the end, by number. */
  missing: text({ mode: 'json' }).$type<ReadonlyArray<number>>(),
})

/** Calls that must leave the object, at least once each. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  call: text({ mode: 'json' }).$type<Call>().notNull(),
  due: integer().notNull(),
  attempts: integer().notNull(),
})

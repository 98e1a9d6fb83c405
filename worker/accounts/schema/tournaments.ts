/** D1: tournaments as they must be found across people. Their objects have all the rest. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { tournamentFormats, tournamentStatuses } from '../../wire/schema/tournaments.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

export const tournaments = sqliteTable(
  'tournaments',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    game: text().notNull(),
    format: text({ enum: tournamentFormats }).notNull(),
    status: text({ enum: tournamentStatuses }).notNull(),
    /** Stays as it is where the club is deleted: then it is on nobody's list but its people's. */
    club: text(),
    places: integer().notNull(),
    people: integer().notNull(),
    startAt: time('start_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Counts its changes: no late word overwrites a newer one. */
    change: integer().notNull(),
  },
  (table) => [
    index('tournaments_status').on(table.status, table.startAt),
    index('tournaments_club').on(table.club, table.startAt),
  ],
)

/** People in each tournament: those who play or wait, and who made it. */
export const tournamentPeople = sqliteTable(
  'tournament_people',
  {
    tournament: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.account] }),
    index('tournament_people_account').on(table.account),
  ],
)

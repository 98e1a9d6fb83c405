/** D1: clubs, who belongs to them, what they say and plan. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { admissions, type Crest, clubStandings, type Free } from '../../wire/schema/clubs.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

export const clubs = sqliteTable('clubs', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  crest: text({ mode: 'json' }).$type<Crest>().notNull(),
  admission: text({ enum: admissions }).notNull(),
  createdAt: time('created_at').notNull(),
})

/** Standings of accounts in clubs: members, and those who asked, were invited or are blocked. One row a pair. */
export const clubPeople = sqliteTable(
  'club_people',
  {
    club: text()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    standing: text({ enum: clubStandings }).notNull(),
    since: time('since').notNull(),
    /** Games and paces they are free to play; `null`: they have not said so. */
    free: text({ mode: 'json' }).$type<Free>(),
  },
  (table) => [
    primaryKey({ columns: [table.club, table.account] }),
    index('club_people_account').on(table.account),
  ],
)

/** Tables for the members of a club. */
export const clubTables = sqliteTable(
  'club_tables',
  {
    table: text().primaryKey(),
    club: text()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('club_tables_club').on(table.club, table.createdAt)],
)

/** A club's talk. The words of somebody whose account is deleted stay, without their name. */
export const clubWords = sqliteTable(
  'club_words',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    club: text()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    account: text().references(() => accounts.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('club_words_club').on(table.club, table.number)],
)

export const clubEvents = sqliteTable(
  'club_events',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    club: text()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('club_events_club').on(table.club, table.at)],
)

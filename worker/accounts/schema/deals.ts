/** D1: the deals of the weeks, and who has tried them. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './account.ts'
import { time } from './time.ts'

/** A week's deal of a game: all that a table is made of. It is drawn when the first person of the week begins, so nobody can know it before. */
export const deals = sqliteTable(
  'deals',
  {
    week: text().notNull(),
    game: text().notNull(),
    /** 32 bytes in hexadecimal. It leaves D1 for the tables of this deal, and for nobody else. */
    seed: text().notNull(),
    options: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    seats: integer().notNull(),
  },
  (deal) => [primaryKey({ columns: [deal.week, deal.game] })],
)

/** Tries of people at a deal, with their tables: one try a person. */
export const dealTries = sqliteTable(
  'deal_tries',
  {
    table: text().primaryKey(),
    week: text().notNull(),
    game: text().notNull(),
    /** `null`: a second try of two accounts that became one; it counts for nobody. */
    account: text().references(() => accounts.id, { onDelete: 'cascade' }),
    startedAt: time('started_at').notNull(),
  },
  (one) => [
    // By account first: so a person's tries are found, too.
    uniqueIndex('deal_tries_person').on(one.account, one.week, one.game),
    index('deal_tries_deal').on(one.week, one.game),
  ],
)

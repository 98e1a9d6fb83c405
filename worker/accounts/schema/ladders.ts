/** D1: how people stand in the ratings, to be found in order. `ratings` has how they came there. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PointsBySeats } from '../category-points.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

/** Standing of accounts in a game: out of the latest row of `ratings`, written together with it. */
export const ladders = sqliteTable(
  'ladders',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    /** Number of rated tables it rests on. */
    tables: integer().notNull(),
    /** The cautious estimate: mu − 3 sigma. */
    estimate: real().notNull(),
    /** Sources of their points at rated tables. */
    points: text({ mode: 'json' }).$type<PointsBySeats>().notNull().default(sql`'{}'`),
    at: time('at').notNull(),
  },
  (ladder) => [
    primaryKey({ columns: [ladder.account, ladder.game] }),
    index('ladders_rank').on(ladder.game, ladder.estimate),
  ],
)

/** Results of accounts at the rated tables of a game that ended in a season (`wire/season.ts`). */
export const seasonScores = sqliteTable(
  'season_scores',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    season: text().notNull(),
    tables: integer().notNull(),
    won: integer().notNull(),
    /** The cautious estimate after the last of them. */
    estimate: real().notNull(),
  },
  (score) => [
    primaryKey({ columns: [score.account, score.game, score.season] }),
    index('season_scores_rank').on(score.game, score.season, score.won, score.estimate),
  ],
)

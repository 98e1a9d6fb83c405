/** D1: which open tables people want to be told of. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '../../games/kernel/language.ts'
import { levels, paceKinds } from '../../wire/schema/table-list.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

/** Somebody looks out for an open table like this. `null`: whatever it is. */
export const lookouts = sqliteTable(
  'lookouts',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    game: text().notNull(),
    seats: integer(),
    pace: text({ enum: paceKinds }),
    /** Language of the host; the level is the host's, too. */
    language: text({ enum: languages }),
    level: text({ enum: levels }),
    createdAt: time('created_at').notNull(),
    /** It ends by itself. */
    until: time('until').notNull(),
    /** Time at which they were told of a table last: of more people than are told of one, those who have waited longest come first. */
    toldAt: time('told_at'),
  },
  (one) => [
    index('lookouts_game').on(one.game, one.until),
    index('lookouts_account').on(one.account),
  ],
)

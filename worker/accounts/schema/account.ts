/** D1: accounts. Settings of hours and channels lie in their people's objects. */
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { languages } from '../../games/kernel/language.ts'
import { time } from './time.ts'

export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Proven, in lower case; `null` for a guest. */
    email: text(),
    language: text({ enum: languages }).notNull(),
    theme: text({ enum: ['system', 'light', 'dark'] })
      .notNull()
      .default('system'),
    /** People drawn on cards with a woman on one side and a man on the other (V2.2). */
    cardPeople: text('card_people', { enum: ['women', 'men'] })
      .notNull()
      .default('women'),
    /** True if letters also go out by e-mail; the letterbox has them all the same. */
    mail: integer({ mode: 'boolean' }).notNull().default(true),
    pictures: integer({ mode: 'boolean' }).notNull().default(true),
    /** True if letters and other notices tell what only their reader may know, such as a hand. */
    secrets: integer({ mode: 'boolean' }).notNull().default(true),
    /** True if ladders and lists of best results may show this name, and others its ratings. */
    listed: integer({ mode: 'boolean' }).notNull().default(true),
    createdAt: time('created_at').notNull(),
    /** IANA name; `null`: no browser has told it yet, and UTC stands in. */
    zone: text(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email)],
)

/** D1: accounts, and when their people are away. */
import { getTableColumns } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { languages } from '../../games/kernel/language.ts'
import type { Channels } from '../../wire/notice-kinds.ts'
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
    /** Who is drawn on cards with a woman on one side and a man on the other (V2.2). */
    cardPeople: text('card_people', { enum: ['women', 'men'] })
      .notNull()
      .default('women'),
    /** Whether letters also go out by e-mail; the letterbox has them all the same. */
    mail: integer({ mode: 'boolean' }).notNull().default(true),
    pictures: integer({ mode: 'boolean' }).notNull().default(true),
    /** Whether letters and other notices tell what only their reader may know, such as a hand. */
    secrets: integer({ mode: 'boolean' }).notNull().default(true),
    /** Whether the lists of best results may show this name. */
    listed: integer({ mode: 'boolean' }).notNull().default(true),
    createdAt: time('created_at').notNull(),
    /** IANA name; `null`: no browser has told it yet, and UTC stands in. */
    zone: text(),
    // What follows lies in the account's object since there are such (`carriedColumns`).
    /** The hours in which the person may be expected to play, in minutes after midnight of their zone; both the same: all day. */
    activeFrom: integer('active_from').notNull().default(480),
    activeTo: integer('active_to').notNull().default(1320),
    /** ISO weekdays, 1 is Monday. */
    activeDays: text('active_days', { mode: 'json' })
      .$type<ReadonlyArray<number>>()
      .notNull()
      .default([1, 2, 3, 4, 5, 6, 7]),
    /** Between these minutes after midnight nothing rings; both `null`: never quiet. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    /** The hour of the daily letter; `null`: letters go out at once. */
    digestHour: integer('digest_hour'),
    /** Where which kind of notice goes; what is not said is as `defaultChannels` has it. */
    channels: text({ mode: 'json' }).$type<Partial<Channels>>(),
    /** Counts the addresses of the calendar, so that a new one ends the old; `null` or below zero: there is none. */
    calendar: integer(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email)],
)

const {
  activeFrom,
  activeTo,
  activeDays,
  quietFrom,
  quietTo,
  digestHour,
  channels,
  calendar,
  ...rest
} = getTableColumns(accounts)

/** What lies in the accounts' objects, and is taken over from here at first use (`person/carry-settings.ts`). Nothing else reads or writes it. */
export const carriedColumns = {
  activeFrom,
  activeTo,
  activeDays,
  quietFrom,
  quietTo,
  digestHour,
  channels,
  calendar,
}

/** What D1 has of an account. */
export const accountColumns = rest

/** Days on which a person is away, both ends included, in their own zone, of the time before they lay in their objects. */
export const away = sqliteTable(
  'away',
  {
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** ISO dates, such as `2026-12-24`. */
    from: text('from_day').notNull(),
    to: text('to_day').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('away_account').on(table.account)],
)

/** D1: limits, and what keeps people from being bothered. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { reportOutcomes } from '../../wire/outcomes.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

/** Number of times that something came from a network within a span of time, for the limits. Keys are keyed hashes. */
export const tallies = sqliteTable(
  'tallies',
  {
    key: text().notNull(),
    /** End of the span. */
    until: time('until').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.until] }),
    index('tallies_until').on(table.until),
  ],
)

/** People kept apart: neither sits down where the other gathers people, neither invites the other. */
export const blocks = sqliteTable(
  'blocks',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blocked: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.blocked] }),
    index('blocks_blocked').on(table.blocked),
  ],
)

/** Invitations of people to a table: for the limits, and so that nobody is invited twice. */
export const invitations = sqliteTable(
  'invitations',
  {
    table: text().notNull(),
    host: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A keyed hash of the guest's account or address. */
    guest: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.guest] }),
    index('invitations_host').on(table.host, table.createdAt),
  ],
)

/** Addresses, as keyed hashes, that want no invitations. */
export const closedAddresses = sqliteTable('closed_addresses', {
  email: text().primaryKey(),
  createdAt: time('created_at').notNull(),
})

/** Letters to addresses that have no account, known by keyed hashes: one a table, and few a week from all senders together. */
export const strangerLetters = sqliteTable(
  'stranger_letters',
  {
    email: text().notNull(),
    table: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.table] }),
    index('stranger_letters_time').on(table.createdAt),
  ],
)

/** Reports about people, for the operator. */
export const reports = sqliteTable(
  'reports',
  {
    person: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reporter: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** Outcome of it; `null`: the operator has not said yet. */
    outcome: text({ enum: reportOutcomes }),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.reporter] }),
    index('reports_time').on(table.createdAt),
  ],
)

/** Accounts and networks that the operator has shut out. */
export const bans = sqliteTable('bans', {
  /** The id of an account, or a keyed hash of a network. */
  who: text().primaryKey(),
  kind: text({ enum: ['account', 'network'] }).notNull(),
  /** For the operator alone. */
  reason: text().notNull(),
  createdAt: time('created_at').notNull(),
})

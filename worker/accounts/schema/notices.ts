import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TurnMoves } from '../../games/kernel/index.ts'
import { accounts } from './account.ts'
import { time } from './time.ts'

/** Letters that can be answered by e-mail, of the time before they lay in their accounts' objects: what was asked, and the turns they listed. */
export const answerable = sqliteTable(
  'answerable',
  {
    /** Keyed hash of what the letter is about; part of the address that answers go to. */
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    table: text().notNull(),
    revision: integer().notNull(),
    /** Hash of the decision that was asked for. */
    asked: text().notNull(),
    turns: text({ mode: 'json' }).$type<ReadonlyArray<TurnMoves>>().notNull(),
    /** Hash of the last answer that was seen to, as mail may come twice. */
    answered: text(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('answerable_account').on(table.account),
    index('answerable_time').on(table.createdAt),
  ],
)

/**
 * Owners of browsers that take web push: the browsers' addresses, as keyed hashes. The subscriptions lie in
 * the accounts' objects.
 */
export const browsers = sqliteTable(
  'browsers',
  {
    name: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('browsers_account').on(table.account)],
)

/** Local running only: every e-mail as it went out, for `/dev/letters`. */
export const devMails = sqliteTable('dev_mails', {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  createdAt: time('created_at').notNull(),
})

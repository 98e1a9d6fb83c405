/**
 * What a person's own SQLite holds, in the same style as D1's (`accounts/schema.ts`), so that what moves here from
 * there keeps its queries. The tables themselves are made by the steps in `steps.ts`: whoever adds one adds both.
 */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Whose object this is: one row. An alarm knows the account by it. */
export const owner = sqliteTable('owner', {
  one: integer().primaryKey(),
  account: text().notNull(),
})

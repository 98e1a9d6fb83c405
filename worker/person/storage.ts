/**
 * A person's own SQLite, read and written through drizzle as D1 is. Its driver for Durable Objects is synchronous:
 * a query ends with `.all()`, `.get()` or `.run()`, and several stand or fall together in `transaction`.
 */
import { type DrizzleSqliteDODatabase, drizzle } from 'drizzle-orm/durable-sqlite'
import { isShaped, runSteps } from '../steps.ts'
import { owner } from './schema.ts'
import { steps } from './steps.ts'
import { whole } from './whole.ts'

export interface PersonStorage {
  readonly account: string
  readonly db: DrizzleSqliteDODatabase
}

/** The storage of a person's object as it was left, brought to its present shape; `null` where nothing was ever kept. */
export function openStorage(storage: DurableObjectStorage): PersonStorage | null {
  if (!isShaped(storage)) return null
  runSteps(storage, steps, 'people', whole)
  const db = drizzle(storage)
  const account = db.select().from(owner).get()?.account
  return account === undefined ? null : { account, db }
}

/** Makes the storage of an account's object. */
export function makeStorage(storage: DurableObjectStorage, account: string): PersonStorage {
  runSteps(storage, steps, 'people', whole)
  const db = drizzle(storage)
  db.insert(owner).values({ one: 1, account }).onConflictDoNothing().run()
  return { account, db }
}

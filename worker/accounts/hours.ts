import { asc, eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Hours } from '../wire/hours.ts'
import { zoneOr } from '../wire/zone.ts'
import type { Account } from './account.ts'
import { database } from './database.ts'
import { accounts, away } from './schema.ts'
import { tableStub, tablesWith } from './tables.ts'

/** The account's time zone. */
export const zoneOf = ({ zone }: Pick<Account, 'zone'>): string => zoneOr(zone)

/** When an account's person plays, for the tables' clocks; `null` where the account is gone. */
export async function hoursOf(env: Env, account: string): Promise<Hours | null> {
  const db = database(env)
  const [[row], days] = await db.batch([
    db.select().from(accounts).where(eq(accounts.id, account)),
    db
      .select({ from: away.from, to: away.to })
      .from(away)
      .where(eq(away.account, account))
      .orderBy(asc(away.from)),
  ])
  if (!row) return null
  const { activeFrom: from, activeTo: to, activeDays } = row
  return { zone: zoneOf(row), from, to, days: activeDays, away: days }
}

/** Tells the tables of an account when its person plays. */
export async function tellHours(env: Env, account: string): Promise<void> {
  const hours = await hoursOf(env, account)
  if (!hours) return
  for (const table of await tablesWith(database(env), account))
    await tableStub(env, table).hours(account, hours)
}

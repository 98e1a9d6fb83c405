import type { Env } from '../env.ts'
import type { Hours } from '../wire/hours.ts'
import { zoneOr } from '../wire/zone.ts'
import { database } from './database.ts'
import { personStub } from './person.ts'
import { tableStub, tablesWith } from './tables.ts'

/** An account, as far as its hours are about it. */
interface InZone {
  readonly id: string
  readonly zone: string | null
}

/** The account's time zone. */
export const zoneOf = ({ zone }: Pick<InZone, 'zone'>): string => zoneOr(zone)

/** Times at which an account's person plays, for the tables' clocks; `null` where the account is gone. */
export async function hoursOf(env: Env, account: InZone): Promise<Hours | null> {
  const said = await personStub(env, account.id).settings()
  if (!said) return null
  const { from, to, days } = said.hours
  const away = said.away.map((one) => ({ from: one.from, to: one.to }))
  return { zone: zoneOf(account), from, to, days: [...days], away }
}

/** Tells the tables of an account when its person plays. */
export async function tellHours(env: Env, account: InZone): Promise<void> {
  const hours = await hoursOf(env, account)
  if (!hours) return
  for (const table of await tablesWith(database(env), account.id))
    await tableStub(env, table).hours(account.id, hours)
}

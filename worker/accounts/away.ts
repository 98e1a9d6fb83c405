/** Days on which a person is away: their clocks stand still at all tables. */

import { and, eq, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import { accountOf } from './account.ts'
import { database } from './database.ts'
import { tellHours, zoneOf } from './hours.ts'
import { away } from './schema.ts'

/** So many days a person may be away within a calendar year. */
export const awayDaysPerYear = 42

/** How far ahead days can be set, in days. */
const horizon = 366

/** Both ends included, as ISO dates in the person's zone. */
interface Days {
  readonly from: string
  readonly to: string
}

/** Why days cannot be set: they are past or too far ahead, they overlap with others, or there are too many in a year. */
export type AwayRefusal = 'when' | 'overlap' | 'spent'

/** Sets days on which a person is away, and tells their tables. */
export async function goAway(
  env: Env,
  account: string,
  { from, to }: Days,
  now: number,
): Promise<AwayRefusal | null> {
  const person = await accountOf(env, account)
  if (!person) return 'when'
  const today = todayIn(zoneOf(person), now)
  if (from > to || from < `${today}` || to > `${today.add({ days: horizon })}`) return 'when'
  const db = database(env)
  const others = await db.select().from(away).where(eq(away.account, account))
  if (others.some((other) => other.from <= to && from <= other.to)) return 'overlap'
  if (isSpent([...others, { from, to }])) return 'spent'
  // Only beside those that were counted, so that asking in parallel does not get past the limit.
  const counted = sql`(select count(*) from ${away} where ${away.account} = ${account}) = ${others.length}`
  const added = await db
    .insert(away)
    .select(sql`select ${freshId()}, ${account}, ${from}, ${to}, ${now} where ${counted}`)
    .returning({ id: away.id })
  if (added.length === 0) return 'overlap'
  await tellHours(env, account)
  return null
}

/** Takes days back, or what is left of them: a person who is away now is back today. `false`: they are over, or not theirs. */
export async function comeBack(
  env: Env,
  account: string,
  id: string,
  now: number,
): Promise<boolean> {
  const db = database(env)
  const isIt = and(eq(away.id, id), eq(away.account, account))
  const [[days], person] = [await db.select().from(away).where(isIt), await accountOf(env, account)]
  if (!days || !person) return false
  const today = todayIn(zoneOf(person), now)
  const yesterday = `${today.subtract({ days: 1 })}`
  if (days.to < `${today}`) return false
  if (days.from > yesterday) await db.delete(away).where(isIt)
  else await db.update(away).set({ to: yesterday }).where(isIt)
  await tellHours(env, account)
  return true
}

const todayIn = (zone: string, now: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()

/** Whether some calendar year has more days away than it may. */
function isSpent(all: ReadonlyArray<Days>): boolean {
  const days = new Map<number, number>()
  for (const { from, to } of all) {
    const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
    for (let year = first.year; year <= last.year; year++) {
      const begin =
        year === first.year ? first : Temporal.PlainDate.from({ year, month: 1, day: 1 })
      const end = year === last.year ? last : Temporal.PlainDate.from({ year, month: 12, day: 31 })
      days.set(year, (days.get(year) ?? 0) + begin.until(end).days + 1)
    }
  }
  return [...days.values()].some((number) => number > awayDaysPerYear)
}

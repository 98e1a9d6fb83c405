/** Days on which a person is away: their clocks stand still at all tables. */
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import type { Env } from '../env.ts'
import type { AwayRefusal, Days } from '../wire/person-object.ts'
import { localDay } from '../wire/zone.ts'
import { accountOf } from './account.ts'
import { tellHours, zoneOf } from './hours.ts'
import { personStub } from './person.ts'

/** Sets days on which a person is away, and tells their tables. */
export async function goAway(
  env: Env,
  id: string,
  days: Days,
  now: number,
): Promise<AwayRefusal | null> {
  const account = await accountOf(env, id)
  if (!account) return 'when'
  const refusal = await personStub(env, id).goAway(days, todayIn(zoneOf(account), now))
  if (refusal === null) await tellHours(env, account)
  return refusal
}

/** Takes days back, or what is left of them: a person who is away now is back today. `false`: they are over, or not theirs. */
export async function comeBack(env: Env, id: string, days: string, now: number): Promise<boolean> {
  const account = await accountOf(env, id)
  if (!account) return false
  const isBack = await personStub(env, id).comeBack(days, todayIn(zoneOf(account), now))
  if (isBack) await tellHours(env, account)
  return isBack
}

const todayIn = (zone: string, now: number): string => PlainDate.toString(localDay(now, zone))

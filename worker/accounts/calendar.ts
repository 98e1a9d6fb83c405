/** The secret address of an account's calendar: it names the account, whose object knows whether it is the present one. */
import type { Env } from '../env.ts'
import { accountOf } from './account.ts'
import { personStub } from './person.ts'
import { signaturesOf } from './secret.ts'

/** The name of the calendar's file, secret and changed with each renewal; `null` where there is none. */
export async function calendarName(env: Env, account: string): Promise<string | null> {
  const [name] = await namesOf(env, account)
  return name ?? null
}

/** Makes a calendar, or gives it another address: the old one leads nowhere from now on. */
export const renewCalendar = (env: Env, account: string): Promise<void> =>
  personStub(env, account).changeCalendar(true)

/** Takes the calendar away. */
export const endCalendar = (env: Env, account: string): Promise<void> =>
  personStub(env, account).changeCalendar(false)

/** Owner of the calendar in a file of that name; `null` for any other name. */
export async function calendarOwner(env: Env, name: string) {
  const account = await accountOf(env, name.split('.')[0] ?? '')
  return account && (await namesOf(env, account.id)).includes(name) ? account : null
}

/** The names that lead to an account's calendar, the one that is told now first; none where there is no calendar. */
async function namesOf(env: Env, account: string): Promise<string[]> {
  const serial = await personStub(env, account).calendar()
  if (serial <= 0) return []
  const signatures = await signaturesOf(env, 'calendar', `${account}:${serial}`)
  return signatures.map((signature) => `${account}.${signature}`)
}

/** The secret address of an account's calendar. */
import { eq, sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { accountOf } from './account.ts'
import { database } from './database.ts'
import { accounts } from './schema.ts'
import { keyedHash } from './secret.ts'

/** The name of the calendar's file, secret and changed with each renewal; `null` where there is none. */
export async function calendarName(env: Env, account: string): Promise<string | null> {
  const serial = (await accountOf(env, account))?.calendar ?? 0
  return serial > 0 ? nameOf(env, account, serial) : null
}

/** Makes a calendar, or gives it another address: the old one leads nowhere from now on. */
export async function renewCalendar(env: Env, account: string): Promise<void> {
  await database(env)
    .update(accounts)
    .set({ calendar: sql`abs(coalesce(${accounts.calendar}, 0)) + 1` })
    .where(eq(accounts.id, account))
}

/** Takes the calendar away. Its number stays, below zero, so that no later address is an old one. */
export async function endCalendar(env: Env, account: string): Promise<void> {
  await database(env)
    .update(accounts)
    .set({ calendar: sql`-abs(${accounts.calendar})` })
    .where(eq(accounts.id, account))
}

/** Whose calendar a file's name is; `null` for any other name. */
export async function calendarOwner(env: Env, name: string) {
  const account = name.split('.')[0] ?? ''
  const person = await accountOf(env, account)
  const serial = person?.calendar ?? 0
  if (!person || serial <= 0) return null
  return (await nameOf(env, account, serial)) === name ? person : null
}

const nameOf = async (env: Env, account: string, serial: number): Promise<string> =>
  `${account}.${await keyedHash(env, 'calendar', `${account}:${serial}`)}`

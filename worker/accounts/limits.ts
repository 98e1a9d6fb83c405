/** How often the same person or network may do something. */
import { lte, sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { tallies } from './schema.ts'
import { keyedHash } from './secret.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** So much within so long. Each span begins with the hour or day of UTC. */
export const limits = {
  /** Guests from one network: a school or a family share one. */
  guests: { most: 40, span: hour },
  /** Tables of one account, and from one network. */
  tables: { most: 60, span: day },
  tablesOfNetwork: { most: 300, span: day },
  /** Tests of one account's webhook. */
  webhookTests: { most: 10, span: hour },
  /** Readings of one calendar. */
  calendarReadings: { most: 120, span: hour },
} as const

/** Counts one more; how long to wait, in seconds, where that is one too many, and `null` where it is fine. */
export async function count(
  env: Env,
  what: keyof typeof limits,
  who: string,
  now: number,
): Promise<number | null> {
  const { most, span } = limits[what]
  const until = now - (now % span) + span
  const [tally] = await database(env)
    .insert(tallies)
    .values({ key: await keyedHash(env, 'limit', `${what}:${who}`), until, count: 1 })
    .onConflictDoUpdate({
      target: [tallies.key, tallies.until],
      set: { count: sql`${tallies.count} + 1` },
    })
    .returning({ count: tallies.count })
  return (tally?.count ?? 0) > most ? Math.ceil((until - now) / 1000) : null
}

/** The statement that deletes the tallies of spans that are over. */
export const pastTallies = (env: Env, now: number) =>
  database(env).delete(tallies).where(lte(tallies.until, now))

/**
 * What of a network address tells its owner apart: an IPv6 network is a /64. `null`: this
 * machine itself, in local running, where there are no others.
 */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined || address === '127.0.0.1' || address === '::1') return null
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}

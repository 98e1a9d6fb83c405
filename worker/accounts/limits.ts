/** How often the same person or network may do something. */
import { and, eq, lte, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
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
  guests: { max: 40, span: hour },
  /** Tables of one account, and from one network. */
  tables: { max: 60, span: day },
  tablesOfNetwork: { max: 300, span: day },
  /** Tables among them that anybody may find. */
  openTables: { max: 10, span: day },
  openTablesOfNetwork: { max: 60, span: day },
  /** Reports of one account to the operator, and tries to be the operator from one network. */
  reports: { max: 10, span: day },
  operatorTries: { max: 20, span: hour },
  /** Codes of sign-in letters that were wrong, from one network. A school mistypes, too. */
  wrongCodes: { max: 60, span: hour },
  /** Links of seat cards that were no good, from one network; and new cards of one account. */
  cardTries: { max: 60, span: hour },
  cards: { max: 20, span: day },
  /** Links of letters that were no good, from one network: letters lie around, so people press old ones. */
  passTries: { max: 200, span: hour },
  /** Passkeys that one account begins to add, and sign-ins by one that are begun from one network. */
  passkeys: { max: 40, span: day },
  passkeySignIns: { max: 300, span: hour },
  /** What one person tells all their tables: a new name; hours, zone and days away. */
  names: { max: 10, span: hour },
  hours: { max: 40, span: hour },
  /** Tests of one account's webhook. */
  webhookTests: { max: 10, span: hour },
  /** Letters of one account that are read as answers, from all tables and about one. */
  answers: { max: 240, span: hour },
  answersAtTable: { max: 120, span: hour },
  /** Readings of one calendar. */
  calendarReadings: { max: 120, span: hour },
} as const

/** Counts one more; how long to wait, in seconds, where that is one too many, and `null` where it is fine. */
export async function count(
  env: Env,
  what: keyof typeof limits,
  who: string,
  now: number,
): Promise<number | null> {
  const { max } = limits[what]
  const until = spanEnd(what, now)
  const [tally] = await database(env)
    .insert(tallies)
    .values({ key: await keyedHash(env, 'limit', `${what}:${who}`), until, count: 1 })
    .onConflictDoUpdate({
      target: [tallies.key, tallies.until],
      set: { count: sql`${tallies.count} + 1` },
    })
    .returning({ count: tallies.count })
  return (tally?.count ?? 0) > max ? Math.ceil((until - now) / 1000) : null
}

/** Takes back one that was counted, as it does not count after all. */
export async function uncount(
  env: Env,
  what: keyof typeof limits,
  who: string,
  now: number,
): Promise<void> {
  const key = await keyedHash(env, 'limit', `${what}:${who}`)
  await database(env)
    .update(tallies)
    .set({ count: sql`${tallies.count} - 1` })
    .where(and(eq(tallies.key, key), eq(tallies.until, spanEnd(what, now))))
}

/** When the span ends that a moment lies in. */
const spanEnd = (what: keyof typeof limits, now: number): number => {
  const { span } = limits[what]
  return now - (now % span) + span
}

/** The statement that deletes the tallies of spans that are over. */
export const pastTallies = (env: Env, now: number) =>
  database(env).delete(tallies).where(lte(tallies.until, now))

/** So many bits of an IPv6 address tell whose it is: the rest its owner chooses. */
const networkBits = 64

/**
 * What of a network address tells its owner apart: an IPv4 address, however it is written, or the /64 of an
 * IPv6 one. `null`: this machine itself, in local running, where there are no others.
 */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined) return null
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'loopback') return null
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${networkBits}`).toString()
}

/**
 * Limits for the number of times that the same person or network may do something: people are counted in
 * their objects, networks in D1.
 */
import { and, eq, lte, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import type { Env } from '../env.ts'
import type { PersonalLimit } from '../wire/person-object.ts'
import { database } from './database.ts'
import { personStub } from './person.ts'
import { tallies } from './schema.ts'
import { keyedHash } from './secret.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

interface Limit {
  readonly max: number
  readonly span: number
}

/** Limits of one account: how much it may do within a span. Each span begins with the hour or day of UTC. */
export const personalLimits: Readonly<Record<PersonalLimit, Limit>> = {
  tables: { max: 60, span: day },
  /** Tables among them that anybody may find. */
  openTables: { max: 10, span: day },
  /** Reports to the operator. */
  reports: { max: 10, span: day },
  /** New seat cards. */
  cards: { max: 20, span: day },
  /** Passkeys that it begins to add. */
  passkeys: { max: 40, span: day },
  /** News to all its tables: a new name; hours, zone and days away. */
  names: { max: 10, span: hour },
  hours: { max: 40, span: hour },
  webhookTests: { max: 10, span: hour },
  /** E-mails to the addresses of its letters, genuine or not: of all tables and about one. */
  answers: { max: 240, span: hour },
  answersAtTable: { max: 120, span: hour },
  /** Readings of its calendar. */
  calendarReadings: { max: 120, span: hour },
  /** Clubs that it founds, joins or asks. */
  clubs: { max: 20, span: day },
  /** Words and plans in clubs, and its invitations there. */
  clubWords: { max: 120, span: hour },
  clubInvitations: { max: 30, span: day },
  /** Tournaments that it makes, and places there that it takes. */
  tournaments: { max: 10, span: day },
  registrations: { max: 60, span: day },
}

/** The same from one network. */
export const limits = {
  /** Guests: a school or a family share a network. */
  guests: { max: 40, span: hour },
  tablesOfNetwork: { max: 300, span: day },
  openTablesOfNetwork: { max: 60, span: day },
  /** Tries to be the operator. */
  operatorTries: { max: 20, span: hour },
  /** Codes of sign-in letters that were wrong. A school mistypes, too. */
  wrongCodes: { max: 60, span: hour },
  /** Links of seat cards that were no good. */
  cardTries: { max: 60, span: hour },
  /** Links of letters that were no good: letters lie around, so people press old ones. */
  passTries: { max: 200, span: hour },
  /** Sign-ins by a passkey that are begun. */
  passkeySignIns: { max: 300, span: hour },
  /** Pictures that have to be rendered. A service that unfolds links asks once for each position of a table. */
  freshPictures: { max: 240, span: hour },
} as const satisfies Readonly<Record<string, Limit>>

/**
 * Counts one more of an account, in its own object; how long to wait, in seconds, where that is one too many, and
 * `null` where it is fine. `about`: the table, for what is counted by table.
 */
export const countOf = (
  env: Env,
  what: PersonalLimit,
  account: string,
  now: number,
  about = '',
): Promise<number | null> => personStub(env, account).count(what, about, now)

/** Time to wait, in seconds, after a number of tries; `null`: none. */
export const waitAt = ({ max, span }: Limit, count: number, now: number): number | null =>
  count > max ? Math.ceil((spanEnd(span, now) - now) / 1000) : null

/** Counts one more from a network; the same. */
export async function count(
  env: Env,
  what: keyof typeof limits,
  network: string,
  now: number,
): Promise<number | null> {
  const { span } = limits[what]
  const [tally] = await database(env)
    .insert(tallies)
    .values({ key: await keyOf(env, what, network), until: spanEnd(span, now), count: 1 })
    .onConflictDoUpdate({
      target: [tallies.key, tallies.until],
      set: { count: sql`${tallies.count} + 1` },
    })
    .returning({ count: tallies.count })
  return waitAt(limits[what], tally?.count ?? 0, now)
}

/** Takes back one that was counted, as it does not count after all. */
export async function uncount(
  env: Env,
  what: keyof typeof limits,
  network: string,
  now: number,
): Promise<void> {
  const key = await keyOf(env, what, network)
  await database(env)
    .update(tallies)
    .set({ count: sql`${tallies.count} - 1` })
    .where(and(eq(tallies.key, key), eq(tallies.until, spanEnd(limits[what].span, now))))
}

/** End of the span in which a moment lies. */
export const spanEnd = (span: number, now: number): number => now - (now % span) + span

const keyOf = (env: Env, what: string, who: string) => keyedHash(env, 'limit', `${what}:${who}`)

/** The statement that deletes the tallies of spans that are over. */
export const pastTallies = (env: Env, now: number) =>
  database(env).delete(tallies).where(lte(tallies.until, now))

/** Number of bits of an IPv6 address that tell whose it is: the rest its owner chooses. */
const networkBits = 64

/**
 * Part of a network address that tells its owner apart: an IPv4 address, however it is written, or the /64
 * of an IPv6 one. `null`: this machine itself, in local running, where there are no others.
 */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined) return null
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'loopback') return null
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${networkBits}`).toString()
}

/**
 * Mutes of an account: a table, or a kind, of which it wants no letters for a while. It lies in the letterbox
 * all the same, and goes out no way.
 */
import { and, asc, desc, eq, gt, notInArray, sql } from 'drizzle-orm'
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import { accountOf } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import { seatedAt, tablesInShort } from '../accounts/passes.ts'
import type { Env } from '../env.ts'
import { type NoticeKind, noticeKinds } from '../wire/notice-kinds.ts'
import { dayFrom, localDay, momentOf } from '../wire/zone.ts'
import type { Muted } from './parcels.ts'
import { personAt } from './person.ts'
import { mutes, type Store } from './store.ts'

/** A table, by its id, or a kind of notices. */
export type Mutable = { readonly table: string } | { readonly kind: NoticeKind }

/** Number of tables that an account can have muted: a letter's link mutes any, and letters are passed on. */
const maxTables = 100

/** Distance ahead of the end of a mute, in days. */
const horizon = 366

/** Mutes a table or a kind until a time in milliseconds; one that was muted gets the new end. */
export const mute = (env: Env, account: string, what: Mutable, until: number): Promise<void> =>
  personAt(env, account).mute(nameOf(what), until)

/** Ends a mute; nothing where there is none. */
export const unmute = (env: Env, account: string, what: Mutable): Promise<void> =>
  personAt(env, account).unmute(nameOf(what))

/** An id of a table or the name of a kind, which are never the same. */
const nameOf = (what: Mutable): string => ('table' in what ? what.table : what.kind)

/** Mutes something in the person's object. Of too many tables, those whose mute ends soonest make room. */
export function muteIn(store: Store, what: string, until: number): void {
  store
    .insert(mutes)
    .values({ what, until })
    .onConflictDoUpdate({ target: mutes.what, set: { until } })
    .run()
  const isTable = notInArray(mutes.what, [...noticeKinds])
  const last = store
    .select({ what: mutes.what })
    .from(mutes)
    .where(isTable)
    .orderBy(desc(sql`${mutes.what} = ${what}`), desc(mutes.until))
    .limit(maxTables)
  store
    .delete(mutes)
    .where(and(isTable, notInArray(mutes.what, last)))
    .run()
}

export function unmuteIn(store: Store, what: string): void {
  store.delete(mutes).where(eq(mutes.what, what)).run()
}

/** All that a person has muted at this moment, what ends first before the others. */
export const mutedIn = (store: Store, now: number): Muted[] =>
  store.select().from(mutes).where(gt(mutes.until, now)).orderBy(asc(mutes.until)).all()

/**
 * Returns true if a notice stays in the house at this moment. Being asked to a table is not about a seat
 * there, so muting the table does not keep it.
 */
export const isMuted = (
  store: Store,
  { table, kind }: { readonly table: string | null; readonly kind: string },
  now: number,
): boolean =>
  mutedIn(store, now).some(({ what }) => what === kind || (what === table && kind !== 'invitation'))

/** A mute as its owner sees it. */
export interface Mute {
  readonly kind: NoticeKind | null
  /** `title` is empty where the host gave none; `host`: who sits on the first seat. */
  readonly table: {
    readonly id: string
    readonly title: string
    readonly host: string | null
  } | null
  /** In milliseconds. */
  readonly until: number
}

/** All that an account has muted at this moment, what ends first before the others. */
export async function mutesOf(env: Env, account: string): Promise<Mute[]> {
  const muted = await personAt(env, account).muted()
  const known = await tablesInShort(
    env,
    muted.map(({ what }) => what),
  )
  return muted.map(({ what, until }) => {
    const kind = noticeKinds.find((one) => one === what) ?? null
    const { title = '', host = null } = known.find(({ id }) => id === what) ?? {}
    return { kind, table: kind === null ? { id: what, title, host } : null, until }
  })
}

/** Mutes for an account through a last day, in its zone. `false`: the day is past or too far ahead, or it does not sit there. */
export async function muteThrough(
  env: Env,
  account: string,
  what: Mutable,
  day: string,
  now: number,
): Promise<boolean> {
  const person = await accountOf(env, account)
  if (!person) return false
  if ('table' in what && (await seatedAt(env, account, [what.table])).length === 0) return false
  const zone = zoneOf(person)
  const today = localDay(now, zone)
  const last = PlainDate.addDays(today, horizon)
  if (day < PlainDate.toString(today) || day > PlainDate.toString(last)) return false
  const end = momentOf(PlainDate.addDays(dayFrom(day), 1), 0, zone)
  await mute(env, account, what, end)
  return true
}

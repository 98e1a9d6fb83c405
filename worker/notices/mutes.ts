/** What an account wants no letters of for a while: a table, or a kind. It lies in the letterbox all the same, and goes out no way. */
import { and, asc, eq, gt } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { Temporal } from 'temporal-polyfill'
import { accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { zoneOf } from '../accounts/hours.ts'
import { seatedAt, tablesInShort } from '../accounts/passes.ts'
import { kindMutes, mutes } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { type NoticeKind, noticeKinds } from '../wire/notice-kinds.ts'

/** A table, by its id, or a kind of notices. */
export type Mutable = { readonly table: string } | { readonly kind: NoticeKind }

/** How far ahead the end of a mute can be, in days. */
const horizon = 366

/** Mutes a table or a kind until a time in milliseconds; one that was muted gets the new end. */
export async function mute(env: Env, account: string, what: Mutable, until: number): Promise<void> {
  const db = database(env)
  if ('table' in what)
    await db
      .insert(mutes)
      .values({ account, table: what.table, until })
      .onConflictDoUpdate({ target: [mutes.account, mutes.table], set: { until } })
  else
    await db
      .insert(kindMutes)
      .values({ account, kind: what.kind, until })
      .onConflictDoUpdate({ target: [kindMutes.account, kindMutes.kind], set: { until } })
}

/** Ends a mute; nothing where there is none. */
export async function unmute(env: Env, account: string, what: Mutable): Promise<void> {
  const db = database(env)
  if ('table' in what)
    await db.delete(mutes).where(and(eq(mutes.account, account), eq(mutes.table, what.table)))
  else
    await db
      .delete(kindMutes)
      .where(and(eq(kindMutes.account, account), eq(kindMutes.kind, what.kind)))
}

/** All that an account has muted at this moment, as ids of tables and names of kinds, which are never the same. */
async function mutedBy(env: Env, account: string, now: number) {
  const db = database(env)
  return unionAll(
    db
      .select({ what: mutes.table, until: mutes.until })
      .from(mutes)
      .where(and(eq(mutes.account, account), gt(mutes.until, now))),
    db
      .select({ what: kindMutes.kind, until: kindMutes.until })
      .from(kindMutes)
      .where(and(eq(kindMutes.account, account), gt(kindMutes.until, now))),
  ).orderBy(asc(mutes.until))
}

/** Whether a notice stays in the house at this moment. Being asked to a table is not about a seat there, so muting the table does not keep it. */
export async function isMuted(
  env: Env,
  account: string,
  { table, kind }: { readonly table: string | null; readonly kind: string },
  now: number,
): Promise<boolean> {
  const muted = await mutedBy(env, account, now)
  return muted.some(({ what }) => what === kind || (what === table && kind !== 'invitation'))
}

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
export async function mutesOf(env: Env, account: string, now: number): Promise<Mute[]> {
  const muted = await mutedBy(env, account, now)
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
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()
  if (day < `${today}` || day > `${today.add({ days: horizon })}`) return false
  const end = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone)
  await mute(env, account, what, end.epochMilliseconds)
  return true
}

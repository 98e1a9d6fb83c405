/** A person's letterbox, in the person's own object; and where accounts want no letters. */
import { and, count, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { accounts } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import type { NoticeKind } from '../wire/notice-kinds.ts'
import type { ListEntry } from '../wire/person-object.ts'
import type { Letter } from '../wire/schema/letters.ts'
import type { HeldNotice } from '../wire/table-object.ts'
import { personAt } from './person.ts'
import { isOneOf, letters, type Store } from './store.ts'

/** How many letters the letterbox shows. */
const shown = 100

/** The latest letters, the newest first. */
export const lettersIn = (store: Store): Letter[] => latest(store, undefined, shown)

/** Those of the letterbox that have one of these ids or came since a moment, the newest first. */
export const lettersAmong = (
  store: Store,
  ids: ReadonlyArray<string>,
  since: number,
  most: number,
): Letter[] => {
  const isLate = Number.isFinite(since) ? gte(letters.createdAt, since) : undefined
  return latest(store, or(isOneOf(letters.id, ids), isLate), most)
}

function latest(store: Store, which: SQL | undefined, most: number): Letter[] {
  const rows = store
    .select({
      id: letters.id,
      kind: letters.kind,
      table: sql<string | null>`coalesce(${letters.table}, ${letters.ofTable})`,
      subject: letters.subject,
      text: letters.text,
      at: letters.createdAt,
      readAt: letters.readAt,
    })
    .from(letters)
    .where(and(eq(letters.boxed, true), which))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(most)
    .all()
  return rows.map(({ readAt, ...letter }) => ({ ...letter, read: readAt !== null }))
}

/** How many letters of the letterbox nobody has read. */
export const unreadIn = (store: Store): number =>
  store
    .select({ number: count() })
    .from(letters)
    .where(and(eq(letters.boxed, true), isNull(letters.readAt)))
    .all()[0]?.number ?? 0

/** Marks letters as read: those with the ids, or all. Returns the ids of those that nobody had read. */
export const markReadIn = (
  store: Store,
  ids: ReadonlyArray<string> | undefined,
  now: number,
): string[] =>
  store
    .update(letters)
    .set({ readAt: now })
    .where(and(isNull(letters.readAt), ids && isOneOf(letters.id, ids)))
    .returning({ id: letters.id })
    .all()
    .map(({ id }) => id)

/** Marks the letters as read that told of a turn at a table which is over by now; returns their ids. */
export const settleTurnsIn = (
  store: Store,
  { table, turnsFrom = 0 }: ListEntry,
  now: number,
): string[] =>
  store
    .update(letters)
    .set({ readAt: now })
    .where(
      and(
        ...[eq(letters.table, table), lt(letters.revision, turnsFrom)],
        ...[eq(letters.kind, 'turn'), isNull(letters.readAt)],
      ),
    )
    .returning({ id: letters.id })
    .all()
    .map(({ id }) => id)

/** What the unread letters about a table have told. */
export const unreadAboutIn = (store: Store, table: string) =>
  store
    .select({
      id: letters.id,
      kind: letters.kind,
      revision: letters.revision,
      about: letters.about,
    })
    .from(letters)
    .where(and(eq(letters.table, table), isNull(letters.readAt)))
    .all()

/**
 * Tells an account's object how a table stands. Letters about it that have lost their reason count as read: their turn
 * was played, their question answered. `stands` says whether what the account was told still matters; the house's own
 * notes always do. Returns how many are still unread.
 */
export async function tellPerson(
  env: Env,
  account: string,
  entry: ListEntry,
  stands: (told: HeldNotice) => boolean,
): Promise<number> {
  const person = personAt(env, account)
  const unread = await person.follow(entry)
  const idle = unread.filter(
    ({ kind, revision, about }) => kind !== 'note' && !stands({ kind, revision, about }),
  )
  if (idle.length > 0) await person.markRead(idle.map(({ id }) => id))
  return unread.length - idle.length
}

/** Stops letters of one kind by e-mail. */
export const stopKind = (env: Env, account: string, kind: NoticeKind): Promise<void> =>
  personAt(env, account).stopKind(kind)

/** Stops letters by e-mail; the letterbox goes on. */
export async function stopMail(env: Env, account: string): Promise<void> {
  await database(env).update(accounts).set({ mail: false }).where(eq(accounts.id, account))
}

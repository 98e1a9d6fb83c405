/** A person's letterbox, in the person's own object; and where accounts want no letters. */
import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { database, isOneOf } from '../accounts/database.ts'
import { accounts } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import type { NoticeKind } from '../wire/notice-kinds.ts'
import type { ListEntry } from '../wire/person-object.ts'
import type { Letter } from '../wire/schema/letters.ts'
import type { HeldNotice } from '../wire/table-object.ts'
import type { Unread } from './parcels.ts'
import { personAt } from './person.ts'
import { builtOnce, isRead, letters, type Store, tableOf } from './store.ts'

/** Number of letters that the letterbox shows. */
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
      table: sql<string | null>`coalesce(${tableOf}, ${letters.ofTable})`,
      subject: letters.subject,
      text: letters.text,
      at: letters.createdAt,
      read: isRead,
    })
    .from(letters)
    .where(and(eq(letters.boxed, true), which))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(most)
    .all()
  return rows.map(({ read, ...letter }) => ({ ...letter, read: read === 1 }))
}

/**
 * Number of letters in the letterbox that nobody has read. Those that go by the list of tables are looked for from where
 * each is settled, and the others by an index of what is unread: so no letter of old is read for it.
 */
export const unreadIn = (store: Store): number => numberUnread(store).get()?.number ?? 0

const numberUnread = builtOnce((store) =>
  store
    .select({
      number: sql<number>`
        (select count(*) from letters where boxed = 1 and read_at is null and by_list is null) +
        (select count(*) from tables cross join letters where letters."table" = tables.id and revision >= settled
          and by_list is not null and boxed = 1 and read_at is null)`,
    })
    .from(sql`(select 1)`)
    .prepare(),
)

/** Marks letters as read: those with the ids, or all. Returns the ids of those that nobody had read. */
export const markReadIn = (
  store: Store,
  ids: ReadonlyArray<string> | undefined,
  now: number,
): string[] =>
  store
    .update(letters)
    .set({ readAt: now })
    .where(and(sql`not ${isRead}`, ids && isOneOf(letters.id, ids)))
    .returning({ id: letters.id })
    .all()
    .map(({ id }) => id)

/**
 * Changes that follow from a table's having been settled up to one revision, and up to another now: the ids of letters
 * that count as read by that, or do not any more. Those that do not go by the list are marked.
 */
export function settleIn(
  store: Store,
  table: string,
  [before, settled]: readonly [number, number],
  now: number,
): string[] {
  const isTurn = and(eq(letters.table, table), eq(letters.kind, 'turn'), isNull(letters.readAt))
  const marked = store
    .update(letters)
    .set({ readAt: now })
    .where(and(isTurn, lt(letters.revision, settled), isNull(letters.byList)))
    .returning({ id: letters.id })
    .all()
  const [from, to] = [Math.min(before, settled), Math.max(before, settled)]
  const isBetween = and(gte(letters.revision, from), lt(letters.revision, to))
  const moved = store
    .select({ id: letters.id })
    .from(letters)
    .where(and(isTurn, isBetween, isNotNull(letters.byList)))
    .all()
  return [...marked, ...moved].map(({ id }) => id)
}

/** Most tables at which notifications are taken back together. */
const maxWithdrawn = 10

/** The tables that some of these letters were pushed about. */
export const pushedAbout = (store: Store, ids: ReadonlyArray<string>): string[] =>
  ids.length === 0
    ? []
    : store
        .select({ table: letters.table })
        .from(letters)
        .where(and(isOneOf(letters.id, ids), ne(letters.table, ''), wasPushed))
        .groupBy(letters.table)
        .limit(maxWithdrawn)
        .all()
        .map(({ table }) => table)

const wasPushed = sql`(
  exists (select 1 from json_each(${letters.ways}) where value ->> 'channel' = 'push' and value ->> 'state' = 'sent')
  or exists (select 1 from deliveries where letter = ${letters.id} and channel = 'push' and state = 'sent'))`

/** Notices of the unread letters about a table, which is settled up to a revision. */
export const unreadAboutIn = (store: Store, table: string, settled: number): Unread[] =>
  store
    .select({
      id: letters.id,
      kind: letters.kind,
      revision: letters.revision,
      about: letters.about,
    })
    .from(letters)
    .where(
      and(
        ...[eq(letters.table, table), isNull(letters.readAt)],
        or(isNull(letters.byList), gte(letters.revision, settled)),
      ),
    )
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

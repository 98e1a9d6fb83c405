import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { accounts, letters } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { channelsOf, type NoticeKind } from '../wire/notice-kinds.ts'
import type { HeldNotice } from '../wire/table-object.ts'

/** How many letters the letterbox shows. */
const shown = 100

/** An account's latest letters, the newest first. */
export async function lettersOf(env: Env, account: string) {
  const rows = await database(env)
    .select({
      id: letters.id,
      kind: letters.kind,
      table: letters.table,
      subject: letters.subject,
      text: letters.text,
      at: letters.createdAt,
      readAt: letters.readAt,
    })
    .from(letters)
    .where(and(eq(letters.account, account), eq(letters.boxed, true)))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(shown)
  return rows.map(({ readAt, ...letter }) => ({ ...letter, read: readAt !== null }))
}

/** Marks an account's letters as read: those with the ids, or all. */
export async function markRead(
  env: Env,
  account: string,
  ids: ReadonlyArray<string> | undefined,
  now: number,
): Promise<void> {
  const db = database(env)
  const mark = (chosen: ReadonlyArray<string> | undefined) =>
    db
      .update(letters)
      .set({ readAt: now })
      .where(
        and(
          eq(letters.account, account),
          isNull(letters.readAt),
          chosen && inArray(letters.id, [...chosen]),
        ),
      )
  if (!ids) return void (await mark(undefined))
  // D1 takes a hundred bound values in a statement.
  const portion = 90
  for (let i = 0; i < ids.length; i += portion) await mark(ids.slice(i, i + portion))
}

/**
 * Counts the letters about a table as read that have lost their reason: their turn was played, their question
 * answered. `stands` says whether what an account was told still matters; the house's own notes always do.
 */
export async function readIdle(
  env: Env,
  table: string,
  stands: (account: string, told: HeldNotice) => boolean,
  now: number,
): Promise<void> {
  const unread = await database(env)
    .select({
      id: letters.id,
      account: letters.account,
      kind: letters.kind,
      revision: letters.revision,
      about: letters.about,
    })
    .from(letters)
    .where(and(eq(letters.table, table), isNull(letters.readAt)))
  const idle = Map.groupBy(
    unread.filter(
      ({ account, kind, revision, about }) =>
        kind !== 'note' && !stands(account, { kind, revision, about }),
    ),
    ({ account }) => account,
  )
  for (const [account, told] of idle)
    await markRead(
      env,
      account,
      told.map(({ id }) => id),
      now,
    )
}

/** Stops letters of one kind by e-mail. */
export async function stopKind(env: Env, account: string, kind: NoticeKind): Promise<void> {
  const found = await accountOf(env, account)
  if (!found) return
  const places = channelsOf(found)[kind].filter((place) => place !== 'letter')
  await database(env)
    .update(accounts)
    .set({ channels: { ...found.channels, [kind]: places } })
    .where(eq(accounts.id, account))
}

/** Stops letters by e-mail; the letterbox goes on. */
export async function stopMail(env: Env, account: string): Promise<void> {
  await database(env).update(accounts).set({ mail: false }).where(eq(accounts.id, account))
}

/** Reminders of tables without a clock: once more after the days that the person wants. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { tableStub } from '../accounts/tables.ts'
import { reportFault } from '../fault.ts'
import { deliverHere } from '../notices/deliver.ts'
import type { Notice } from '../notices/notice.ts'
import { settingsIn } from '../notices/settings.ts'
import type { Recipient, Store } from '../notices/store.ts'
import { tables } from './schema.ts'

const day = 24 * 60 * 60 * 1000

/** A table as it is asked about a reminder; `later`: its person looks at it. */
interface Reminding {
  again(account: string, since: number): Promise<Notice | 'later' | null>
}

/** The tables whose reminder is still to come, by when it is, in milliseconds; the next first. */
function comingIn(store: Store): { readonly id: string; readonly since: number; due: number }[] {
  const { remindAfter } = settingsIn(store)
  if (remindAfter === null) return []
  return store
    .select({ id: tables.id, since: tables.waitingSince })
    .from(tables)
    .where(
      and(
        ...[eq(tables.status, 'playing'), isNotNull(tables.waitingSince)],
        sql`${tables.card} ->> 'pace' is null`,
        sql`${tables.reminded} is not ${tables.waitingSince}`,
      ),
    )
    .orderBy(asc(tables.waitingSince))
    .all()
    .flatMap(({ id, since }) =>
      since === null ? [] : [{ id, since, due: since + remindAfter * day }],
    )
}

/** Time of the next reminder; `null`: none will be. */
export const nextReminder = (store: Store): number | null => comingIn(store)[0]?.due ?? null

/** Reminds the person of all tables that have waited for long enough, by present truth. One that fails holds up no other, and is tried again. */
export async function remindAgain(person: Recipient, now: number): Promise<void> {
  const { env, account, store } = person
  for (const { id, since, due } of comingIn(store)) {
    if (due > now) return
    try {
      const table = tableStub(env, id) as unknown as Reminding
      const notice = await table.again(account, since)
      if (notice === 'later') continue
      if (notice) await deliverHere(person, notice, now)
      store.update(tables).set({ reminded: since }).where(eq(tables.id, id)).run()
    } catch (error) {
      reportFault('A person was not reminded of a table.', error)
    }
  }
}

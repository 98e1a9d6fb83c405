/** How often a person did something, in their own object. */
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { countedBefore, personalLimits, spanEnd, waitAt } from '../accounts/limits.ts'
import { type Recipient, type Store, settings } from '../notices/store.ts'
import type { PersonalLimit } from '../wire/person-object.ts'
import { tallies } from './schema.ts'

/** Counts one more; how long to wait, in seconds, where that is one too many, and `null` where it is fine. */
export async function countIn(
  { env, account, store }: Recipient,
  what: PersonalLimit,
  about: string,
  now: number,
): Promise<number | null> {
  const limit = personalLimits[what]
  const until = spanEnd(limit.span, now)
  const isKnown = isCounted(store, what, about, now)
  // A span that began before this object was the one to count.
  const before =
    !isKnown && takenAt(store) > until - limit.span
      ? await countedBefore(env, what, account, now, about)
      : 0
  store.delete(tallies).where(lte(tallies.until, now)).run()
  const counted = store
    .insert(tallies)
    .values({ what, about, until, count: before + 1 })
    .onConflictDoUpdate({
      target: [tallies.what, tallies.about],
      set: { count: sql`${tallies.count} + 1` },
    })
    .returning({ count: tallies.count })
    .get()
  return waitAt(limit, counted.count, now)
}

const isCounted = (store: Store, what: PersonalLimit, about: string, now: number): boolean =>
  store
    .select({ count: tallies.count })
    .from(tallies)
    .where(and(eq(tallies.what, what), eq(tallies.about, about), gt(tallies.until, now)))
    .all().length > 0

const takenAt = (store: Store): number =>
  store.select({ takenAt: settings.takenAt }).from(settings).get()?.takenAt ?? 0

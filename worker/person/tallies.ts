/** Number of times that a person did something, in their own object. */
import { lte, sql } from 'drizzle-orm'
import { personalLimits, spanEnd, waitAt } from '../accounts/limits.ts'
import type { Recipient } from '../notices/store.ts'
import type { PersonalLimit } from '../wire/person-object.ts'
import { tallies } from './schema.ts'

/** Counts one more; how long to wait, in seconds, where that is one too many, and `null` where it is fine. */
export function countIn(
  { store }: Pick<Recipient, 'store'>,
  what: PersonalLimit,
  about: string,
  now: number,
): number | null {
  const limit = personalLimits[what]
  const until = spanEnd(limit.span, now)
  store.delete(tallies).where(lte(tallies.until, now)).run()
  const counted = store
    .insert(tallies)
    .values({ what, about, until, count: 1 })
    .onConflictDoUpdate({
      target: [tallies.what, tallies.about],
      set: { count: sql`${tallies.count} + 1` },
    })
    .returning({ count: tallies.count })
    .get()
  return waitAt(limit, counted.count, now)
}

/** Days on which a person is away, in their own object. All days are ISO dates of the person's zone. */
import { asc, eq, lt } from 'drizzle-orm'
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import type { Store } from '../notices/store.ts'
import { freshId } from '../wire/ids.ts'
import type { Away, AwayRefusal, Days } from '../wire/person-object.ts'
import { dayFrom } from '../wire/zone.ts'
import { away } from './schema.ts'

/** Number of days that a person may be away within a calendar year. */
const awayDaysPerYear = 42

/** Largest distance ahead of days away, in days. */
const horizon = 366

/** Time that days away are kept after they are over, in milliseconds: they count within their calendar year. */
const awayKept = 370 * 24 * 60 * 60 * 1000

/** All days away that are kept, the earliest first. */
export const awayIn = (store: Store): Away[] =>
  store
    .select({ id: away.id, from: away.from, to: away.to })
    .from(away)
    .orderBy(asc(away.from))
    .all()

/** Sets days away; why they cannot be, where they cannot. */
export function goAwayIn(
  store: Store,
  { from, to }: Days,
  today: string,
  now: number,
): AwayRefusal | null {
  if (from > to || from < today || to > dayAfter(today, horizon)) return 'when'
  const others = awayIn(store)
  if (others.some((other) => other.from <= to && from <= other.to)) return 'overlap'
  if (isSpent([...others, { from, to }])) return 'spent'
  clearAway(store, now)
  store.insert(away).values({ id: freshId(), from, to, createdAt: now }).run()
  return null
}

/** Takes days back, or what is left of them: a person who is away now is back today. `false`: they are over, or there are none. */
export function comeBackIn(store: Store, id: string, today: string): boolean {
  const days = store.select().from(away).where(eq(away.id, id)).get()
  if (!days || days.to < today) return false
  const yesterday = dayAfter(today, -1)
  if (days.from > yesterday) store.delete(away).where(eq(away.id, id)).run()
  else store.update(away).set({ to: yesterday }).where(eq(away.id, id)).run()
  return true
}

/** Forgets days that no calendar year counts any more. */
export function clearAway(store: Store, now: number): void {
  const last = new Date(now - awayKept).toISOString().slice(0, 10)
  store.delete(away).where(lt(away.to, last)).run()
}

/** Returns true if some calendar year has more days away than it may. */
function isSpent(all: ReadonlyArray<Days>): boolean {
  const days = new Map<number, number>()
  for (const { from, to } of all) {
    const [first, last] = [dayFrom(from), dayFrom(to)]
    for (let year = first.year; year <= last.year; year++) {
      const begin = year === first.year ? first : PlainDate.create(year, 1, 1)
      const end = year === last.year ? last : PlainDate.create(year, 12, 31)
      days.set(year, (days.get(year) ?? 0) + PlainDate.diffDays(begin, end) + 1)
    }
  }
  return [...days.values()].some((number) => number > awayDaysPerYear)
}

/** The day so many days after another; before it, where they are negative. */
const dayAfter = (day: string, days: number): string =>
  PlainDate.toString(PlainDate.addDays(dayFrom(day), days))

/**
 * Carries what D1 has of an account's notices over into the account's own object, in portions. It may be ended at any
 * point and begun anew: what is there already stays as it is there, and a letter counts as carried only once it is.
 *
 * Letters stay in D1, marked, until they are as old as any: should an older version have to run once more, its ledger
 * knows what was told. How they were to go is taken away there, so that it tells nobody a second time.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { database, isOneOf } from '../accounts/database.ts'
import * as old from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { staleAfter } from './ledger.ts'
import { personAt } from './person.ts'
import { deliveries, letters, mutes, type Recipient, type Store } from './store.ts'

/** How many letters are carried together: a statement takes a hundred values. */
const portion = 50

/** How many accounts a round carries: first those whose held letters are due, then others. */
const maxDue = 500
const maxOthers = 200

/** So many of them at the same time. */
const together = 10

interface CarriedLetter extends Omit<typeof letters.$inferSelect, 'table'> {
  /** `null` or empty: about no table. */
  readonly table: string | null
}

/** Letters of another store, with their deliveries. */
export interface Carried {
  readonly letters: ReadonlyArray<CarriedLetter>
  readonly deliveries: ReadonlyArray<typeof deliveries.$inferSelect>
}

/** Puts letters with their deliveries into a store; one that is there, by its id or by what it tells, stays as it is. */
export function takeIn({ store }: Pick<Recipient, 'store'>, carried: Carried): void {
  const deliveriesOf = Map.groupBy(carried.deliveries, ({ letter }) => letter)
  store.transaction((db) => {
    for (const letter of carried.letters) {
      if (isThere(db, letter)) continue
      const isTaken = put(db, letter) || (!letter.table && put(db, toldApart(letter)))
      if (!isTaken) continue
      for (const one of deliveriesOf.get(letter.id) ?? []) db.insert(deliveries).values(one).run()
    }
  })
}

/** Whether this very letter was carried before, by what it tells: its id alone would have all letters looked through. */
const isThere = (db: Pick<Store, 'select'>, { id, table, revision, kind, about }: CarriedLetter) =>
  db
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(
        ...[eq(letters.table, table ?? ''), eq(letters.revision, revision)],
        ...[eq(letters.kind, kind), eq(letters.about, about), eq(letters.id, id)],
      ),
    )
    .get() !== undefined

/** Puts a letter into a store; `false`: what it tells is told there. */
const put = (db: Pick<Store, 'insert'>, letter: CarriedLetter): boolean =>
  db
    .insert(letters)
    .values({ ...letter, table: letter.table ?? '', byList: null })
    .onConflictDoNothing()
    .returning({ id: letters.id })
    .all().length > 0

/** Letters about no table may tell the same twice: the later one is told apart by its id. */
const toldApart = (letter: CarriedLetter): CarriedLetter => ({
  ...letter,
  about: `${letter.about} ${letter.id}`,
})

/**
 * Carries all that D1 has for an account. `false`: a letter is just being sent from there, by a version before this
 * one; it is carried by and by, and nothing must be told until then.
 */
export async function carryOver(person: Recipient, now: number): Promise<boolean> {
  const { env, account } = person
  const db = database(env)
  await carryMutes(person)
  let isAll = true
  let after = { createdAt: -1, id: '' }
  for (;;) {
    const found = await portionOf(env, account, after)
    const last = found.letters.at(-1)
    if (!last) return isAll
    const busy = found.deliveries
      .filter(({ state, at }) => state === 'sending' && at > now - staleAfter)
      .map(({ letter }) => letter)
    if (busy.length > 0) isAll = false
    const free = found.letters.filter(({ id }) => !busy.includes(id))
    takeIn(person, { letters: free, deliveries: found.deliveries })
    const ids = free.map(({ id }) => id)
    if (ids.length > 0)
      await db.batch([
        db.delete(old.deliveries).where(inArray(old.deliveries.letter, ids)),
        db.update(old.letters).set({ carriedAt: now }).where(inArray(old.letters.id, ids)),
      ])
    after = last
  }
}

/** Mutes are gone in D1 once they are here: one that is ended here must not come back. */
async function carryMutes({ env, account, store }: Recipient): Promise<void> {
  const db = database(env)
  const [tables, kinds] = await db.batch([
    db
      .select({ what: old.mutes.table, until: old.mutes.until })
      .from(old.mutes)
      .where(eq(old.mutes.account, account)),
    db
      .select({ what: old.kindMutes.kind, until: old.kindMutes.until })
      .from(old.kindMutes)
      .where(eq(old.kindMutes.account, account)),
  ])
  const found = [...tables, ...kinds]
  if (found.length === 0) return
  for (const mute of found) store.insert(mutes).values(mute).onConflictDoNothing().run()
  const names = found.map(({ what }) => what)
  await db.batch([
    db
      .delete(old.mutes)
      .where(and(eq(old.mutes.account, account), isOneOf(old.mutes.table, names))),
    db
      .delete(old.kindMutes)
      .where(and(eq(old.kindMutes.account, account), isOneOf(old.kindMutes.kind, names))),
  ])
}

/** The next letters that are not carried yet, the oldest first. */
async function portionOf(
  env: Env,
  account: string,
  after: { readonly createdAt: number; readonly id: string },
): Promise<Carried> {
  const db = database(env)
  const found = await db
    .select()
    .from(old.letters)
    .where(
      and(
        eq(old.letters.account, account),
        isNull(old.letters.carriedAt),
        sql`(${old.letters.createdAt}, ${old.letters.id}) > (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(old.letters.createdAt), asc(old.letters.id))
    .limit(portion)
  const ids = found.map(({ id }) => id)
  return {
    letters: found.map(({ account: _, carriedAt: __, ...letter }) => ({
      ...letter,
      ...{ ofTable: null, ways: null, asks: null, pass: null, byList: null },
    })),
    deliveries:
      ids.length === 0
        ? []
        : await db.select().from(old.deliveries).where(inArray(old.deliveries.letter, ids)),
  }
}

/**
 * Has accounts carried over that nobody has asked for yet: those with held letters that are due, and some of the
 * others. Nothing is left to do once D1 has no letter that is not carried.
 */
export async function carryRound(env: Env, now: number): Promise<void> {
  const db = database(env)
  const [due, others] = await db.batch([
    db
      .selectDistinct({ account: old.letters.account })
      .from(old.deliveries)
      .innerJoin(old.letters, eq(old.letters.id, old.deliveries.letter))
      .where(
        and(
          inArray(old.deliveries.state, ['held', 'sending']),
          isNotNull(old.deliveries.due),
          lte(old.deliveries.due, now),
        ),
      )
      .limit(maxDue),
    db
      .selectDistinct({ account: old.letters.account })
      .from(old.letters)
      .where(isNull(old.letters.carriedAt))
      .limit(maxOthers),
  ])
  const accounts = [...new Set([...due, ...others].map(({ account }) => account))]
  for (let i = 0; i < accounts.length; i += together) {
    const calls = accounts.slice(i, i + together).map((one) => personAt(env, one).carryOver())
    for (const call of await Promise.allSettled(calls))
      if (call.status === 'rejected')
        reportFault('Letters of an account were not carried over.', call.reason)
  }
}

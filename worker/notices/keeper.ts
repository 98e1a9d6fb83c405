/**
 * Store of what a letter's links and the address of its answers stand for: in its reader's object. The question
 * of a notice, and the pass of one that goes at once, lie with the letter in its row; all others are a row each.
 * Letters are written there, and by the worker, which has answered an e-mail.
 */
import { and, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { passLifetime } from '../accounts/passes.ts'
import type { KeptPass } from '../wire/person-object.ts'
import {
  answerable,
  answers,
  type KeptAnswerable,
  letters,
  passes,
  type Recipient,
  type Store,
  tableOf,
} from './store.ts'

/** The same letter again is kept once. */
export interface Keeper {
  keepAnswerable(letter: KeptAnswerable): Promise<void> | void
  keepPasses(made: ReadonlyArray<KeptPass>): Promise<void> | void
}

/** The person's object for what is written in it. */
export const keeperIn = ({ store }: Recipient): Keeper => ({
  keepAnswerable: (letter) => keepAnswerableIn(store, letter),
  keepPasses: (made) => keepPassesIn(store, made),
})

export function keepAnswerableIn(store: Store, letter: KeptAnswerable): void {
  store.insert(answerable).values(letter).onConflictDoNothing().run()
}

/** Keeps what a letter asks, unless that is known already. */
export function keepAsked(store: Store, letter: KeptAnswerable): void {
  if (answerableIn(store, letter.id) === null) keepAnswerableIn(store, letter)
}

export function keepPassesIn(store: Store, made: ReadonlyArray<KeptPass>): void {
  for (const pass of made) store.insert(passes).values(pass).run()
}

/** A letter that can be answered, by its id; `null`: there is none. */
export const answerableIn = (store: Store, id: string): KeptAnswerable | null =>
  store.select().from(answerable).where(eq(answerable.id, id)).get() ??
  store.select({ asks: letters.asks }).from(letters).where(asksBy(id)).get()?.asks ??
  null

const asksBy = (id: string) => sql`${letters.asks} ->> 'id' = ${id}`

/** Letters that can be answered, the newest first. */
export const answerablesIn = (store: Store): KeptAnswerable[] =>
  [
    ...store.select().from(answerable).orderBy(desc(answerable.createdAt)).all(),
    ...store
      .select({ asks: letters.asks })
      .from(letters)
      .where(isNotNull(letters.asks))
      .orderBy(desc(letters.createdAt))
      .all()
      .flatMap(({ asks }) => asks ?? []),
  ].toSorted((a, b) => b.createdAt - a.createdAt)

/** Tells whether an answer was seen to. */
export const isSeenTo = (store: Store, key: string): boolean =>
  store.select({ at: answers.at }).from(answers).where(eq(answers.key, key)).all().length > 0

/** Notes that an answer was seen to. */
export function seenToIn(store: Store, key: string, at: number): void {
  store.insert(answers).values({ key, at }).onConflictDoNothing().run()
}

/** Passes that are still good. */
export const passesIn = (store: Store, now: number): KeptPass[] => [
  ...store.select().from(passes).where(gt(passes.expiresAt, now)).all(),
  ...store
    .select({ id: letters.pass, table: letters.table, createdAt: letters.createdAt })
    .from(letters)
    .where(and(isNotNull(letters.pass), isRecent(now)))
    .all()
    .flatMap(({ id, table, createdAt }) =>
      id === null ? [] : [{ id, table, createdAt, expiresAt: createdAt + passLifetime }],
    ),
]

/** The table of a pass that is still good; `null`: it is not. */
export const passIn = (store: Store, id: string, now: number): string | null =>
  store.select().from(passes).where(isGood(id, now)).get()?.table ??
  store.select({ table: tableOf }).from(letters).where(isGoodWith(id, now)).get()?.table ??
  null

/** Uses a pass up; its table, or `null`: it is not good, or was used. */
export const usePassIn = (store: Store, id: string, now: number): string | null =>
  store.delete(passes).where(isGood(id, now)).returning({ table: passes.table }).get()?.table ??
  store
    .update(letters)
    .set({ pass: null })
    .where(isGoodWith(id, now))
    .returning({ table: tableOf })
    .get()?.table ??
  null

const isGood = (id: string, now: number) => and(eq(passes.id, id), gt(passes.expiresAt, now))

const isRecent = (now: number) => gt(letters.createdAt, now - passLifetime)
const isGoodWith = (id: string, now: number) => and(eq(letters.pass, id), isRecent(now))

export function endPassesIn(store: Store): void {
  store.delete(passes).run()
  store.update(letters).set({ pass: null }).where(isNotNull(letters.pass)).run()
}

/** Number of the latest answers that are remembered, at most. */
const maxAnswers = 10_000

/** Forgets passes that are over, and what letters asked and was answered to them that is as old as any. */
export function clearKept(store: Store, now: number, lettersKept: number): void {
  store.delete(passes).where(lte(passes.expiresAt, now)).run()
  store
    .delete(answerable)
    .where(lte(answerable.createdAt, now - lettersKept))
    .run()
  const [oldest] = store
    .select({ at: answers.at })
    .from(answers)
    .orderBy(desc(answers.at))
    .limit(1)
    .offset(maxAnswers)
    .all()
  store
    .delete(answers)
    .where(lte(answers.at, Math.max(now - lettersKept, oldest?.at ?? 0)))
    .run()
}

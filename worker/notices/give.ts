/** Letters that move to another account with a table, as when a guest signs in. It may be ended at any point and begun anew. */
import { and, eq } from 'drizzle-orm'
import { deliveries, letters, type Recipient, type Store } from './store.ts'

/** Letters of another store, with their deliveries. */
export interface GivenLetters {
  readonly letters: ReadonlyArray<typeof letters.$inferSelect>
  readonly deliveries: ReadonlyArray<typeof deliveries.$inferSelect>
}

/** Puts letters with their deliveries into a store; one that is there, by its id or by what it tells, stays as it is. */
export function takeIn({ store }: Pick<Recipient, 'store'>, given: GivenLetters): void {
  const deliveriesOf = Map.groupBy(given.deliveries, ({ letter }) => letter)
  store.transaction((db) => {
    for (const letter of given.letters) {
      if (isThere(db, letter)) continue
      const isTaken = put(db, letter) || (letter.table === '' && put(db, toldApart(letter)))
      if (!isTaken) continue
      for (const one of deliveriesOf.get(letter.id) ?? []) db.insert(deliveries).values(one).run()
    }
  })
}

type Letter = GivenLetters['letters'][number]

/** Tells whether this very letter was taken in before, by what it tells: its id alone would have all letters looked through. */
const isThere = (
  db: Pick<Store, 'select'>,
  { id, table, revision, kind, about }: Letter,
): boolean =>
  db
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(
        ...[eq(letters.table, table), eq(letters.revision, revision)],
        ...[eq(letters.kind, kind), eq(letters.about, about), eq(letters.id, id)],
      ),
    )
    .get() !== undefined

/** Puts a letter into a store; `false`: what it tells is told there. */
const put = (db: Pick<Store, 'insert'>, letter: Letter): boolean =>
  db
    .insert(letters)
    .values({ ...letter, byList: null })
    .onConflictDoNothing()
    .returning({ id: letters.id })
    .all().length > 0

/** Letters about no table may tell the same twice: the later one is told apart by its id. */
const toldApart = (letter: Letter): Letter => ({
  ...letter,
  about: `${letter.about} ${letter.id}`,
})

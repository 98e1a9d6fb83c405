/** A person's list of tables, in their own object: as each table told it last. It may lag; nothing is decided by it. */
import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { builtOnce, type Store } from '../notices/store.ts'
import type { ListEntry } from '../wire/person-object.ts'
import type { TableCard } from '../wire/schema/table-list.ts'
import { tables } from './schema.ts'

/** Number of running tables on the list, and of those that are over. */
const maxRunning = 90
const latestFinished = 6

/** The list as it was asked for last, as JSON. Only the two that write `tables` below change what it says, and forget it. */
const kept = new WeakMap<Store, string>()

/** Takes over how a table stands, unless something newer is known; whether that made a difference. */
export function enterTable(store: Store, { table: id, change, card, settled }: ListEntry): boolean {
  const { status = null, waitingSince = null, updatedAt = 0 } = card ?? {}
  const row = {
    change,
    card,
    status,
    waitingSince,
    updatedAt,
    ...(settled !== undefined && { settled }),
  }
  const isSettledAnew = settled === undefined ? sql`` : sql` or ${tables.settled} <> ${settled}`
  const written = store
    .insert(tables)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: tables.id,
      set: row,
      setWhere: sql`${tables.change} <= excluded.change and (${tables.card} is not excluded.card${isSettledAnew})`,
    })
    .returning({ id: tables.id })
    .all()
  kept.delete(store)
  return written.length > 0
}

/** A table as the list has it; `null` where it has none. */
export const tableIn = (store: Store, id: string) =>
  store.select().from(tables).where(eq(tables.id, id)).get() ?? null

const card = sql<string>`${tables.card}`

const runningCards = builtOnce((store) =>
  store
    .select({ card })
    .from(tables)
    .where(and(isNotNull(tables.card), ne(tables.status, 'over')))
    .orderBy(sql`${tables.waitingSince} is null`, asc(tables.waitingSince), desc(tables.updatedAt))
    .limit(maxRunning)
    .prepare(),
)

const finishedCards = builtOnce((store) =>
  store
    .select({ card })
    .from(tables)
    .where(and(isNotNull(tables.card), eq(tables.status, 'over')))
    .orderBy(desc(tables.updatedAt))
    .limit(latestFinished)
    .prepare(),
)

/**
 * The running tables, those that wait for the person first, the longest waiting on top; then by last change. Behind them
 * the latest that are over. As JSON: nothing in it depends on the clock, so it is kept until a table is another.
 */
export function listIn(store: Store): string {
  const known = kept.get(store)
  if (known !== undefined) return known
  const cards = [...runningCards(store).values(), ...finishedCards(store).values()]
  const list = `[${cards.map(([card]): string => card).join()}]`
  kept.set(store, list)
  return list
}

/** The same to be read. */
export const tablesIn = (store: Store): TableCard[] => JSON.parse(listIn(store)) as TableCard[]

/** A table as it is on the list of an account that sits where another sat. */
export const passedTo = (card: TableCard, from: string, to: string, name: string): TableCard => ({
  ...card,
  seats: card.seats.map((seat) => (seat.person === from ? { ...seat, person: to, name } : seat)),
})

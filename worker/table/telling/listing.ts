/** The list of tables in D1: what the tables' outboxes wrote there. It may lag; no move is decided by it. */
import { and, eq, exists, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../accounts/database.ts'
import { accounts, seats, tables } from '../../accounts/schema.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

/**
 * Facts that the list must know of a running table: none of it changes by a turn, and whose turn it is, its people's own
 * lists tell. `null`: the table does not run, and every change of it is written.
 */
export function listedOf({ settings, takenSeats }: TableSnapshot): string | null {
  const { game, title, status, access, rated, pace } = settings
  if (status !== 'playing') return null
  const seats = takenSeats.map(({ account, name }) => [account, name])
  return JSON.stringify([game, title, access, rated, pace, seats])
}

/**
 * Writes a table as it stands into the list, unless the list has a newer state of it; with how much of its talk
 * each seat has not read. All or nothing; safe to repeat. Returns the accounts that sit there but are deleted: the
 * list did not know yet where they had to be forgotten.
 */
export async function list(
  db: Database,
  { settings, play, takenSeats, absence }: TableSnapshot,
  unread: ReadonlyArray<number>,
): Promise<string[]> {
  const { id, game, title, status, access, rated, pace, change, createdAt, updatedAt } = settings
  const row = { id, game, title, status, access, rated, pace, change, createdAt, updatedAt }
  const isOurs = exists(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(eq(tables.id, id), eq(tables.change, change))),
  )
  const places = Array.from({ length: play ? play.seats : settings.wanted }, (_, seat) => {
    const { account = null, name = null, waitingSince = null } = takenSeats[seat] ?? {}
    const deadline = absence.clocks.find((clock) => clock.seat === seat)?.deadline ?? null
    // An account may be deleted between its seat and this list: then nobody sits there.
    const living = sql`(select ${accounts.id} from ${accounts} where ${accounts.id} = ${account ?? ''})`
    const values = sql`${name}, ${waitingSince}, ${deadline}, ${unread[seat] ?? 0}`
    return { seat, account, living, values }
  })
  // The list of people who sit stays nearly always the same: then only what changed is written, as each row costs.
  const isAsListed = sql.join(
    places.map(
      ({ seat, living }) => sql`(${seats.seat} = ${seat} and ${seats.account} is ${living})`,
    ),
    sql` or `,
  )
  const [, , , ...listed] = await db.batch([
    db
      .insert(tables)
      .values(row)
      .onConflictDoUpdate({
        target: tables.id,
        set: { game, title, rated, pace, change, updatedAt },
        setWhere: lte(tables.change, change),
      }),
    db
      .update(tables)
      .set({ status, access })
      .where(
        and(
          eq(tables.id, id),
          eq(tables.change, change),
          or(ne(tables.status, status), ne(tables.access, access)),
        ),
      ),
    db.delete(seats).where(and(eq(seats.table, id), isOurs, sql`not (${isAsListed})`)),
    ...places.map(({ seat, account, living, values }) =>
      db
        .insert(seats)
        .select(sql`select ${id}, ${seat}, ${living}, ${values} where ${isOurs}`)
        .onConflictDoUpdate({
          target: [seats.table, seats.seat],
          set: {
            name: sql`excluded.name`,
            waitingSince: sql`excluded.waiting_since`,
            deadline: sql`excluded.deadline`,
            unread: sql`excluded.unread`,
          },
          // A seat of somebody who is deleted is returned each time, until they are forgotten at the table.
          setWhere: sql`(${seats.name}, ${seats.waitingSince}, ${seats.deadline}, ${seats.unread})
            is not (excluded.name, excluded.waiting_since, excluded.deadline, excluded.unread)
            or (${seats.account} is null and ${account} is not null)`,
        })
        .returning({ seat: seats.seat, account: seats.account }),
    ),
  ])
  return listed.flat().flatMap(({ seat, account }) => {
    const seated = takenSeats[seat]?.account ?? null
    return account === null && seated !== null ? [seated] : []
  })
}

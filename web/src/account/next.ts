import type { TableCard } from '../../../worker/wire/schema/table-list.ts'

/** The tables that wait for me, the longest waiting first. */
export const waitingOf = (tables: ReadonlyArray<TableCard>): TableCard[] =>
  tables
    .filter((table) => table.yourTurn)
    .sort((a, b) => (a.waitingSince ?? 0) - (b.waitingSince ?? 0))

/** The tables that the front page shows to who returns: those that wait, then those that run or gather; six at most. */
export const frontTables = (tables: ReadonlyArray<TableCard>): TableCard[] =>
  [
    ...waitingOf(tables),
    ...tables.filter((table) => table.status !== 'over' && !table.yourTurn),
  ].slice(0, 6)

/**
 * Table to go to among those that wait, the longest waiting first: the first, or with `after` the one that
 * follows that table, and after the last the first again. `undefined`: no other table waits.
 */
export function nextOf<T extends { readonly id: string }>(
  waiting: ReadonlyArray<T>,
  after?: string,
): T | undefined {
  const at = waiting.findIndex(({ id }) => id === after)
  const next = waiting[(at + 1) % waiting.length]
  return next?.id === after ? undefined : next
}

/** Entry in the history about a table that somebody came to by "next table": there they can put it off. */
export interface CameByNext {
  readonly byNext?: boolean
}
export const byNext: CameByNext = { byNext: true }

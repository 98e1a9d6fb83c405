/** The turns that plans play as soon as their seats are asked. */
import type { Play, Seat } from '../../games/kernel/index.ts'
import type { Journal } from '../storage/journal.ts'
import type { JournalRow } from '../storage/rows.ts'
import { type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { nextPlanned, type PlannedTurn, putPlanAside } from './plans.ts'
import { playTurn } from './write.ts'

/** A chain of plans longer than this waits for the next turn of a person. */
const maxPlanned = 200

/** Result of plans that have played. */
interface Planned {
  readonly rows: ReadonlyArray<JournalRow>
  /** The seats that were asked before, and are still. */
  readonly stillAware: ReadonlySet<Seat>
}

/**
 * Plays what was laid ahead, for as long as somebody's plan answers. `aware` are the seats whose plans are not for
 * this: they were asked before, or have just acted here.
 */
export function playPlans(journal: Journal, aware: ReadonlySet<Seat>, now: number): Planned {
  const rows: JournalRow[] = []
  let stillAware = aware
  for (let count = 0; count < maxPlanned; count++) {
    const { play, ...snapshot } = journal.snapshot()
    const planned = play && nextPlanned(journal, { ...snapshot, play }, stillAware, now)
    if (!planned) break
    const row = playPlanned(journal, { ...snapshot, play }, planned, now)
    if (!row) continue
    rows.push(row)
    // A seat that is asked after this turn and was not before it is asked anew, the seat that played as well.
    const asked = toActIn({ ...snapshot, play }).filter((other) => other !== planned.seat)
    const known = stillAware
    stillAware = new Set(asked.filter((other) => known.has(other)))
  }
  return { rows, stillAware }
}

/** Plays a planned turn. One that the rules do not get through spoils nobody else's turn: nothing of it is written, and `null` returned. */
function playPlanned(
  journal: Journal,
  snapshot: TableSnapshot & { readonly play: Play },
  { seat, moves, by, kept }: PlannedTurn,
  now: number,
): JournalRow | null {
  const turn = { moves: moves.map((move) => ({ ...move })), turn: crypto.randomUUID() }
  try {
    return journal.transact(() => playTurn(journal, snapshot, seat, turn, by, now))
  } catch (error) {
    putPlanAside(journal, seat, now, error, kept)
    return null
  }
}

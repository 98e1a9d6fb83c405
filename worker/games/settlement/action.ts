/**
 * Parts that the seven actions have in common.
 * Rules: S5.7–S5.14, S-R48.
 */
import { type Fields, fieldsOf, type PlayContext, type Seat } from '../kernel/index.ts'
import { terrainSpace } from './board.ts'
import { allRegions, type Column, columns, type Region } from './components/index.ts'
import type { ActionMove, Move } from './moves.ts'
import type { Event, State, TerrainSpace } from './state.ts'

export type At = PlayContext<Event>

/** One of the seven actions (S5.7). */
export interface Action<M extends ActionMove> {
  /** Every way a seat can perform it now. */
  moves(state: State, seat: Seat): M[]
  /** The number of the rule that forbids a move which is not among the legal ones. */
  forbids(state: State, seat: Seat, move: Fields): string
  /** Performs it; `bonus` is the number of bonus settlers wanted (S-R26). Puts on the agenda what must follow. */
  play(state: State, seat: Seat, move: M, bonus: number, at: At): void
}

/** The terrain space that a sent move names, if there is such a space. */
export function spaceNamed(move: Fields): TerrainSpace | null {
  const region = allRegions.find((it): it is Region => it === move.region)
  const column = columns.find((it): it is Column => it === move.column)
  return region && column ? terrainSpace(region, column) : null
}

/**
 * The rule that forbids a move while an action waits for a decision: exchanges come
 * afterwards (S-R47), everything else too (S-R48), and a `decision` itself has its own `rule`.
 */
export function forbidsMeanwhile(sent: Move | null, decision?: string, rule = 'S-R48'): string {
  const { do: name } = fieldsOf(sent)
  if (name === 'exchange') return 'S-R47'
  return name === decision ? rule : 'S-R48'
}

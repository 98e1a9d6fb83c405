import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import type { Pane } from './board.ts'

/** The panes in which one of the legal moves begins. */
export const waitingPanes = (
  panes: ReadonlyArray<Pane>,
  state: unknown,
  you: Seat | null,
  moves: ReadonlyArray<Move>,
): ReadonlyArray<Pane> =>
  you === null || moves.length === 0 ? [] : panes.filter((pane) => pane.waits(state, you, moves))

/** The pane that a question opens: of those where something waits the one that leads, else the first. */
const leading = (waiting: ReadonlyArray<Pane>): Pane | undefined =>
  waiting.find(({ leads }) => leads) ?? waiting[0]

/** The pane to be shown: the one that was chosen, else the one that a question opens, else the first. */
export const paneInView = (
  panes: ReadonlyArray<Pane>,
  chosen: string | null,
  state: unknown,
  you: Seat | null,
  moves: ReadonlyArray<Move>,
): string | null =>
  (
    panes.find(({ id }) => id === chosen) ??
    leading(waitingPanes(panes, state, you, moves)) ??
    panes[0]
  )?.id ?? null

/**
 * The pane that a new question opens, unless I was asked before and am in one where something waits;
 * `null`: none.
 *
 * @param mayEnd something is planned, and the turn can end with it: what still waits need not be done
 */
export function paneToOpen(
  waiting: ReadonlyArray<Pane>,
  inView: string | null,
  wasAsked: boolean,
  mayEnd = false,
): string | null {
  const first = leading(waiting)
  if (!first || first.id === inView || mayEnd) return null
  return wasAsked && waiting.some(({ id }) => id === inView) ? null : first.id
}

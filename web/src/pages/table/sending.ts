import {
  Hidden,
  type Move,
  type Play,
  type Seat,
  submit,
} from '../../../../worker/games/kernel/index.ts'
import type { BoardModule, Closing } from '../../boards/index.ts'
import type { ReactivePlanner } from '../../planner/index.ts'

/** What the button does now; `null` where nothing can be sent yet. */
export type Sending = 'again' | 'plan' | Closing | null

/**
 * What ends a turn: the plan as it is, or the move that closes it. To do nothing, or to sit a round
 * out, is asked back first.
 *
 * @param closing what the move that closes the turn is; `null` where there is none
 */
export function sendingOf(
  planner: Pick<ReactivePlanner, 'status' | 'complete' | 'plan'>,
  closing: Closing | null,
): Sending {
  if (planner.status() === 'sending') return null
  if (planner.status() === 'unreachable') return 'again'
  if (planner.complete()) return 'plan'
  return closing === 'nothing' && planner.plan().steps.length > 0 ? 'end' : closing
}

/** Whether a move ends the seat's turn, even where something is turned up after it. */
function endsTurn(
  { game, endsUnseen }: Pick<BoardModule, 'game' | 'endsUnseen'>,
  play: Play,
  seat: Seat,
  move: Move,
): boolean {
  try {
    return !game.toAct(submit(game, play, seat, [move]).play.state).includes(seat)
  } catch (error) {
    if (!(error instanceof Hidden)) throw error
    return endsUnseen?.(play, seat, move) ?? false
  }
}

/** What the move that closes a turn is. A step that ends the turn is its end: it says so, as it is sent with it. */
export function closingNow(
  module: Pick<BoardModule, 'game' | 'closes' | 'endsUnseen'>,
  play: Play,
  seat: Seat,
  move: Move,
): Closing {
  const closing = module.closes?.(play.state, seat, move) ?? 'end'
  return closing === 'step' && endsTurn(module, play, seat, move) ? 'end' : closing
}

/** Whether it is asked back before it is done. */
export const isAskedBack = (sending: Sending): sending is 'nothing' | 'pass' =>
  sending === 'nothing' || sending === 'pass'

/** Whether the turn goes on after it. */
export const isStep = (sending: Sending): sending is 'step' | 'pass-step' =>
  sending === 'step' || sending === 'pass-step'

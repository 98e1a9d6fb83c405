import {
  Hidden,
  type Move,
  type Play,
  type Seat,
  submit,
} from '../../../../worker/games/kernel/index.ts'
import type { BoardModule, Closing } from '../../boards/index.ts'
import type { ReactivePlanner } from '../../planner/index.ts'
import { closingOf } from '../../stage/closing.ts'

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

/** What one press on the button does that closes something. */
export interface Press {
  readonly closes: Closing
  readonly moves: ReadonlyArray<Move>
}

/**
 * What the press for a move that closes something does. A step that ends the turn is its end; one that
 * leaves nothing to do but to close the next is made together with that, unless it is one for waiting only.
 */
export function pressFor(
  module: Pick<BoardModule, 'game' | 'groups' | 'closes' | 'endsUnseen'>,
  play: Play,
  seat: Seat,
  move: Move,
): Press {
  const { game, groups } = module
  const alone = (closes: Closing): Press => ({ closes, moves: [move] })
  const closes = module.closes?.(play.state, seat, move) ?? 'end'
  if (closes !== 'step') return alone(closes)
  // To give something up is a press of its own: it can be seen, and undone, before the turn ends.
  if (game.waits?.(play.state, seat, move)) return alone('step')
  try {
    const after = submit(game, play, seat, [move]).play
    if (!game.toAct(after.state).includes(seat)) return alone('end')
    const left = game.moves(after.state, seat)
    const [next] = closingOf(groups, left)
    if (!next || left.length > 1) return alone('step')
    const then = pressFor(module, after, seat, next)
    return { ...then, moves: [move, ...then.moves] }
  } catch (error) {
    if (!(error instanceof Hidden)) throw error
    return alone(module.endsUnseen?.(play, seat, move) ? 'end' : 'reveal')
  }
}

/** Whether it is asked back before it is done. */
export const isAskedBack = (sending: Sending): sending is 'nothing' | 'pass' =>
  sending === 'nothing' || sending === 'pass'

/** Whether the turn goes on after it. */
export const isStep = (sending: Sending): sending is 'step' | 'pass-step' =>
  sending === 'step' || sending === 'pass-step'

import {
  Hidden,
  type Move,
  type Play,
  type Seat,
  submit,
} from '../../../../worker/games/kernel/index.ts'
import type { ReactivePlanner } from '../../planner/index.ts'
import type { BoardModule, Closing } from '../../stage/board.ts'
import { sendingIn } from '../../stage/closing.ts'

/** Action of the button now; `null` where nothing can be sent yet. */
export type Sending = 'again' | 'plan' | Exclude<Closing, 'pass'> | null

/**
 * Ways to end a turn: the plan as it is, or the move that closes it. To do nothing is asked back first.
 *
 * @param closing what the move that closes the turn is; `null` where there is none
 */
export function sendingOf(
  planner: Pick<ReactivePlanner, 'status' | 'complete' | 'plan'>,
  closing: Press['closes'] | null,
): Sending {
  if (planner.status() === 'sending') return null
  if (planner.status() === 'unreachable') return 'again'
  if (planner.complete()) return 'plan'
  return closing === 'nothing' && planner.plan().steps.length > 0 ? 'end' : closing
}

/** Effect of one press on the button that closes something. */
export interface Press {
  readonly closes: Exclude<Closing, 'pass'>
  readonly moves: ReadonlyArray<Move>
}

/**
 * Effect of the press for a move that closes something and does not pass. A step that ends the turn is its end; one that
 * leaves nothing to do but to close the next is made together with that, unless it is one for waiting only.
 */
export function pressFor(
  module: Pick<BoardModule, 'game' | 'groups' | 'closes' | 'endsUnseen'>,
  play: Play,
  seat: Seat,
  move: Move,
): Press {
  const { game } = module
  const alone = (closes: Press['closes']): Press => ({ closes, moves: [move] })
  const closes = module.closes?.(play.state, seat, move) ?? 'end'
  if (closes !== 'step' && closes !== 'pass') return alone(closes)
  // To give something up is a press of its own: it can be seen, and undone, before the turn ends.
  if (game.waits?.(play.state, seat, move)) return alone('step')
  try {
    const after = submit(game, play, seat, [move]).play
    if (!game.toAct(after.state).includes(seat)) return alone('end')
    const left = game.moves(after.state, seat)
    const [next] = sendingIn(module, after.state, seat, left)
    if (!next || left.length > 1) return alone('step')
    const then = pressFor(module, after, seat, next)
    return { ...then, moves: [move, ...then.moves] }
  } catch (error) {
    if (!(error instanceof Hidden)) throw error
    return alone(module.endsUnseen?.(play, seat, move) ? 'end' : 'reveal')
  }
}

import type { Move } from '../../../../worker/games/kernel/index.ts'
import type { ReactivePlanner } from '../../planner/index.ts'

/** What the button does now; `null` where nothing can be sent yet. */
export type Sending = 'again' | 'plan' | 'close' | 'pass' | null

/** What ends a turn: the plan as it is, or the move that closes it; doing nothing at all is asked back first. */
export function sendingOf(
  planner: Pick<ReactivePlanner, 'status' | 'complete' | 'plan'>,
  closing: ReadonlyArray<Move>,
): Sending {
  if (planner.status() === 'sending') return null
  if (planner.status() === 'unreachable') return 'again'
  if (planner.complete()) return 'plan'
  if (closing.length === 0) return null
  return planner.plan().steps.length > 0 ? 'close' : 'pass'
}

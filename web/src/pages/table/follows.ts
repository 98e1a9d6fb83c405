import type { GameEvent, Play } from '../../../../worker/games/kernel/index.ts'
import type { BoardModule } from '../../boards/index.ts'
import type { Plan } from '../../planner/index.ts'

/** What the table does by itself after the last move of a plan, and how it stood before that move. */
export interface Following {
  readonly before: Play
  /** What the move itself did. */
  readonly told: ReadonlyArray<GameEvent>
  /** What follows from it. */
  readonly upcoming: ReadonlyArray<GameEvent>
}

/**
 * What follows by itself from the last move of a plan, as the module names it: the end of a round, of
 * the game. It is in the plan already, and told on the stage once the turn was sent. `null`: nothing.
 */
export function followingIn({ follows, told }: BoardModule, plan: Plan): Following | null {
  const last = plan.steps.at(-1)
  if (!last || plan.reveals || !told) return null
  const from = last.events.findIndex(({ event }) => follows?.includes(event))
  if (from < 0) return null
  const before = plan.steps.at(-2)?.after ?? plan.base
  return { before, told: last.events.slice(0, from), upcoming: last.events.slice(from) }
}

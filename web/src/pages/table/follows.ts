import {
  type GameEvent,
  type Play,
  type Seat,
  stepsOf,
  stepsSeen,
} from '../../../../worker/games/kernel/index.ts'
import type { Plan } from '../../planner/index.ts'
import type { BoardModule } from '../../stage/board.ts'
import { type Happening, happeningOf, kindOf, withoutFirst } from '../../stage/telling.ts'

/** Happening that the table adds by itself after the last move of a plan, and the state to which it leads. */
export interface Following extends Happening {
  /** Number of these events in the plan. */
  readonly count: number
  readonly after: Play
}

/**
 * Happening that follows by itself from the last move of a plan, as the module names it: the end of a
 * round, of the game. It is in the plan already, and told on the stage once the turn was sent.
 * `null`: nothing.
 */
export function followingIn({ game, telling }: BoardModule, plan: Plan): Following | null {
  const last = plan.steps.at(-1)
  if (!last || plan.reveals) return null
  const from = last.events.findIndex((event) => telling?.follows?.(event, plan.seat))
  if (from < 0) return null
  const before = plan.steps.at(-2)?.after ?? plan.base
  const { steps } = stepsOf(game, before, plan.seat, [last.move])
  const turn = happeningOf(telling, stepsSeen(game, before.state, steps, plan.seat), [])
  return { ...withoutFirst(turn, from), count: last.events.length - from, after: last.after }
}

/** Returns true if a seat decided an event: it did not happen by itself, and is no part of what is counted. */
const isDecidedBy = (seat: Seat, event: GameEvent & { seat?: Seat; auto?: boolean }): boolean =>
  event.seat === seat && !event.auto && kindOf(event) !== 'part'

/**
 * Returns true if the last of the events that were told of a turn is what the table does by itself after it. A turn
 * may go on after that, where the others could do nothing but pass.
 */
export function isAfterTurn(
  { telling }: BoardModule,
  seat: Seat,
  told: ReadonlyArray<GameEvent>,
): boolean {
  const begun = told.findLastIndex((event) => telling?.follows?.(event, seat))
  return begun >= 0 && !told.slice(begun + 1).some((event) => isDecidedBy(seat, event))
}

/** Part of a turn: its events from one index to before another. */
interface Part {
  readonly from: number
  readonly to: number
}

/** Parts of a turn of a seat that lie before, between and after what the table does by itself after it. */
export function decidedParts(
  module: BoardModule,
  seat: Seat,
  events: ReadonlyArray<GameEvent>,
): ReadonlyArray<Part> {
  const parts: { from: number; to: number }[] = []
  for (const at of events.keys()) {
    if (isAfterTurn(module, seat, events.slice(0, at + 1))) continue
    const last = parts.at(-1)
    if (last?.to === at) last.to++
    else parts.push({ from: at, to: at + 1 })
  }
  return parts
}

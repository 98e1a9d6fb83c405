/**
 * Check that moves that were laid ahead answer what a seat is asked. All of it is decided on what that seat
 * sees, so it tells nobody more.
 */

import {
  type AnyGame,
  attempt,
  copy,
  Hidden,
  type Move,
  moveInWords,
  type Names,
  type Play,
  type Seat,
  same,
  taskOf,
} from '../../games/kernel/index.ts'
import { wordsOf } from '../../games/words.ts'
import type { Plan, Wish } from '../../wire/schema/plans.ts'

/** A turn that a plan makes, and what is left of the plan then. */
export interface Answered {
  readonly moves: ReadonlyArray<Move>
  readonly by: 'plan' | 'forced'
  readonly plan: Plan
}

/** Result of asking a plan: a turn, wishes that play has left behind, both or neither. */
export interface Asked {
  readonly answer: Answered | null
  /** The wishes that were laid for this decision, none of which was possible. */
  readonly left: ReadonlyArray<Wish> | null
}

/** Seats are called by their numbers, so that a new name changes no sense. */
const numbers: Names = (seat) => `${seat + 1}`

/** Moves that were laid ahead, and what they were to mean. */
type Laid = Pick<Wish, 'moves' | 'meant' | 'language'>

/** Obstacle that keeps moves from being played: a rule, or that they mean something else by now (`null`). */
interface Obstacle {
  readonly rule: string | null
}

/**
 * Obstacle that keeps the moves from being played on the view, one after the other, as they were
 * meant; `null` where nothing does. Only the last may need the table.
 */
function obstacleTo(
  game: AnyGame,
  seen: Play,
  seat: Seat,
  { moves, meant, language }: Laid,
): Obstacle | null {
  const turn = attempt(game, copy(seen))
  const words = meant.length > 0 ? wordsOf(game.id, language) : null
  for (const [i, move] of moves.entries()) {
    const legal = turn.moves(seat).find((candidate) => same(candidate, move))
    if (!legal) return { rule: game.forbids(turn.state, seat, { ...(move as Move) }) }
    const sense = meant[i]
    if (
      words &&
      sense !== undefined &&
      moveInWords(words, turn.state, seat, legal, numbers) !== sense
    )
      return { rule: null }
    try {
      turn.play(seat, legal)
    } catch (error) {
      if (error instanceof Hidden) return i === moves.length - 1 ? null : { rule: null }
      throw error
    }
  }
  return null
}

const fits = (game: AnyGame, seen: Play, seat: Seat, laid: Laid): boolean =>
  obstacleTo(game, seen, seat, laid) === null

/** The number of the rule that keeps a wish from coming true on a view; `null` where none does. */
export const ruleAgainst = (game: AnyGame, seen: Play, seat: Seat, wish: Wish): string | null =>
  obstacleTo(game, seen, seat, wish)?.rule ?? null

/**
 * Asks a plan for the turn of a seat that must decide now: the first wish that is possible, else
 * the first standing order that is, else the move that passes, else the only move there is, each
 * where its owner wants so. `seen` is the seat's view.
 * `isNew`: it has not been asked since its last turn; who was, decides in person, unless nothing
 * is to be decided.
 */
export function ask(game: AnyGame, seen: Play, seat: Seat, plan: Plan, isNew: boolean): Asked {
  const legal: Move[] = game.moves(seen.state, seat)
  const [wishes, ...later] = isNew ? plan.steps : []
  const granted = wishes?.find((wish) => fits(game, seen, seat, wish))
  if (granted)
    return {
      answer: { moves: granted.moves, by: 'plan', plan: { ...plan, steps: later } },
      left: null,
    }
  // A question of another kind does not concern the wishes: they wait for theirs.
  const isTheirs = wishes?.some(({ moves }) => legal.some((move) => move.do === moves[0]?.do))
  const left = wishes && isTheirs ? wishes : null
  const kept: Plan = left ? { ...plan, steps: [] } : plan
  const task = taskOf(seen.state)
  const order = isNew
    ? plan.orders.find(
        (one) => one.task === task && fits(game, seen, seat, { ...one, moves: [one.move] }),
      )
    : undefined
  if (order) return { answer: { moves: [order.move], by: 'plan', plan: kept }, left }
  const passing =
    isNew && plan.pass ? legal.find((move) => game.passes?.includes(move.do)) : undefined
  if (passing) return { answer: { moves: [passing], by: 'plan', plan: kept }, left }
  const [only, ...others] = legal
  if (plan.forced && only && others.length === 0)
    return { answer: { moves: [only], by: 'forced', plan: kept }, left }
  return { answer: null, left }
}

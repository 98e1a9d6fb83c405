import type { BotLevel } from './bot.ts'
import type { Move, Seat, Viewer } from './contract.ts'
import type { Random } from './random.ts'

/** Points that a seat may expect to have in the end, by the parts that it comes from; they add up. */
export type Estimate = Readonly<Record<string, number>>

/**
 * Knowledge that a bot has of a game beyond its rules. Everything else it finds out by playing on,
 * so this stays small: how hidden pieces may lie,
 * and what a position is worth.
 */
export interface Evaluator<S = unknown, M extends Move = Move> {
  /**
   * For a viewer's view: deals that fill its hidden pieces at random, each consistent with it
   * (redacted for that viewer again, it is the same view). The view stays as it was. A piece's
   * name is gone from the pool only where the piece lies: what a trace of past moves names may
   * have become hidden again.
   */
  deals(view: S, viewer: Viewer): (random: Random) => S
  /**
   * Points that the seat may expect in the end, on a state without hidden pieces. Public pieces and the
   * seat's own count, others' secrets do not.
   */
  value(state: S, seat: Seat): Estimate
  /**
   * Likelihood of each of these moves for a sensible player, in relation to the others (all alike
   * if nothing is said); one with 0 is not considered while there are others.
   */
  weights?(state: S, seat: Seat, moves: ReadonlyArray<M>): ReadonlyArray<number>
  /**
   * Beginnings of turns on the seat's view, each up to another deed: where many first moves only prepare one. `numbers`: those
   * that pieces with no other numbers lead to, and then all ways to a deed.
   */
  deeds?(view: S, seat: Seat, numbers?: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<M>>
  /** Moves that a seat is asked for once a move on its view has revealed something, and that can be told ahead of it. */
  foreseen?(view: S, seat: Seat, move: M): ReadonlyArray<M>
  /** Returns true for a move that can as well be made in the seat's next turn, unless another of this one needs it. */
  canWait?(move: M): boolean
  /** Number of changes of the acting seat that are played on before a position is valued. */
  readonly horizon?: number
  /** Number of games in mind that each level gives a decision, where the usual numbers do not suit the game. */
  readonly iterations?: Readonly<Record<BotLevel, number>>
  /**
   * Share by which what the best of the others may expect counts against the own: 1, as if nothing is said, is
   * the lead alone. Less where rivals who both hurry would spoil the game for each other.
   */
  readonly rivalry?: number
  /** Number of decisions in 100 that each level makes in haste, by `weights` alone; none if nothing is said. */
  readonly hasty?: Readonly<Record<BotLevel, number>>
  /** Returns true in turns that nobody plays in haste, such as the last ones, by the seat's view. */
  isWeighed?(view: S): boolean
}

/** An evaluator whose type parameters do not matter to the caller, as in the registry. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds evaluators of games with different states.
export type AnyEvaluator = Evaluator<any, any>

/** The sum of an estimate's parts. */
export function total(estimate: Estimate): number {
  let sum = 0
  for (const part in estimate) sum += estimate[part] ?? 0
  return sum
}

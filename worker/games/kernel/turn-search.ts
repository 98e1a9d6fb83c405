import type { BotLevel } from './bot.ts'
import type { AnyGame, Move, Seat } from './contract.ts'
import { Hidden } from './errors.ts'
import type { AnyEvaluator, Estimate } from './evaluator.ts'
import { copy } from './json.ts'
import type { Play } from './play.ts'
import { Random } from './random.ts'
import { type Node, optionsOf, Search } from './search.ts'

/** Amount of thought that a level gives to a decision. */
export interface SearchBudget {
  /** Games in mind for each decision. */
  readonly iterations: number
  /** Distance that it looks ahead, as a share of the evaluator's horizon. */
  readonly depth: number
  /** Number of decisions in 100 that are made like somebody who does not think: a move that is likely, not the best one. */
  readonly hasty?: number
}

const usual: Readonly<Record<BotLevel, SearchBudget>> = {
  easy: { iterations: 20, depth: 0 },
  medium: { iterations: 80, depth: 0.5 },
  hard: { iterations: 300, depth: 1 },
}

/** Returns the amount of thought that a level gives with an evaluator. */
export const searchBudgetOf = (
  { iterations, hasty }: AnyEvaluator,
  level: BotLevel,
): SearchBudget => ({
  ...usual[level],
  ...(iterations && { iterations: iterations[level] }),
  ...(hasty && { hasty: hasty[level] }),
})

/**
 * A turn being thought out on a seat's view, in slices: `think` again until it says that it is
 * done. The same view, budget and random stream come to the same turn. A thought that is
 * lost half-way has lost nothing but time.
 */
export class TurnSearch {
  readonly #game: AnyGame
  readonly #evaluator: AnyEvaluator
  readonly #seat: Seat
  readonly #iterations: number
  readonly #hasty: number
  readonly #random: Random
  readonly #search: Search
  #view: unknown
  #moves: Move[] = []
  #gains: Estimate | null = null
  #isDone: boolean

  constructor(
    game: AnyGame,
    evaluator: AnyEvaluator,
    view: Play,
    seat: Seat,
    budget: SearchBudget,
    random: Random,
  ) {
    this.#game = game
    this.#evaluator = evaluator
    this.#seat = seat
    this.#iterations = budget.iterations
    this.#hasty = budget.hasty ?? 0
    this.#random = random
    this.#view = copy(view.state)
    this.#search = new Search(game, evaluator, this.#view, seat, budget.depth, random)
    this.#isDone = !game.toAct(this.#view).includes(seat)
  }

  get isDone(): boolean {
    return this.#isDone
  }

  /** The turn as far as it is decided. */
  get moves(): ReadonlyArray<Move> {
    return this.#moves
  }

  /**
   * Reason of the turn: what the first choice of the turn brings more than the others that were tried. Empty
   * where there was none.
   */
  get gains(): Estimate {
    return this.#gains ?? {}
  }

  /** Thinks on for at most so many games in mind; whether the turn is decided. */
  think(iterations = Number.POSITIVE_INFINITY): boolean {
    let left = iterations
    while (!this.#isDone) {
      const options = optionsOf(this.#game, this.#evaluator, this.#view, this.#seat)
      const [only, ...others] = options
      if (!only) throw new RangeError(`Seat ${this.#seat} must act and has no move.`)
      if (others.length === 0) {
        this.#decide(only.move)
        continue
      }
      while (this.#search.visits < this.#iterations || this.#search.tried.length === 0) {
        if (left-- <= 0) return false
        this.#search.iterate()
      }
      const isHasty =
        this.#hasty > 0 &&
        this.#random.int(100) < this.#hasty &&
        !this.#evaluator.isWeighed?.(this.#view)
      this.#decide(isHasty ? this.#search.guess(options) : this.#best())
    }
    return true
  }

  /** The move that was followed most often, the better one of two. */
  #best(): Move {
    const better = (a: Node, b: Node) =>
      b.visits > a.visits || (b.visits === a.visits && b.total > a.total)
    const best = this.#search.tried.reduce((a, b) => (better(a, b) ? b : a))
    this.#gains ??= this.#search.gains(best)
    return best.move as Move
  }

  /** Puts a move into the turn. One that reveals something ends it, like one after which others decide. */
  #decide(move: Move): void {
    this.#moves.push(move)
    const after = copy(this.#view)
    try {
      this.#game.play(after, this.#seat, move, {
        random: Random.hidden(),
        emit() {},
        emitTo() {},
      })
    } catch (error) {
      if (!(error instanceof Hidden)) throw error
      this.#isDone = true
      return
    }
    this.#view = after
    this.#search.advance(move, after)
    this.#isDone = !this.#game.toAct(after).includes(this.#seat)
  }
}

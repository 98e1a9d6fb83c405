import type { AnyGame, Move, PlayContext, Seat } from './contract.ts'
import { type AnyEvaluator, type Estimate, total } from './evaluator.ts'
import type { Random } from './random.ts'

/** Weight of trying out against going for the best so far, in standard deviations of the outcomes. */
const curiosity = 2

/** Amount by which a move that nobody has tried is thought to be worse, in the same measure. */
const caution = 0.2

/** No look ahead is longer than this many moves. */
const longest = 120

/**
 * A decision point, or rather all that look alike to the seat that decides: the same moves led to
 * it, however the hidden pieces lie. `total` sums up what came of it for `seat`, who made `move`.
 */
export interface Node {
  readonly move: Move | null
  readonly seat: Seat
  visits: number
  total: number
  /** The sums of the parts of what the searching seat may expect. */
  readonly parts: Record<string, number>
  readonly children: Map<string, Node>
}

export const newNode = (move: Move | null, seat: Seat): Node => ({
  move,
  seat,
  visits: 0,
  total: 0,
  parts: {},
  children: new Map(),
})

/** A legal move and how likely it is made, as a share of 1. */
interface Option {
  readonly move: Move
  readonly share: number
}

/** Moves that somebody would consider: never nothing where there is a legal move. */
export function optionsOf(
  game: AnyGame,
  evaluator: AnyEvaluator,
  state: unknown,
  seat: Seat,
): ReadonlyArray<Option> {
  const moves: Move[] = game.moves(state, seat)
  if (moves.length === 1 || !evaluator.weights)
    return moves.map((move) => ({ move, share: 1 / moves.length }))
  const weights = evaluator.weights(state, seat, moves)
  let all = 0
  for (const weight of weights) all += weight
  if (all <= 0) return moves.map((move) => ({ move, share: 1 / moves.length }))
  const options: Option[] = []
  // Many moves are out of the question: no list is made of them.
  for (const [i, move] of moves.entries()) {
    const share = (weights[i] ?? 0) / all
    if (share > 0) options.push({ move, share })
  }
  return options
}

/** Returns the seat that decides next: the searching seat where several may, `undefined` at the end. */
const decider = (toAct: ReadonlyArray<Seat>, seat: Seat): Seat | undefined =>
  toAct.includes(seat) ? seat : toAct[0]

/**
 * Information-set Monte Carlo tree search for one seat: every iteration deals the hidden
 * pieces anew, goes down the tree by what has paid off for the seat that decides, plays on a little
 * by likely moves, and notes what the position is worth. Nothing but the seat's view goes in.
 */
export class Search {
  readonly #game: AnyGame
  readonly #evaluator: AnyEvaluator
  readonly #seat: Seat
  readonly #random: Random
  readonly #horizon: number
  readonly #at: PlayContext<never>
  #deal: (random: Random) => unknown
  #root: Node
  /** Seats of the game, once a state without hidden pieces has told. */
  #seats: number | undefined
  /** Number of outcomes, their sum and the sum of their squares: how they spread is the scale. */
  #count = 0
  #sum = 0
  #squares = 0

  /** `depth` is the share of the evaluator's horizon that is played on to. */
  constructor(
    game: AnyGame,
    evaluator: AnyEvaluator,
    view: unknown,
    seat: Seat,
    depth: number,
    random: Random,
  ) {
    this.#horizon = Math.ceil((evaluator.horizon ?? 0) * depth)
    this.#game = game
    this.#evaluator = evaluator
    this.#deal = evaluator.deals(view, seat)
    this.#seat = seat
    this.#random = random
    this.#at = { random, emit() {}, emitTo() {} }
    this.#root = newNode(null, seat)
  }

  /** Number of games in mind that went through the present decision. */
  get visits(): number {
    return this.#root.visits
  }

  /** The moves tried so far, in the order in which they came up. */
  get tried(): ReadonlyArray<Node> {
    return [...this.#root.children.values()]
  }

  /** Parts of the estimate in which the move followed most often brings more, or less, than the others tried. */
  gains(chosen: Node): Estimate {
    const others = this.tried.filter((node) => node !== chosen)
    const visits = others.reduce((sum, node) => sum + node.visits, 0)
    const gains: Record<string, number> = {}
    if (visits === 0) return gains
    for (const part in chosen.parts) {
      const sum = others.reduce((all, node) => all + (node.parts[part] ?? 0), 0)
      gains[part] = (chosen.parts[part] ?? 0) / chosen.visits - sum / visits
    }
    return gains
  }

  /** Goes on from the view after a move, with all that was found out about it. */
  advance(move: Move, view: unknown): void {
    this.#root = this.#root.children.get(JSON.stringify(move)) ?? newNode(move, this.#seat)
    this.#deal = this.#evaluator.deals(view, this.#seat)
  }

  /** One more game in mind. */
  iterate(): void {
    const game = this.#game
    const seat = this.#seat
    const state = this.#deal(this.#random)
    const path: Node[] = [this.#root]
    let node: Node | undefined = this.#root
    let acting: Seat = seat
    let changes = this.#horizon
    for (let length = 0; length < longest; length++) {
      const next = decider(game.toAct(state), acting)
      if (next === undefined) break
      if (next !== acting) {
        if (changes-- === 0) break
        acting = next
      }
      const options = optionsOf(game, this.#evaluator, state, acting)
      const move = node ? this.#select(node, options, acting) : this.guess(options)
      if (node) {
        const key = JSON.stringify(move)
        const known: Node | undefined = node.children.get(key)
        const child: Node = known ?? newNode(move, acting)
        if (!known) node.children.set(key, child)
        path.push(child)
        // One new node an iteration; from there on likely moves.
        node = known
      }
      game.play(state, acting, move, this.#at)
    }
    this.#note(path, state)
  }

  /** The option with the best outlook, curiosity included. */
  #select(node: Node, options: ReadonlyArray<Option>, seat: Seat): Move {
    const [only] = options
    if (only && options.length === 1) return only.move
    const spread = this.#spread()
    const sqrt = Math.sqrt(node.visits + 1)
    let best: Option | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    let seen = 0
    let sum = 0
    for (const { move } of options) {
      const child = node.children.get(JSON.stringify(move))
      if (!child || child.seat !== seat) continue
      seen += child.visits
      sum += child.total
    }
    // A move that nobody has tried yet is thought to be a little worse than what was.
    const unknown = seen > 0 ? sum / seen - caution * spread : 0
    for (const option of options) {
      const child = node.children.get(JSON.stringify(option.move))
      const visits = child?.visits ?? 0
      const mean = child && visits > 0 ? child.total / visits : unknown
      const score = mean + (curiosity * spread * option.share * sqrt) / (1 + visits)
      if (score > bestScore) {
        bestScore = score
        best = option
      }
    }
    if (!best) throw new RangeError(`Seat ${seat} must act and has no move.`)
    return best.move
  }

  /** The standard deviation of all outcomes. */
  #spread(): number {
    if (this.#count < 2) return 1
    const mean = this.#sum / this.#count
    return Math.sqrt(Math.max(1e-6, this.#squares / this.#count - mean * mean))
  }

  /** A likely move. */
  guess(options: ReadonlyArray<Option>): Move {
    let left = this.#random.int(2 ** 24) / 2 ** 24
    for (const { move, share } of options) {
      left -= share
      if (left < 0) return move
    }
    const last = options.at(-1)
    if (!last) throw new RangeError('Somebody must act and has no move.')
    return last.move
  }

  /** Tells every decision on the way what came of it for its seat: what they may expect, less the best of the others. */
  #note(path: ReadonlyArray<Node>, state: unknown): void {
    this.#seats ??= this.#game.score(state).length
    const estimates = Array.from({ length: this.#seats }, (_, one) =>
      this.#evaluator.value(state, one),
    )
    const worth = estimates.map(total)
    const mine = estimates[this.#seat] ?? {}
    const { rivalry = 1 } = this.#evaluator
    const lead = worth.map((own, one) => {
      const others = worth.filter((_, other) => other !== one)
      return others.length > 0 ? own - rivalry * Math.max(...others) : own
    })
    const own = lead[this.#seat] ?? 0
    this.#count++
    this.#sum += own
    this.#squares += own * own
    for (const node of path) {
      node.visits++
      node.total += lead[node.seat] ?? 0
      if (node.seat === this.#seat)
        for (const part in mine) node.parts[part] = (node.parts[part] ?? 0) + (mine[part] ?? 0)
    }
  }
}

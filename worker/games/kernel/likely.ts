/** Turns to choose from, found on a view in little time: for letters, which cannot show a board to press on. */
import type { AnyGame, Move, Seat } from './contract.ts'
import { Hidden } from './errors.ts'
import { type AnyEvaluator, total } from './evaluator.ts'
import { copy, same } from './json.ts'
import { Random } from './random.ts'
import { optionsOf, Search } from './search.ts'
import { searchBudgetOf } from './turn-search.ts'

/** No turn to choose has more moves: what is left of a long one is asked anew. */
const maxMoves = 5

/** Moves of one seat's turn, in order. */
export type TurnMoves = ReadonlyArray<Move>

/** Returns the state that a move leads to on a view; `null` where only the table can tell. */
function after(game: AnyGame, view: unknown, seat: Seat, move: Move): unknown {
  const next = copy(view)
  try {
    game.play(next, seat, move, { random: Random.hidden(), emit() {}, emitTo() {} })
    return next
  } catch (error) {
    if (error instanceof Hidden) return null
    throw error
  }
}

/** A turn that begins with moves, and goes on by `choose` until it is over, reveals something, or is long. */
function turnFrom(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  begun: TurnMoves,
  choose: (view: unknown) => Move | null,
): TurnMoves {
  const moves = [...begun]
  let seen = begun.reduce((state, move) => after(game, state, seat, move), view)
  let last: Move | null = moves.at(-1) ?? null
  while (seen !== null && moves.length < maxMoves && game.toAct(seen).includes(seat)) {
    // A move that ends a turn ends it here, too, though the seat be asked again.
    last = last && game.passes?.includes(last.do) ? null : choose(seen)
    if (!last) break
    moves.push(last)
    seen = after(game, seen, seat, last)
  }
  return moves
}

/**
 * Likely turns of a seat that is asked, the best guess first, each beginning with another move, or up to another deed
 * where the game knows these. Only the seat's view goes in, and the same view and stream come to the same turns. The
 * first moves are weighed as the weakest bot weighs them, and gone on from by what is usual: the work is bounded by a
 * number of games in mind, as a worker's clock stands still while it computes.
 */
export function likelyTurns(
  game: AnyGame,
  evaluator: AnyEvaluator,
  view: unknown,
  seat: Seat,
  random: Random,
  most: number,
): TurnMoves[] {
  const options = optionsOf(game, evaluator, view, seat)
  if (options.length === 0) return []
  const search = new Search(game, evaluator, view, seat, 0, random)
  const { iterations } = searchBudgetOf(evaluator, 'easy')
  if (options.length > 1) while (search.visits < iterations) search.iterate()
  const worth = new Map(search.tried.map((node) => [JSON.stringify(node.move), node]))
  const rank = (move: Move) => worth.get(JSON.stringify(move))?.visits ?? 0
  const sorted = options.toSorted((a, b) => rank(b.move) - rank(a.move) || b.share - a.share)
  const choose = (seen: unknown): Move | null =>
    optionsOf(game, evaluator, seen, seat).reduce<{ move: Move | null; share: number }>(
      (a, b) => (b.share > a.share ? b : a),
      { move: null, share: 0 },
    ).move
  const turn = (begun: TurnMoves) => turnFrom(game, view, seat, begun, choose)
  const [favourite, ...others] = sorted.slice(0, most).map(({ move }) => [move])
  if (!favourite) return []
  const thought = turn(favourite)
  const deeds = deedsByWorth(game, evaluator, view, seat, random)
  const isThought = (deed: TurnMoves) => thought.some((move) => same(move, deed.at(-1)))
  // The turn that is thought best may be done with fewer costs than was thought.
  const own = deeds.find(isThought)
  const rest = deeds.filter((deed) => !isThought(deed))
  const following = deeds.length > 0 ? rest.slice(0, most - 1) : others
  return [own ? turn(own) : thought, ...following.map(turn)]
}

/** Beginnings of turns up to their deeds, those first after which the seat may expect most; no deed that nobody sensible does. */
function deedsByWorth(
  game: AnyGame,
  evaluator: AnyEvaluator,
  view: unknown,
  seat: Seat,
  random: Random,
): TurnMoves[] {
  const deeds: ReadonlyArray<TurnMoves> = evaluator.deeds?.(view, seat) ?? []
  if (deeds.length === 0) return []
  const dealt = evaluator.deals(view, seat)(random)
  const worthOf = (deed: TurnMoves): number | null => {
    const state = copy(dealt)
    let isSensible = true
    for (const move of deed) {
      isSensible = optionsOf(game, evaluator, state, seat).some((one) => same(one.move, move))
      game.play(state, seat, move, { random, emit() {}, emitTo() {} })
    }
    return isSensible ? total(evaluator.value(state, seat)) : null
  }
  return deeds
    .flatMap((deed) => {
      const worth = worthOf(deed)
      return worth === null ? [] : [{ deed, worth }]
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ deed }) => deed)
}

/** A turn that begins with moves, and goes on with what is bound to follow them. */
const boundTurn = (game: AnyGame, view: unknown, seat: Seat, begun: TurnMoves): TurnMoves =>
  turnFrom(game, view, seat, begun, (seen) => {
    const [only, ...others]: Move[] = game.moves(seen, seat)
    return only && others.length === 0 ? only : null
  })

/** The first legal turns of a seat, in the order of the rules, with nothing thought: what is bound to follow a move follows it. */
export const firstTurns = (game: AnyGame, view: unknown, seat: Seat, most: number): TurnMoves[] =>
  game
    .moves(view, seat)
    .slice(0, most)
    .map((move: Move) => boundTurn(game, view, seat, [move]))

/**
 * All deeds of a seat where its game knows these, each with what is bound to follow; nothing where it does not. Each with the
 * least that it costs, or, with `numbers`, all that pieces with these numbers lead to.
 */
export const deedTurns = (
  game: AnyGame,
  evaluator: AnyEvaluator,
  view: unknown,
  seat: Seat,
  numbers?: ReadonlyArray<number>,
): TurnMoves[] =>
  (evaluator.deeds?.(view, seat, numbers) ?? []).map((begun: TurnMoves) =>
    boundTurn(game, view, seat, begun),
  )

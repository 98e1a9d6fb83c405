/** Turns that letters list: legal, found on a view alone, and with little thought. */
import { describe, expect, test } from 'vitest'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyEvaluator,
  type AnyGame,
  attempt,
  copy,
  deedTurns,
  firstTurns,
  Hidden,
  likelyTurns,
  type Play,
  Random,
  readTurnFragment,
  type Seat,
  same,
  start,
  type TurnMoves,
  turnFragment,
  view,
} from '../../worker/games/kernel/index.ts'

const seed = (fill: number) => new Uint8Array(32).fill(fill)

/** Positions along a game of random moves, each with the seat that it asks. */
function* positions(game: AnyGame, most: number): Generator<{ play: Play; seat: Seat }> {
  const random = Random.fromSeed(seed(9))
  let play: Play = start(game, {}, 3, seed(4))
  for (let turn = 0; turn < most; turn++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return
    if (turn % 13 === 5) yield { play, seat }
    const next = attempt(game, play)
    next.play(seat, random.pick(next.moves(seat)))
    play = next.end().play
  }
}

/** Plays a turn on a view as far as it shows; throws where a move is not legal. */
function playOn(game: AnyGame, seen: Play, seat: Seat, moves: TurnMoves): void {
  const turn = attempt(game, copy(seen))
  for (const [i, move] of moves.entries())
    try {
      turn.play(seat, move)
    } catch (error) {
      if (!(error instanceof Hidden)) throw error
      expect(i, 'Nothing follows what is revealed.').toBe(moves.length - 1)
    }
}

/** An evaluator that counts how often a position is valued. */
function counting(evaluator: AnyEvaluator): { evaluator: AnyEvaluator; valued: () => number } {
  let valued = 0
  const value: AnyEvaluator['value'] = (state, seat) => {
    valued++
    return evaluator.value(state, seat)
  }
  return { evaluator: { ...evaluator, value }, valued: () => valued }
}

describe.for(games.map((game) => [game.id, game] as const))('in %s', ([id, game]) => {
  test('likely turns are legal, distinct, bounded, and the same wherever hidden pieces lie', () => {
    for (const { play, seat } of positions(game, 160)) {
      const seen = view(game, play, seat)
      const { evaluator, valued } = counting(evaluatorOf(id))
      const turns = likelyTurns(game, evaluator, seen.state, seat, Random.fromSeed(seed(1)), 8)
      expect(valued()).toBeLessThanOrEqual(3 * 40)
      expect(turns.length).toBeGreaterThan(0)
      expect(turns.length).toBeLessThanOrEqual(8)
      expect(new Set(turns.map((moves) => JSON.stringify(moves))).size).toBe(turns.length)
      for (const moves of turns) {
        expect(moves.length).toBeLessThanOrEqual(5)
        playOn(game, seen, seat, moves)
        expect(readTurnFragment(`#${turnFragment({ revision: 12, moves })}`)).toEqual({
          revision: 12,
          moves,
        })
      }
      const elsewhere = evaluator.deals(seen.state, seat)(Random.fromSeed(seed(2)))
      const same = likelyTurns(
        game,
        evaluator,
        game.redact(elsewhere, seat),
        seat,
        Random.fromSeed(seed(1)),
        8,
      )
      expect(same).toEqual(turns)
    }
  })

  test('the first turns are the first legal moves in their order, with what is bound to follow', () => {
    for (const { play, seat } of positions(game, 90)) {
      const seen = view(game, play, seat)
      const turns = firstTurns(game, seen.state, seat, 8)
      const legal = game.moves(play.state, seat).slice(0, 8)
      expect(turns.map(([first]) => first)).toEqual(legal)
      for (const moves of turns) playOn(game, seen, seat, moves)
    }
  })
})

test('My Village: likely turns tell deeds apart, each by its cheapest dice', () => {
  const game = games.find(({ id }) => id === 'my-village')
  if (!game) throw new Error('There is no such game.')
  let most = 0
  for (const { play, seat } of positions(game, 160)) {
    const seen = view(game, play, seat)
    const [evaluator, stream] = [evaluatorOf(game.id), Random.fromSeed(seed(1))]
    const turns = likelyTurns(game, evaluator, seen.state, seat, stream, 8)
    const deeds = turns.flatMap((moves) =>
      moves.filter(({ do: it }) => it === 'acquire' || it === 'activate').slice(0, 1),
    )
    const [first] = turns[0] ?? []
    if (first?.do !== 'take') continue
    expect(new Set(deeds.map((deed) => JSON.stringify(deed))).size).toBe(deeds.length)
    // The first, too: it was thought of with dice that cost more.
    const known = evaluator.deeds?.(seen.state, seat) ?? []
    const cheapest = known.find((deed) => turns[0]?.some((move) => same(move, deed.at(-1))))
    if (cheapest) expect(turns[0]?.slice(0, cheapest.length)).toEqual(cheapest)
    most = Math.max(most, deeds.length)
  }
  expect(most).toBeGreaterThan(4)
})

test('My Village: a list after the first die, or both, has what these still reach', () => {
  const game = games.find(({ id }) => id === 'my-village')
  if (!game) throw new Error('There is no such game.')
  const play = start(game, {}, 3, seed(4))
  const [seat = 0] = game.toAct(play.state)
  const [evaluator, stream] = [evaluatorOf(game.id), () => Random.fromSeed(seed(1))]
  const seen = view(game, play, seat)
  const deedsIn = (at: Play) =>
    likelyTurns(game, evaluator, at.state, seat, stream(), 8).flatMap((moves) =>
      moves.filter((move) => move.do !== 'take' && move.do !== 'change').slice(0, 1),
    )
  const turn = attempt(game, copy(seen))
  for (const [dice, fewer] of [
    [1, 4],
    [2, 2],
  ] as const) {
    const [take] = turn.moves(seat)
    if (!take) throw new Error('No die is left.')
    turn.play(seat, take)
    const deeds = deedsIn({ ...seen, state: turn.state })
    expect(deeds.length, `${dice} taken`).toBeGreaterThan(fewer)
    expect(new Set(deeds.map((deed) => JSON.stringify(deed))).size).toBe(deeds.length)
  }
})

// M5.11: of the many ways to a deed, a list of all has one, the cheapest.
test('all deeds of My Village are listed once each, as turns that the rules allow', () => {
  const game = games.find(({ id }) => id === 'my-village')
  if (!game) throw new Error('There is no such game.')
  let count = 0
  for (const { play, seat } of positions(game, 160)) {
    const seen = view(game, play, seat)
    const turns = deedTurns(game, evaluatorOf(game.id), seen.state, seat)
    const deeds = turns.map((moves) =>
      JSON.stringify(moves.find((move) => move.do !== 'take' && move.do !== 'change')),
    )
    expect(new Set(deeds).size).toBe(deeds.length)
    for (const moves of turns) playOn(game, seen, seat, moves)
    count = Math.max(count, turns.length)
  }
  expect(count).toBeGreaterThan(12)
})

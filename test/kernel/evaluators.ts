import { describe, expect, test } from 'vitest'
import {
  type AnyEvaluator,
  type AnyGame,
  attempt,
  botLevels,
  copy,
  type Move,
  type Play,
  Random,
  type Seat,
  searchBudgetOf,
  start,
  TurnSearch,
  total,
  view,
} from '../../worker/games/kernel/index.ts'
import { seedOf } from './seeds.ts'
import { dealtAnew } from './sights.ts'

/** Subject of the tests of a game's evaluator. */
export interface Minded {
  readonly game: AnyGame
  readonly evaluator: AnyEvaluator
  /** Options that make a difference to what is hidden or can be done. */
  readonly options: (seats: number) => ReadonlyArray<unknown>
  /** No game of bots takes more turns. */
  readonly longest: number
}

/** Positions along a random game, not too many. */
function positions(game: AnyGame, options: unknown, seats: number): Play[] {
  const choice = Random.fromSeed(seedOf(1))
  let play = start(game, options, seats, seedOf(seats))
  const found: Play[] = [copy(play)]
  for (let moves = 1; ; moves++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return found
    const turn = attempt(game, play)
    turn.play(seat, choice.pick(turn.moves(seat)))
    play = turn.end().play
    if (moves % 13 === 0) found.push(copy(play))
  }
}

/** Least search by which a test sees that somebody thinks. */
const brief = { iterations: 12, depth: 1 }

/** Plays a game of bots that hardly think, to its end; the number of turns. */
function playBots({ game, evaluator, longest }: Minded, options: unknown, seats: number): number {
  const random = Random.fromSeed(seedOf(3))
  let play = start(game, options, seats, seedOf(seats + 20))
  for (let turns = 0; ; turns++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return turns
    if (turns >= longest) throw new Error(`No end after ${longest} turns.`)
    const level = botLevels[seat % botLevels.length] ?? 'easy'
    const { depth } = searchBudgetOf(evaluator, level)
    const seen = view(game, play, seat)
    const search = new TurnSearch(game, evaluator, seen, seat, { iterations: 2, depth }, random)
    expect(search.think()).toBe(true)
    const turn = attempt(game, play)
    for (const move of search.moves) turn.play(seat, move)
    play = turn.end().play
  }
}

/** Declares the tests that every evaluator passes, for one game. */
export function describeMind(about: Minded): void {
  // Looking ahead further is the same, and takes longer.
  const evaluator = { ...about.evaluator, horizon: 1 }
  const minded = { ...about, evaluator }
  const { game } = minded
  const tables = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  ).flatMap((seats) => minded.options(seats).map((options) => ({ seats, options })))

  describe(`the evaluator of ${game.id}`, () => {
    test('values every position for every seat, and weighs every move', () => {
      for (const { seats, options } of tables)
        for (const { state } of positions(game, options, seats))
          for (let seat = 0; seat < seats; seat++) {
            expect(total(evaluator.value(state, seat))).toBeTypeOf('number')
            expect(Number.isFinite(total(evaluator.value(state, seat)))).toBe(true)
            const moves: Move[] = game.moves(state, seat)
            const weights = evaluator.weights?.(state, seat, moves) ?? []
            expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true)
            if (evaluator.weights) expect(weights).toHaveLength(moves.length)
          }
    })

    test('comes to the same turn however the pieces lie that its seat cannot see', () => {
      const random = Random.fromSeed(seedOf(4))
      let lieElsewhere = 0
      const decide = (play: Play, seat: Seat): ReadonlyArray<Move> => {
        const seen = view(game, play, seat)
        const search = new TurnSearch(
          game,
          evaluator,
          seen,
          seat,
          brief,
          Random.fromSeed(seedOf(5)),
        )
        search.think()
        return search.moves
      }
      for (const { seats, options } of tables)
        for (const play of positions(game, options, seats).slice(1, 4)) {
          const [seat] = game.toAct(play.state)
          if (seat === undefined) continue
          const seen = view(game, play, seat)
          const other = { ...play, state: dealtAnew(play.state, seen.state, random) }
          if (JSON.stringify(other.state) !== JSON.stringify(play.state)) lieElsewhere++
          expect(decide(other, seat)).toEqual(decide(play, seat))
        }
      expect(lieElsewhere).toBeGreaterThan(tables.length)
    })

    test('plays legal turns to the end, at every number of seats', () => {
      for (const { seats, options } of tables)
        expect(playBots(minded, options, seats)).toBeGreaterThan(0)
    })
  })
}

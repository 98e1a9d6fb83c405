import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  type AnyMind,
  attempt,
  botLevels,
  copy,
  diligenceOf,
  type Move,
  type Play,
  Random,
  type Seat,
  start,
  Thought,
  total,
  view,
} from '../../worker/games/kernel/index.ts'
import { dealtAnew } from './laws.ts'
import { seedOf } from './seeds.ts'

/** What is tested of a game's mind. */
export interface Minded {
  readonly game: AnyGame
  readonly mind: AnyMind
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

/** So much a test needs to see that somebody thinks. */
const brief = { iterations: 12, sight: 1 }

/** Plays a game of bots that hardly think, to its end; the number of turns. */
function playBots({ game, mind, longest }: Minded, options: unknown, seats: number): number {
  const random = Random.fromSeed(seedOf(3))
  let play = start(game, options, seats, seedOf(seats + 20))
  for (let turns = 0; ; turns++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return turns
    if (turns >= longest) throw new Error(`No end after ${longest} turns.`)
    const level = botLevels[seat % botLevels.length] ?? 'easy'
    const { sight } = diligenceOf(mind, level)
    const seen = view(game, play, seat)
    const thought = new Thought(game, mind, seen, seat, { iterations: 2, sight }, random)
    expect(thought.think()).toBe(true)
    const turn = attempt(game, play)
    for (const move of thought.moves) turn.play(seat, move)
    play = turn.end().play
  }
}

/** Declares the tests that every mind passes, for one game. */
export function describeMind(about: Minded): void {
  // Looking ahead further is the same, and takes longer.
  const mind = { ...about.mind, horizon: 1 }
  const minded = { ...about, mind }
  const { game } = minded
  const tables = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  ).flatMap((seats) => minded.options(seats).map((options) => ({ seats, options })))

  describe(`the mind of ${game.id}`, () => {
    test('values every position for every seat, and weighs every move', () => {
      for (const { seats, options } of tables)
        for (const { state } of positions(game, options, seats))
          for (let seat = 0; seat < seats; seat++) {
            expect(total(mind.value(state, seat))).toBeTypeOf('number')
            expect(Number.isFinite(total(mind.value(state, seat)))).toBe(true)
            const moves: Move[] = game.moves(state, seat)
            const weights = mind.weights?.(state, seat, moves) ?? []
            expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true)
            if (mind.weights) expect(weights).toHaveLength(moves.length)
          }
    })

    test('comes to the same turn however the pieces lie that its seat cannot see', () => {
      const random = Random.fromSeed(seedOf(4))
      let lieElsewhere = 0
      const decide = (play: Play, seat: Seat): ReadonlyArray<Move> => {
        const seen = view(game, play, seat)
        const thought = new Thought(game, mind, seen, seat, brief, Random.fromSeed(seedOf(5)))
        thought.think()
        return thought.moves
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

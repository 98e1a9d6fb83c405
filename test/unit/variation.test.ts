import { describe, expect, test } from 'vitest'
import {
  emptyVariation,
  follow,
  foreseen,
  goingOn,
  goOn,
  guessOn,
  movesOfVariation,
  movesOn,
  passTo,
  questionBefore,
  reached,
  stepBack,
  turnsOf,
} from '../../web/src/planner/variation.ts'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import { IllegalMove, Random, start, view } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { type ToyState, toy } from '../kernel/toy.ts'

const seed = new Uint8Array(32).fill(3)
const roll = { do: 'roll' }
const whole = start(toy, {}, 2, seed)
const seen = view(toy, whole, 0)
const [card = ''] = (whole.state as ToyState).hands[0] ?? []

describe('a variation tried out alone', () => {
  test('goes on for all seats, step by step back as well, and leaves its base as it was', () => {
    const before = JSON.stringify(seen)
    const variation = goOn(toy, emptyVariation(seen, 0), 0, { do: 'play', card } as { do: string })
    expect(goingOn(toy, variation)).toEqual([1])
    expect(variation.steps[0]?.events).toEqual([{ event: 'played', seat: 0, card }])
    expect(stepBack(variation)).toEqual(emptyVariation(seen, 0))
    expect(JSON.stringify(seen)).toBe(before)
    expect(() => goOn(toy, variation, 0, roll)).toThrow(IllegalMove)
  })

  test('stops kindly at what cannot be seen, and goes on from before', () => {
    const variation = goOn(toy, emptyVariation(seen, 0), 0, roll)
    expect(variation.stop).toEqual({ seat: 0, move: roll })
    expect(reached(variation)).toBe(seen)
    expect(goingOn(toy, variation)).toEqual([])
    expect(movesOn(toy, variation, 0)).toEqual([])
    expect(questionBefore(variation)).toBe('turn')
    expect(movesOn(toy, stepBack(variation), 0)).toContainEqual(roll)
  })

  test('with everything open goes on to the end', () => {
    let variation = emptyVariation(whole, null)
    while (goingOn(toy, variation).length > 0)
      variation = goOn(toy, variation, goingOn(toy, variation)[0] ?? 0, roll)
    expect(variation.stop).toBeNull()
    expect(toy.result(reached(variation).state as ToyState)).not.toBeNull()
  })

  test('is kept as its moves, and followed again as far as they go', () => {
    const variation = goOn(toy, goOn(toy, emptyVariation(whole, 0), 0, roll), 1, roll)
    expect(follow(toy, whole, 0, movesOfVariation(variation))).toEqual(variation)
    expect(follow(toy, whole, 0, [{ seat: 1, move: roll }]).steps).toEqual([])
    expect(movesOfVariation(follow(toy, seen, 0, movesOfVariation(variation)))).toEqual([
      { seat: 0, move: roll },
    ])
  })

  test.each(games)(
    '$id: goes on to the end with what is hidden guessed, and is kept so',
    (game) => {
      const evaluator = evaluatorOf(game.id)
      const choice = Random.fromSeed(seed)
      const [other, ...others] = ['5a', 'c3'].map((byte) => byte.repeat(32))
      const base = view(game, start(game, {}, Math.min(2, game.seats.max), seed), 0)
      let variation = emptyVariation(base, 0)
      // Until something hidden stops it, as it does in every game.
      for (;;) {
        const [acting = 0] = goingOn(game, variation)
        const moves = movesOn(game, variation, acting)
        if (moves === null || moves.length === 0) break
        variation = goOn(game, variation, acting, choice.pick(moves))
      }
      const known = variation.steps.length
      variation = guessOn(game, evaluator, variation, other ?? '')
      expect(variation.guess?.at).toBe(known)
      while (variation.steps.length < known + 60) {
        const [acting] = goingOn(game, variation)
        if (acting === undefined) break
        variation = goOn(
          game,
          variation,
          acting,
          choice.pick(movesOn(game, variation, acting) ?? []),
        )
        expect(variation.stop).toBeNull()
      }
      const guess = { at: known, seed: other ?? '', evaluator }
      expect(follow(game, base, 0, movesOfVariation(variation), guess)).toEqual(variation)
      // The guess begins with the move that would have stopped it.
      const certain = foreseen(variation)
      expect(certain.steps).toEqual(variation.steps.slice(0, known))
      expect([certain.stop, certain.guess]).toEqual([movesOfVariation(variation)[known], null])
      expect(foreseen(certain)).toBe(certain)
      // Taken back to before it, nothing is guessed; another guess may come out differently.
      while (variation.guess) variation = stepBack(variation)
      expect(variation.steps.length).toBeLessThanOrEqual(known)
      expect(guessOn(game, evaluator, variation, others[0] ?? '').guess).not.toBeNull()
      // A spectator has no hand to guess from.
      const looking = emptyVariation(view(game, base, null), null)
      expect(guessOn(game, evaluator, looking, other ?? '')).toBe(looking)
    },
  )

  test('tells the turns of a seat apart by what the others did', () => {
    let variation = emptyVariation(whole, 0)
    for (const [seat, move] of [
      [0, { do: 'draw' }],
      [0, { do: 'keep' }],
      [1, roll],
      [0, roll],
    ] as const)
      variation = goOn(toy, variation, seat, move)
    expect(turnsOf(variation, 0)).toEqual([[{ do: 'draw' }, { do: 'keep' }], [roll]])
    expect(questionBefore(variation)).toBe('turn')
  })

  test.each(games)('$id: the others are passed by as far as can be foreseen', (game) => {
    const play = start(game, {}, Math.min(2, game.seats.max), seed)
    for (let seat = 0; seat < play.seats; seat++) {
      const variation = passTo(game, emptyVariation(view(game, play, seat), seat), seat)
      for (const step of variation.steps) expect(step.seat).not.toBe(seat)
      expect(variation.stop).toBeNull()
    }
  })

  test('the others make the last of their moves that can be foreseen, until a seat is asked', () => {
    const [other, ...others] = passTo(toy, emptyVariation(whole, 1), 1).steps
    expect([other?.seat, other?.move, others]).toEqual([0, roll, []])
    // On a view nobody knows what a roll brings: my card is what can be foreseen.
    const [mine] = passTo(toy, emptyVariation(seen, 1), 1).steps
    expect(mine?.move).toEqual({ do: 'play', card })
    const asked = emptyVariation(seen, 0)
    expect(passTo(toy, asked, 0)).toBe(asked)
  })

  test('the others do not play on for ever', () => {
    const long = start(toy, { cards: 60 }, 2, seed)
    // The seat is free: its turn asks nobody.
    expect(passTo(toy, emptyVariation(long, 3), 3).steps).toHaveLength(40)
  })

  test('a guess is made once, from where it stands', () => {
    const evaluator = evaluatorOf('villagers')
    const base = view(villagers, start(villagers, {}, 2, seed), 0)
    const guessed = guessOn(villagers, evaluator, emptyVariation(base, 0), '5a'.repeat(32))
    expect([guessed.guess?.at, guessed.steps, guessed.stop]).toEqual([0, [], null])
    expect(guessOn(villagers, evaluator, guessed, 'c3'.repeat(32))).toBe(guessed)
    expect(reached(guessed)).toBe(guessed.guess?.dealt)
    expect(stepBack(guessed).guess).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import {
  emptyLine,
  follow,
  foreseen,
  goingOn,
  goOn,
  guessOn,
  movesOfLine,
  movesOn,
  passTo,
  questionBefore,
  reached,
  stepBack,
  turnsOf,
} from '../../web/src/planner/line.ts'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import { IllegalMove, Random, start, view } from '../../worker/games/kernel/index.ts'
import { type ToyState, toy } from '../kernel/toy.ts'

const seed = new Uint8Array(32).fill(3)
const roll = { do: 'roll' }
const whole = start(toy, {}, 2, seed)
const seen = view(toy, whole, 0)
const [card = ''] = (whole.state as ToyState).hands[0] ?? []

describe('a line tried out alone', () => {
  test('goes on for all seats, step by step back as well, and leaves its base as it was', () => {
    const before = JSON.stringify(seen)
    const line = goOn(toy, emptyLine(seen, 0), 0, { do: 'play', card } as { do: string })
    expect(goingOn(toy, line)).toEqual([1])
    expect(line.steps[0]?.events).toEqual([{ event: 'played', seat: 0, card }])
    expect(stepBack(line)).toEqual(emptyLine(seen, 0))
    expect(JSON.stringify(seen)).toBe(before)
    expect(() => goOn(toy, line, 0, roll)).toThrow(IllegalMove)
  })

  test('stops kindly at what cannot be seen, and goes on from before', () => {
    const line = goOn(toy, emptyLine(seen, 0), 0, roll)
    expect(line.stop).toEqual({ seat: 0, move: roll })
    expect(reached(line)).toBe(seen)
    expect(goingOn(toy, line)).toEqual([])
    expect(movesOn(toy, line, 0)).toEqual([])
    expect(questionBefore(line)).toBe('turn')
    expect(movesOn(toy, stepBack(line), 0)).toContainEqual(roll)
  })

  test('with everything open goes on to the end', () => {
    let line = emptyLine(whole, null)
    while (goingOn(toy, line).length > 0) line = goOn(toy, line, goingOn(toy, line)[0] ?? 0, roll)
    expect(line.stop).toBeNull()
    expect(toy.result(reached(line).state as ToyState)).not.toBeNull()
  })

  test('is kept as its moves, and followed again as far as they go', () => {
    const line = goOn(toy, goOn(toy, emptyLine(whole, 0), 0, roll), 1, roll)
    expect(follow(toy, whole, 0, movesOfLine(line))).toEqual(line)
    expect(follow(toy, whole, 0, [{ seat: 1, move: roll }]).steps).toEqual([])
    expect(movesOfLine(follow(toy, seen, 0, movesOfLine(line)))).toEqual([{ seat: 0, move: roll }])
  })

  test.each(games)(
    '$id: goes on to the end with what is hidden guessed, and is kept so',
    (game) => {
      const evaluator = evaluatorOf(game.id)
      const choice = Random.fromSeed(seed)
      const [other, ...others] = ['5a', 'c3'].map((byte) => byte.repeat(32))
      const base = view(game, start(game, {}, Math.min(2, game.seats.max), seed), 0)
      let line = emptyLine(base, 0)
      // Until something hidden stops it, as it does in every game.
      for (;;) {
        const [acting = 0] = goingOn(game, line)
        const moves = movesOn(game, line, acting)
        if (moves === null || moves.length === 0) break
        line = goOn(game, line, acting, choice.pick(moves))
      }
      const known = line.steps.length
      line = guessOn(game, evaluator, line, other ?? '')
      expect(line.guess?.at).toBe(known)
      while (line.steps.length < known + 60) {
        const [acting] = goingOn(game, line)
        if (acting === undefined) break
        line = goOn(game, line, acting, choice.pick(movesOn(game, line, acting) ?? []))
        expect(line.stop).toBeNull()
      }
      const guess = { at: known, seed: other ?? '', evaluator }
      expect(follow(game, base, 0, movesOfLine(line), guess)).toEqual(line)
      expect(movesOfLine(foreseen(line)).length).toBe(known + 1)
      // Taken back to before it, nothing is guessed; another guess may come out differently.
      while (line.guess) line = stepBack(line)
      expect(line.steps.length).toBeLessThanOrEqual(known)
      expect(guessOn(game, evaluator, line, others[0] ?? '').guess).not.toBeNull()
      // A spectator has no hand to guess from.
      const looking = emptyLine(view(game, base, null), null)
      expect(guessOn(game, evaluator, looking, other ?? '')).toBe(looking)
    },
  )

  test('tells the turns of a seat apart by what the others did', () => {
    let line = emptyLine(whole, 0)
    for (const [seat, move] of [
      [0, { do: 'draw' }],
      [0, { do: 'keep' }],
      [1, roll],
      [0, roll],
    ] as const)
      line = goOn(toy, line, seat, move)
    expect(turnsOf(line, 0)).toEqual([[{ do: 'draw' }, { do: 'keep' }], [roll]])
    expect(questionBefore(line)).toBe('turn')
  })

  test.each(games)('$id: the others are passed by as far as can be foreseen', (game) => {
    const play = start(game, {}, Math.min(2, game.seats.max), seed)
    for (let seat = 0; seat < play.seats; seat++) {
      const line = passTo(game, emptyLine(view(game, play, seat), seat), seat)
      for (const step of line.steps) expect(step.seat).not.toBe(seat)
      expect(line.stop).toBeNull()
    }
  })
})

import { describe, expect, test } from 'vitest'
import {
  type AnyEvaluator,
  type AnyGame,
  isHidden,
  type Play,
  Random,
  same,
  start,
  submit,
  type Viewer,
  view,
} from '../../worker/games/kernel/index.ts'
import { isThorough, seedOf } from './seeds.ts'

/**
 * Positions looked at for a combination of options at one number of seats, of so many at which
 * it can be played: 10,000 in all where there is time, else 40 each. Each run has other positions.
 */
const wanted = (numbers: number): number => (isThorough ? Math.ceil(10_000 / numbers) : 40)

/** Subject of the tests of an evaluator's deals. */
export interface Dealt {
  readonly game: AnyGame
  readonly evaluator: AnyEvaluator
  /** Every combination of options that makes a difference to what is hidden. */
  readonly options: (seats: number) => ReadonlyArray<unknown>
  /** Returns true if pieces lie in the box unseen: then a deal may take others of them than the table did. */
  readonly boxed?: (options: unknown) => boolean
}

/** Positions of random games, one after the other, some moves apart. */
function* positions(game: AnyGame, options: unknown, seats: number): Generator<Play> {
  for (let number = 0; ; number++) {
    const choice = Random.fromSeed(seedOf(2 * number))
    let play: Play = start(game, options, seats, seedOf(2 * number + 1))
    let pause = 0
    for (;;) {
      if (pause-- === 0) {
        yield play
        pause = choice.int(isThorough ? 3 : 17)
      }
      const [seat] = game.toAct(play.state)
      if (seat === undefined) break
      play = submit(game, play, seat, [choice.pick(game.moves(play.state, seat))]).play
    }
  }
}

/** Every piece's name in a state, in alphabetical order; not who has seen it. */
function names(state: unknown): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value !== 'none' && value !== 'all') found.push(value)
    else if (value && typeof value === 'object') Object.values(value).forEach(walk)
  }
  walk(state)
  return found.sort()
}

/** Declares the law of deals for one game: whatever a viewer sees could be, and looks like that. */
export function describeDeals({ game, evaluator, options, boxed }: Dealt): void {
  const tables = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  ).flatMap((seats) =>
    options(seats).map((chosen) => ({ seats, chosen, called: JSON.stringify(chosen) })),
  )

  describe(`cards that may lie hidden in ${game.id}`, () => {
    test.for(tables)(
      '$seats seats, $called: at any time every viewer’s view can be dealt out, and then looks the same',
      ({ seats, chosen, called }) => {
        const random = Random.fromSeed(seedOf(seats))
        const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
        let left = wanted(tables.filter((one) => one.called === called).length)
        for (const play of positions(game, chosen, seats)) {
          if (left-- === 0) break
          for (const viewer of viewers) {
            const seen = view(game, play, viewer)
            const before = JSON.stringify(seen.state)
            const dealt = evaluator.deals(seen.state, viewer)(random)
            const again = game.redact(dealt, viewer)
            if (!same(again, seen.state)) expect(again).toEqual(seen.state)
            expect(JSON.stringify(seen.state)).toBe(before)
            const pieces = names(dealt)
            expect(pieces.filter(isHidden)).toEqual([])
            if (!boxed?.(chosen)) expect(pieces).toEqual(names(play.state))
          }
        }
      },
    )
  })
}

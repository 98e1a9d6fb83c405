/** The story of the end: what decided a game, from its scores alone. */
import { describe, expect, test } from 'vitest'
import { fronts } from '../../web/src/boards/list.ts'
import { type Decided, decided } from '../../web/src/pages/table/end/decided.ts'
import { decidedInWords } from '../../web/src/pages/table/end/sentences.ts'
import { endWords } from '../../web/src/pages/table/end/words.ts'
import type { GameId } from '../../worker/games/index.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  languages,
  type Names,
  Random,
  type Result,
  type Score,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'

const names: Names = (seat) => ['Hanna', 'Jonas', 'Kim', 'Mila', 'Otto'][seat] ?? ''

const score = (seat: number, points: Readonly<Record<string, number>>): Score => ({
  seat,
  total: Object.values(points).reduce((sum, one) => sum + one, 0),
  categories: Object.entries(points).map(([category, count]) => ({ category, points: count })),
})
const everything = () => true

/** A game of random play to its end. */
function played(game: AnyGame, seats: number, fill: number) {
  const random = Random.fromSeed(new Uint8Array(32).fill(fill))
  let play = start(game, {}, seats, new Uint8Array(32).fill(fill))
  for (;;) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return play
    const { state } = view(game, play, seat)
    play = submit(game, play, seat, [random.pick(game.moves(state, seat))]).play
  }
}

const told = (
  facts: Decided | null,
  you: number | null,
  language: 'en' | 'de' | 'fr' = 'en',
  reason = '',
) =>
  facts &&
  decidedInWords(facts, {
    words: endWords[language],
    earned: { a: 'apples', b: 'beans' },
    names,
    you,
    reason,
  })

describe('what decided a game', () => {
  const won = (...places: number[]): Result => ({ places, reason: 'points' })

  test('is what earned most, and the largest lead over who came next', () => {
    const scores = [score(0, { a: 9, b: 8 }), score(1, { a: 9, b: 2 }), score(2, { a: 1, b: 9 })]
    const facts = decided(scores, won(1, 2, 3), null, everything)
    expect(told(facts, null)).toEqual([
      'Hanna earned the most with apples: 9 of 17.',
      'The lead over Jonas came from beans: 8\u00a0to\u00a02.',
    ])
    expect(told(facts, 0)?.[0]).toBe('You earned the most with apples: 9 of 17.')
    expect(told(facts, 1)?.[1]).toBe('The lead over you came from beans: 8\u00a0to\u00a02.')
  })

  test('says once where both are the same', () => {
    const facts = decided(
      [score(0, { a: 9, b: 2 }), score(1, { a: 3, b: 2 })],
      won(1, 2),
      1,
      everything,
    )
    expect(told(facts, 1, 'de')).toEqual([
      'Hanna hat am meisten mit apples verdient: 9 von 11.',
      'Das machte auch den Unterschied zu dir: 9\u00a0zu\u00a03.',
    ])
  })

  test('tells what was turned round', () => {
    const facts = decided(
      [score(0, { a: 9, b: 2 }), score(1, { a: 2, b: 7 })],
      won(1, 2),
      0,
      everything,
    )
    expect(told(facts, 0)?.[1]).toBe(
      'Jonas did better with beans, 7\u00a0to\u00a02, but you made up for it with apples: 9\u00a0to\u00a02.',
    )
  })

  test('of equal points is what the rules count then; of several winners it is told of me', () => {
    const scores = [score(0, { a: 4 }), score(1, { a: 4 })]
    const facts = decided(scores, { places: [1, 1], reason: 'shared' }, 1, everything)
    expect(facts?.seat).toBe(1)
    expect(told(facts, 1, 'en', 'Equal in everything.')?.[1]).toBe('Equal in everything.')
  })

  test('alone is what earned most and second most; what nobody earned does not count', () => {
    const facts = decided(
      [score(0, { start: 8, a: 3, b: 2, c: -4 })],
      won(2),
      0,
      (one) => one !== 'start',
    )
    expect(told(facts, 0, 'fr')).toEqual([
      'Tu as surtout gagné avec apples\u202f: 3 sur 9.',
      'Ensuite\u202f: beans, 2.',
    ])
  })

  test('of a game that was ended before its end is who was ahead, if anybody was', () => {
    const ended = { places: [], reason: 'ended-together' }
    const scores = [score(0, { a: 4 }), score(1, { a: 5 })]
    expect(told(decided(scores, ended, 0, everything), 0)).toEqual([
      'Jonas was ahead when it ended, with 5.',
    ])
    expect(decided([score(0, { a: 5 }), score(1, { a: 5 })], ended, 0, everything)).toBeNull()
    expect(decided([], ended, 0, everything)).toBeNull()
  })
})

test.for(games.map(({ id }) => id as GameId))(
  'at the end of %s categories add up, each has its phrase, and two sentences tell it in every language',
  async (id) => {
    const game = games.find((one) => one.id === id) as AnyGame
    const { earned } = await fronts[id].earned()
    const begun = id === 'villagers' ? ['start'] : []
    for (let fill = 1; fill <= 12; fill++) {
      const seats = Math.min(game.seats.max, Math.max(game.seats.min, 1 + (fill % 4)))
      const { state } = played(game, seats, fill)
      const [scores, result] = [game.score(state), game.result(state)]
      for (const { total, categories } of scores)
        expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      const facts = decided(scores, result, 0, (category) => category in earned.en)
      expect(facts).not.toBeNull()
      for (const language of languages) {
        const phrases = earned[language]
        for (const { category } of scores[0]?.categories ?? [])
          expect(category in phrases || begun.includes(category), category).toBe(true)
        const sentences =
          facts &&
          decidedInWords(facts, {
            ...{ words: endWords[language], earned: phrases, names, you: fill % 2 },
            reason: 'Equal.',
          })
        expect(sentences?.length).toBeGreaterThan(0)
        expect(sentences?.length).toBeLessThanOrEqual(2)
        for (const sentence of sentences ?? []) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
        expect(sentences?.join(' ')).not.toMatch(/undefined|NaN|null/)
      }
    }
  },
)

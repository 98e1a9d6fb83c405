import { describe, expect, test } from 'vitest'
import { type Play, start } from '../../../worker/games/kernel/index.ts'
import {
  awards,
  isJudge,
  judges,
  type State,
  townBuilder,
  townCards,
} from '../../../worker/games/town-builder/index.ts'

const seed = (n: number): Uint8Array => new Uint8Array(32).fill(n)
const at = (seats: number, n = 1): State =>
  (start(townBuilder, {}, seats, seed(n)) as Play<State, unknown>).state
const many = (seats: number): State[] => Array.from({ length: 60 }, (_, n) => at(seats, n))
/** Number of Town cards below each judge of the deck, lowest judge first. */
const below = ({ deck }: State): number[] =>
  deck.flatMap((card, i) =>
    isJudge(card) ? [deck.slice(0, i).filter((c) => !isJudge(c)).length] : [],
  )

describe('section 3: set-up', () => {
  test('T3.1 all 60 Town cards are in the deck or the row, in an order of chance', () => {
    const { deck, row } = at(2)
    const town = [...deck.filter((card) => !isJudge(card)), ...row]
    expect([...town].sort()).toEqual(townCards.map((card) => card.id).sort())
    expect(at(2, 2).row).not.toEqual(row)
  })

  test('T3.2 the opening row has 5 Town cards and never a judge; 55 stay in the deck', () => {
    for (const { row, deck } of many(4)) {
      expect(row).toHaveLength(5)
      expect(row.some(isJudge)).toBe(false)
      expect(deck.filter((card) => !isJudge(card))).toHaveLength(55)
    }
  })

  test('T3.3, T3.13, T-R11 the marker is a number: no reshuffle yet, round 1, and the first shuffle is none', () => {
    expect(at(3)).toMatchObject({ reshuffles: 0, round: 1, lastRound: null })
  })

  test('T3.4 3 of the 6 judges take part, drawn by chance', () => {
    const drawn = many(2).map((state) => judges.length - state.unusedJudges.length)
    expect(new Set(drawn)).toEqual(new Set([3]))
    expect(new Set(many(2).flatMap((state) => state.judgeRow)).size).toBe(6)
  })

  test('T3.5 with 2 players 2 judges are open and 1 is in the middle of the deck', () => {
    for (const state of many(2)) {
      expect(state.judgeRow).toHaveLength(2)
      expect(below(state)).toHaveLength(1)
      expect(state.deckJudges).toBe(1)
    }
  })

  test.each([3, 4])(
    'T3.6 with %i players 1 judge is open, 1 in the middle, 1 at the very bottom',
    (seats) => {
      for (const state of many(seats)) {
        expect(state.judgeRow).toHaveLength(1)
        expect(below(state)).toHaveLength(2)
        expect(below(state)[0]).toBe(0)
        expect(state.deckJudges).toBe(2)
      }
    },
  )

  test.each([2, 3, 4])(
    'T-R3 with %i players 25 to 30 Town cards lie below the judge in the middle',
    (seats) => {
      const depths = new Set(many(seats).map((state) => below(state).at(-1)))
      expect([...depths].sort()).toEqual([25, 26, 27, 28, 29, 30])
    },
  )

  test('T3.7, T8.2, T8.3 solo: as for two, but exactly 25 Town cards lie below the judge and 30 above', () => {
    for (const state of many(1)) {
      expect(state.judgeRow).toHaveLength(2)
      expect(state.awards).toHaveLength(2)
      expect(below(state)).toEqual([25])
      expect(state.deck).toHaveLength(56)
      expect(state.districts[0]?.crest).toBe('crest-1')
      expect(state.first).toBe(0)
    }
  })

  test('T3.8 2 awards lie open, unclaimed', () => {
    for (const { awards: open } of many(4)) {
      expect(open).toHaveLength(2)
      expect(open.every(({ round, by }) => round === null && by.length === 0)).toBe(true)
    }
  })

  test('T3.9 the other 3 judges and 6 awards are set aside', () => {
    const state = at(4)
    expect(state.unusedJudges).toHaveLength(3)
    expect(state.unusedAwards).toHaveLength(6)
    const all = [...state.unusedAwards, ...state.awards.map(({ award }) => award)]
    expect(all.sort()).toEqual(awards.map(({ id }) => id).sort())
  })

  test('T3.10, T-R53 everybody has a crest, one of them the first player’s, dealt by chance', () => {
    for (const state of many(3)) {
      const dealt = state.districts.map(({ crest }) => crest)
      expect(dealt).toHaveLength(3)
      expect(new Set(dealt).size).toBe(3)
      expect(dealt).toContain('crest-1')
    }
    expect(new Set(many(3).map(({ first }) => first))).toEqual(new Set([0, 1, 2]))
  })

  test('T3.11 who has the crest “First Player” begins', () => {
    for (const state of many(4)) {
      expect(state.districts[state.first]?.crest).toBe('crest-1')
      expect(townBuilder.toAct(state)).toEqual([state.first])
    }
  })

  test('T3.12 districts begin empty', () => {
    for (const { gold, foundations, buildings } of at(4).districts)
      expect([...gold, ...foundations, ...buildings]).toEqual([])
  })

  test('T-R52, T9.18 one seed makes one set-up, another seed another', () => {
    expect(at(4, 5)).toEqual(at(4, 5))
    expect(at(4, 5)).not.toEqual(at(4, 6))
  })

  test('T8.1 two and three players differ in judges and in the reshuffle that triggers the end', () => {
    const shape = (state: State) => ({
      deck: state.deck.length,
      open: state.judgeRow.length,
      awards: state.awards.length,
      row: state.row.length,
      actions: state.turn.actions,
    })
    expect(shape(at(2))).toEqual({ deck: 56, open: 2, awards: 2, row: 5, actions: 2 })
    expect(shape(at(3))).toEqual({ deck: 57, open: 1, awards: 2, row: 5, actions: 2 })
    expect(shape(at(4))).toEqual(shape(at(3)))
  })
})

/** The corpus of answers: nothing is played that was not said, and nearly all is understood at once. */
import { describe, expect, test } from 'vitest'
import { understand } from '../../../worker/notices/answers/understand.ts'
import { type CorpusRow, consents, corpus } from './corpus.ts'
import { knownAt, movesAt, type PositionName } from './positions.ts'

/** Outcome of an answer, as the corpus says it. */
function outcomeOf(name: PositionName, text: string, isAsked = false) {
  const known = knownAt(name, { isAsked })
  const { talk, wish } = understand(text.split('\n'), () => known)
  const legal = movesAt(name)
  const numbersOf = (moves: ReadonlyArray<{ readonly do: string }>) =>
    moves.map((move) => legal.findIndex(({ moves: [first] }) => first?.do === move.do) + 1)
  switch (wish.wish) {
    case 'numbers':
      return {
        talk,
        is: wish.numbers.every((number) => known.listed[number - 1])
          ? numbersOf(wish.numbers.flatMap((number) => known.listed[number - 1]?.moves ?? []))
          : 'ask',
      }
    case 'moves':
      return { talk, is: numbersOf(wish.moves) }
    case 'consent':
      return { talk, is: wish.yes ? 'yes' : 'no' }
    case 'unsure':
    case 'unknown':
      return { talk, is: 'ask' }
    default:
      return { talk, is: wish.wish }
  }
}

/** Rows as objects, for the titles of tests. */
const rowsOf = (rows: ReadonlyArray<CorpusRow>) =>
  rows.map(([text, expected, talk = null]) => ({ text, expected, talk }))

describe.each(Object.entries(corpus))('answers at the decision %s', (name, rows) => {
  test.each(rowsOf(rows))('$text', ({ text, expected, talk }) => {
    expect(outcomeOf(name as PositionName, text)).toEqual({ talk, is: expected })
  })
})

describe('answers to somebody who would like their turn back', () => {
  test.each(rowsOf(consents))('$text', ({ text, expected, talk }) => {
    expect(outcomeOf('draft', text, true)).toEqual({ talk, is: expected })
  })
})

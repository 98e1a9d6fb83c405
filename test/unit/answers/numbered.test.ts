/** A number of the list counts whatever else a letter tells, unless that may be about a move. */
import { describe, expect, test } from 'vitest'
import { understand } from '../../../worker/notices/answers/understand.ts'
import type { Known } from '../../../worker/notices/answers/wish.ts'
import { movesAt } from './positions.ts'

const legal = movesAt('draft')
const known: Known = {
  listed: legal.slice(0, 6),
  position: { legal, after: () => null },
  isAsked: false,
  proposed: null,
  people: ['Ada', 'Bob'],
  pieces: [['Mason', 'Maurer', 'Maçon']],
}
const wishOf = (text: string) => understand([text], () => known).wish

describe('a number with talk beside it', () => {
  test.each([
    ['1. Viele Grüße aus dem Zug, Ada', 1],
    ['3rd suggestion. thx, off to bed now', 3],
    ['2 please, sorry for the delay, was on holiday', 2],
    ["I'd go with 3 here, looks the strongest", 3],
    ['Dann die 1, hoffe das passt so', 1],
    ['Ich glaub ich nehm die 2. Bin gerade erst aufgewacht', 2],
    ['my move is 2', 2],
    ['Je crois que je joue le 4. Bises du train', 4],
  ])('%j is played', (text, number) => {
    expect(wishOf(text)).toEqual({ wish: 'numbers', numbers: [number] })
  })

  test.each([
    '4 please. Did you see the match yesterday?',
    '2! Bob you are way ahead, no chance for us',
    '2, no wait',
  ])('%j is asked about, by its row and by no place on the Road', (text) => {
    const number = Number(text[0])
    expect(wishOf(text)).toMatchObject({
      ...{ wish: 'unsure', turns: [known.listed[number - 1]?.moves] },
    })
  })

  test.each([
    '2, the mason',
    '2 of us are away',
    'See you at 6',
    '2, then the mason',
    'slot 2 is full',
  ])('%j is no number of the list', (text) => {
    expect(wishOf(text)).not.toEqual({ wish: 'numbers', numbers: [2] })
    expect(wishOf(text)).not.toEqual({ wish: 'numbers', numbers: [6] })
  })
})

/** Ends of turns in words that name no end. */
import { describe, expect, test } from 'vitest'
import type { TurnMoves } from '../../../worker/games/kernel/index.ts'
import { meantBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import tables from './tried/tables.json' with { type: 'json' }

const build = { ...tables.nine.build, names: ['Ada', 'Bob', 'Cleo'] }
const rows = build.listed as ReadonlyArray<TurnMoves>
const known = {
  listed: rows.map((moves) => meantBy(build, moves)),
  position: positionOf(build),
  isAsked: false,
  proposed: null,
}
const end = { do: 'end-turn' }
const fisher = { do: 'place', card: 'fisher' }
const wishOf = (text: string, more = {}) => understand([text], () => ({ ...known, ...more })).wish

const alone = [
  'That’s it for this round',
  'That’s it for me',
  'over to you',
  'Over to you, Bob!',
  'your turn',
  'Done for now',
  'nothing more from me',
  'All done',
  'Passt so, du bist dran',
  'mehr mach ich nicht',
  'Mehr geht nicht.',
  'das wars',
  'Das war’s für mich',
  'Du bist dran!',
  'à toi',
  'À toi de jouer !',
  'j’ai fini',
  'fini pour moi',
]
const behind = ['I’m good', 'Passt so', 'c’est bon pour moi']

test.each(alone)('%j ends the turn', (text) => {
  expect(wishOf(text)).toEqual({ wish: 'moves', moves: [end] })
})

test.each([...alone, ...behind])('%j ends the turn behind a move', (text) => {
  expect(wishOf(`The fisher. ${text}`)).toMatchObject({ wish: 'moves', moves: [fisher, end] })
  const wish = wishOf(`3. ${text}`)
  const numbered = wish.wish === 'numbers' ? wish.numbers.map((number) => rows[number - 1]) : []
  expect(wish.wish === 'moves' ? wish.moves : numbered.flat()).toEqual(rows[2])
})

test.each(behind)('%j alone ends nothing, and agrees to what was asked about', (text) => {
  expect(wishOf(text).wish).toBe('unknown')
  expect(wishOf(text, { proposed: 1 })).toEqual({ wish: 'numbers', numbers: [1] })
})

describe('a turn goes on', () => {
  test.each([
    'that is finished',
    'das ist damit fertig',
    'is it over?',
    'that’s it? really?',
    'your turn?',
    'is it your turn?',
    'not done yet',
    'I’m not done',
    'it’s not over to you yet',
    'not your turn',
    'the game is over',
    'when I’m all done, over to you',
    'nothing more from me until tomorrow',
    'that’s it for me, unless Bob wants something',
    'noch nicht fertig',
    'noch bist du nicht dran',
    'du bist noch nicht dran',
    'bist du dran?',
    'mehr geht nicht?',
    'wenn ich fertig bin, bist du dran',
    'sobald ich fertig bin',
    'je n’ai pas fini',
    'pas encore fini',
    'ce n’est pas encore à toi',
    'à toi ?',
    'I’m good, thanks. And you?',
  ])('at %j', (text) => {
    expect(['unsure', 'unknown', 'rules']).toContain(wishOf(text).wish)
  })

  test.each(['that is finished', 'Das ist damit fertig.'])('with %j behind a move', (text) => {
    expect(wishOf(`The fisher. ${text}`)).toMatchObject({ wish: 'moves', moves: [fisher] })
  })

  test.each(['over to you', 'das wars', 'that’s all'])(
    'with %j where one is asked about',
    (text) => {
      expect(['unsure', 'unknown']).toContain(wishOf(text, { proposed: 1 }).wish)
    },
  )
})

/** A yes or a no that changes a part of the turn that was asked about: that turn with its change is asked about, and never played. */
import { expect, test } from 'vitest'
import type { TurnMoves } from '../../../worker/games/kernel/index.ts'
import { wordsOf } from '../../../worker/games/words.ts'
import { listedBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import { pieceNames } from '../../../worker/notices/told.ts'
import { labelsOf } from '../../../worker/notices/turns.ts'
import tables from './tried/tables-said.json' with { type: 'json' }

const names = ['Ada', 'Bob', 'Cleo']

type TableName = 'crest' | 'bazaar' | 'bank' | 'trade' | 'dice'

/** The turns that are asked about, in English. */
function askedBy(name: TableName, text: string): string[] {
  const standing = { ...tables[name], names }
  const wish = understand([text], () => ({
    listed: (tables[name].listed as ReadonlyArray<TurnMoves>).map((moves) =>
      listedBy(standing, moves),
    ),
    position: positionOf(standing),
    isAsked: false,
    proposed: 1,
    pieces: pieceNames(standing.game),
  })).wish
  if (wish.wish !== 'unsure') return [wish.wish]
  return wish.turns.map((moves) =>
    labelsOf(standing, moves, wordsOf(standing.game, 'en'), (seat) => names[seat] ?? '').join(
      ' · ',
    ),
  )
}

const crest = (thing: string) =>
  `Start the Windmill as a foundation · Put the Festival under the Houseboat as a resource · Use your crest: discard 1 card from the row · Discard the ${thing}`
const bazaar = (place: string) =>
  `Construct the Bazaar from market space 2 for 1 diamond · Put the Bazaar in the ${place}`

test.each<[TableName, string, string]>([
  ['crest', 'Yes, but discard the bathhouse instead', crest('Bathhouse')],
  ['crest', 'ja, aber wirf lieber das Badehaus ab', crest('Bathhouse')],
  ['crest', 'oui mais plutôt défausser les bains', crest('Bathhouse')],
  ['crest', 'no, discard the bathhouse instead', crest('Bathhouse')],
  [
    'crest',
    'yes, but without the crest',
    'Start the Windmill as a foundation · Put the Festival under the Houseboat as a resource',
  ],
  ['bazaar', 'yes, but into the upper street', bazaar('upper street, space 3')],
  ['bazaar', 'ja, und zwar in die untere Straße', bazaar('lower street, space 1')],
  ['bazaar', 'oui mais plutôt dans la rue haute', bazaar('upper street, space 3')],
  ['bazaar', 'nein, lieber in die untere Straße', bazaar('lower street, space 1')],
  [
    'bank',
    'ja, aber in die obere Straße',
    'Construct the Bank from market space 7 for 1 clay · Put the Bank in the upper street, space 3',
  ],
  [
    'trade',
    'Oui, mais plutôt contre un Faneur',
    'Trade a hand card for a Hayer · Lay the Thatcher on stack 6',
  ],
  [
    'dice',
    'yes but with the black 5 instead of the white 5',
    'Take the white 4 · Take the black 5 (2 time) · Acquire the monk (jug) (3 time): activate your “?” banner once, at its cost',
  ],
])('%s: %j', (name, text, asked) => {
  expect(askedBy(name, text)).toEqual([asked])
})

test.each<[TableName, string]>([
  ['crest', 'yes, but only if Bob agrees'],
  ['crest', 'yes, but discard the moon instead'],
  ['trade', 'ja, aber auf Stapel 3'],
])('%s: %j changes nothing', (name, text) => {
  expect(askedBy(name, text)).toHaveLength(1)
})

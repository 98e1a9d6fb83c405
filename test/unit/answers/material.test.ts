/** Material that a text puts under what it starts, in other words than “under it” (T4). */
import { expect, test } from 'vitest'
import type { TurnMoves } from '../../../worker/games/kernel/index.ts'
import { labelsOfEach } from '../../../worker/notices/answers/impossible.ts'
import { listedBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import { pieceNames } from '../../../worker/notices/told.ts'
import everyday from './tried/tables-everyday.json' with { type: 'json' }

const standing = { ...everyday.t1, names: ['Ada', 'Bob'] }
const position = positionOf(standing)
const listed = (everyday.t1.listed as ReadonlyArray<TurnMoves>).map((moves) =>
  listedBy(standing, moves),
)

/** The moves that a text plays, in English; `null` where it plays none. */
function playedBy(text: string): string[] | null {
  const { wish } = understand([text], () => ({
    ...{ listed, position, isAsked: false, proposed: null },
    pieces: pieceNames(standing.game),
  }))
  if (wish.wish !== 'moves') return null
  return labelsOfEach(position, wish.moves).map(([english = '']) => english)
}

test.each([
  'start the hut and pay for it with the gardens',
  'shepherds hut with the gardens as straw',
  'Schäferhütte anfangen, Gärten sind das Stroh',
])('%j', (text) => {
  expect(playedBy(text)).toEqual([
    'Start the Shepherd’s Hut as a foundation',
    'Put the Gardens under the Shepherd’s Hut as a resource and complete it',
  ])
})

test('what is called material alone is not started', () => {
  expect(playedBy('Brewery is the stone, Gardens is the straw')).toBe(null)
})

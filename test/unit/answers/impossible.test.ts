/** Pieces that an answer names though nothing can be done with them now are told of beside the question. */
import { expect, test } from 'vitest'
import type { TurnMoves } from '../../../worker/games/kernel/index.ts'
import { listedBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import { pieceNames } from '../../../worker/notices/told.ts'
import tables from './tried/tables-said.json' with { type: 'json' }

const names = ['Ada', 'Bob', 'Cleo']

/** English names of the pieces that cannot be meant. */
function impossibleIn(name: 'poor' | 'crest' | 'trade', text: string): string[] {
  const standing = { ...tables[name], names }
  const pieces = pieceNames(standing.game)
  const { impossible = [] } = understand([text], () => ({
    listed: (tables[name].listed as ReadonlyArray<TurnMoves>).map((moves) =>
      listedBy(standing, moves),
    ),
    position: positionOf(standing),
    isAsked: false,
    proposed: 1,
    pieces,
  }))
  return impossible.map((at) => pieces[at]?.[0] ?? '')
}

test.each([
  ['poor', 'Jetzt kaufe ich die Bank und stelle sie in die mittlere Straße', 'Bank'],
  ['poor', 'build the church', 'Church'],
  ['poor', 'Sägewerk bauen', 'Sawmill'],
  ['crest', 'yes, but start the library instead', 'Library'],
  ['crest', 'construire la Cathédrale', 'Cathedral'],
] as const)('%s: %j names what cannot be', (name, text, piece) => {
  expect(impossibleIn(name, text)).toEqual([piece])
})

test.each([
  ['poor', 'build an outpost on the clay bank, and then xyz'],
  ['poor', 'what does the church do?'],
  ['crest', 'Yes, but discard the bathhouse instead'],
  ['crest', 'ja'],
  ['trade', 'The Thatcher for a Lumberjack, and then the Cooper on the Lumberjack, with xyz'],
] as const)('%s: %j names nothing that cannot be', (name, text) => {
  expect(impossibleIn(name, text)).toEqual([])
})

/** The end of a turn that an answer in words does not name. */
import { expect, test } from 'vitest'
import { gameById } from '../../../worker/games/index.ts'
import { copy, type Move, type TurnMoves } from '../../../worker/games/kernel/index.ts'
import { onlyEnd, withEnd } from '../../../worker/notices/answers/ending.ts'
import { playOn } from '../../../worker/notices/turns.ts'
import tables from './tried/tables.json' with { type: 'json' }

interface Stored {
  readonly game: string
  readonly seat: number
  readonly state: unknown
  readonly listed: ReadonlyArray<TurnMoves>
}

const settlement = tables.eight.action as unknown as Stored
const tavern = settlement.listed[4] ?? []
const gnoll = settlement.listed[0] ?? []

test('is played where nothing but a pass is left, which may as well begin the next turn', () => {
  expect(tavern.at(-1)).toEqual({ do: 'end-turn' })
  expect(withEnd(settlement, tavern.slice(0, -1))).toEqual(tavern)
})

test('is not played where more can be done', () => {
  // A gold can be exchanged before the turn ends.
  expect(withEnd(settlement, gnoll.slice(0, 1))).toEqual(gnoll.slice(0, 1))
})

test.each([
  ['dice', 1],
  ['dice two', 1],
] as const)('is played where it is the only way on but for orders of any time: %s', (name, row) => {
  const { game: id, seat, state, listed } = tables.eight[name] as unknown as Stored
  const game = gameById(id)
  if (!game) throw new Error('There is no such game.')
  const turn = listed[row] ?? []
  expect(turn.at(-1)).toEqual({ do: 'end-turn' })
  expect(withEnd({ game: id, seat, state }, turn.slice(0, -1))).toEqual(turn)
  const reached = copy(state)
  for (const move of turn.slice(0, -1)) playOn(game, reached, seat, move)
  expect(onlyEnd({ game: id, seat, state: reached })).toEqual(turn.at(-1))
  expect(onlyEnd({ game: id, seat, state })).toBe(null)
})

test('is not played for somebody who may still plow', () => {
  const { game, seat, state, listed } = tables.eight['dice three'] as unknown as Stored
  const forge = listed[1] ?? []
  expect(withEnd({ game, seat, state }, forge.slice(0, -1))).toEqual(forge.slice(0, -1))
})

// M11.21: an order is given in anybody's turn, so nothing is lost by an end without one.
test('an order of the church is as legal while somebody else is asked', () => {
  const { game: id, state } = tables.eight['dice two'] as unknown as Stored
  const game = gameById(id)
  if (!game) throw new Error('There is no such game.')
  const [asked] = game.toAct(state)
  for (const seat of [0, 1, 2].filter((one) => one !== asked))
    expect(game.moves(state, seat).every((move: Move) => game.anytime?.includes(move.do))).toBe(
      true,
    )
})

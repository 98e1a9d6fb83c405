/** An answer that is not clear is asked about by what it most likely means. */
import { expect, test } from 'vitest'
import type { TurnMoves } from '../../../worker/games/kernel/index.ts'
import { meantBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import tables from './tried/tables.json' with { type: 'json' }

const row = { ...tables.eight.row, names: ['Ada', 'Bob', 'Cleo'] }
const listed = row.listed as ReadonlyArray<TurnMoves>
const known = {
  listed: listed.map((moves) => meantBy(row, moves)),
  position: positionOf(row),
  isAsked: false,
  proposed: null,
}

test.each(['2 cheers', 'a nice 2 for you', '2 bonne soirée'])('%j is asked about', (text) => {
  expect(understand([text], () => known).wish).toEqual({ wish: 'unsure', turns: [listed[1]] })
})

test.each(['2 or 3', 'in 2 days', '2 of us are away'])('%j is not', (text) => {
  const { wish } = understand([text], () => known)
  expect(wish).not.toEqual({ wish: 'unsure', turns: [listed[1]] })
  expect(['unknown', 'unsure']).toContain(wish.wish)
})

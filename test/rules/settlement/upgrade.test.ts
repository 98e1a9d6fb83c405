import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Play, resume } from '../../../worker/games/kernel/index.ts'
import { type Options, settlement } from '../../../worker/games/settlement/index.ts'
import type { State } from '../../../worker/games/settlement/state.ts'
import { resourceOf, tile } from './table.ts'

const stored = (): Play<State, Options> =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../kernel/stored/settlement.v1.json'), 'utf8'),
  )

test('S-R25 a table of version 1 goes on with open heroes', () => {
  const now = resume(settlement, stored()).state as State
  expect(now).not.toHaveProperty('faceDown')
  for (const viewer of [null, 0, 1, 2])
    expect(settlement.redact(now, viewer).boards).toEqual(now.boards)
  expect(settlement.score(settlement.redact(now, null))).toHaveLength(3)
})

test('S-R20 a table of version 1 that asks for the Scroll’s resource offers all terrains', () => {
  const old = stored()
  const [board] = old.state.boards
  if (!board) throw new Error('No board.')
  const [open, haunted] = [tile(1, 0), tile(1, 1)]
  board.artifact = 'scroll'
  board.terrains = board.terrains.map(() => null)
  board.terrains[0] = { tile: open, monster: false, outpost: false }
  board.terrains[1] = { tile: haunted, monster: true, outpost: false }
  old.state.agenda = [{ task: 'scroll', seat: 0, region: 1, kinds: [resourceOf(open)] }]
  const now = resume(settlement, old).state as State
  const kinds = settlement
    .moves(now, 0)
    .flatMap((move) => (move.do === 'gain-extra' ? move.resource : []))
  expect(new Set(kinds)).toEqual(new Set([resourceOf(open), resourceOf(haunted)]))
})

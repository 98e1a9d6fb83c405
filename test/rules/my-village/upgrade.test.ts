import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copy, resume } from '../../../worker/games/kernel/index.ts'
import { myVillage, type State } from '../../../worker/games/my-village/index.ts'
import { legal, type Table } from './table.ts'

const stored = (): Table =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../kernel/stored/my-village.v1.json'), 'utf8'),
  )
const orders = ({ villages }: State) => villages.map(({ order }) => order)

test('M11.21 a table of version 1: the default order counts as none, an order that was set stays', () => {
  const old = stored()
  expect(old.version).toBe(1)
  expect(orders(old.state)).toEqual([2, 2, 2])
  const [, second] = old.state.villages
  if (!second) throw new Error('No village.')
  second.order = 'never'
  const before = copy(old)
  const now = resume(myVillage, old) as Table
  expect(orders(now.state)).toEqual([null, 'never', null])
  expect(old).toEqual(before)
  expect(now.version).toBe(myVillage.version)
  expect(now.state.agenda).toEqual(before.state.agenda)
})

test('M-R11 a table of version 1 that stands in the market office may leave it', () => {
  const old = stored()
  old.state.agenda = [
    { task: 'turn-over' },
    { task: 'finish', seat: 0, more: false },
    { task: 'customers', seat: 0, max: 4, chosen: [] },
  ]
  expect(legal(resume(myVillage, old) as Table)).toContainEqual({ do: 'settle' })
})

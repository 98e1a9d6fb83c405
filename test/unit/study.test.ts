import { expect, test } from 'vitest'
import { frontOf } from '../../web/src/boards/list.ts'
import { boardOf, readFile } from '../../web/src/pages/study/record.ts'

const record = {
  game: 'villagers',
  version: 1,
  options: {},
  seats: 2,
  seed: '0'.repeat(64),
  commitment: '1'.repeat(64),
  turns: [{ seat: 0, moves: [{ do: 'draft' }] }],
}

test('a file is the record of a table, or nothing', () => {
  expect(readFile(JSON.stringify({ ...record, more: 1 }))).toEqual(record)
  for (const text of ['', 'hello', '{}', '[]', 'null', JSON.stringify({ ...record, seed: 'x' })])
    expect(readFile(text), text).toBeNull()
})

test('only our own games have a board, whatever a file calls its game', async () => {
  expect(frontOf('villagers')?.board).toBeTypeOf('function')
  for (const game of ['chess', 'toString', '__proto__', ''])
    expect(await boardOf(game), game).toBeUndefined()
})

import { beforeAll, describe, expect, test } from 'vitest'
import { toy } from '../kernel/toy.ts'
import { guest } from './client.ts'
import { addGame } from './table-games.ts'
import { outboxOf, runAlarm, sendNotices, tableFor, viewOf } from './table-helpers.ts'

beforeAll(() => addGame(toy))

describe('a table for one', () => {
  test('starts at once, is played to the end, and sends no letters', async () => {
    const ada = await guest('Ada')
    const made = await ada.post('/api/tables', { game: 'toy', seats: 1, options: { cards: 6 } })
    expect(made.status).toBe(201)
    let { table } = made.body
    expect(table).toMatchObject({ status: 'playing', toAct: [0], seats: [{ name: 'Ada' }] })
    while (table.status === 'playing') {
      const turn = { revision: table.play.revision, turn: crypto.randomUUID() }
      const moves = [{ do: 'roll' }]
      const answer = await ada.post(`/api/tables/${table.id}/turns`, { ...turn, moves })
      expect(answer.status).toBe(200)
      table = answer.body.table
    }
    expect(table).toMatchObject({ status: 'over', result: { places: [1] } })
    await runAlarm(table.id)
    await sendNotices(table.id)
    expect(await outboxOf(table.id)).toEqual([])
  })

  test('is never made of a larger one: who gathers people does not start alone', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { game: 'toy', seats: 3 })
    expect((await viewOf(ada, id)).status).toBe('gathering')
    const refused = await ada.post(`/api/tables/${id}/start`)
    expect(refused.body.type).toBe('/problems/too-few-players')
    expect((await viewOf(ada, id)).status).toBe('gathering')
  })
})

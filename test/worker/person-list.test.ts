/** The list of a person's tables, as their object keeps its text. */
import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { Random } from '../../worker/games/kernel/index.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { type Client, guest } from './client.ts'
import { personOf } from './person-helpers.ts'
import {
  playOut,
  playUntilNext,
  runAlarm,
  startedTable,
  tableFor,
  wholeGame,
} from './table-helpers.ts'

const listOf = async (one: Client): Promise<TableCard[]> => {
  const { status, body } = await one.get('/api/tables?which=mine')
  expect(status).toBe(200)
  return body.tables
}

test(
  'the list that is kept is the list that would be read anew, whatever becomes of its tables',
  async () => {
    const { id, players, ada, bob, stranger } = await startedTable()
    /** Everybody's list, first as their object has it, then as it reads it anew; keeps it for the next look. */
    const look = async (table = id) => {
      await runAlarm(table)
      for (const one of [ada, bob, stranger]) {
        const kept = await listOf(one)
        await evictDurableObject(personOf(one.id))
        expect(await listOf(one)).toEqual(kept)
      }
      return Promise.all([listOf(ada), listOf(bob), listOf(stranger)])
    }
    const [first, , none] = await look()
    expect(first?.map((card) => card.id)).toEqual([id])
    expect(none).toEqual([])

    await playUntilNext(id, players)
    const [next] = await look()
    expect(next?.[0]?.seats).not.toEqual(first?.[0]?.seats)

    const said = { text: 'Hello!', message: crypto.randomUUID() }
    expect((await ada.post(`/api/tables/${id}/talk`, said)).status).toBe(200)
    await bob.patch('/api/me', { name: 'Robert' })
    const [named] = await look()
    expect(named?.[0]?.seats[1]?.name).toBe('Robert')

    const other = await tableFor([ada, stranger], { seats: 3 })
    const [two, , one] = await look(other.id)
    expect([two?.length, one?.length]).toEqual([2, 1])
    expect((await stranger.delete(`/api/tables/${other.id}/seat`)).status).toBe(200)
    expect((await look(other.id))[2]).toEqual([])

    await playOut(id, players, Random.fromSeed(new Uint8Array(32)))
    const [ended] = await look()
    expect(ended?.find((card) => card.id === id)?.status).toBe('over')
  },
  wholeGame,
)

test('a list that is kept goes with its account', async () => {
  const { id, ada, bob } = await startedTable()
  await runAlarm(id)
  expect(await listOf(ada)).toHaveLength(1)
  expect((await bob.delete('/api/me')).status).toBeLessThan(300)
  await runAlarm(id)
  expect((await listOf(ada))[0]?.seats[1]?.person).toBeNull()
  expect((await bob.get('/api/tables?which=mine')).status).toBe(401)
  expect(await listOf(await guest('Bob'))).toEqual([])
})

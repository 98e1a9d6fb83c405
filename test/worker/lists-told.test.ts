/** The lists of tables are told a moment after their call is due, whatever else the table is about. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { Person } from '../../worker/person/person.ts'
import { FollowerStore } from '../../worker/table/storage/followers.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { eventually } from '../within.ts'
import { Client } from './client.ts'
import {
  actingOf,
  pass,
  putOutbox,
  runAlarm,
  startedTable,
  stubOf,
  wholeOutboxOf,
} from './table-helpers.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const minute = 60_000

const row = (id: number, kind: string, due: number, change: object = {}) => ({
  ...{ id, kind, seat: null, revision: 0, due, attempts: 0, about: '', parked: null },
  ...change,
})

/** People who are told of a table from now on: its two people, each once. */
function tellingOf(id: string) {
  const follow = vi.spyOn(Person.prototype, 'follow')
  const told = () => follow.mock.calls.filter(([{ table }]) => table === id)
  return () => eventually(() => expect(told()).toHaveLength(2))
}

test('a parked call is told as soon as the operator has it tried again', async () => {
  const { id } = await startedTable()
  await runAlarm(id)
  await putOutbox(id, [row(1, 'index', 0, { attempts: 22, parked: Date.now() })])
  const isTold = tellingOf(id)
  expect((await new Client().post(`/dev/tables/${id}/retry`)).status).toBe(204)
  await isTold()
})

test('a call that falls due while the table delivers something slow is told after it', async () => {
  const { id, players } = await startedTable()
  await runAlarm(id)
  const { seat } = await actingOf(id, players)
  const now = Date.now()
  await putOutbox(id, [row(1, 'started', now, { seat }), row(2, 'index', now + minute)])
  const isTold = tellingOf(id)
  const tell = vi.spyOn(Person.prototype, 'tell').mockImplementation(async () => pass(2 * minute))
  // A look wakes the table, which sets its alarm for what is due.
  await wholeOutboxOf(id)
  await eventually(() => expect(tell).toHaveBeenCalledTimes(1))
  await isTold()
})

test('another name is told at once, as it is no turn', async () => {
  const { id, ada, bob } = await startedTable()
  await runAlarm(id)
  expect((await ada.patch('/api/me', { name: 'Adele' })).status).toBe(200)
  await eventually(async () => {
    const { body } = await bob.get('/api/tables?which=mine')
    expect(body.tables[0].seats.map(({ name }: { name: string }) => name)).toContain('Adele')
  })
})

test('a name that is taken back is so in the list, too, where its telling broke off in between', async () => {
  const { id, ada } = await startedTable()
  await runAlarm(id)
  const listed = () =>
    env.DB.prepare('SELECT name FROM seats WHERE "table" = ? AND account = ?')
      .bind(id, ada.id)
      .first('name')
  vi.spyOn(FollowerStore.prototype, 'putListed').mockImplementationOnce(() => {
    throw new Error('The object dies.')
  })
  expect((await ada.patch('/api/me', { name: 'Adele' })).status).toBe(200)
  await eventually(async () => expect(await listed()).toBe('Adele'))
  expect((await ada.patch('/api/me', { name: 'Ada' })).status).toBe(200)
  await eventually(async () => expect(await listed()).toBe('Ada'))
})

test('somebody who is told of a table already is not written down again', async () => {
  const { id, ada } = await startedTable()
  await runAlarm(id)
  await runInDurableObject(stubOf(id), (_table, { storage }) => {
    const followers = Journal.open(storage)?.followers
    expect(followers?.all()).toContain(ada.id)
    const exec = vi.spyOn(Object.getPrototypeOf(storage.sql), 'exec')
    followers?.add(ada.id)
    const written = exec.mock.calls.filter(([query]) => /^UPDATE/.test(String(query)))
    expect(written).toEqual([])
    followers?.add('somebody')
    expect(followers?.all()).toContain('somebody')
  })
})

import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { Env } from '../../worker/env.ts'
import { goBackNext, goesBack, restarted } from '../../worker/recovery.ts'
import { Client } from './client.ts'
import { personOf, rowsOf } from './person-helpers.ts'
import { playOne, runAlarm, startedTable, stubOf, viewOf } from './table-helpers.ts'

const operator = 'the operator of these tests, 32+ bytes'
const withOperator: Env = { ...env, OPERATOR_SECRET: operator }
const asOperator = { headers: { authorization: `Bearer ${operator}` }, env: withOperator }
const bookmark = `0000007b-00000002-0000425c-${'0f'.repeat(16)}`
const day = 24 * 60 * 60 * 1000

describe('the operator has an object go back', () => {
  test('and is told where the platform keeps no earlier states; nothing changes then', async () => {
    const { id, ada } = await startedTable()
    for (const what of [`tables/${id}`, `tables/${stubOf(id).id}`, `accounts/${ada.id}`])
      for (const to of [Date.now() - day, bookmark]) {
        const path = `/api/operator/${what}/restore`
        const { status, body } = await new Client().post(path, { to }, asOperator)
        expect([status, body.type]).toEqual([501, '/problems/no-recovery'])
      }
    expect((await ada.get(`/api/tables/${id}`)).body.table.you).toBe(0)
  })

  test('to a moment of the last 30 days only, by the secret only, and where there is somebody', async () => {
    const { id, ada } = await startedTable()
    const back = (what: string, to: unknown, how: object = asOperator) =>
      new Client().post(`/api/operator/${what}/restore`, { to }, how)
    for (const to of [Date.now() - 31 * day, Date.now() + day, 'yesterday', null])
      for (const what of [`tables/${id}`, `accounts/${ada.id}`])
        expect((await back(what, to)).status).toBe(400)
    for (const what of [`tables/${id}`, `accounts/${ada.id}`])
      expect((await back(what, Date.now() - day, { env: withOperator })).status).toBe(403)
    expect((await back(`accounts/${'A'.repeat(22)}`, Date.now() - day)).status).toBe(404)
    expect((await back(`tables/${'f'.repeat(64)}`, Date.now() - day)).status).toBe(404)
  })
})

test('an object goes back by the platform’s bookmark of the moment; what undoes it is told', async () => {
  const storage = {
    getBookmarkForTime: vi.fn(async (at: number | Date) => `of ${Number(at)}`),
    onNextSessionRestoreBookmark: vi.fn(async () => 'undo'),
  }
  expect(await goBackNext(storage, 5)).toBe('undo')
  expect(storage.onNextSessionRestoreBookmark).toHaveBeenLastCalledWith('of 5')
  expect(await goBackNext(storage, bookmark)).toBe('undo')
  expect(storage.onNextSessionRestoreBookmark).toHaveBeenLastCalledWith(bookmark)
  storage.getBookmarkForTime.mockRejectedValue(new Error('No such moment.'))
  await expect(goBackNext(storage, 5)).rejects.toThrow('No such moment.')
})

test('an object is begun anew by the next call; any other failure is one', async () => {
  const { id, ada } = await startedTable()
  const [table, person] = [() => stubOf(id), () => personOf(ada.id)]
  await runInDurableObject(table(), (object) => Object.assign(object, { isOld: true }))
  await runInDurableObject(person(), (object) => Object.assign(object, { isOld: true }))
  await restarted(table())
  await restarted(person())
  expect(await runInDurableObject(table(), (object) => 'isOld' in object)).toBe(false)
  expect(await runInDurableObject(person(), (object) => 'isOld' in object)).toBe(false)
  expect((await viewOf(ada, id)).you).toBe(0)
  await expect(restarted({ restart: () => Promise.reject(new Error('Gone')) })).rejects.toThrow()
  await restarted({ restart: () => Promise.reject(new Error(goesBack)) })
})

describe('a storage that went back', () => {
  test('as a table, believes no session and tells its people how it stands now', async () => {
    const { id, players, ada } = await startedTable()
    await playOne(id, players)
    await runAlarm(id)
    const known = () =>
      runInDurableObject(stubOf(id), (_table, { storage }) => [
        JSON.parse(
          storage.sql.exec<{ admissions: string }>('SELECT admissions FROM facts').one().admissions,
        ).length,
        storage.sql.exec<{ change: number }>('SELECT change FROM facts').one().change,
      ])
    const [admissions, change = 0] = await known()
    expect(admissions).toBeGreaterThan(0)
    // As if it had stood so a hundred changes ago, and the list still told of a later state.
    const later = change + 100
    await rowsOf(
      ada.id,
      'UPDATE tables SET change = ?, card = json_set(card, ?, 7)',
      later,
      '$.unread',
    )
    await stubOf(id).wentBack(later)
    expect((await known())[0]).toBe(0)
    await runAlarm(id)
    const { body } = await ada.get('/api/tables?which=mine')
    expect(body.tables).toMatchObject([{ id, unread: 0 }])
    expect((await known())[1]).toBeGreaterThan(later)
    await playOne(id, players)
  })

  test('as a person, keeps its sessions as they are: one that has ended is not good again', async () => {
    const { id, ada } = await startedTable()
    const sessions = () => rowsOf(ada.id, 'SELECT * FROM sessions')
    const [open = {}] = await sessions()
    const { cookie } = ada
    expect((await ada.post('/api/sign-out')).status).toBe(204)
    expect(await sessions()).toEqual([])
    // As the earlier storage has it.
    const names = Object.keys(open)
    const query = `INSERT INTO sessions (${names}) VALUES (${names.map(() => '?')})`
    await rowsOf(ada.id, query, ...Object.values(open))
    await personOf(ada.id).wentBack({ sessions: [], admissions: [], endings: [] })
    expect(await sessions()).toEqual([])
    ada.cookie = cookie
    expect((await ada.get('/api/letters')).status).toBe(401)
    expect((await ada.get(`/api/tables/${id}`)).body.table.you).toBeNull()
  })
})

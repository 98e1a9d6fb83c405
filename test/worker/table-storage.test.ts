import {
  createExecutionContext,
  createScheduledController,
  evictDurableObject,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { freshId } from '../../worker/accounts/id.ts'
import worker from '../../worker/index.ts'
import { isCreated, migrate } from '../../worker/table/migrations.ts'
import { guest } from './client.ts'
import { playOne, startedTable, storageOf, stubOf, viewOf } from './table-helpers.ts'

describe('the storage of a table', () => {
  test('is brought to its shape once, and again changes nothing', async () => {
    const { id } = await startedTable()
    const before = await storageOf(id)
    await runInDurableObject(stubOf(id), (_table, { storage }) => migrate(storage))
    expect(await storageOf(id)).toEqual(before)
  })

  test('is not touched by a worker whose past steps are others', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec("UPDATE meta SET step = step || ' -- changed' WHERE migration = 1")
      expect(() => migrate(storage)).toThrow('append-only')
    })
  })

  test('is not made for a table that nobody made', async () => {
    const id = freshId()
    expect((await (await guest()).get(`/api/tables/${id}`)).status).toBe(404)
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      expect(isCreated(storage.sql)).toBe(false)
    })
  })

  test('of an older version of the rules is read, played on and written in the present one', async () => {
    const { id, players } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec("UPDATE snapshot SET play = json_set(play, '$.version', 0)")
    })
    await evictDurableObject(stubOf(id))
    const version = (await viewOf(players[0], id)).play?.version
    expect(version).toBeGreaterThan(0)
    await playOne(id, players)
    expect(JSON.parse(String((await storageOf(id))[3]?.[0]?.play)).version).toBe(version)
  })
})

describe('the worker', () => {
  test('cleans up when its hour comes', async () => {
    const { id } = await guest()
    await env.DB.prepare('DELETE FROM sessions WHERE account = ?').bind(id).run()
    const context = createExecutionContext()
    await worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)
    await waitOnExecutionContext(context)
    const account = await env.DB.prepare('SELECT id FROM accounts WHERE id = ?').bind(id).first()
    expect(account).toBeNull()
  })
})

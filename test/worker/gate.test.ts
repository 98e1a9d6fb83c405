import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { app } from '../../worker/api/app.ts'
import { Client, guest } from './client.ts'
import { runAlarm, stubOf, tableFor } from './table-helpers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const nested = (depth: number, open: string, inner: string, close: string) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`

describe('JSON that is nested deeply', () => {
  test.for([60, 3000, 9000])('%d deep is refused and changes nothing', async (depth) => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { seats: 2 })
    const how = { headers: { 'content-type': 'application/json' } }
    const deep = [nested(depth, '[', '1', ']'), nested(depth, '{"a":', '1', '}')]
    const ways = [
      ['PATCH', '/api/me', (it: string) => it],
      [
        'POST',
        '/api/tables',
        (it: string) => `{"game":"villagers","seats":2,"options":{"x":${it}}}`,
      ],
      [
        'POST',
        `/api/tables/${id}/turns`,
        (it: string) =>
          `{"revision":0,"turn":"${crypto.randomUUID()}","moves":[{"do":"x","y":${it}}]}`,
      ],
      [
        'PUT',
        `/api/tables/${id}/plan`,
        (it: string) =>
          `{"steps":[],"orders":[{"task":null,"move":{"do":"x","y":${it}},"text":""}],"forced":false,"version":0,"revision":0}`,
      ],
    ] as const
    for (const [method, path, made] of ways)
      for (const one of deep) {
        const answer = await ada.send(method, path, undefined, { ...how, raw: made(one) })
        expect(answer.status, `${method} ${path}`).toBe(400)
        expect(answer.body.type).toBe('/problems/bad-request')
      }
  })

  test('is told by its nesting alone, not by brackets in what people write', async () => {
    const ada = await guest('Ada')
    const name = `${'['.repeat(18)}\\"${'{'.repeat(18)}`
    expect((await ada.patch('/api/me', { name })).body.me.name).toBe(name)
  })
})

describe('the description of the API', () => {
  test('is built once, however often it is read', async () => {
    const built = vi.spyOn(app, 'getOpenAPI31Document')
    const first = await new Client().get('/api/openapi.json')
    const before = built.mock.calls.length
    const second = await new Client().get('/api/openapi.json')
    expect(built.mock.calls.length).toBe(before)
    expect(before).toBeLessThanOrEqual(1)
    expect(second.body).toEqual(first.body)
    expect(second.body.servers).toEqual([{ url: env.ORIGIN }])
  })
})

describe('news to all of somebody’s tables', () => {
  /** Number of times that a table is told something, however it is asked. */
  const tellings = (id: string) =>
    Promise.resolve(stubOf(id).perform('getTable', null, {})).then(
      (answer) => JSON.stringify(answer).length,
    )

  test('is told only when it changed', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { seats: 2 })
    await runAlarm(id)
    const before = await tellings(id)
    const updated = () =>
      env.DB.prepare('SELECT change FROM tables WHERE id = ?').bind(id).first('change')
    const change = await updated()
    for (let i = 0; i < 3; i++) await ada.patch('/api/me', { name: 'Ada' })
    const { hours } = (await ada.get('/api/me')).body.me
    await ada.patch('/api/me', { hours })
    await runAlarm(id)
    expect(await updated()).toBe(change)
    expect(await tellings(id)).toBe(before)
  })

  test('is told so often an hour and no more: a name, and when somebody plays', async () => {
    const ada = await guest('Ada')
    const names = []
    for (let i = 0; i < 15; i++)
      names.push((await ada.patch('/api/me', { name: `Ada ${i}` })).status)
    expect(names.filter((status) => status === 200)).toHaveLength(10)
    expect(names.slice(10).every((status) => status === 429)).toBe(true)
    expect((await ada.get('/api/me')).body.me.name).toBe('Ada 9')
    // A change that goes nowhere else is not limited.
    expect((await ada.patch('/api/me', { theme: 'dark' })).status).toBe(200)
    const bob = await guest('Bob')
    let refused = 0
    for (let i = 0; i < 50; i++) {
      const hours = { from: 480, to: 1200 + i, days: [1, 2, 3] }
      if ((await bob.patch('/api/me', { hours })).status === 429) refused++
    }
    expect(refused).toBe(10)
    const away = await bob.post('/api/me/away', { from: '2999-01-01', to: '2999-01-02' })
    expect(away.status).toBe(429)
  })
})

/** More than the platform can take at a moment: a clear answer, and when to come again. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { guest } from './client.ts'

/** A D1 and objects that refuse as the platform's do. */
const crowded = Object.assign(new Error('Too many requests for the same object.'), {
  overloaded: true,
})
const refusing = (error: Error) => ({
  prepare() {
    throw error
  },
  batch: () => Promise.reject(error),
})

test.each([
  ['an object', crowded],
  ['D1', new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')],
])('%s that has too much to do is a 503 with the time to come again', async (_, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ada = await guest('Ada')
  const DB = refusing(error) as unknown as D1Database
  const answer = await ada.get(`/api/people/${ada.id}`, { env: { ...env, DB } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.body).toMatchObject({ type: '/problems/busy', status: 503 })
})

test('any other fault is one of ours', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ada = await guest('Ada')
  const DB = refusing(new Error('no such table')) as unknown as D1Database
  expect((await ada.get(`/api/people/${ada.id}`, { env: { ...env, DB } })).status).toBe(500)
})

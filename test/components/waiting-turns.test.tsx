/** Turns that wait on the device: a start of the app sends them. */
import { afterEach, expect, test, vi } from 'vitest'
import { becomes, me, refreshMe } from '../../web/src/account/me.ts'
import { queuePath } from '../../web/src/device/caches.ts'
import { answerApi } from './api.ts'
import { ada } from './page.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** Turns kept on the device, by table, in a cache that is played here. */
function keeping(turns: Readonly<Record<string, object>>): Map<string, string> {
  const kept = new Map(
    Object.entries(turns).map(([id, turn]) => [queuePath.of(id), JSON.stringify(turn)]),
  )
  const cache = {
    keys: async () => [...kept.keys()].map((path) => new Request(new URL(path, location.href))),
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    delete: async (path: string) => kept.delete(path),
    put: async () => {},
  }
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache, keys: async () => [] })
  return kept
}

test.for([
  ['with my tables', 200],
  ['though the list of my tables fails', 500],
] as const)('a start sends what waits, %s', async ([, status]) => {
  await becomes(null)
  const kept = keeping({ pond: { turn: 'a' }, mill: { turn: 'b' } })
  const asked = answerApi(({ path }) => {
    if (path === '/me') return { body: { me: ada } }
    if (path.startsWith('/tables?'))
      return status === 200
        ? { body: { tables: [] } }
        : { status, body: { type: '/problems/internal', title: '', status } }
    return { body: {} }
  })
  await refreshMe()
  await expect.poll(() => kept.size).toBe(0)
  const sent = asked.filter(({ method }) => method === 'POST')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/tables/pond/turns', { turn: 'a' }],
    ['/tables/mill/turns', { turn: 'b' }],
  ])
  expect(me()?.id).toBe(ada.id)
})

import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guest } from './client.ts'
import { reader } from './notice-helpers.ts'
import {
  lettersOf,
  playUntilNext,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
} from './table-helpers.ts'
import { brisk, evict, setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a time zone', () => {
  test.for([
    'JST',
    'IST',
    'AET',
    'ACT',
    'PST',
    'CST',
    'NET',
    'SST',
    '−01:00',
    '2026-06-03T10:00[Europe/Berlin]',
    'Europe/Berlin[u-ca=hebrew]',
    '',
  ])('%j is refused, as not everything that reckons with zones knows it', async (zone) => {
    const ada = await guest('Ada')
    const answer = await ada.patch('/api/me', { zone })
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].field).toBe('zone')
    expect((await ada.get('/api/me')).body.me.zone).toBeNull()
  })

  test.for(['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+5', '+05:30'])(
    '%j is fine',
    async (zone) => {
      const ada = await guest('Ada')
      expect((await ada.patch('/api/me', { zone })).status).toBe(200)
    },
  )

  test('that was stored before it became invalid falls back: turns are handed over and told', async () => {
    const [ada, bob] = [await reader(), await reader({ quiet: { from: 0, to: 1 } })]
    const players = [ada, bob] as const
    const { id } = await tableFor(players, { pace: brisk })
    await env.DB.prepare(`UPDATE accounts SET zone = 'JST'`).run()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec(
        `UPDATE facts SET hours = json_set(hours, '$[0].hours.zone', 'JST', '$[1].hours.zone', 'JST')`,
      )
    })
    await evict(id)
    await playUntilNext(id, players)
    await sendNotices(id)
    await runAlarm(id)
    expect((await lettersOf(bob, id)).length + (await lettersOf(ada, id)).length).toBeGreaterThan(0)
    expect((await bob.post('/api/me/away', { from: '2026-06-05', to: '2026-06-06' })).status).toBe(
      200,
    )
  })
})

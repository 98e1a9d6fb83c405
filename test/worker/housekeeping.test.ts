import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countOf } from '../../worker/accounts/limits.ts'
import worker from '../../worker/index.ts'
import { clearIdleTables } from '../../worker/notices/clearing.ts'
import { Client, guest } from './client.ts'
import { put, reader, turnNotice, world } from './notice-helpers.ts'
import { countRows, mailsTo } from './people.ts'
import { deliver, keptOf, ringAlarms } from './person-helpers.ts'
import { PushReceiver } from './push-receiver.ts'
import { runAlarm, tableFor, viewOf, wholeGame } from './table-helpers.ts'
import { hour, setTime } from './time-helpers.ts'

const day = 24 * hour
const start = Date.parse('2026-06-03T10:00:00Z')

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const at = (after: number) => vi.setSystemTime(start + after)
const cron = (pattern: string) =>
  worker.scheduled(
    createScheduledController({ cron: pattern, scheduledTime: new Date() }) as never,
    env,
  )

describe('Tables that never began', () => {
  test('are cleared away after sixty days, and those who sit there are told, by letter too', async () => {
    const [ada, bob] = [await reader(), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { title: 'Someday', seats: 3 })
    await runAlarm(id)
    at(60 * day)
    await cron('17 3 * * *')
    expect((await viewOf(ada, id)).status).toBe('gathering')
    at(60 * day + 1)
    await cron('17 3 * * *')
    await cron('17 3 * * *')
    await ringAlarms()
    expect((await ada.get(`/api/tables/${id}`)).status).toBe(404)
    expect((await ada.get('/api/tables')).body.tables).toEqual([])
    for (const one of [ada, bob]) {
      const { letters } = (await one.get('/api/letters')).body
      expect(letters.map(({ subject }: { subject: string }) => subject)).toEqual([
        'Cleared away: Someday',
      ])
    }
    expect((await mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([
      'Cleared away: Someday',
    ])
  })

  test('stay while somebody still comes, and once they began for good', async () => {
    const [ada, bob, cem] = [await guest('Ada'), await guest('Bob'), await guest('Cem')]
    const waiting = await tableFor([ada], { seats: 3 })
    const running = await tableFor([ada, bob])
    for (const { id } of [waiting, running]) await runAlarm(id)
    at(40 * day)
    await cem.post(`/api/tables/${waiting.id}/seat`)
    // The list has not heard of it yet; the table knows better.
    at(61 * day)
    await clearIdleTables(env)
    expect((await viewOf(cem, waiting.id)).status).toBe('gathering')
    expect((await viewOf(ada, running.id)).status).toBe('playing')
  })
})

test('Tables that all their people have left are cleared away as well', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada, bob])
  await runAlarm(id)
  await ada.delete('/api/me')
  await runAlarm(id)
  at(61 * day)
  await clearIdleTables(env)
  expect((await bob.get(`/api/tables/${id}`)).status).toBe(200)
  await bob.delete('/api/me')
  await runAlarm(id)
  at(123 * day)
  await clearIdleTables(env)
  expect((await new Client().get(`/api/tables/${id}`)).status).toBe(404)
})

describe('Finished tables', () => {
  test(
    'stay in the archive, page by page, and can be replayed long after',
    async () => {
      const [ada, bob] = [await guest('Ada'), await guest('Bob')]
      const ids: string[] = []
      for (let count = 0; count < 33; count++) {
        at(count * hour)
        const { id } = await tableFor([ada, bob], { title: `Table ${count}` })
        ids.unshift(id)
        if (count < 32)
          for (const player of [ada, bob])
            await player.post(`/api/tables/${id}/wish`, { wish: 'end', on: true })
        await runAlarm(id)
      }
      const [running, ...over] = ids
      at(300 * day)
      await cron('17 3 * * *')
      await ringAlarms()
      // A new name is no news of the play.
      await ada.patch('/api/me', { name: 'Adelheid' })
      for (const id of ids) await runAlarm(id)
      const listed = async (query: string) => {
        const { body } = await ada.get(`/api/tables?${query}`)
        return { ...body, ids: body.tables.map(({ id }: { id: string }) => id) }
      }
      expect((await listed('which=mine')).ids).toEqual([running, ...over.slice(0, 6)])
      const first = await listed('which=over')
      expect(first.ids).toEqual(over.slice(0, 30))
      expect(first.more).toBe(true)
      const second = await listed(`which=over&before=${first.tables.at(-1).updatedAt}`)
      expect(second.ids).toEqual(over.slice(30))
      expect(second.more).toBe(false)
      const oldest = over.at(-1)
      expect((await ada.get(`/api/tables/${oldest}/record`)).body.seats).toBe(2)
      expect((await ada.get(`/api/tables/${oldest}/history/0`)).status).toBe(200)
      expect((await new Client().get('/api/tables?which=over')).status).toBe(401)
    },
    wholeGame,
  )
})

describe('Limits', () => {
  test('so many guests an hour from one network, IPv6 counted by network', async () => {
    const from = (address: string) =>
      new Client(address).post('/api/me/guest', { name: 'Ada', language: 'en' })
    for (let i = 0; i < 40; i++)
      expect((await from(`2001:db8:1:2:${i.toString(16)}::1`)).status).toBe(200)
    const before = await countRows()
    const refused = await from('2001:db8:1:2:ffff::1')
    expect(refused.status).toBe(429)
    expect(refused.body.type).toBe('/problems/too-many')
    expect(Number(refused.headers.get('retry-after'))).toBe(hour / 1000)
    expect(await countRows()).toEqual(before)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
    at(hour)
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(200)
  })

  test('so many tables a day of one account, wherever it is', async () => {
    const ada = await guest('Ada')
    const make = () => ada.post('/api/tables', { game: 'villagers', seats: 3 })
    for (let i = 0; i < 59; i++) await countOf(env, 'tables', ada.id, Date.now())
    expect((await make()).status).toBe(201)
    const refused = await make()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe((14 * hour) / 1000)
    at(14 * hour)
    expect((await make()).status).toBe(201)
  })

  test('keep no address, and nothing once they are over', async () => {
    await env.DB.prepare('DELETE FROM tallies').run()
    const client = new Client('203.0.113.7')
    await client.post('/api/me/guest', { name: 'Ada', language: 'en' })
    const { results } = await env.DB.prepare('SELECT * FROM tallies').all()
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results)).not.toContain('203.0.113')
    at(2 * day)
    await cron('17 3 * * *')
    expect((await countRows()).tallies).toBe(0)
  })
})

describe('Days away', () => {
  const go = (client: Client, from: string, to: string) => client.post('/api/me/away', { from, to })

  test('stand in the account, and can be taken back', async () => {
    const ada = await guest('Ada')
    const { status, body } = await go(ada, '2026-07-01', '2026-07-14')
    expect(status).toBe(200)
    expect(body.me.away).toEqual([{ id: expect.any(String), from: '2026-07-01', to: '2026-07-14' }])
    const back = await ada.delete(`/api/me/away/${body.me.away[0].id}`)
    expect(back.body.me.away).toEqual([])
  })

  test('end today for whoever comes back early; what is over stays', async () => {
    const ada = await guest('Ada')
    const { body } = await go(ada, '2026-06-05', '2026-06-20')
    const path = `/api/me/away/${body.me.away[0].id}`
    at(5 * day)
    expect((await ada.delete(path)).body.me.away).toMatchObject([
      { from: '2026-06-05', to: '2026-06-07' },
    ])
    expect((await ada.delete(path)).status).toBe(404)
  })

  test('are days of the own zone', async () => {
    const ada = await guest('Ada')
    // In Kiritimati it is the fourth of June already.
    await ada.patch('/api/me', { zone: 'Pacific/Kiritimati' })
    expect((await go(ada, '2026-06-03', '2026-06-03')).status).toBe(400)
    await ada.patch('/api/me', { zone: 'America/New_York' })
    expect((await go(ada, '2026-06-03', '2026-06-03')).status).toBe(200)
  })

  test('are forty-two in a calendar year at most, and never twice the same', async () => {
    const ada = await guest('Ada')
    expect((await go(ada, '2026-12-01', '2027-01-31')).status).toBe(200)
    expect((await go(ada, '2027-01-31', '2027-02-01')).body.type).toBe('/problems/away-overlaps')
    expect((await go(ada, '2027-02-01', '2027-02-12')).body.type).toBe('/problems/away-spent')
    expect((await go(ada, '2027-02-01', '2027-02-11')).status).toBe(200)
    expect((await go(ada, '2026-07-01', '2026-07-12')).body.type).toBe('/problems/away-spent')
    expect((await go(ada, '2026-07-01', '2026-07-11')).status).toBe(200)
  })

  test('cannot be had twice by asking at the same time', async () => {
    const ada = await guest('Ada')
    await Promise.all(
      Array.from({ length: 4 }, (_, i) => go(ada, `2026-0${i + 6}-10`, `2026-0${i + 7}-01`)),
    )
    const days = (await ada.get('/api/me')).body.me.away.length
    expect(days).toBeLessThanOrEqual(1)
  })

  test.for([
    ['2026-06-10', '2026-06-09'],
    ['2026-06-02', '2026-06-04'],
    ['2027-06-05', '2027-06-06'],
    ['2026-02-30', '2026-03-01'],
    ['June', 'July'],
  ] as const)('from %s to %s is refused', async ([from, to]) => {
    const ada = await guest('Ada')
    expect((await go(ada, from, to)).status).toBe(400)
    expect((await ada.get('/api/me')).body.me.away).toEqual([])
  })

  test('are taken back by nobody else', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    const { body } = await go(ada, '2026-07-01', '2026-07-02')
    expect((await eve.delete(`/api/me/away/${body.me.away[0].id}`)).status).toBe(404)
    expect((await ada.get('/api/me')).body.me.away).toHaveLength(1)
  })
})

describe('Leaving with everything set up', () => {
  test('the download has it all, and deleting leaves nothing behind', async () => {
    await env.DB.prepare('DELETE FROM dev_mails').run()
    const before = await countRows()
    const ada = await reader({ zone: 'Europe/Berlin', digestHour: 18, quiet: { from: 1, to: 2 } })
    world(() => new Response(null, { status: 204 }))
    const url = `https://discord.com/api/webhooks/1/${'s'.repeat(60)}`
    await put(ada, '/api/me/webhook', { url })
    const browser = await PushReceiver.at('https://updates.push.services.mozilla.com/wpush/v2/abc')
    await put(ada, '/api/me/push', browser.subscription)
    await ada.post('/api/me/away', { from: '2026-07-01', to: '2026-07-02' })
    await ada.post('/api/me/calendar')
    await deliver(env, turnNotice(ada.id))
    const { body } = await ada.get('/api/me/data')
    expect(body.account).toMatchObject({ zone: 'Europe/Berlin', digestHour: 18, quietFrom: 1 })
    expect(body.away).toEqual([{ from: '2026-07-01', to: '2026-07-02' }])
    expect(body.webhooks).toMatchObject([{ service: 'discord', url }])
    expect(body.pushes).toMatchObject([{ endpoint: browser.endpoint }])
    expect(body.letters[0].ways).toHaveLength(3)
    expect(JSON.stringify(await keptOf(ada.id))).toContain('Thursday club')
    expect((await ada.delete('/api/me')).status).toBe(204)
    expect(await keptOf(ada.id)).toEqual([])
    const after = await countRows()
    // Tallies and the sign-in, nameless by now, count for the limits until the night takes them.
    const counting = { tallies: after.tallies, sign_ins: after.sign_ins }
    expect({ ...after, ...before, ...counting }).toEqual(after)
    at(2 * day)
    await cron('17 3 * * *')
    expect((await countRows()).sign_ins).toBe(0)
  })
})

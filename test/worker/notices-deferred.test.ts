import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Env } from '../../worker/env.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { sendOnce } from '../../worker/notices/ledger.ts'
import { noticeKinds } from '../../worker/wire/notice-kinds.ts'
import { guest } from './client.ts'
import { activeChannels, reader, turnNotice } from './notice-helpers.ts'
import { mailsTo } from './people.ts'
import { deliver, inPersonOf, ringAlarms, rowsOf } from './person-helpers.ts'
import {
  actingOf,
  firstTurn,
  playUntilNext,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  withheld,
} from './table-helpers.ts'
import { brisk, evict, setTime } from './time-helpers.ts'

/** A Wednesday, noon in Berlin. */
const start = '2026-06-03T10:00:00Z'

beforeEach(() => setTime(start))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Held letters go by the alarms of their people's objects, and by nothing else. */
const round = ringAlarms

const boxOf = async (client: Awaited<ReturnType<typeof reader>>) =>
  (await client.get('/api/letters')).body.letters

/** A running table of two who have their letters at their hour. */
async function dailyTable(settings: Readonly<Record<string, unknown>>, pace: unknown = null) {
  const [ada, bob] = [await reader(settings), await reader(settings)]
  await bob.patch('/api/me', { name: 'Bob' })
  const { id } = await tableFor([ada, bob], { title: 'Thursday club', pace })
  return { id, players: [ada, bob] as const }
}

const daily = { zone: 'Europe/Berlin', digestHour: 18 }

describe('a letter that another sender has taken', () => {
  test('a digest partly claimed by another sender does not go, and nothing of it is lost', async () => {
    const ada = await reader(daily)
    const notices = [turnNotice(ada.id), turnNotice(ada.id)]
    for (const notice of notices) await deliver(env, notice)
    const ids = (await rowsOf<{ id: string }>(ada.id, 'SELECT id FROM letters')).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    setTime('2026-06-03T16:00:00Z')
    const now = Date.now()
    // The other sender is at it: between our looking and our claiming it took one of the two.
    await rowsOf(
      ada.id,
      "UPDATE deliveries SET state = 'sending', at = ? WHERE letter = ?",
      now,
      ids[0] ?? '',
    )
    let sent = 0
    const send = () => Promise.resolve(++sent).then(() => 'sent' as const)
    const sendAll = (some: string[]) =>
      inPersonOf(ada.id, env, (_person, storage) =>
        sendOnce(drizzle(storage), some, 'letter', now, send),
      )
    await expect(sendAll(ids)).rejects.toThrow('Somebody else')
    expect(sent).toBe(0)
    // A letter that we had taken is free again at once; one that the other took stays theirs.
    expect((await activeChannels(ada.id)).map(({ state }) => state).toSorted()).toEqual([
      'held',
      'sending',
    ])
    const free = await rowsOf(ada.id, "SELECT letter FROM deliveries WHERE state = 'held'")
    expect(free).toEqual([{ letter: ids[1] }])
    await sendAll([ids[1] ?? ''])
    expect(sent).toBe(1)
  })

  test('a held invitation to a table that is full by now is not sent', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await reader(daily), await reader(daily)]
    const { id } = await tableFor([ada], { seats: 3 })
    const { id: roomy } = await tableFor([ada], { seats: 3 })
    for (const table of [id, roomy]) {
      const answer = await ada.post(`/api/tables/${table}/invitations`, { people: [bob.id] })
      expect(answer.status).toBe(200)
      await sendNotices(table)
    }
    expect((await activeChannels(bob.id)).map(({ state }) => state)).toEqual(['held', 'held'])
    // Every seat is taken, though the table still gathers: as when its last guest sits down right now.
    await runInDurableObject(stubOf(id), (table, { storage }) => {
      storage.sql.exec('UPDATE facts SET wanted = 1')
      return table.perform('getTable', null, {})
    })
    await evict(id)
    setTime('2026-06-03T16:00:00Z')
    await round()
    expect((await activeChannels(bob.id)).map(({ state }) => state).toSorted()).toEqual([
      'none',
      'sent',
    ])
    const mails = await mailsTo(bob.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/t/${roomy}`)
    expect(mails[0]?.text).not.toContain(`/t/${id}`)
    expect(await mailsTo(eve.email)).toEqual([])
  })
})

describe('the daily letter', () => {
  test('is one letter of all that still waits, what has the least time first', async () => {
    const ada = await reader({
      ...daily,
      pictures: true,
      hours: { from: 0, to: 0, days: [1, 2, 3, 4, 5, 6, 7] },
    })
    const bob = await reader({ zone: 'Europe/Berlin' })
    const slow = await tableFor([ada, bob], { title: 'Slow club', pace: { ...brisk, start: 12 } })
    const brief = await tableFor([ada, bob], { title: 'Brief club', pace: { ...brisk, start: 11 } })
    for (const { id } of [slow, brief]) {
      const { acting } = await actingOf(id, [ada, bob])
      if (acting !== ada) await playUntilNext(id, [ada, bob])
      await sendNotices(id)
    }
    expect(await mailsTo(ada.email)).toEqual([])
    expect((await boxOf(ada)).length).toBeGreaterThan(1)
    setTime('2026-06-03T15:59:00Z')
    await round()
    expect(await mailsTo(ada.email)).toEqual([])
    setTime('2026-06-03T16:00:00Z')
    await round()
    await round()
    const mails = await mailsTo(ada.email)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toMatch(/^Today’s post: \d letters$/)
    const text = mail?.text ?? ''
    expect(text.indexOf('Brief club')).toBeGreaterThan(0)
    expect(text.indexOf('Brief club')).toBeLessThan(text.indexOf('Slow club'))
    for (const { id } of [slow, brief]) expect(text).toContain(`${env.ORIGIN}/t/${id}`)
    // Each of them shows its table.
    const entries = Number(/\d/.exec(mail?.subject ?? '')?.[0])
    expect(mail?.html.match(/<img src="data:image\/png[^>]*alt="On the Road: /g)).toHaveLength(
      entries,
    )
    expect(mail?.html.match(/#as=/g)).toHaveLength(entries)
    expect((await activeChannels(ada.id)).every(({ state }) => state === 'sent')).toBe(true)
  })

  test('has no pictures where somebody wants none, also if they said so since', async () => {
    const [ada, bob] = [await reader({ ...daily, pictures: true }), await reader()]
    for (const title of ['Slow club', 'Brief club']) {
      const { id } = await tableFor([ada, bob], { title })
      await sendNotices(id)
    }
    await ada.patch('/api/me', { pictures: false })
    setTime('2026-06-03T16:00:00Z')
    await round()
    const [mail] = await mailsTo(ada.email)
    expect(mail?.html).toContain('Brief club')
    expect(mail?.html).not.toContain('<img')
  })

  test('tells nothing of what was muted meanwhile, which lies in the letterbox', async () => {
    const [ada, bob] = [await reader(daily), await reader()]
    const { id } = await tableFor([ada, bob])
    await sendNotices(id)
    const lain = (await boxOf(ada)).length
    expect(lain).toBeGreaterThan(0)
    for (const kind of ['started', 'full', 'turn'])
      await ada.send('PUT', '/api/me/mutes', { kind, through: '2026-06-03' })
    setTime('2026-06-03T16:00:00Z')
    await round()
    expect(await mailsTo(ada.email)).toEqual([])
    expect(await boxOf(ada)).toHaveLength(lain)
  })

  test('tells no secrets to somebody who wants none by then', async () => {
    const { id, players } = await dailyTable({ ...daily, pictures: true })
    await sendNotices(id)
    const { acting, waiting } = await actingOf(id, players)
    await acting.patch('/api/me', { secrets: false })
    setTime('2026-06-03T16:01:00Z')
    await round()
    const [[open], [whole]] = [await mailsTo(acting.email), await mailsTo(waiting.email)]
    expect(whole?.html).toContain('<img')
    expect(open?.html).not.toContain('<img')
    expect(open?.text).toMatch(/The game begins/)
    expect(open?.text).toContain(`${env.ORIGIN}/t/${id}`)
    // No list of turns, which could be those of a hand.
    expect(open?.text).not.toContain('Likely turns')
  })

  test('of a single notice is that letter itself', async () => {
    const { id, players } = await dailyTable(daily)
    await sendNotices(id)
    setTime('2026-06-03T16:01:00Z')
    await round()
    const { seat } = await actingOf(id, players)
    const mails = await mailsTo((players[seat] ?? players[0]).email)
    expect(mails.map(({ subject }) => subject)).toEqual(['The game begins: Thursday club'])
    expect(mails[0]?.text).toContain('Now: ')
    expect(mails[0]?.headers.References).toContain(`table-${id}`)
  })

  test('tells nobody what they have done meanwhile', async () => {
    const { id, players } = await dailyTable(daily)
    await sendNotices(id)
    const { acting } = await actingOf(id, players)
    await playUntilNext(id, players)
    await evict(id)
    setTime('2026-06-03T16:01:00Z')
    await round()
    expect(await mailsTo(acting.email)).toEqual([])
    expect((await activeChannels(acting.id)).map(({ state }) => state)).toEqual(['none'])
  })

  test('tells nobody what they have read meanwhile, nor what stood at a table that is gone', async () => {
    const { id, players } = await dailyTable(daily)
    await sendNotices(id)
    const { acting, waiting } = await actingOf(id, players)
    await acting.post('/api/letters/read', {})
    await deliver(env, turnNotice(waiting.id))
    setTime('2026-06-03T16:01:00Z')
    await round()
    expect(await mailsTo(acting.email)).toEqual([])
    expect((await mailsTo(waiting.email)).map(({ subject }) => subject)).toEqual([
      'The game begins: Thursday club',
    ])
  })

  test('comes at once where the time would be over by then', async () => {
    const ada = await reader(daily)
    await deliver(env, turnNotice(ada.id, { deadline: Date.parse('2026-06-03T15:00:00Z') }))
    const [mail] = await mailsTo(ada.email)
    expect(mail?.text).toMatch(/You have time until Wednesday,? 3 June 2026 at 17:00\./)
  })

  test('stops where letters were turned off while it waited', async () => {
    const { id, players } = await dailyTable(daily)
    await sendNotices(id)
    for (const one of players) await one.patch('/api/me', { mail: false })
    setTime('2026-06-03T16:01:00Z')
    await round()
    for (const one of players) expect(await mailsTo(one.email)).toEqual([])
  })

  test('is tried again where the post fails, and goes once', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { id, players } = await dailyTable(daily)
    await sendNotices(id)
    setTime('2026-06-03T16:01:00Z')
    const send = () => Promise.reject(new Error('The post is closed.'))
    const closed = { ...env, EMAIL: { send } } as unknown as Env
    for (const { id } of players) await inPersonOf(id, closed, (person) => person.alarm())
    expect((await activeChannels(players[0].id)).map(({ state }) => state)).toEqual(['held'])
    await round()
    expect(await mailsTo(players[0].email)).toEqual([])
    setTime('2026-06-03T16:11:00Z')
    await round()
    await round()
    for (const one of players) expect(await mailsTo(one.email)).toHaveLength(1)
  })
})

test('letters held for one moment leave within ten minutes of it, not all at once', async () => {
  const moment = Date.parse('2026-06-03T16:00:00Z')
  const alarms = new Set<number>()
  for (let number = 0; number < 3; number++) {
    const ada = await reader(daily)
    // The platform has a clock of its own, and would ring at once: what it is told is looked at.
    const alarm = await inPersonOf(ada.id, env, async (person, storage) => {
      const set = vi.spyOn(storage, 'setAlarm').mockResolvedValue()
      await person.tell(turnNotice(ada.id))
      return Number(set.mock.lastCall?.[0])
    })
    expect(alarm).toBeGreaterThanOrEqual(moment)
    expect(alarm).toBeLessThan(moment + 10 * 60_000)
    alarms.add(alarm)
  }
  expect(alarms.size).toBe(3)
})

describe('quiet hours', () => {
  test('hold a letter until they end, in the own zone and the letterbox at once', async () => {
    setTime('2026-06-03T20:30:00Z')
    const quiet = { from: 22 * 60, to: 7 * 60 }
    const [ada, bob] = [
      await reader({ zone: 'Europe/Berlin', quiet }),
      await reader({ zone: 'America/New_York', quiet }),
    ]
    const { id } = await tableFor([ada, bob], { title: 'Thursday club' })
    await sendNotices(id)
    expect(await boxOf(ada)).toHaveLength(1)
    expect(await mailsTo(ada.email)).toEqual([])
    expect(await mailsTo(bob.email)).toHaveLength(1)
    setTime('2026-06-04T04:59:00Z')
    await round()
    expect(await mailsTo(ada.email)).toEqual([])
    setTime('2026-06-04T05:00:00Z')
    await round()
    expect(await mailsTo(ada.email)).toHaveLength(1)
  })
})

describe('the matrix', () => {
  test('sends each kind only where it is wanted', async () => {
    const ada = await reader({ channels: { turn: ['box'], over: ['letter'] } })
    await deliver(env, turnNotice(ada.id))
    expect(await mailsTo(ada.email)).toEqual([])
    expect(await boxOf(ada)).toHaveLength(1)
    await deliver(env, turnNotice(ada.id, { kind: 'over', yourTurn: false } as never))
    expect(await mailsTo(ada.email)).toHaveLength(1)
    expect(await boxOf(ada)).toHaveLength(1)
    expect((await ada.get('/api/me')).body.me.unread).toBe(1)
  })

  test('twice is once, also where nothing goes into the letterbox', async () => {
    const ada = await reader({ channels: { turn: ['letter'] } })
    const told = turnNotice(ada.id)
    await deliver(env, told)
    await deliver(env, told)
    expect(await mailsTo(ada.email)).toHaveLength(1)
  })

  test('has a letter for every kind, in every language, short enough for Gmail', async () => {
    for (const language of languages) {
      const ada = await reader({
        language,
        pictures: true,
        channels: { talk: ['box', 'letter'] },
      })
      const base = turnNotice(ada.id)
      const { table, game, title, names } = base
      const about = { account: ada.id, table, revision: 7, about: '', game, title, names }
      const deadline = Date.parse('2026-06-05T10:00:00Z')
      await deliver(env, base)
      for (const kind of ['started', 'full', 'over'] as const) await deliver(env, { ...base, kind })
      await deliver(env, { ...base, kind: 'reminder', nudgedBy: 'Bob', deadline })
      await deliver(env, {
        ...about,
        kind: 'invitation',
        by: 'Bob',
        isRematch: false,
        deadline: null,
      })
      await deliver(env, { ...about, kind: 'talk', author: 'Bob', text: 'Hi Ada!', deadline: null })
      await deliver(env, {
        ...base,
        kind: 'decision',
        reason: 'time',
        late: 1,
        patience: null,
        deadline: start.length,
      })
      await inPersonOf(ada.id, env, (person) =>
        person.tournament({
          ...{
            what: 'pairing',
            tournament: 'T'.repeat(22),
            title,
            round: 2,
            table,
            others: ['Bob'],
          },
          ...{ deadline, place: 0, standings: [] },
        }),
      )
      await ringAlarms()
      const box = await boxOf(ada)
      expect(box.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(
        [...noticeKinds].toSorted(),
      )
      for (const { subject, text } of box) {
        expect(subject).toContain('Thursday club')
        expect(text).toContain(`${env.ORIGIN}/t/${table}`)
        expect(text).not.toMatch(/undefined|null|\[object/)
      }
      const mails = await mailsTo(ada.email)
      expect(mails).toHaveLength(noticeKinds.length)
      for (const { html } of mails) {
        // A kept letter has its picture in it; one that goes out has that beside it.
        const page = (html ?? '').replaceAll(/src="data:[^"]*"/g, 'src="cid:table@dorfpost"')
        expect(new TextEncoder().encode(page).length).toBeLessThan(100_000)
      }
    }
  })

  test.for([
    { zone: 'Atlantis/Capital' },
    { hours: { from: 0, to: 1441, days: [1] } },
    { hours: { from: 0, to: 60, days: [] } },
    { hours: { from: 0, to: 60, days: [8] } },
    { quiet: { from: -1, to: 60 } },
    { digestHour: 24 },
    { channels: { turn: ['pigeon'] } },
    { channels: { weather: ['box'] } },
  ])('%j is refused and changes nothing', async (change) => {
    const ada = await guest('Ada')
    const before = (await ada.get('/api/me')).body
    expect((await ada.patch('/api/me', change)).status).toBe(400)
    expect((await ada.get('/api/me')).body).toEqual(before)
  })
})

describe('a post that fails for good', () => {
  test('is given up after about a day, with a fault reported and the letterbox full', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const ada = await reader()
    const told = turnNotice(ada.id)
    const send = vi.fn(() => Promise.reject(new Error('The post is closed.')))
    const counted: unknown[] = []
    const COUNTS = { writeDataPoint: ({ blobs }: AnalyticsEngineDataPoint) => counted.push(blobs) }
    const closed = { ...env, EMAIL: { send }, COUNTS } as unknown as Env
    let tries = 0
    while (tries < 100) {
      tries++
      const failed = await deliver(closed, told).then(
        () => false,
        () => true,
      )
      if (!failed) break
    }
    expect(tries).toBe(34)
    expect(report).toHaveBeenCalledOnce()
    // One line, which names nobody.
    const line = String(report.mock.calls[0])
    const error = expect.stringContaining('The post is closed.')
    const what = 'A letter never went its way.'
    expect(JSON.parse(line)).toEqual({ what, channel: 'letter', error })
    for (const secret of [ada.email, ada.id, told.table]) expect(line).not.toContain(secret)
    const failed = Array.from({ length: tries }, () => ['failed', 'letter'])
    expect(counted).toEqual([...failed, ['parked', 'letter']])
    await deliver({ ...env, COUNTS } as unknown as Env, turnNotice(ada.id))
    expect(counted.at(-1)).toEqual(['sent', 'letter'])
    await deliver(closed, told)
    expect(send).toHaveBeenCalledTimes(34)
    const states = (await activeChannels(ada.id)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['failed', 'sent'])
    expect(await boxOf(ada)).toHaveLength(2)
  })
})

describe('a nudge', () => {
  test('reminds who is awaited, in the name of whoever asks, once a day', async () => {
    const [ada, bob] = [await reader(), await reader()]
    await bob.patch('/api/me', { name: 'Bob' })
    const { id } = await tableFor([ada, bob])
    await sendNotices(id)
    const { acting, waiting, seat } = await actingOf(id, [ada, bob])
    const name = waiting === ada ? 'Ada' : 'Bob'
    const nudge = () => waiting.post(`/api/tables/${id}/nudges`, { seat })
    expect((await nudge()).body.type).toBe('/problems/too-soon')
    setTime('2026-06-03T22:00:30Z')
    const { body } = await waiting.get(`/api/tables/${id}`)
    expect(body.table.nudges).toEqual([{ seat, from: expect.any(Number) }])
    expect(body.table.nudges[0].from).toBeLessThanOrEqual(Date.now())
    expect((await nudge()).status).toBe(200)
    await runAlarm(id)
    const letters = await boxOf(acting as typeof ada)
    expect(letters[0]).toMatchObject({ kind: 'reminder' })
    expect(letters[0].text).toContain(`${name} kindly asks`)
    expect((await nudge()).body.type).toBe('/problems/too-soon')
    setTime('2026-06-04T22:00:30Z')
    expect((await nudge()).status).toBe(200)
    await runAlarm(id)
    expect(
      (await boxOf(acting as typeof ada)).filter(
        ({ kind }: { kind: string }) => kind === 'reminder',
      ),
    ).toHaveLength(2)
  })

  test('is for those who sit there, about those who are awaited', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const { id } = await tableFor([ada, bob])
    const { acting, waiting, seat } = await actingOf(id, [ada, bob])
    setTime('2026-06-04T22:00:00Z')
    const at = `/api/tables/${id}/nudges`
    expect((await eve.post(at, { seat })).body.type).toBe('/problems/not-your-seat')
    expect((await acting.post(at, { seat })).body.type).toBe('/problems/not-awaited')
    expect((await waiting.post(at, { seat: 1 - seat })).body.type).toBe('/problems/not-awaited')
    expect((await waiting.post(at, {})).status).toBe(400)
  })

  test('is not told to whoever has acted before it arrived', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob])
    await sendNotices(id)
    const { acting, waiting, seat, table } = await actingOf(id, [ada, bob])
    setTime('2026-06-04T22:00:00Z')
    const held = await withheld()
    await waiting.post(`/api/tables/${id}/nudges`, { seat })
    await acting.post(`/api/tables/${id}/turns`, firstTurn(table))
    held.mockRestore()
    await runAlarm(id)
    const { body } = await acting.get('/api/letters')
    expect(body.letters.filter(({ kind }: { kind: string }) => kind === 'reminder')).toEqual([])
  })
})

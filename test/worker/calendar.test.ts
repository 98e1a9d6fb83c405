import { env } from 'cloudflare:workers'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { actingOf, playUntilNext, runAlarm, viewOf } from './table-helpers.ts'
import { pacedTable, setTime } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The path of somebody's calendar, made anew. */
async function calendarOf(client: Client): Promise<string> {
  const { status, body } = await client.post('/api/me/calendar')
  expect(status).toBe(200)
  expect(body.calendar).toMatch(new RegExp(`^${env.ORIGIN}/api/calendar/[\\w.-]+\\.ics$`))
  return new URL(body.calendar).pathname
}

/** Events that a calendar program reads at a path, asked without any cookie. */
async function eventsAt(path: string) {
  const { status, headers, body } = await new Client().get(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(body))
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
}

describe('The calendar', () => {
  test('has my deadlines, each as one event that moves with them', async () => {
    const { id, players, acting, late } = await pacedTable(['Ada', 'Bob'])
    await runAlarm(id)
    const path = await calendarOf(acting)
    const [event, ...more] = await eventsAt(path)
    expect(more).toEqual([])
    const { deadline } = (await viewOf(acting, id)).seats[late] ?? {}
    expect(event?.startDate.toJSDate().getTime()).toBe(deadline)
    expect(event?.uid).toContain(id)
    expect(event?.summary).toContain('Your time is up')
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${env.ORIGIN}/t/${id}`)
    expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1)

    await playUntilNext(id, players)
    await runAlarm(id)
    const { acting: next } = await actingOf(id, players)
    expect(next).not.toBe(acting)
    expect(await eventsAt(path)).toEqual([])
    expect(await eventsAt(await calendarOf(next))).toHaveLength(1)
  })

  test('counts its entry on as the deadline moves, so that calendars take it over (RFC 5545, 3.8.7.4)', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await runAlarm(id)
    const path = await calendarOf(acting)
    const entry = async () => {
      const [event] = await eventsAt(path)
      const modified = event?.component.getFirstPropertyValue('last-modified') as ICAL.Time | null
      return {
        sequence: Number(event?.sequence),
        start: event?.startDate.toJSDate().getTime() ?? 0,
        modified: modified?.toJSDate().getTime(),
      }
    }
    const before = await entry()
    setTime('2026-06-03T11:00:00Z')
    const given = await waiting.post(`/api/tables/${id}/seats/${late}/time`, { days: 1 })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    await runAlarm(id)
    const after = await entry()
    expect(after.start).toBeGreaterThan(before.start)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.modified).toBe(Date.parse('2026-06-03T11:00:00Z'))
  })

  test('is the same file while nothing changes, and says so', async () => {
    const { id, acting } = await pacedTable(['Ada', 'Bob'])
    await runAlarm(id)
    const path = await calendarOf(acting)
    const first = await new Client().get(path)
    expect(first.body).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    setTime('2026-06-03T11:00:00Z')
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const again = await new Client().get(path, { headers: { 'if-none-match': known } })
      expect([again.status, again.body]).toEqual([304, ''])
    }
    const other = await new Client().get(path, { headers: { 'if-none-match': '"old"' } })
    expect(other.status).toBe(200)
  })

  test('has another address when it is renewed, and none when it is ended', async () => {
    const ada = await guest('Ada')
    expect((await ada.get('/api/me/ways')).body.calendar).toBeNull()
    const first = await calendarOf(ada)
    const second = await calendarOf(ada)
    expect(second).not.toBe(first)
    expect((await new Client().get(first)).status).toBe(404)
    expect(await eventsAt(second)).toEqual([])
    expect((await ada.delete('/api/me/calendar')).body.calendar).toBeNull()
    expect((await new Client().get(second)).status).toBe(404)
    const third = await calendarOf(ada)
    expect([first, second]).not.toContain(third)
  })

  test('is found by nobody who does not have its address', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')]
    const path = await calendarOf(ada)
    await calendarOf(eve)
    const name = path.split('/').at(-1) ?? ''
    const secret = name.split('.')[1] ?? ''
    for (const wrong of [
      '.ics',
      `${ada.id}.ics`,
      `${ada.id}..ics`,
      `${eve.id}.${secret}.ics`,
      name.replace('.ics', ''),
      name.replace(secret, secret.toLowerCase()),
    ])
      expect((await new Client().get(`/api/calendar/${wrong}`)).status, wrong).toBe(404)
    expect((await new Client().post('/api/me/calendar')).status).toBe(401)
  })

  test('is gone with its account', async () => {
    const ada = await guest('Ada')
    const path = await calendarOf(ada)
    await ada.delete('/api/me')
    expect((await new Client().get(path)).status).toBe(404)
  })
})

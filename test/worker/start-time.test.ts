import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { rowsOf } from './person-helpers.ts'
import { type Guest, pass, runAlarm, sendNotices, tableFor, viewOf } from './table-helpers.ts'

const hour = 60 * 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const setStart = (who: Guest, id: string, start: object | null) =>
  who.put(`/api/tables/${id}/start-time`, { start })

const inTime = async (id: string) => {
  pass(hour)
  await runAlarm(id)
}

/** A table of three seats that starts in an hour. */
async function timed(people: readonly [Guest, ...Guest[]], bots: string | null = null) {
  const { id } = await tableFor(people, { seats: 3 })
  const at = Date.now() + hour
  const set = await setStart(people[0], id, { at, bots })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  expect(set.body.table.start).toEqual({ at, bots })
  return { id, at }
}

test('a table starts at its time with those who sit there, and not before', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await timed([ada, bob])
  pass(hour - 1)
  await runAlarm(id)
  expect(await viewOf(bob, id)).toMatchObject({ status: 'gathering' })
  pass(1)
  await runAlarm(id)
  const table = await viewOf(bob, id)
  expect(table).toMatchObject({ status: 'playing', play: { seats: 2 } })
  expect(table.start).toBeUndefined()
})

test('bots take the free seats where the host wants them', async () => {
  const ada = await guest('Ada')
  const { id } = await timed([ada], 'easy')
  await inTime(id)
  const { status, seats } = await viewOf(ada, id)
  expect(status).toBe('playing')
  expect(seats.map(({ bot }) => bot)).toEqual([null, 'easy', 'easy'])
})

test('the invitation lapses where nobody has come', async () => {
  const ada = await guest('Ada')
  const { id } = await timed([ada])
  await inTime(id)
  expect(await viewOf(ada, id)).toMatchObject({
    ...{ status: 'over', play: null },
    result: { reason: 'cancelled' },
  })
})

test('a table that is full before waits for its time, unless the host starts it', async () => {
  const people = [await guest('Ada'), await guest('Bob'), await guest('Eve')] as const
  const { id } = await timed([people[0], people[1]])
  expect((await people[2].post(`/api/tables/${id}/seat`)).body.table.status).toBe('gathering')
  await inTime(id)
  expect(await viewOf(people[2], id)).toMatchObject({ status: 'playing', play: { seats: 3 } })

  const other = await timed([people[0], people[1]])
  const begun = await people[0].post(`/api/tables/${other.id}/start`)
  expect(begun.body.table.status).toBe('playing')
  await inTime(other.id)
  expect((await viewOf(people[0], other.id)).play?.seats).toBe(2)
})

test('a time can be changed and taken away; the earlier one starts nothing', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id, at } = await timed([ada, bob])
  await setStart(ada, id, { at: at + hour })
  await inTime(id)
  expect((await viewOf(ada, id)).status).toBe('gathering')
  await setStart(ada, id, null)
  await inTime(id)
  const table = await viewOf(ada, id)
  expect([table.status, table.start]).toEqual(['gathering', undefined])
})

test('only the host sets it, while people gather, within sixty days, and without bots where it is rated', async () => {
  const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
  const { id } = await tableFor([ada, bob], { seats: 3, rated: true })
  const at = Date.now() + hour
  for (const who of [bob, eve]) expect((await setStart(who, id, { at })).status).toBe(403)
  for (const wrong of [
    { at: Date.now() },
    { at: Date.now() - hour },
    { at: Date.now() + 61 * 24 * hour },
    { at, bots: 'easy' },
    { at, bots: 'master' },
    {},
  ])
    expect([wrong, (await setStart(ada, id, wrong)).status]).toEqual([wrong, 400])
  expect((await viewOf(ada, id)).start).toBeUndefined()
  expect((await setStart(ada, id, { at })).status).toBe(200)
  await ada.post(`/api/tables/${id}/start`)
  expect((await setStart(ada, id, { at: at + 1 })).status).toBe(409)
})

/** Letters about the time of a start that lie in somebody's letterbox, oldest first. */
async function heard(who: Guest, id: string): Promise<string[]> {
  await sendNotices(id)
  const query = 'SELECT subject FROM letters ORDER BY created_at, subject'
  const letters = await rowsOf<{ subject: string }>(who.id, query)
  return letters.map(({ subject }) => subject).filter((subject) => / time/.test(subject))
}

test('everybody who sits there hears by letter that it was set, moved or taken away; its host does not', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada, bob], { seats: 3, title: 'Pond' })
  const at = Date.now() + 5 * hour
  await setStart(ada, id, { at })
  expect(await heard(bob, id)).toEqual(['Start time: Pond'])
  // The same people play; only bots for the free seats differ.
  await setStart(ada, id, { at, bots: 'easy' })
  expect(await heard(bob, id)).toHaveLength(1)
  await setStart(ada, id, { at: at + hour })
  expect((await heard(bob, id))[1]).toBe('New start time: Pond')
  await setStart(ada, id, null)
  expect((await heard(bob, id))[2]).toBe('No start time any more: Pond')
  expect(await heard(ada, id)).toEqual([])
})

test('a time that was moved on before anybody was told is told once, as it stands then', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada, bob], { seats: 3, title: 'Pond' })
  await setStart(ada, id, { at: Date.now() + 5 * hour })
  await setStart(ada, id, { at: Date.now() + 6 * hour })
  expect(await heard(bob, id)).toEqual(['New start time: Pond'])
})

test('the start of a table tells nobody that its time is gone', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await timed([ada, bob])
  await inTime(id)
  expect((await viewOf(ada, id)).status).toBe('playing')
  expect(await heard(bob, id)).not.toContain('No start time any more: Ada’s table')
})

test('the calendar has the start, and counts its entry on as it moves', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id, at } = await timed([ada, bob])
  await runAlarm(id)
  const { pathname } = new URL((await bob.post('/api/me/calendar')).body.calendar)
  const entries = async () => {
    const { body } = await new Client().get(pathname)
    const all = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
    return all.map((part) => new ICAL.Event(part))
  }
  const [before] = await entries()
  expect(before?.startDate.toJSDate().getTime()).toBe(at - (at % 1000))
  pass(60_000)
  await setStart(ada, id, { at: at + 2 * hour })
  await runAlarm(id)
  const [after, ...more] = await entries()
  expect(more).toEqual([])
  expect(after?.uid).toBe(before?.uid)
  expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence))
  expect(after?.startDate.toJSDate().getTime()).toBeGreaterThan(at)
  await setStart(ada, id, null)
  await runAlarm(id)
  expect(await entries()).toEqual([])
})

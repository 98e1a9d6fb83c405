import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guest } from './client.ts'
import { type Guest, pass, runAlarm, tableFor, viewOf } from './table-helpers.ts'

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

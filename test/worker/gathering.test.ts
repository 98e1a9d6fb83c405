import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client, guest } from './client.ts'
import { rowsOf } from './person-helpers.ts'
import { type Guest, runAlarm, sendNotices, storageOf, tableFor, viewOf } from './table-helpers.ts'
import { ok, setTime, told } from './time-helpers.ts'

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

/** Notes of the house to somebody, oldest first. */
const notesTo = ({ id }: Guest) =>
  rowsOf<{ subject: string; text: string }>(
    id,
    "SELECT subject, text FROM letters WHERE kind = 'note' ORDER BY created_at, id",
  )

/** The table as it is, to be sent back with something changed. */
const asItIs = {
  game: 'villagers',
  seats: 4,
  options: {},
  title: '',
  pace: null,
  patience: 7,
} as const

const change = (host: Client, id: string, to: Readonly<Record<string, unknown>>) =>
  host.put(`/api/tables/${id}`, { ...asItIs, ...to })

/** A gathering table for four with three people. */
async function gathered() {
  const people = [await guest('Ada'), await guest('Bob'), await guest('Cleo')] as const
  const [ada, bob, cleo] = people
  const { id } = await tableFor([ada], { seats: 4 })
  for (const one of [bob, cleo]) await ok(one.post(`/api/tables/${id}/seat`))
  return { id, people, ada, bob, cleo }
}

const pace = { start: 70, perTurn: 42, cap: 98, late: 'ask' } as const

describe('changing a table that gathers people', () => {
  test('takes another game, seats, pace and title; those who sit stay, and are told what changed', async () => {
    const { id, ada, bob } = await gathered()
    const table = await ok(
      change(ada, id, { game: 'town-builder', seats: 3, title: 'By the pond', pace }),
    )
    expect(table).toMatchObject({ game: 'town-builder', title: 'By the pond', pace })
    expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cleo'])
    // Full by the change, it waits for its host.
    expect(table.status).toBe('gathering')
    expect(await told(bob, id)).toEqual([
      'game-changed 0',
      'seats-changed 0',
      'pace-changed 0',
      'title-changed 0',
    ])
    await sendNotices(id)
    const [note] = await notesTo(bob)
    expect(note?.subject).toBe('Changed: By the pond')
    expect(note?.text).toContain(
      'the game, the number of seats, the pace and the name of the table',
    )
    expect(await notesTo(ada)).toEqual([])
    const { body } = await bob.get('/api/tables?which=mine')
    expect(body.tables).toMatchObject([{ game: 'town-builder', title: 'By the pond' }])
    const begun = await ok(ada.post(`/api/tables/${id}/start`))
    expect(begun).toMatchObject({ status: 'playing', play: { game: 'town-builder', seats: 3 } })
  })

  test('only what changed is told, and nothing where nothing did', async () => {
    const { id, ada, bob } = await gathered()
    const before = await storageOf(id)
    expect((await change(ada, id, {})).status).toBe(200)
    expect(await storageOf(id)).toEqual(before)
    await ok(change(ada, id, { patience: 3 }))
    expect(await told(bob, id)).toEqual(['pace-changed 0'])
  })

  test('is checked as making a table is, and never leaves anybody without a seat', async () => {
    const { id, ada, bob } = await gathered()
    const before = await storageOf(id)
    const wrong = [
      await change(ada, id, { game: 'chess' }),
      await change(ada, id, { seats: 9 }),
      await change(ada, id, { options: { padlocks: 'many' } }),
      await change(ada, id, { game: 'my-village', seats: 1 }),
      await change(ada, id, { seats: 2 }),
      await change(bob, id, { title: 'Mine' }),
      await change(await guest(), id, { title: 'Mine' }),
    ].map(({ body }) => [body.type, body.fields?.[0]?.field])
    expect(wrong).toEqual([
      ['/problems/bad-request', 'game'],
      ['/problems/bad-request', 'seats'],
      ['/problems/bad-request', expect.stringMatching(/^options/)],
      ['/problems/bad-request', 'seats'],
      ['/problems/too-many-here', undefined],
      ['/problems/not-the-host', undefined],
      ['/problems/not-your-seat', undefined],
    ])
    expect(await storageOf(id)).toEqual(before)
    await ok(ada.post(`/api/tables/${id}/start`))
    expect((await change(ada, id, { title: 'Late' })).body.type).toBe('/problems/already-started')
  })
})

describe('removing somebody', () => {
  test('frees the seat, is told, and holds until the host asks them again', async () => {
    const { id, ada, bob, cleo } = await gathered()
    const { seats } = await ok(ada.delete(`/api/tables/${id}/seats/1`))
    expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Cleo', null, null])
    await sendNotices(id)
    expect((await notesTo(bob)).map(({ subject }) => subject)).toEqual([
      'Your seat is free: Ada’s table',
    ])
    expect((await bob.get('/api/tables?which=mine')).body.tables).toEqual([])
    expect((await viewOf(bob, id)).isRemoved).toBe(true)
    expect((await viewOf(cleo, id)).isRemoved).toBe(false)
    expect((await bob.post(`/api/tables/${id}/seat`)).body.type).toBe('/problems/removed')
    // Another guest cannot undo what the host did.
    await ok(cleo.post(`/api/tables/${id}/invitations`, { people: [bob.id] }))
    expect((await bob.post(`/api/tables/${id}/seat`)).body.type).toBe('/problems/removed')
    await ok(ada.post(`/api/tables/${id}/invitations`, { people: [bob.id] }))
    expect((await viewOf(bob, id)).isRemoved).toBe(false)
    expect((await ok(bob.post(`/api/tables/${id}/seat`))).you).toBe(2)
  })

  test('is for the host, of people who sit there, and not of themselves', async () => {
    const { id, ada, bob } = await gathered()
    const before = await storageOf(id)
    const codes = [
      await bob.delete(`/api/tables/${id}/seats/2`),
      await ada.delete(`/api/tables/${id}/seats/0`),
      await ada.delete(`/api/tables/${id}/seats/3`),
    ].map(({ body }) => body.type)
    expect(codes).toEqual(['/problems/not-the-host', '/problems/not-found', '/problems/not-found'])
    expect(await storageOf(id)).toEqual(before)
  })
})

describe('cancelling a table', () => {
  test('is told to all; nobody sits there any more, and the link says so', async () => {
    const { id, ada, bob, cleo } = await gathered()
    const { status, result, seats } = await ok(ada.post(`/api/tables/${id}/cancel`))
    expect({ status, result }).toEqual({
      status: 'over',
      result: { places: [], reason: 'cancelled' },
    })
    expect(seats.map(({ name }) => name)).toEqual([null, null, null, null])
    await sendNotices(id)
    for (const one of [bob, cleo]) {
      expect((await notesTo(one)).map(({ subject }) => subject)).toEqual(['Cancelled: Ada’s table'])
      expect((await one.get('/api/tables?which=mine')).body.tables).toEqual([])
    }
    expect(await notesTo(ada)).toEqual([])
    const stranger = new Client()
    expect((await viewOf(stranger, id)).result?.reason).toBe('cancelled')
    expect((await bob.post(`/api/tables/${id}/seat`)).body.type).toBe('/problems/already-started')
    expect((await bob.post(`/api/tables/${id}/rematch`)).body.type).toBe('/problems/not-your-seat')
    expect((await bob.get(`/api/tables/${id}/record`)).body.type).toBe('/problems/not-over')
    for (const page of [`/t/${id}`, `/api/pictures/${id}`])
      expect((await stranger.get(page)).status).not.toBe(500)
  })

  test('is for the host, before the game begins; the lobby loses it', async () => {
    const { id, ada, bob } = await gathered()
    expect((await bob.post(`/api/tables/${id}/cancel`)).body.type).toBe('/problems/not-the-host')
    await ok(ada.post(`/api/tables/${id}/start`))
    expect((await ada.post(`/api/tables/${id}/cancel`)).body.type).toBe('/problems/already-started')
    const made = await ada.post('/api/tables', { game: 'villagers', seats: 3, access: 'open' })
    const open = made.body.table.id
    await runAlarm(open)
    const listed = async () =>
      (await bob.get('/api/tables?which=open')).body.tables.map((one: { id: string }) => one.id)
    expect(await listed()).toContain(open)
    await ok(ada.post(`/api/tables/${open}/cancel`))
    await runAlarm(open)
    expect(await listed()).not.toContain(open)
  })
})

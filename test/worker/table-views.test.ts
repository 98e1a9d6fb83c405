import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { Client, guest } from './client.ts'
import { slowly } from './slow-life.ts'
import {
  actingOf,
  type Guest,
  movesIn,
  pass,
  playOne,
  runAlarm,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
} from './table-helpers.ts'
import { listen } from './table-socket.ts'
import { evict, hour, ok, pacedTable, runOut, setTime, voteOn } from './time-helpers.ts'

const day = 24 * hour

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

/** The table as the object makes it for an account from nothing that it keeps. */
async function made(id: string, account: string | null): Promise<TableView> {
  const answer = await runInDurableObject(stubOf(id), (table) =>
    JSON.stringify(table.perform('getTable', account, {})),
  )
  return JSON.parse(answer).table
}

/** Looks through everybody's eyes, twice, as the second look shows what was kept for the first; each sees what is made anew for them. */
async function look(id: string, people: ReadonlyArray<Guest>): Promise<void> {
  const stranger = new Client()
  for (let again = 0; again < 2; again++) {
    for (const person of people) {
      expect(await viewOf(person, id)).toEqual(await made(id, person.id))
      const watched = await person.get(`/api/tables/${id}?watch=1`)
      expect(watched.body.table).toEqual(await made(id, null))
    }
    expect(await viewOf(stranger, id)).toEqual(await made(id, null))
  }
}

/** View in a first message over a socket. */
async function heardFirst(person: Client, id: string) {
  const { said, socket } = await listen(person, id)
  socket.close()
  return said[0]
}

describe('the view that is kept for a viewer', () => {
  test('is what would be made anew, after each step of a slow life', async () => {
    let looks = 0
    await slowly(async (id, people) => {
      looks++
      await look(id, people)
    })
    expect(looks).toBe(30)
  })

  test('follows turns, plans, words, names and who looks, and is shown to nobody else', async () => {
    const { id, players, ada, bob, stranger } = await startedTable()
    const people = [ada, bob, stranger]
    const path = (rest: string) => `/api/tables/${id}/${rest}`
    await look(id, people)
    for (let turns = 0; turns < 3; turns++) {
      const { acting, table } = await actingOf(id, players)
      const answer = await playOne(id, players)
      expect(answer.body.table).toEqual(await made(id, acting.id))
      expect(answer.body.table.play.revision).toBe((table.play?.revision ?? 0) + 1)
      await look(id, people)
    }
    const { acting, waiting, table } = await actingOf(id, players)
    const [move] = movesIn(table)
    const wish = { moves: [move], meant: [], language: 'en', text: 'secret-of-one' }
    const plan = { steps: [[wish]], orders: [], pass: false, forced: false, version: 0 }
    const laid = await waiting.put(path('plan'), { ...plan, revision: table.play?.revision })
    expect(laid.status).toBe(200)
    await look(id, people)
    expect(JSON.stringify(await viewOf(waiting, id))).toContain('secret-of-one')
    for (const other of [acting, stranger, new Client()]) {
      expect(JSON.stringify(await viewOf(other, id))).not.toContain('secret-of-one')
      expect(JSON.stringify(await heardFirst(other, id))).not.toContain('secret-of-one')
    }
    const said = { text: 'Hello!', message: crypto.randomUUID() }
    expect((await ada.post(path('talk'), said)).status).toBe(200)
    await look(id, people)
    expect((await viewOf(bob, id)).talk).toEqual({ last: 1, unread: 1 })
    expect((await bob.put(path('talk/read'), { upto: 1 })).status).toBe(200)
    await look(id, people)
    expect((await viewOf(bob, id)).talk).toEqual({ last: 1, unread: 0 })

    await runAlarm(id)
    await bob.patch('/api/me', { name: 'Robert' })
    expect((await viewOf(ada, id)).seats[1]?.name).toBe('Robert')
    await look(id, people)

    const page = await listen(bob, id)
    expect(page.said[0]).toEqual({ table: await made(id, bob.id), entry: null })
    await page.look(true)
    await look(id, people)
    expect((await viewOf(ada, id)).seats[1]?.present).toBe(true)
    expect((await heardFirst(stranger, id))?.table).toEqual(await made(id, null))
    // Nothing is heard of a page any more.
    pass(hour)
    await look(id, people)
    expect((await viewOf(ada, id)).seats[1]?.present).toBe(false)
    await evict(id)
    await look(id, people)
  })

  test('follows the clock, though nothing is written', async () => {
    const { id, players, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    const stranger = await guest('Eve')
    const [one, other] = [late, 1 - late]
    // Days change at four there: at midnight here sessions are asked for anew, and that is written.
    const away = [{ from: '2026-06-20', to: '2026-06-21' }]
    const hours = {
      zone: 'America/New_York',
      from: 480,
      to: 1320,
      days: [1, 2, 3, 4, 5, 6, 7],
      away,
    }
    await runInDurableObject(stubOf(id), (table) => table.hours(waiting.id, hours))
    await runOut(id, acting, one)
    await ok(stranger.post(`/api/tables/${id}/line`))
    const mayOpen = async () => (await viewOf(waiting, id)).decisions[0]?.choices.includes('open')
    setTime('2026-06-10T09:59:59Z')
    await look(id, [...players, stranger])
    expect(await mayOpen()).toBe(false)
    setTime('2026-06-10T10:00:00Z')
    expect(await mayOpen()).toBe(true)
    await look(id, [...players, stranger])
    // The free seat is kept for the first in the queue for a day.
    await ok(voteOn(waiting, id, one, 'open'))
    const passerBy = await guest('Passer-by')
    const people = [...players, stranger, passerBy]
    await look(id, people)
    const queueFor = async (one: Guest) => (await viewOf(one, id)).line
    expect(await queueFor(stranger)).toMatchObject({ place: 1, isCalled: true, isKept: false })
    expect(await queueFor(passerBy)).toMatchObject({ place: null, isCalled: false, isKept: true })
    pass(day - 1)
    expect(await queueFor(passerBy)).toMatchObject({ isKept: true })
    await look(id, people)
    pass(1)
    expect(await queueFor(passerBy)).toMatchObject({ isKept: false })
    await look(id, people)

    const awayUntil = async () => (await viewOf(acting, id)).seats[other]?.awayUntil
    setTime('2026-06-20T03:59:00Z')
    await look(id, people)
    expect(await awayUntil()).toBeNull()
    setTime('2026-06-20T04:00:00Z')
    expect(await awayUntil()).toBe(Date.parse('2026-06-22T12:00Z'))
    expect((await viewOf(passerBy, id)).seats[other]?.awayUntil).toBeNull()
    await look(id, people)
  })

  test('follows who was removed while people gather', async () => {
    const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
    const { id } = await tableFor([ada, bob], { seats: 3 })
    await look(id, [ada, bob, eve])
    await ok(ada.delete(`/api/tables/${id}/seats/1`))
    await look(id, [ada, bob, eve])
    expect((await viewOf(bob, id)).isRemoved).toBe(true)
    expect((await viewOf(eve, id)).isRemoved).toBe(false)
    await ok(eve.post(`/api/tables/${id}/seat`))
    await look(id, [ada, bob, eve])
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { thingsIn } from '../../worker/pictures/preview.ts'
import { inLines } from '../../worker/pictures/things.ts'
import { guest } from './client.ts'
import { rowsOf } from './person-helpers.ts'
import {
  actingOf,
  type Guest,
  pass,
  runAlarm,
  sendNotices,
  startedTable,
  tableFor,
  viewOf,
} from './table-helpers.ts'
import { hour, ok, setTime, voteOn } from './time-helpers.ts'

const day = 24 * hour

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

/** Lines of a letter about the Road of Villagers. */
const roadIn = (view: unknown, seat: number): string =>
  thingsIn('villagers', view, seat, 'en', String)
    .filter(({ isAid }) => !isAid)
    .flatMap((group) => inLines(group, 'en'))
    .join('\n')

const join = (one: Guest, id: string) => one.post(`/api/tables/${id}/line`)
const queueOf = async (one: Guest, id: string) => (await viewOf(one, id)).line
const codeOf = ({ body }: { body: { type: string } }) => body.type.replace('/problems/', '')

/** Number of times that the house told somebody that a seat is free. */
async function callsTo({ id }: Guest): Promise<number> {
  const calls = await rowsOf(
    id,
    "SELECT id FROM letters WHERE kind = 'note' AND subject LIKE 'A seat is free%'",
  )
  return calls.length
}

/** A gathering table that is full, and waits for its host; three wait in the queue. */
async function fullTable() {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada, bob], { seats: 3 })
  const all = { game: 'villagers', options: {}, title: '', pace: null, patience: 7 }
  await ok(ada.put(`/api/tables/${id}`, { ...all, seats: 2 }))
  const waiting = [await guest('Cleo'), await guest('Dora'), await guest('Emil')] as const
  for (const one of waiting) await ok(join(one, id))
  return { id, ada, bob, waiting }
}

describe('the queue at a full table', () => {
  test('keeps its order; each sees their place, the host who waits, others how many', async () => {
    const { id, ada, bob, waiting } = await fullTable()
    const [cleo, dora] = waiting
    expect(await queueOf(dora, id)).toMatchObject({ length: 3, place: 2, isCalled: false })
    // Asked for twice it is one place.
    await ok(join(cleo, id))
    const { people } = await queueOf(ada, id)
    expect(people.map(({ name }) => name)).toEqual(['Cleo', 'Dora', 'Emil'])
    for (const other of [bob, cleo, await guest('Eve')])
      expect((await queueOf(other, id)).people).toEqual([])
    expect((await ok(cleo.delete(`/api/tables/${id}/line`))).line).toMatchObject({
      length: 2,
      place: null,
    })
    expect(await queueOf(dora, id)).toMatchObject({ place: 1 })
  })

  test('gives a free seat to the first for a day, then to anybody, and tells one a day', async () => {
    const { id, ada, bob, waiting } = await fullTable()
    const [cleo, dora, emil] = waiting
    const eve = await guest('Eve')
    await ok(bob.delete(`/api/tables/${id}/seat`))
    await sendNotices(id)
    expect(await Promise.all(waiting.map(callsTo))).toEqual([1, 0, 0])
    expect(await queueOf(cleo, id)).toMatchObject({ isCalled: true, isKept: false, isFree: true })
    expect(await queueOf(eve, id)).toMatchObject({ isKept: true })
    for (const other of [dora, eve]) {
      const refused = await other.post(`/api/tables/${id}/seat`)
      expect([refused.status, codeOf(refused)]).toEqual([409, 'seats-kept'])
    }
    pass(day)
    await sendNotices(id)
    expect(await Promise.all(waiting.map(callsTo))).toEqual([1, 1, 0])
    expect(await queueOf(eve, id)).toMatchObject({ isKept: false })
    // The second may have it now; the game begins with them, and who waits is told nothing more.
    expect((await ok(dora.post(`/api/tables/${id}/seat`))).status).toBe('playing')
    pass(3 * day)
    await runAlarm(id)
    await sendNotices(id)
    expect(await callsTo(emil)).toBe(0)
    expect(await queueOf(ada, id)).toMatchObject({ length: 2, isFree: false })
    expect(await queueOf(cleo, id)).toMatchObject({ place: 1, isCalled: false })
  })

  test('the host may offer a seat out of order, and only a free one', async () => {
    const { id, ada, bob, waiting } = await fullTable()
    const [, , emil] = waiting
    const offer = (one: Guest) => one.post(`/api/tables/${id}/call/${emil.id}`)
    expect(codeOf(await offer(ada))).toBe('seat-taken')
    await ok(bob.delete(`/api/tables/${id}/seat`))
    expect(codeOf(await offer(bob))).toBe('not-your-seat')
    await ok(offer(ada))
    await sendNotices(id)
    expect(await callsTo(emil)).toBe(1)
    expect((await ok(emil.post(`/api/tables/${id}/seat`))).seats[1]?.name).toBe('Emil')
  })

  test('has an end; nobody waits where a seat is free, who was removed, or at a table for one', async () => {
    const { id, ada } = await fullTable()
    for (let i = 0; i < 7; i++) await ok(join(await guest(`Late ${i}`), id))
    expect(codeOf(await join(await guest('Too late'), id))).toBe('line-full')
    expect(codeOf(await join(ada, id))).toBe('already-seated')
    const roomy = await tableFor([ada], { seats: 3 })
    const bob = await guest('Bob')
    expect(codeOf(await join(bob, roomy.id))).toBe('seat-free')
    await ok(bob.post(`/api/tables/${roomy.id}/seat`))
    await ok(ada.delete(`/api/tables/${roomy.id}/seats/1`))
    expect(codeOf(await join(bob, roomy.id))).toBe('removed')
  })

  test('somebody who deletes their account waits no longer', async () => {
    const { id, ada, waiting } = await fullTable()
    await waiting[0].delete('/api/me')
    const all = { game: 'villagers', options: {}, pace: null, patience: 7, seats: 2 }
    await ok(ada.put(`/api/tables/${id}`, { ...all, title: 'By the pond' }))
    await runAlarm(id)
    expect((await queueOf(ada, id)).people.map(({ name }) => name)).toEqual(['Dora', 'Emil'])
  })
})

describe('the queue at a running table', () => {
  test('takes a seat that its people opened, hand and all, and nothing before', async () => {
    const { id, players, stranger } = await startedTable()
    await ok(join(stranger, id))
    const early = await stranger.post(`/api/tables/${id}/line/seat`)
    expect(codeOf(early)).toBe('seat-taken')
    const { seat: late, waiting } = await actingOf(id, players)
    pass(30 * day)
    await runAlarm(id)
    await ok(voteOn(waiting, id, late, 'open'))
    await sendNotices(id)
    expect(await callsTo(stranger)).toBe(1)
    // The letter shows the open seat's place as anybody sees it, with nothing of its hand.
    const [call] = await rowsOf(
      stranger.id,
      "SELECT text FROM letters WHERE subject LIKE 'A seat is free%'",
    )
    const seen = (await stranger.get(`/api/tables/${id}?watch=1`)).body.table.play.state
    expect(call?.text).toContain(roadIn(seen, late))
    expect(call?.text).not.toContain('It is your turn')
    const passerBy = await guest('Passer-by')
    expect(codeOf(await passerBy.post(`/api/tables/${id}/line/seat`))).toBe('seats-kept')
    const table = await ok(stranger.post(`/api/tables/${id}/line/seat`))
    expect(table.you).toBe(late)
    expect(table.line).toMatchObject({ length: 0, place: null })
    await sendNotices(id)
    const [taken] = await rowsOf(
      waiting.id,
      "SELECT text FROM letters WHERE subject LIKE 'Somebody new plays%'",
    )
    const { play, you } = await viewOf(waiting, id)
    expect(taken?.text).toContain(roadIn(play?.state, you ?? 0))
  })

  test('ends with the table', async () => {
    const { id, players, stranger } = await startedTable()
    await ok(join(stranger, id))
    for (const one of players)
      await ok(one.post(`/api/tables/${id}/wish`, { wish: 'end', on: true }))
    expect(await queueOf(stranger, id)).toMatchObject({ length: 0, place: null })
  })
})

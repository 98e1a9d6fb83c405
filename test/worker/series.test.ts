/** Series: the same people play up to three games, each of which opens by itself as the one before ends. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Random } from '../../worker/games/kernel/index.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { guest } from './client.ts'
import { mailsTo, signedIn } from './people.ts'
import {
  type Guest,
  pass,
  playOut,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The people of a table in the order of its seats. */
const seated = (table: TableView, people: ReadonlyArray<Guest>): Guest[] =>
  table.seats.map(({ person }) => {
    const found = people.find(({ id }) => id === person)
    if (!found) throw new Error('Somebody else sits there.')
    return found
  })

/** Plays a game by chance to its end, and has the table do what follows. */
async function finish(id: string, people: ReadonlyArray<Guest>, seed = 7): Promise<TableView> {
  const [first] = people
  if (!first) throw new Error('Nobody plays.')
  const players = seated(await viewOf(first, id), people)
  await playOut(id, players, Random.fromSeed(new Uint8Array(32).fill(seed)))
  await runAlarm(id)
  return viewOf(first, id)
}

/** The table where a series goes on. */
async function nextOf(one: Guest, { rematch }: TableView): Promise<TableView> {
  if (rematch === null) throw new Error('It goes on nowhere.')
  return viewOf(one, rematch)
}

/** Has both of two people bring a win along to a game of a series, as if it were the third. */
async function bringWins(id: string): Promise<void> {
  await runInDurableObject(stubOf(id), (_table, { storage }) => {
    const journal = Journal.open(storage)
    const series = journal?.settings.read().series
    if (!journal || !series) throw new Error('There is no series.')
    journal.settings.putSeries({
      ...series,
      before: [1, 2].map(() => ({ wins: 1, places: 3, points: 10 })),
    })
  })
  await evictDurableObject(stubOf(id))
}

describe('a series', () => {
  test(
    'of two goes on by itself with the seats turned round, tells so, and ends with two games won or three played',
    async () => {
      const people = [
        await signedIn('series-ada@example.org', 'Ada'),
        await signedIn('series-bob@example.org', 'Bob'),
      ] as const
      const [ada, bob] = people
      const { id } = await tableFor(people, { series: true, title: 'Sunday' })
      expect((await viewOf(ada, id)).series).toEqual({
        ...{ game: 1, goesOn: true, isDecided: false },
        standings: [0, 1].map((seat) => ({ seat, place: 1, wins: 0, places: 0, points: 0 })),
      })
      let [table, played] = [await finish(id, people), 1]
      await runAlarm(id)
      pass(60 * 60_000)
      await sendNotices(id)
      const letters = await mailsTo('series-bob@example.org')
      const over = letters.find(({ text }) => text.includes('The series: games won'))
      expect(over?.text).toContain('Game 2 of the series has begun.')
      expect(over?.text).toContain(`/t/${table.rematch}`)
      const places = table.result?.places ?? []
      const second = await nextOf(ada, table)
      expect(second).toMatchObject({ status: 'playing', title: 'Sunday', game: 'villagers' })
      expect(second.seats.map(({ person }) => person)).toEqual([bob.id, ada.id])
      const totals = table.scores.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)
      // Bob sits first now, and brings what he had in the second seat.
      expect(second.series?.standings.find(({ seat }) => seat === 0)).toMatchObject({
        places: places[1],
        points: totals[1],
      })
      while (table.series?.goesOn) {
        table = await finish((await nextOf(ada, table)).id, people, 7 + played)
        played++
      }
      expect(table.series).toMatchObject({ game: played, isDecided: true })
      expect(table.rematch).toBeNull()
      const best = Math.max(...(table.series?.standings.map(({ wins }) => wins) ?? []))
      expect(played === 3 || best === 2).toBe(true)
    },
    3 * wholeGame,
  )

  test(
    'of two is decided by a second win, before all three are played',
    async () => {
      const people = [await guest('Ada'), await guest('Bob')] as const
      const { id } = await tableFor(people, { series: true })
      const { id: second } = await nextOf(people[0], await finish(id, people))
      await bringWins(second)
      const table = await finish(second, people, 8)
      expect(table.result?.places.toSorted()).toEqual([1, 2])
      expect(table).toMatchObject({ rematch: null, series: { game: 2, isDecided: true } })
      const [best] = table.series?.standings ?? []
      expect(best).toMatchObject({ place: 1, wins: 2, seat: table.result?.places.indexOf(1) })
    },
    2 * wholeGame,
  )

  test(
    'of three is three games, and the smallest sum of places wins',
    async () => {
      const people = [await guest('Ada'), await guest('Bob'), await guest('Cem')] as const
      const { id } = await tableFor(people, { series: true })
      const sums = new Map(people.map((one) => [one.id, 0]))
      let table = await finish(id, people)
      for (let game = 1; ; game++) {
        for (const { seat, person } of table.seats)
          sums.set(person ?? '', (sums.get(person ?? '') ?? 0) + (table.result?.places[seat] ?? 0))
        expect(table.series?.game).toBe(game)
        if (!table.series?.goesOn) break
        table = await finish((await nextOf(people[0], table)).id, people, 7 + game)
      }
      expect(table.series).toMatchObject({ game: 3, isDecided: true })
      for (const { seat, places } of table.series?.standings ?? [])
        expect(places).toBe(sums.get(table.seats[seat]?.person ?? ''))
      const inOrder = table.series?.standings.map(({ places }) => places) ?? []
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    },
    3 * wholeGame,
  )

  test(
    'goes on no more where somebody wants that, and says so at once',
    async () => {
      const people = [await guest('Ada'), await guest('Bob')] as const
      const [ada, bob] = people
      const { id } = await tableFor(people, { series: true })
      const stranger = await guest('Eve')
      expect((await stranger.delete(`/api/tables/${id}/series`)).status).toBe(403)
      const ended = await bob.delete(`/api/tables/${id}/series`)
      expect(ended.body.table.series).toMatchObject({ goesOn: false, isDecided: false })
      expect(ended.body.table.happenings.at(-1)).toMatchObject({ what: 'series-ended', seat: 1 })
      const table = await finish(id, people)
      expect(table.rematch).toBeNull()
      // The same people may all the same play once more.
      const again = (await ada.post(`/api/tables/${id}/rematch`)).body.table
      expect(again).toMatchObject({ status: 'gathering' })
      expect(again.series).toBeUndefined()
    },
    wholeGame,
  )

  test(
    'ends kindly where an account is deleted, or two people keep apart since',
    async () => {
      const people = [await guest('Ada'), await guest('Bob')] as const
      const [ada, bob] = people
      const { id } = await tableFor(people, { series: true })
      const players = seated(await viewOf(ada, id), people)
      await playOut(id, players, Random.fromSeed(new Uint8Array(32).fill(7)))
      await bob.put(`/api/people/${ada.id}/block`)
      await runAlarm(id)
      const apart = await viewOf(ada, id)
      expect(apart.rematch).toBeNull()
      expect(apart.series).toMatchObject({ goesOn: false, isDecided: false })
      const others = [await guest('Cem'), await guest('Dora')] as const
      const { id: other } = await tableFor(others, { series: true })
      const first = await finish(other, others)
      const { id: second } = await nextOf(others[0], first)
      expect((await others[1].delete('/api/me')).status).toBe(204)
      const left = await viewOf(others[0], second)
      expect(left.series).toMatchObject({ goesOn: false, game: 2 })
      expect(left.seats.map(({ name }) => name)).toContain('N. N.')
      expect(JSON.stringify(left)).not.toContain(others[1].id)
    },
    2 * wholeGame,
  )

  test(
    'begins with a game that is over, where its people sit down again',
    async () => {
      const people = [await guest('Ada'), await guest('Bob')] as const
      const [ada, bob] = people
      const { id } = await tableFor(people)
      await finish(id, people)
      const made = (await ada.post(`/api/tables/${id}/rematch?series=1`)).body.table
      expect(made).toMatchObject({ status: 'gathering', series: { game: 2, goesOn: true } })
      expect((await viewOf(bob, id)).series).toMatchObject({ game: 1, goesOn: true })
      await sendNotices(made.id)
      const { letters } = (await bob.get('/api/letters')).body
      expect(letters).toContainEqual(
        expect.objectContaining({ kind: 'invitation', table: made.id }),
      )
      const begun = (await bob.post(`/api/tables/${id}/rematch?series=1`)).body.table
      expect(begun).toMatchObject({ id: made.id, status: 'playing', series: { game: 2 } })
      expect(begun.series.standings).toEqual(
        expect.arrayContaining([expect.objectContaining({ places: expect.any(Number) })]),
      )
    },
    wholeGame,
  )

  test('is for people, and its host can change their mind while they gather', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const alone = { game: 'villagers', seats: 1, series: true }
    expect((await ada.post('/api/tables', alone)).status).toBe(400)
    const withBots = { game: 'villagers', seats: 3, series: true, bots: ['easy'] }
    expect((await ada.post('/api/tables', withBots)).status).toBe(400)
    const { id } = await tableFor([ada], { seats: 3 })
    await bob.post(`/api/tables/${id}/seat`)
    const about = { game: 'villagers', seats: 3, pace: null }
    const on = await ada.put(`/api/tables/${id}`, { ...about, series: true })
    expect(on.body.table.series).toMatchObject({ game: 1 })
    expect(on.body.table.happenings.at(-1)).toMatchObject({ what: 'series-changed' })
    // Said again, or left out, it changes nothing.
    for (const again of [{ ...about, series: true }, about])
      expect((await ada.put(`/api/tables/${id}`, again)).body.table.series).toBeDefined()
    const off = await ada.put(`/api/tables/${id}`, { ...about, series: false })
    expect(off.body.table.series).toBeUndefined()
    await ada.put(`/api/tables/${id}`, { ...about, series: true })
    const begun = await ada.post(`/api/tables/${id}/bots`, { level: 'easy' })
    expect(begun.body.table).toMatchObject({ status: 'playing' })
    expect(begun.body.table.series).toBeUndefined()
  })
})

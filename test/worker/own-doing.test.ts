/** Nobody is told by a letter what they have just done themselves. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Random } from '../../worker/games/kernel/index.ts'
import { guest } from './client.ts'
import { ringAlarms, rowsOf } from './person-helpers.ts'
import {
  actingOf,
  type Guest,
  lettersOf,
  playOut,
  sendNotices,
  tableFor,
  wholeGame,
} from './table-helpers.ts'
import { brisk } from './time-helpers.ts'

beforeEach(() => void vi.useRealTimers())

const threeAt = async (request: Readonly<Record<string, unknown>> = {}) => {
  const players = [await guest('Ada'), await guest('Bob'), await guest('Cleo')] as const
  const { id } = await tableFor(players, request)
  await sendNotices(id)
  return { id, players }
}

const wish = async (player: Guest, id: string, wanted: string, on = true) =>
  expect((await player.post(`/api/tables/${id}/wish`, { wish: wanted, on })).status).toBe(200)

/** News of the house to somebody, the oldest first. */
const newsOf = async ({ id }: Guest) =>
  (
    await rowsOf<{ subject: string }>(
      id,
      "SELECT subject FROM letters WHERE kind = 'note' ORDER BY created_at",
    )
  ).map(({ subject }) => subject.split(':')[0])

const allNews = (players: ReadonlyArray<Guest>) => Promise.all(players.map(newsOf))

test('that the host has begun the game is told to the host only where it is their turn', async () => {
  const seen = new Set<boolean>()
  for (let tries = 0; tries < 12 && seen.size < 2; tries++) {
    const players = [await guest('Ada'), await guest('Bob')] as const
    const [host, other] = players
    const { id } = await tableFor(players, { seats: 3 })
    expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200)
    await sendNotices(id)
    const { acting } = await actingOf(id, players)
    expect(await lettersOf(other, id)).toHaveLength(1)
    expect(await lettersOf(host, id)).toHaveLength(acting === host ? 1 : 0)
    seen.add(acting === host)
  }
})

test('that a pause is over is told to all but who ended it', async () => {
  const { id, players } = await threeAt({ pace: brisk })
  const [ada, bob, cleo] = players
  await wish(ada, id, 'pause')
  await wish(bob, id, 'pause')
  await sendNotices(id)
  expect(await allNews([ada, bob, cleo])).toEqual([[], [], ['A pause']])
  await wish(bob, id, 'pause', false)
  await sendNotices(id)
  await ringAlarms()
  expect(await allNews([ada, bob, cleo])).toEqual([['It goes on'], [], ['A pause', 'It goes on']])
})

test('that the pace is another is told to all but who agreed last', async () => {
  const { id, players } = await threeAt({ pace: brisk })
  const [ada, bob, cleo] = players
  const pace = { ...brisk, start: 11 }
  expect((await ada.send('PUT', `/api/tables/${id}/pace`, { pace })).status).toBe(200)
  await wish(bob, id, 'pace')
  await wish(cleo, id, 'pace')
  await sendNotices(id)
  expect(await allNews(players)).toEqual([['Another pace'], ['Another pace'], []])
})

test('that all ended the table is told to all but who said so last', async () => {
  const { id, players } = await threeAt()
  for (const one of players) await wish(one, id, 'end')
  await sendNotices(id)
  const told = await Promise.all(
    players.map(async (one) => (await lettersOf(one, id)).some(({ kind }) => kind === 'over')),
  )
  expect(told).toEqual([true, true, false])
})

test(
  'the end of a game is told to everybody except the person whose turn ended it',
  async () => {
    const players = [await guest('Ada'), await guest('Bob')] as const
    const { id } = await tableFor(players)
    const turns = await playOut(id, players, Random.fromSeed(new Uint8Array(32).fill(3)))
    await sendNotices(id)
    for (const [seat, one] of players.entries()) {
      const told = (await lettersOf(one, id)).some(({ kind }) => kind === 'over')
      expect(told).toBe(turns.at(-1)?.seat !== seat)
    }
  },
  wholeGame,
)

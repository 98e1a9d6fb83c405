import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { guest } from './client.ts'
import {
  beforeAlarms,
  changeSeats,
  type Guest,
  lettersOf,
  outboxOf,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'

/** One person against bots. */
async function amongBots(
  request: Readonly<Record<string, unknown>> = {},
): Promise<{ ada: Guest; table: TableView }> {
  const ada = await guest('Ada')
  const about = { game: 'settlement', seats: 2, bots: ['easy'], ...request }
  const made = await ada.post('/api/tables', about)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { ada, table: made.body.table }
}

/** Hands a person's seat to a bot that thinks longer than an alarm lasts. */
async function handOver(player: Guest, id: string, isOnce = false): Promise<void> {
  await beforeAlarms(id, async () => {
    expect((await player.post(`/api/tables/${id}/resign`)).status).toBe(200)
    await changeSeats(id, (one) => (one.bot ? { ...one, bot: 'hard', botOnce: isOnce } : one))
  })
}

/** Decider of each turn, oldest first. */
async function turnsOf(player: Guest, id: string): Promise<{ seat: number; by: string }[]> {
  const { body } = await player.get(`/api/tables/${id}/history?limit=200`)
  return body.entries
}

/** A table of My Village at which nobody has played yet, and whose first turn a slow bot is thinking about. */
async function thinking(isOnce = false) {
  const ada = await guest('Ada')
  const bob = await guest('Bob')
  const { id } = await tableFor([ada, bob], { game: 'my-village' })
  const { toAct } = await viewOf(ada, id)
  const [acting, other] = toAct[0] === 0 ? [ada, bob] : [bob, ada]
  await handOver(acting, id, isOnce)
  await runDurableObjectAlarm(stubOf(id))
  expect(await turnsOf(ada, id)).toEqual([])
  expect((await outboxOf(id)).some(({ kind }) => kind === 'bot')).toBe(true)
  return { id, acting, other, seat: toAct[0] ?? 0 }
}

describe('bots at a table', () => {
  test(
    'sit down with the host, begin at once and play to the end without a letter',
    async () => {
      const { ada, table } = await amongBots()
      const { id } = table
      expect(table).toMatchObject({ status: 'playing', seats: [{ bot: null }, { bot: 'easy' }] })
      expect(table.seats[1]).toMatchObject({ person: null, name: expect.stringContaining(' ') })
      expect((await ada.post(`/api/tables/${id}/resign`)).status).toBe(200)
      await runAlarm(id)
      const over = await viewOf(ada, id)
      expect(over.status).toBe('over')
      const turns = await turnsOf(ada, id)
      expect(new Set(turns.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
      expect(turns.every(({ by }) => by === 'bot')).toBe(true)
      await sendNotices(id)
      expect(await lettersOf(ada, id)).toEqual([])
      // The same people go on: the bot is called as before.
      const again = await ada.post(`/api/tables/${id}/rematch`)
      const called = (seats: TableView['seats']) =>
        seats.filter(({ bot, person }) => bot && person === null).map(({ name }) => name)
      expect(called(again.body.table.seats)).toEqual(called(table.seats))
    },
    wholeGame,
  )

  test('play when they must, and wait for people otherwise', async () => {
    const { ada, table } = await amongBots()
    await runAlarm(table.id)
    const { toAct, status } = await viewOf(ada, table.id)
    expect({ toAct, status }).toEqual({ toAct: [0], status: 'playing' })
    expect((await outboxOf(table.id)).filter(({ kind }) => kind === 'bot')).toEqual([])
  })

  test('bots that think longer than an alarm go on in the next, and start again when they were forgotten', async () => {
    const { id, other, seat } = await thinking()
    await evictDurableObject(stubOf(id))
    for (let tries = 0; (await turnsOf(other, id)).length === 0; tries++) {
      expect(tries).toBeLessThan(50)
      await runDurableObjectAlarm(stubOf(id))
    }
    expect((await turnsOf(other, id))[0]).toMatchObject({ seat, by: 'bot' })
  })

  test('bots whose seat is taken back meanwhile do not play', async () => {
    const { id, acting } = await thinking()
    expect((await acting.post(`/api/tables/${id}/return`)).status).toBe(200)
    await runAlarm(id)
    expect(await turnsOf(acting, id)).toEqual([])
    expect((await viewOf(acting, id)).seats.every(({ bot }) => bot === null)).toBe(true)
  })

  test('let others in while they think', async () => {
    const { id, acting } = await thinking()
    // The bot's thoughts are forgotten: a whole alarm of thinking lies ahead.
    await evictDurableObject(stubOf(id))
    let isOver = false
    const alarm = runDurableObjectAlarm(stubOf(id)).then(() => {
      isOver = true
    })
    await viewOf(acting, id)
    expect(isOver).toBe(false)
    await alarm
  })

  test('that stand in for one turn go when it is over', async () => {
    const { id, other, acting, seat } = await thinking(true)
    await runAlarm(id)
    const turns = await turnsOf(acting, id)
    expect(turns.length).toBeGreaterThan(0)
    expect(turns.every((turn) => turn.seat === seat && turn.by === 'bot')).toBe(true)
    const { seats, toAct } = await viewOf(other, id)
    expect(toAct).toEqual([1 - seat])
    expect(seats[seat]?.bot).toBeNull()
  })
})

describe('seats for bots', () => {
  test('are given and taken by the host while people gather', async () => {
    const ada = await guest('Ada')
    const bob = await guest('Bob')
    const { id } = await tableFor([ada, bob], { seats: 4 })
    const path = `/api/tables/${id}/bots`
    expect((await bob.post(path, { level: 'easy' })).body.type).toBe('/problems/not-the-host')
    expect((await (await guest('Eve')).post(path, { level: 'easy' })).status).toBe(403)
    const seated = await ada.post(path, { level: 'hard' })
    expect(seated.body.table.seats[2]).toMatchObject({ bot: 'hard', person: null })
    expect((await ada.delete(`${path}/1`)).status).toBe(404)
    const left = await ada.delete(`${path}/2`)
    expect(left.body.table.seats[2]).toMatchObject({ bot: null, name: null })
    await ada.post(path, { level: 'easy' })
    const full = await ada.post(path, { level: 'medium' })
    expect(full.body.table.status).toBe('playing')
    expect((await ada.post(path, { level: 'easy' })).body.type).toBe('/problems/already-started')
  })

  test('stay behind people, and are empty when the last person goes', async () => {
    const ada = await guest('Ada')
    const bob = await guest('Bob')
    const { id } = await tableFor([ada], { seats: 4 })
    await ada.post(`/api/tables/${id}/bots`, { level: 'easy' })
    await bob.post(`/api/tables/${id}/seat`)
    const left = await ada.delete(`/api/tables/${id}/seat`)
    expect(left.body.table.seats).toMatchObject([
      { name: 'Bob', host: true, bot: null },
      { bot: 'easy', host: false },
      { name: null },
      { name: null },
    ])
    const empty = await bob.delete(`/api/tables/${id}/seat`)
    expect(empty.body.table.seats.every(({ name }: { name: unknown }) => name === null)).toBe(true)
  })

  test('are not at rated tables, and never all of them', async () => {
    const ada = await guest('Ada')
    const about = { game: 'villagers', seats: 2, bots: ['easy'] }
    const rated = await ada.post('/api/tables', { ...about, rated: true })
    expect(rated.body.fields).toMatchObject([{ field: 'bots' }])
    const alone = await ada.post('/api/tables', { ...about, bots: ['easy', 'easy'] })
    expect(alone.body.fields).toMatchObject([{ field: 'bots' }])
    const { id } = await tableFor([ada], { rated: true, seats: 3 })
    expect((await ada.post(`/api/tables/${id}/bots`, { level: 'easy' })).status).toBe(400)
  })
})

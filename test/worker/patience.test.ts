import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guest } from './client.ts'
import {
  actingOf,
  type Guest,
  lettersOf,
  pass,
  playUntilNext,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
  wholeOutboxOf,
} from './table-helpers.ts'
import { evict, hour, ok, setTime, told, voteOn } from './time-helpers.ts'

const day = 24 * hour

beforeEach(() => setTime('2026-06-03T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

/** A running table without a clock, and who acts. */
async function calmTable(names: ReadonlyArray<string>, request = {}) {
  const players: Guest[] = []
  for (const name of names) players.push(await guest(name))
  const { id } = await tableFor(players as [Guest, ...Guest[]], request)
  const { acting, seat: late } = await actingOf(id, players)
  return { id, players, acting, late, others: players.filter((one) => one !== acting) }
}

/** Lets days go by, and the table notice. */
async function wait(id: string, milliseconds: number): Promise<void> {
  pass(milliseconds)
  await runAlarm(id)
}

describe('at a table without a clock', () => {
  test('whoever stays away for a week is decided about by the others, as with a clock', async () => {
    const { id, acting, late, others } = await calmTable(['Ada', 'Bob', 'Cleo'])
    const [bob, cleo] = others as [Guest, Guest]
    await wait(id, 7 * day - 1)
    expect((await viewOf(bob, id)).decisions).toEqual([])
    await evict(id)
    await wait(id, 1)
    const { decisions, seats, pace, patience } = await viewOf(bob, id)
    expect({ pace, patience }).toEqual({ pace: null, patience: 7 })
    expect(decisions).toMatchObject([
      {
        seat: late,
        reason: 'time',
        choices: ['wait', 'turn', 'bot', 'open', 'end'],
        voters: [0, 1, 2].filter((seat) => seat !== late),
      },
    ])
    expect(seats[late]).toMatchObject({ overAt: Date.now(), left: null, deadline: null })
    await sendNotices(id)
    for (const one of others)
      expect((await lettersOf(one, id)).filter(({ kind }) => kind === 'decision')).toHaveLength(1)
    expect((await lettersOf(acting, id)).map(({ kind }) => kind)).not.toContain('decision')
    expect((await voteOn(acting, id, late, 'end')).body.type).toBe('/problems/not-your-vote')
    expect((await voteOn(bob, id, late, 'day')).body.type).toBe('/problems/nothing-to-decide')
    await ok(voteOn(bob, id, late, 'bot'))
    expect((await ok(voteOn(cleo, id, late, 'bot'))).seats[late]?.bot).toBe('medium')
  })

  test('the letter to the others speaks of days of waiting, not of time that is over', async () => {
    const { id, players, late, others } = await calmTable(['Ada', 'Bob'], { patience: 3 })
    await wait(id, 3 * day)
    await sendNotices(id)
    const letter = (await lettersOf(others[0] as Guest, id)).find(({ kind }) => kind === 'decision')
    const name = (await viewOf(players[late] as Guest, id)).seats[late]?.name
    expect(letter?.text).toContain(`${name} has not played for 3 days`)
    expect(letter?.text).toContain('wait, let a bot play, hand over the seat, or end the game')
    expect(letter?.text).not.toMatch(/time/i)
    // The standing is what they are to decide about.
    expect(letter?.text).toMatch(new RegExp(`^\\d\\. ${name}: -?\\d+$`, 'm'))
  })

  test('two are enough: the one who stayed ends the table, or lets a bot play on', async () => {
    const { id, late, others } = await calmTable(['Ada', 'Bob'])
    await wait(id, 7 * day)
    expect((await ok(voteOn(others[0] as Guest, id, late, 'end'))).status).toBe('over')
  })

  test('waiting is asked about again a day later', async () => {
    const { id, late, others } = await calmTable(['Ada', 'Bob'])
    const [other] = others as [Guest]
    await wait(id, 7 * day)
    await sendNotices(id)
    await ok(voteOn(other, id, late, 'wait'))
    await wait(id, day)
    expect((await lettersOf(other, id)).filter(({ kind }) => kind === 'decision')).toHaveLength(2)
  })

  test('whoever plays in the end is late no more, and the next is waited for as long', async () => {
    const { id, players, late, others } = await calmTable(['Ada', 'Bob'])
    await wait(id, 8 * day)
    await ok(voteOn(others[0] as Guest, id, late, 'wait'))
    for (let next = late; next === late; ) next = await playUntilNext(id, players)
    const { decisions, seats } = await viewOf(others[0] as Guest, id)
    expect(decisions).toEqual([])
    expect(seats.map(({ overAt }) => overAt)).toEqual([null, null])
    await wait(id, 7 * day - 1)
    expect((await viewOf(players[late] as Guest, id)).decisions).toEqual([])
    await wait(id, 1)
    expect((await viewOf(players[late] as Guest, id)).decisions).toMatchObject([{ seat: 1 - late }])
  })

  test('the wait is counted from each turn, with few wake-up calls', async () => {
    const { id, players, late } = await calmTable(['Ada', 'Bob'])
    for (let days = 0; days < 14; days++) {
      await wait(id, day)
      await playUntilNext(id, players)
      const calls = (await wholeOutboxOf(id)).filter(({ kind }) => kind === 'deadline')
      expect(calls).toHaveLength(1)
    }
    expect(await told(players[late] as Guest, id)).toEqual([])
  })

  test('the host may fix another time', async () => {
    const { id, others, late } = await calmTable(['Ada', 'Bob'], { patience: 3 })
    await wait(id, 3 * day - 1)
    expect(await told(others[0] as Guest, id)).toEqual([])
    await wait(id, 1)
    expect(await told(others[0] as Guest, id)).toEqual([`over-time ${late}`])
    const ada = await guest()
    for (const patience of [0, 61, 1.5, null])
      expect(
        (await ada.post('/api/tables', { game: 'villagers', seats: 2, patience })).status,
      ).toBe(400)
  })

  test(
    'somebody who comes back has a day, once: nobody stalls it by going and coming',
    async () => {
      const { id, acting, late, others } = await calmTable(['Ada', 'Bob'])
      const [other] = others as [Guest]
      await wait(id, 7 * day)
      const leave = () => acting.post(`/api/tables/${id}/resign`)
      const comeBack = () => acting.post(`/api/tables/${id}/return`)
      await ok(leave())
      expect((await ok(comeBack())).decisions).toEqual([])
      await wait(id, day - 1)
      expect((await viewOf(other, id)).decisions).toEqual([])
      await wait(id, 1)
      expect((await viewOf(other, id)).decisions).toMatchObject([{ seat: late, reason: 'time' }])
      await ok(leave())
      await ok(comeBack())
      await runAlarm(id)
      expect((await viewOf(other, id)).decisions).toMatchObject([{ seat: late, reason: 'time' }])
    },
    wholeGame,
  )

  test('somebody who takes back the seat that was offered to somebody new has a day, too', async () => {
    const { id, acting, late, others } = await calmTable(['Ada', 'Bob'])
    const [other] = others as [Guest]
    await wait(id, 7 * day)
    await ok(voteOn(other, id, late, 'open'))
    await ok(acting.post(`/api/tables/${id}/return`))
    expect((await viewOf(other, id)).decisions).toEqual([])
    await wait(id, day - 1)
    expect((await viewOf(other, id)).decisions).toEqual([])
    await wait(id, 1)
    expect((await viewOf(other, id)).decisions).toMatchObject([{ seat: late, reason: 'time' }])
  })

  test('new hours change nothing about the day of whoever came back', async () => {
    const { id, acting, late, others } = await calmTable(['Ada', 'Bob'])
    await wait(id, 7 * day)
    await ok(acting.post(`/api/tables/${id}/resign`))
    await ok(acting.post(`/api/tables/${id}/return`))
    const due = Date.now() + day
    await acting.patch('/api/me', { hours: { from: 600, to: 1200, days: [1, 2, 3, 4, 5] } })
    await wait(id, day)
    const { seats, decisions } = await viewOf(others[0] as Guest, id)
    expect(decisions).toMatchObject([{ seat: late, reason: 'time' }])
    expect(seats[late]?.overAt).toBe(due)
  })

  test('that stood still before there was such a time, the next visitor sets it going', async () => {
    const { id, late, others } = await calmTable(['Ada', 'Bob'])
    await sendNotices(id)
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec("UPDATE facts SET outbox = '[]', patience = NULL")
    })
    await evict(id)
    pass(30 * day)
    await viewOf(others[0] as Guest, id)
    await runAlarm(id)
    expect((await viewOf(others[0] as Guest, id)).decisions).toMatchObject([{ seat: late }])
  })

  test('somebody new who takes the seat is waited for anew', async () => {
    const { id, late, others } = await calmTable(['Ada', 'Bob'])
    const [other] = others as [Guest]
    await wait(id, 7 * day)
    await ok(voteOn(other, id, late, 'open'))
    const { token } = (await other.get(`/api/tables/${id}/seats/${late}/link`)).body
    await ok((await guest('Cleo')).post(`/api/tables/${id}/seats/${late}/take`, { token }))
    await wait(id, 6 * day)
    expect((await viewOf(other, id)).decisions).toEqual([])
    await wait(id, day)
    expect((await viewOf(other, id)).decisions).toMatchObject([{ seat: late }])
  })
})

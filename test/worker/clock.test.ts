import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Journal } from '../../worker/table/storage/journal.ts'
import type { Hours } from '../../worker/wire/hours.ts'
import { guest } from './client.ts'
import {
  type Guest,
  lettersOf,
  pass,
  playUntilNext,
  runAlarm,
  sendNotices,
  stubOf,
  tableFor,
  viewOf,
  wholeOutboxOf,
} from './table-helpers.ts'
import {
  brisk,
  evict,
  hour,
  ok,
  pacedTable,
  runOut,
  setTime,
  told,
  voteOn,
} from './time-helpers.ts'

/** A Wednesday at 10:00 in UTC: an account without hours plays from 8 to 22 there. */
const start = '2026-06-03T10:00:00Z'

beforeEach(() => setTime(start))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const said = (time: number | null | undefined) =>
  time == null ? time : new Date(time).toISOString().slice(0, 16)

const seatAt = async (player: Guest, id: string, seat: number) => {
  const found = (await viewOf(player, id)).seats[seat]
  if (!found) throw new Error('There is no such seat.')
  return found
}

/** Has somebody's hours as their settings would. */
const playsAt = (player: Guest, id: string, hours: Partial<Hours>) =>
  runInDurableObject(stubOf(id), (table) =>
    table.hours(player.id, {
      zone: 'UTC',
      from: 480,
      to: 1320,
      days: [1, 2, 3, 4, 5, 6, 7],
      away: [],
      ...hours,
    }),
  )

describe('a pace', () => {
  test('is told with the table and on the lists', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { seats: 2, pace: brisk, access: 'open' })
    await runAlarm(id)
    expect((await viewOf(ada, id)).pace).toEqual(brisk)
    const { body } = await (await guest()).get('/api/tables?which=open')
    expect(body.tables.find((card: { id: string }) => card.id === id)).toMatchObject({
      pace: brisk,
      deadline: null,
    })
  })

  test.for([
    [{ ...brisk, start: 13 }, 'pace.cap'],
    [{ ...brisk, perTurn: 13 }, 'pace.cap'],
    [{ ...brisk, start: 0 }, 'pace.start'],
    [{ ...brisk, cap: 721 }, 'pace.cap'],
    [{ ...brisk, late: 'lose' }, 'pace.late'],
    [{ start: 5 }, 'pace.perTurn'],
    ['fast', 'pace'],
  ] as const)('that makes no sense is refused: %j', async ([pace, field]) => {
    const ada = await guest()
    const { status, body } = await ada.post('/api/tables', { game: 'villagers', seats: 2, pace })
    expect(status).toBe(400)
    expect(body.fields.map((one: { field: string }) => one.field)).toContain(field)
  })

  test('none is none: no clock, and one wake-up call after days', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada, await guest('Bob')])
    const { seats, pace } = await viewOf(ada, id)
    expect(pace).toBeNull()
    expect(seats.map(({ deadline, left }) => [deadline, left])).toEqual([
      [null, null],
      [null, null],
    ])
    await sendNotices(id)
    expect(await wholeOutboxOf(id)).toMatchObject([{ kind: 'deadline', seat: null }])
  })
})

describe('the clock', () => {
  test('runs for whom the table waits, and for nobody else', async () => {
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'])
    const { seats } = await viewOf(acting, id)
    expect(seats.map(({ deadline }) => said(deadline))).toEqual(
      seats.map(({ seat }) => (seat === late ? '2026-06-03T20:00' : null)),
    )
    expect(seats.map(({ left }) => left)).toEqual([10 * hour, 10 * hour])
  })

  test('stops with the turn, and the turn’s time comes on top', async () => {
    const { id, players, late, acting } = await pacedTable(['Ada', 'Bob'])
    pass(5 * hour)
    const next = await playUntilNext(id, players)
    const { seats } = await viewOf(acting, id)
    expect(seats[late]).toMatchObject({ deadline: null, left: 7 * hour })
    // Ten hours from 15:00: seven today, three tomorrow from eight.
    expect(said(seats[next]?.deadline)).toBe('2026-06-04T11:00')
  })

  test('does not run at night', async () => {
    const { id, players, acting } = await pacedTable(['Ada', 'Bob'])
    setTime('2026-06-03T19:00:00Z')
    const next = await playUntilNext(id, players)
    // Ten hours: three until 22:00, then from 8:00 on.
    expect(said((await seatAt(acting, id, next)).deadline)).toBe('2026-06-04T15:00')
  })

  test('follows each person’s own zone and days, as their settings have them', async () => {
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'], brisk, async (players) => {
      for (const player of players)
        expect(
          (
            await player.patch('/api/me', {
              zone: 'America/New_York',
              hours: { from: 540, to: 1020, days: [1, 2, 3, 5] },
            })
          ).status,
        ).toBe(200)
    })
    // 10:00 UTC is 6:00 there; eight hours on Wednesday, none on Thursday, two on Friday.
    expect(said((await seatAt(acting, id, late)).deadline)).toBe('2026-06-05T15:00')
  })

  test('survives a change of the clocks between question and answer', async () => {
    setTime('2026-03-28T18:00:00Z')
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'], brisk, async (players) => {
      for (const player of players)
        await player.patch('/api/me', {
          zone: 'Europe/Berlin',
          hours: { from: 480, to: 1320, days: [1, 2, 3, 4, 5, 6, 7] },
        })
    })
    // 19:00 in Berlin: three hours that evening, then seven from 8:00 summer time.
    expect(said((await seatAt(acting, id, late)).deadline)).toBe('2026-03-29T13:00')
  })

  test('takes over new hours with the next turn: neither the deadline nor what ran off moves', async () => {
    const { id, players, acting, late } = await pacedTable(['Ada', 'Bob'])
    const before = await seatAt(acting, id, late)
    pass(4 * hour)
    // In the new hours nothing would have run off.
    await playsAt(acting, id, { from: 1080, to: 1320, days: [3, 4, 5] })
    expect(await seatAt(acting, id, late)).toEqual({ ...before, left: 6 * hour })
    pass(hour)
    for (let next = late; next === late; ) next = await playUntilNext(id, players)
    expect((await seatAt(acting, id, late)).left).toBe(7 * hour)
    await evict(id)
    for (let next = 1 - late; next !== late; ) next = await playUntilNext(id, players)
    // Seven hours from 15:00 on Wednesday, four of them each evening.
    expect(said((await seatAt(acting, id, late)).deadline)).toBe('2026-06-04T21:00')
  })

  test('of one who is not awaited takes over new hours at once', async () => {
    const { id, players, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await playsAt(waiting, id, { from: 1080, to: 1320 })
    for (let next = late; next === late; ) next = await playUntilNext(id, players)
    expect(said((await seatAt(waiting, id, 1 - late)).deadline)).toBe('2026-06-05T20:00')
  })

  test('is not moved on by hours in which hardly anybody plays: such are refused', async () => {
    const ada = await guest('Ada')
    const status = async (hours: unknown) => {
      const { status, body } = await ada.patch('/api/me', { hours })
      if (status === 400) expect(body.fields[0].field).toBe('hours')
      return status
    }
    expect(await status({ from: 600, to: 601, days: [1, 2, 3, 4, 5, 6, 7] })).toBe(400)
    expect(await status({ from: 0, to: 0, days: [1, 2] })).toBe(400)
    expect(await status({ from: 1200, to: 1399, days: [1, 2, 3] })).toBe(400)
    expect(await status({ from: 1200, to: 1400, days: [1, 2, 3] })).toBe(200)
    expect(await status({ from: 1320, to: 120, days: [1, 5, 5, 6] })).toBe(200)
  })

  test('goes by hours that were kept from before, however few', async () => {
    const { id, players, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await playsAt(waiting, id, { from: 600, to: 660, days: [1] })
    for (let next = late; next === late; ) next = await playUntilNext(id, players)
    // Ten Mondays.
    expect(said((await seatAt(waiting, id, 1 - late)).deadline)).toBe('2026-08-10T11:00')
  })

  test('stands while its person is away, who is shown to be so to the table only', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await playsAt(acting, id, { away: [{ from: '2026-06-03', to: '2026-06-05' }] })
    expect(await seatAt(waiting, id, late)).toMatchObject({
      deadline: Date.parse('2026-06-06T18:00Z'),
      awayUntil: Date.parse('2026-06-06T08:00Z'),
    })
    expect((await seatAt(await guest(), id, late)).awayUntil).toBeNull()
    await playsAt(acting, id, {})
    expect(said((await seatAt(acting, id, late)).deadline)).toBe('2026-06-03T20:00')
  })

  test('is none of a stranger’s', async () => {
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'])
    await playsAt(await guest('Eve'), id, { from: 0, to: 1 })
    expect(said((await seatAt(acting, id, late)).deadline)).toBe('2026-06-03T20:00')
  })

  test('says on my list when my time is over', async () => {
    const { id, acting, waiting } = await pacedTable(['Ada', 'Bob'])
    await runAlarm(id)
    const cardOf = async (player: Guest) =>
      (await player.get('/api/tables')).body.tables.find((card: { id: string }) => card.id === id)
    expect(said((await cardOf(acting)).deadline)).toBe('2026-06-03T20:00')
    expect((await cardOf(waiting)).deadline).toBeNull()
  })

  test('is the same after the table was out of memory', async () => {
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'])
    const before = await seatAt(acting, id, late)
    await evict(id)
    expect(await seatAt(acting, id, late)).toEqual(before)
  })
})

describe('time given', () => {
  test('by one of the others is a day of that person’s, once each a turn', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    const give = () => waiting.post(`/api/tables/${id}/seats/${late}/time`)
    const { seats } = await ok(give())
    expect(seats[late]?.left).toBe(24 * hour)
    expect(said(seats[late]?.deadline)).toBe('2026-06-04T20:00')
    const again = await ok(give())
    expect(again.seats).toEqual(seats)
    expect(await told(acting, id)).toEqual([`day-given ${late} ${1 - late}`])
  })

  test('is not for oneself, not by a stranger, not where nobody waits', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    const path = (seat: number) => `/api/tables/${id}/seats/${seat}/time`
    const codes = [
      await acting.post(path(late)),
      await (await guest()).post(path(late)),
      await waiting.post(path(1 - late)),
      await waiting.post(path(9)),
      await waiting.post(path(-1)),
    ].map(({ status, body }) => [status, body.type])
    expect(codes).toEqual([
      [403, '/problems/not-your-vote'],
      [403, '/problems/not-your-seat'],
      [409, '/problems/nothing-to-decide'],
      [409, '/problems/nothing-to-decide'],
      [400, '/problems/bad-request'],
    ])
    expect(await told(acting, id)).toEqual([])
  })
})

describe('the reminder', () => {
  test('comes once, when four fifths of the time are gone', async () => {
    const { id, acting, waiting } = await pacedTable(['Ada', 'Bob'])
    await sendNotices(id)
    const reminders = async (player: Guest) =>
      (await lettersOf(player, id)).filter(({ kind }) => kind === 'reminder').length
    setTime('2026-06-03T17:59:00Z')
    await runAlarm(id)
    expect(await reminders(acting)).toBe(0)
    setTime('2026-06-03T18:00:00Z')
    await evict(id)
    await runAlarm(id)
    await runAlarm(id)
    expect(await reminders(acting)).toBe(1)
    expect(await reminders(waiting)).toBe(0)
  })

  test('of a later turn comes when four fifths of what there was for that turn are gone', async () => {
    const { id, players, late } = await pacedTable(['Ada', 'Bob'])
    pass(5 * hour)
    await playUntilNext(id, players)
    expect(await playUntilNext(id, players)).toBe(late)
    const calls = (await wholeOutboxOf(id)).filter(({ kind }) => kind === 'reminder')
    expect(calls).toMatchObject([{ seat: late, due: Date.now() + 0.8 * 7 * hour }])
  })

  test('does not come to whoever has played', async () => {
    const { id, players, acting } = await pacedTable(['Ada', 'Bob'])
    await playUntilNext(id, players)
    setTime('2026-06-03T18:00:00Z')
    await runAlarm(id)
    expect((await lettersOf(acting, id)).map(({ kind }) => kind)).not.toContain('reminder')
  })

  test('moves with the time that is given, and does not come twice', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await ok(waiting.post(`/api/tables/${id}/seats/${late}/time`))
    const reminders = async () =>
      (await lettersOf(acting, id)).filter(({ kind }) => kind === 'reminder').length
    setTime('2026-06-03T18:00:00Z')
    await runAlarm(id)
    expect(await reminders()).toBe(0)
    // 24 hours, of which a fifth is left 4:48 before 20:00 the next day.
    setTime('2026-06-04T15:12:00Z')
    await runAlarm(id)
    expect(await reminders()).toBe(1)
    setTime('2026-06-04T19:00:00Z')
    await ok(waiting.post(`/api/tables/${id}/seats/${late}/time`))
    setTime('2026-06-04T19:59:00Z')
    await runAlarm(id)
    expect(await reminders()).toBe(1)
  })
})

describe('a pause', () => {
  const wish = (player: Guest, id: string, on: boolean) =>
    player.post(`/api/tables/${id}/wish`, { wish: 'pause', on })

  test('is there while more than half want it; time stands still', async () => {
    const { id, players, acting, late } = await pacedTable(['Ada', 'Bob', 'Cleo'])
    const [ada, bob, cleo] = players as [Guest, Guest, Guest]
    pass(hour)
    expect((await ok(wish(ada, id, true))).pausedAt).toBeNull()
    const paused = await ok(wish(bob, id, true))
    expect(paused).toMatchObject({ pausedAt: Date.now(), wishes: { pause: [0, 1] } })
    expect(paused.seats[late]).toMatchObject({ deadline: null, left: 9 * hour })
    await evict(id)
    setTime('2026-06-20T12:00:00Z')
    await runAlarm(id)
    expect(await told(cleo, id)).toEqual(['paused'])
    const on = await ok(wish(bob, id, false))
    expect(on.pausedAt).toBeNull()
    expect(said(on.seats[late]?.deadline)).toBe('2026-06-20T21:00')
    expect(await told(acting, id)).toEqual(['paused', 'resumed'])
  })

  test('asked for twice is asked for once', async () => {
    const { id, acting } = await pacedTable(['Ada', 'Bob'])
    await ok(wish(acting, id, true))
    expect((await ok(wish(acting, id, true))).wishes.pause).toHaveLength(1)
    await ok(wish(acting, id, false))
    expect((await ok(wish(acting, id, false))).wishes.pause).toHaveLength(0)
    expect(await told(acting, id)).toEqual([])
  })

  test('lets people play on, and the clocks still stand', async () => {
    const { id, players, acting } = await pacedTable(['Ada', 'Bob'])
    for (const player of players) await ok(wish(player, id, true))
    const next = await playUntilNext(id, players)
    expect((await seatAt(acting, id, next)).deadline).toBeNull()
  })

  test('needs a seat and a running table', async () => {
    const { id, acting } = await pacedTable(['Ada', 'Bob'])
    const ada = await guest()
    const { id: early } = await tableFor([ada], { seats: 2, pace: brisk })
    const codes = [
      await wish(await guest(), id, true),
      await wish(ada, early, true),
      await acting.post(`/api/tables/${id}/wish`, { wish: 'more', on: true }),
    ].map(({ body }) => body.type)
    expect(codes).toEqual([
      '/problems/not-your-seat',
      '/problems/not-started',
      '/problems/bad-request',
    ])
  })
})

describe('when time is over', () => {
  test('nothing is lost: the turn can still be played, and then all is well', async () => {
    const { id, players, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    const over = await runOut(id, acting, late)
    expect(over.seats[late]).toMatchObject({ left: 0, deadline: null, overAt: Date.now() })
    expect(over.toAct).toEqual([late])
    expect(over.decisions).toMatchObject([{ seat: late, reason: 'time', votes: [] }])
    pass(hour)
    const next = await playUntilNext(id, players)
    const { seats, decisions } = await viewOf(waiting, id)
    expect(seats[late]).toMatchObject({ overAt: null, left: 2 * hour })
    expect(seats[next]?.deadline).not.toBeNull()
    expect(decisions).toEqual([])
  })

  test('is noticed however late the alarm runs, and whatever was thrown out of memory', async () => {
    const { id, acting, late } = await pacedTable(['Ada', 'Bob'])
    await evict(id)
    setTime('2026-06-09T03:00:00Z')
    await runAlarm(id)
    await evict(id)
    expect(said((await seatAt(acting, id, late)).overAt)).toBe('2026-06-03T20:00')
    await runAlarm(id)
    expect(await told(acting, id)).toEqual([`over-time ${late}`])
  })

  test('the others hear of it once, its person does not', async () => {
    const { id, acting, others, late } = await pacedTable(['Ada', 'Bob', 'Cleo'])
    await sendNotices(id)
    await runOut(id, acting, late)
    await sendNotices(id)
    await evict(id)
    await sendNotices(id)
    const decisions = async (player: Guest) =>
      (await lettersOf(player, id)).filter(({ kind }) => kind === 'decision').length
    expect(await decisions(acting)).toBe(0)
    for (const other of others) expect(await decisions(other)).toBe(1)
  })

  test('a wake-up call that has become wrong does nothing', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await runInDurableObject(stubOf(id), (_table, { storage }) =>
      Journal.open(storage)?.outbox.post('deadline', 1 - late, 0, Date.now()),
    )
    await runInDurableObject(stubOf(id), (_table, { storage }) =>
      Journal.open(storage)?.outbox.post('deadline', late, 0, Date.now()),
    )
    await runAlarm(id)
    expect(await told(waiting, id)).toEqual([])
    expect((await seatAt(acting, id, late)).overAt).toBeNull()
  })

  test('of several at once, those who are in time decide about each', async () => {
    const { id, acting, late, others } = await pacedTable(['Ada', 'Bob', 'Cleo'])
    const [first, second] = others as [Guest, Guest]
    await runOut(id, acting, late)
    expect((await ok(voteOn(first, id, late, 'day'))).seats[late]?.overAt).not.toBeNull()
    const { seats } = await ok(voteOn(second, id, late, 'day'))
    expect(seats[late]).toMatchObject({ overAt: null, left: 14 * hour })
  })

  test('again, the others are asked again', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'])
    await runOut(id, acting, late)
    await sendNotices(id)
    await ok(voteOn(waiting, id, late, 'day'))
    await runOut(id, acting, late)
    await sendNotices(id)
    expect((await lettersOf(waiting, id)).filter(({ kind }) => kind === 'decision')).toHaveLength(2)
  })

  test.for([
    ['day', ['over-time', 'day-given']],
    ['turn', ['over-time', 'bot-turn']],
    ['bot', ['over-time', 'bot-seat']],
    ['end', ['over-time', 'ended']],
  ] as const)(
    'the host may have said that it is “%s”: nobody is asked',
    async ([then, happened]) => {
      const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'], {
        ...brisk,
        late: then,
      })
      await runOut(id, acting, late)
      const { happenings, decisions } = await viewOf(waiting, id)
      expect(happenings.map(({ what }) => what)).toEqual(happened)
      expect(decisions).toEqual([])
      await sendNotices(id)
      expect((await lettersOf(waiting, id)).map(({ kind }) => kind)).not.toContain('decision')
    },
  )

  test('a day by itself comes although one of the others gave one before', async () => {
    const { id, acting, waiting, late } = await pacedTable(['Ada', 'Bob'], {
      ...brisk,
      late: 'day',
    })
    await ok(waiting.post(`/api/tables/${id}/seats/${late}/time`))
    const { decisions } = await runOut(id, acting, late)
    expect(decisions).toEqual([])
    expect(await told(acting, id)).toEqual([
      `day-given ${late} ${1 - late}`,
      `over-time ${late}`,
      `day-given ${late}`,
    ])
  })

  test('a day by itself comes once a turn; then the others are asked', async () => {
    const { id, players, acting, waiting, late } = await pacedTable(['Ada', 'Bob'], {
      ...brisk,
      late: 'day',
    })
    await runOut(id, acting, late)
    const { decisions } = await runOut(id, acting, late)
    expect(decisions).toMatchObject([{ seat: late, reason: 'time' }])
    await sendNotices(id)
    expect((await lettersOf(waiting, id)).filter(({ kind }) => kind === 'decision')).toHaveLength(1)
    for (let next = late; next === late; ) next = await playUntilNext(id, players)
    await runOut(id, waiting, 1 - late)
    expect((await told(waiting, id)).at(-1)).toBe(`day-given ${1 - late}`)
  })
})

test('the list in D1 has the deadlines of all seats', async () => {
  const { id, late } = await pacedTable(['Ada', 'Bob'])
  await runAlarm(id)
  const { results } = await env.DB.prepare(
    'SELECT seat, deadline FROM seats WHERE "table" = ? ORDER BY seat',
  )
    .bind(id)
    .all<{ seat: number; deadline: number | null }>()
  expect(results.map(({ deadline }) => said(deadline))).toEqual(
    [0, 1].map((seat) => (seat === late ? '2026-06-03T20:00' : null)),
  )
})

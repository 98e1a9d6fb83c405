import { describe, expect, test } from 'vitest'
import { defaultHours } from '../../worker/table/ground/pace.ts'
import { clockView, voicesOf } from '../../worker/table/people/absence-view.ts'
import { isKeptForQueue, queueView } from '../../worker/table/queue/queue.ts'
import { resultRows } from '../../worker/table/seats/result-rows.ts'
import { cardFor } from '../../worker/table/telling/card.ts'
import {
  absence,
  clock,
  earlier,
  happening,
  hour,
  now,
  pace,
  type Table,
  table,
  vote,
} from './table.ts'

describe('a table on somebody’s list', () => {
  const card = (change: Table, account = 'a1') =>
    cardFor(table(change), account, { unread: 0, back: null })
  const asks = (change: Table, account?: string) => card(change, account).asks

  test('says which seat is theirs, who is awaited and since when', () => {
    const { seats, yourTurn, waitingSince } = card({})
    expect(seats.map(({ you }) => you)).toEqual([false, true, false])
    expect(seats.map((seat) => seat.waitingSince)).toEqual([earlier, null, null])
    expect([yourTurn, waitingSince]).toEqual([false, null])
    expect(card({}, 'a0')).toMatchObject({ yourTurn: true, waitingSince: earlier })
    // A table of old may still say that it waited as it ended.
    const over = card({ settings: { status: 'over' } }).seats
    expect(over.map((seat) => seat.waitingSince)).toEqual([null, null, null])
  })

  test('asks about a seat: at once, and a day later where all chose to wait', () => {
    const gone = { 0: { account: null } }
    const happened = (...whats: ('gone' | 'waited')[]) => ({
      ...absence,
      happenings: whats.map((what, i) => happening(what, 0, i + 1)),
    })
    const about = { what: 'gone', seat: 0 }
    expect(asks({ seats: gone, absence: happened('gone') })).toEqual({ ...about, from: now })
    const waited = happened('gone', 'waited')
    expect(asks({ seats: gone, absence: waited })).toEqual({ ...about, from: now + 24 * hour })
    // Somebody thinks otherwise already.
    const votes = [vote('about:0', 2, 'bot')]
    expect(asks({ seats: gone, absence: { ...waited, votes } })).toEqual({ ...about, from: now })
    expect(asks({ seats: gone, absence: { ...waited, votes } }, 'a2')).toBeNull()
  })

  test('asks for what another would like, until they said so themselves', () => {
    for (const what of ['pause', 'pace', 'end'] as const) {
      const votes = [vote(what, 0)]
      expect(asks({ absence: { votes } })).toEqual({ what, seat: 0, from: 0 })
      expect(asks({ absence: { votes } }, 'a0')).toBeNull()
    }
    const votes = [vote('pause', 0), vote('pause', 2)]
    expect(asks({ absence: { votes, pausedAt: now } })).toBeNull()
  })
})

describe('the view of a table', () => {
  test('of time: each seat’s own clock, and what is left only where clocks run', () => {
    const clocks = [clock(0), clock(1, { left: 3 * hour, deadline: now + hour, overAt: now })]
    const shown = (seat: number, change: Table = {}) =>
      clockView(table({ settings: { pace }, absence: { clocks }, ...change }), seat, 0)
    expect(shown(0)).toMatchObject({ left: 48 * hour, deadline: null, overAt: null })
    expect(shown(1)).toMatchObject({ left: 3 * hour, deadline: now + hour, overAt: now })
    expect(shown(2)).toMatchObject({ left: null, deadline: null, overAt: null })
    expect(shown(1, { settings: {} })).toMatchObject({ left: null })
  })

  test('of days away: until when, to those who sit here', () => {
    const away = [{ from: '2000-01-01', to: '2300-12-31' }]
    const hours = new Map([['a0', { ...defaultHours, away }]])
    const until = (seat: number, viewer: number | null) =>
      clockView(table({ absence: { hours } }), seat, viewer).awayUntil
    expect(until(0, 1)).toBeNull()
    const soon = [
      { from: '2000-01-01', to: new Date(Date.now() + 48 * hour).toISOString().slice(0, 10) },
    ]
    hours.set('a0', { ...defaultHours, away: soon })
    expect(until(0, 1)).toBeGreaterThan(Date.now())
    expect(until(1, 1)).toBeNull()
    expect(until(0, null)).toBeNull()
  })

  test('of what the person at a seat did: nothing of those who sat there before', () => {
    const happenings = [
      { ...happening('resigned', 1, 1), by: 1 },
      { ...happening('taken', 1, 2), by: 1 },
      { ...happening('taken-back', 1, 3), by: 1 },
      { ...happening('taken', 2, 4), by: 2 },
      { ...happening('day-given', 0, 5), by: 1 },
    ]
    const votes = [vote('end', 1), vote('pause', 2)]
    const { did, votes: wanted } = voicesOf({ ...absence, happenings, votes }, 1)
    expect(did.map(({ what }) => what)).toEqual(['taken', 'taken-back', 'day-given'])
    expect(wanted).toEqual([{ ballot: 'end', choice: 'yes' }])
    expect(voicesOf({ ...absence, happenings }, 0).did).toEqual([])
  })

  test('of the queue: to the host who waits, to each their own place, to others how many', () => {
    const waiter = (account: string, called: number | null) => ({ account, name: 'Eve', called })
    const queue = [waiter('x', 1), waiter('y', Number.MAX_SAFE_INTEGER), waiter('z', null)]
    const seen = (account: string | null, open: number[] = []) =>
      queueView(table({ queue, absence: { open: new Set(open) } }), account)
    expect(seen('a0').people.map(({ person, isCalled }) => [person, isCalled])).toEqual([
      ['x', true],
      ['y', false],
      ['z', false],
    ])
    for (const other of ['a1', 'x', null]) expect(seen(other).people).toEqual([])
    expect(seen('y')).toMatchObject({ length: 3, place: 2, isCalled: false, isFree: false })
    expect(seen('x', [2])).toMatchObject({ place: 1, isCalled: true, isFree: true })
    expect(seen(null)).toMatchObject({ length: 3, place: null, isCalled: false })
  })
})

test('a free seat is kept for the queue in the first day after one was called', () => {
  const waiter = (account: string, called: number | null) => ({ account, name: 'Eve', called })
  const kept = (account: string | null, ...called: (number | null)[]) => {
    const queue = called.map((at, i) => waiter(`w${i}`, at))
    return isKeptForQueue(table({ queue }), account, now)
  }
  const day = 24 * hour
  expect(kept('x', null, null)).toBe(false)
  expect(kept('x', now)).toBe(true)
  expect(kept(null, now)).toBe(true)
  expect(kept('x', now - hour, null)).toBe(true)
  expect(kept('w1', now - hour, null)).toBe(true)
  expect(kept('w0', now - hour, null)).toBe(false)
  expect(kept('x', now - day + 1)).toBe(true)
  expect(kept('x', now - day, now)).toBe(false)
})

test('results are those of people, and of no bot', () => {
  const over = { status: 'over', endedAt: now } as const
  const bot = { account: null, bot: 'easy' } as const
  const rows = resultRows(table({ toAct: null, settings: over, seats: { 1: bot } }))
  expect(rows.map(({ seat, account }) => [seat, account])).toEqual([
    [0, 'a0'],
    [2, 'a2'],
  ])
  // A person for whom a bot played to the end comes last.
  const replaced = resultRows(table({ toAct: null, settings: over, seats: { 1: { bot: 'easy' } } }))
  expect(replaced.map(({ place }) => place)).toEqual([1, 3, 1])
})

import { describe, expect, test } from 'vitest'
import { commit, consequences } from '../../worker/table/change/commit.ts'
import type { Effect } from '../../worker/table/effects/effects.ts'
import { defaultHours } from '../../worker/table/ground/pace.ts'
import type { Clock } from '../../worker/table/storage/absence.ts'
import type { TableSnapshot } from '../../worker/table/storage/snapshot.ts'
import { givenDays } from '../../worker/table/time/clock.ts'
import { mayOpen } from '../../worker/table/time/decisions.ts'
import { patienceCalls } from '../../worker/table/time/patience.ts'
import { clock, earlier, happening, hour, now, pace, type Table, table, vote } from './table.ts'

const follows = (after: TableSnapshot, before: TableSnapshot = table()) =>
  consequences({ before, after, deeds: [], now })
const callsOf = (effects: ReadonlyArray<Effect>) =>
  effects.flatMap((effect) => (effect.do === 'post' ? [[effect.kind, effect.seat]] : []))

describe('a clock', () => {
  test('of somebody who let their last turn go has a turn’s time when they are asked again', () => {
    const clocks = [clock(0, { left: 0, total: 0 }), clock(1), clock(2)]
    const put = (change: Partial<typeof pace>) =>
      follows(table({ settings: { pace: { ...pace, ...change } }, absence: { clocks } }))
    const withTime = (left: number) => [
      { do: 'put-clock', clock: { seat: 0, left: left * hour, total: left * hour, since: now } },
    ]
    expect(put({})).toMatchObject(withTime(4))
    // If a turn brings no time, an hour; and never more than fits.
    expect(put({ perTurn: 0 })).toMatchObject(withTime(1))
    expect(put({ cap: 2 })).toMatchObject(withTime(2))
  })

  test('that only marks who came back, at a table without time, calls neither for a reminder nor for its end', () => {
    const mark = clock(0, { left: 0, total: 0, waiting: earlier, since: now })
    const before = table()
    const after = table({ absence: { clocks: [mark] } })
    const effects = commit({ before, after, deeds: [], now }, new Set())
    // The one deadline is that of the patience with everybody.
    expect(callsOf(effects)).toEqual([
      ['index', null],
      ['deadline', null],
    ])
  })

  test('gets its own day by itself, though another seat was given one in the same turn', () => {
    const late = (...given: ReturnType<typeof happening>[]) =>
      table({
        settings: { pace: { ...pace, late: 'day' } },
        absence: {
          happenings: [...given, happening('over-time', 0, 9)],
          clocks: [clock(0, { waiting: earlier, left: 0, overAt: now }), clock(1), clock(2)],
        },
      })
    const day = [
      { do: 'note', what: 'day-given', seat: 0 },
      { do: 'put-clock', clock: { seat: 0, overAt: null } },
    ]
    expect(follows(late(happening('day-given', 1, 1)))).toMatchObject(day)
    expect(follows(late(happening('day-given', 0, 1)))).toEqual([])
    // Time that the others gave does not count as the table's.
    expect(follows(late({ ...happening('day-given', 0, 1), by: 2 }))).toMatchObject(day)
    // The turn in which it was given is the seat's own.
    const second = {
      happenings: [happening('day-given', 1, 1), happening('over-time', 1, 9)],
      clocks: [clock(0), clock(1, { waiting: earlier, left: 0, overAt: now }), clock(2)],
    }
    const settings = { pace: { ...pace, late: 'day' } } as const
    expect(follows(table({ toAct: 1, settings, absence: second }))).toEqual([])
  })

  test('that is given days has them beside what is left by now, and stands until it is set going', () => {
    const given = (change: Partial<Clock>) => {
      const clocks = [clock(0, { waiting: earlier, ...change })]
      const hours = new Map([['a0', { ...defaultHours, zone: 'UTC', from: 0, to: 0 }]])
      return givenDays(table({ settings: { pace }, absence: { clocks, hours } }), 0, 1, now)
    }
    const stands = { since: null, deadline: null, overAt: null, waiting: earlier }
    const runs = { left: 10 * hour, since: now - 2 * hour, deadline: now + 8 * hour }
    expect(given(runs)).toMatchObject({ ...stands, left: 32 * hour, total: 48 * hour })
    expect(given({ left: 10 * hour })).toMatchObject({ left: 34 * hour, total: 48 * hour })
    expect(given({ left: 40 * hour })).toMatchObject({ left: 64 * hour, total: 64 * hour })
    const over = { left: 0, overAt: now, since: now - 2 * hour }
    expect(given(over)).toMatchObject({ ...stands, left: 24 * hour })
  })

  test('under a new pace begins anew, and what was voted about late seats is void', () => {
    const votes = [0, 1, 2].map((seat) => vote('pace', seat))
    votes.push(vote('about:0', 1, 'wait'), vote('gift:1', 2))
    const proposal = { pace: null, patience: 7 }
    const runs = { waiting: earlier, since: earlier, deadline: now + hour }
    const clocks = [clock(0, runs), clock(1), clock(2)]
    const effects = follows(table({ settings: { pace }, absence: { votes, proposal, clocks } }))
    for (const ballot of ['pace', 'about:0', 'gift:1'])
      expect(effects).toContainEqual({ do: 'clear-votes', ballot })
    expect(effects.filter((effect) => effect.do === 'remove-clock')).toHaveLength(3)
  })
})

describe('a late seat', () => {
  test('in which a bot plays stays its person’s', () => {
    const late = { pace: { ...pace, late: 'bot' } } as const
    const clocks = [clock(0, { waiting: earlier, left: 0, overAt: now }), clock(1), clock(2)]
    const happenings = [happening('over-time', 0, 9)]
    const before = table()
    const effects = follows(table({ settings: late, absence: { clocks, happenings } }), before)
    const [first, ...others] = before.takenSeats
    const seats = [{ ...first, bot: 'medium', botOnce: false }, ...others]
    expect(effects).toContainEqual({ do: 'put-seats', seats })
  })

  test('is given away by two voices at once, by a single one after a week', () => {
    const may = (change: Table) => {
      const snapshot = table(change)
      const [first] = snapshot.takenSeats
      return first && mayOpen(snapshot, first, now)
    }
    const week = 7 * 24 * hour
    const left = { 2: { account: null } }
    expect(may({})).toBe(true)
    expect(may({ seats: left })).toBe(false)
    expect(may({ seats: { ...left, 0: { waitingSince: now - week + 1 } } })).toBe(false)
    expect(may({ seats: { ...left, 0: { waitingSince: now - week } } })).toBe(true)
    expect(may({ seats: { ...left, 0: { account: null } } })).toBe(true)
  })
})

describe('patience', () => {
  const callsFor = (change: Table) => patienceCalls(table(change), 5)

  test('ends so many days after somebody is awaited, unless they are late already', () => {
    expect(callsFor({})).toMatchObject([
      { due: earlier + 7 * 24 * hour, unless: 'by-then', revision: 5 },
    ])
    const late = [clock(0, { waiting: earlier, overAt: now })]
    expect(callsFor({ absence: { clocks: late } })).toEqual([])
    expect(callsFor({ seats: { 0: { waitingSince: null } } })).toEqual([])
  })

  test('is with nobody where the table is over, paused or has clocks', () => {
    // A table of old may still say that it waited as it ended.
    expect(callsFor({ settings: { status: 'over' } })).toEqual([])
    expect(callsFor({ absence: { pausedAt: earlier } })).toEqual([])
    expect(callsFor({ settings: { pace } })).toEqual([])
  })

  test('with a turn that is over is forgotten with all that was voted about it', () => {
    const votes = [vote('about:0', 1, 'wait')]
    const of = (waiting: number, seats: Table['seats'] = {}) =>
      follows(table({ seats, absence: { votes, clocks: [clock(0, { waiting })] } }))
    const forgotten = { do: 'remove-clock', seat: 0 }
    expect(of(earlier - 1)).toEqual([forgotten, { do: 'clear-votes', ballot: 'about:0' }])
    // The turn goes on, by a bot.
    expect(of(earlier, { 0: { bot: 'easy' } })).toEqual([forgotten])
    expect(of(earlier)).toEqual([])
  })

  test('with somebody who came back is longer by the time of a pause', () => {
    const pausedAt = now - 3 * hour
    const clocks = [
      clock(0, { waiting: earlier, since: earlier + hour }),
      clock(1, { waiting: earlier - hour, since: earlier }),
    ]
    expect(follows(table({ absence: { pausedAt, clocks } }))).toMatchObject([
      { do: 'remove-clock', seat: 1 },
    ])
    expect(follows(table({ absence: { pausedAt, clocks: clocks.slice(0, 1) } }))).toMatchObject([
      { do: 'pause', at: null },
      { do: 'note', what: 'resumed' },
      { do: 'put-seats', seats: [{ waitingSince: earlier + 3 * hour }, {}, {}] },
      { do: 'put-clock', clock: { waiting: earlier + 3 * hour, since: earlier + 4 * hour } },
    ])
  })
})

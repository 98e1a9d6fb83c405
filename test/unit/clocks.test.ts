import { describe, expect, test } from 'vitest'
import { commit, consequences } from '../../worker/table/commit.ts'
import type { Effect } from '../../worker/table/effects.ts'
import { patienceCalls } from '../../worker/table/patience.ts'
import type { TableSnapshot } from '../../worker/table/snapshot.ts'
import { clock, earlier, happening, hour, now, pace, type Table, table } from './table.ts'

const follows = (after: TableSnapshot, before: TableSnapshot = table()) =>
  consequences({ before, after, deeds: [], now }, null)
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
    // Where a turn brings no time, an hour; and never more than fits.
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
    // What the others gave does not count as the table's.
    expect(follows(late({ ...happening('day-given', 0, 1), by: 2 }))).toMatchObject(day)
  })
})

describe('patience', () => {
  const callsFor = (change: Table) => patienceCalls(table(change), 5)

  test('ends so many days after somebody is awaited, unless they are late already', () => {
    expect(callsFor({})).toMatchObject([{ due: earlier + 7 * 24 * hour, unless: 'by-then' }])
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

import { describe, expect, test } from 'vitest'
import {
  activeBetween,
  awayUntil,
  dayLength,
  deadlineOf,
  defaultHours,
  hour,
  refilled,
} from '../../worker/table/ground/pace.ts'
import type { Hours } from '../../worker/wire/hours.ts'

const at = (iso: string): number => Date.parse(iso)
const said = (time: number): string => new Date(time).toISOString().replace(':00.000Z', 'Z')

/** Nine to five in Berlin, Monday to Friday. */
const office: Hours = {
  zone: 'Europe/Berlin',
  from: 9 * 60,
  to: 17 * 60,
  days: [1, 2, 3, 4, 5],
  away: [],
}
const always: Hours = { ...defaultHours, zone: 'Europe/Berlin', from: 0, to: 1440 }

describe('a deadline', () => {
  test('counts active hours only: evenings, nights and weekends are free', () => {
    // A Thursday at 15:00; ten hours: two today, eight tomorrow.
    expect(said(deadlineOf(at('2026-06-04T13:00Z'), 10 * hour, office))).toBe('2026-06-05T15:00Z')
    // One more hour is on Monday.
    expect(said(deadlineOf(at('2026-06-04T13:00Z'), 11 * hour, office))).toBe('2026-06-08T08:00Z')
  })

  test('begins to count with the next active hour', () => {
    expect(said(deadlineOf(at('2026-06-06T10:00Z'), hour, office))).toBe('2026-06-08T08:00Z')
  })

  test('of no time is now, even at night', () => {
    const night = at('2026-06-06T01:00Z')
    expect(deadlineOf(night, 0, office)).toBe(night)
  })

  test('is told apart by zones: the same hours are other moments elsewhere', () => {
    const since = at('2026-06-04T00:00Z')
    const places = ['Pacific/Auckland', 'Europe/Berlin', 'America/Los_Angeles']
    expect(places.map((zone) => said(deadlineOf(since, hour, { ...office, zone })))).toEqual([
      '2026-06-04T01:00Z',
      '2026-06-04T08:00Z',
      '2026-06-04T17:00Z',
    ])
  })

  test('knows zones that are off by parts of an hour', () => {
    const hours = { ...office, zone: 'Asia/Kathmandu' }
    expect(said(deadlineOf(at('2026-06-04T00:00Z'), hour, hours))).toBe('2026-06-04T04:15Z')
  })

  test('skips the days away, both ends included, and goes on where it was', () => {
    const away = [{ from: '2026-06-05', to: '2026-06-09' }]
    expect(said(deadlineOf(at('2026-06-04T13:00Z'), 3 * hour, { ...office, away }))).toBe(
      '2026-06-10T08:00Z',
    )
  })

  test('of hours past midnight belongs to the day on which they begin', () => {
    // Friday, 20:00 to 02:00; Saturday is free, what began on Friday is not over at midnight.
    const owl = { ...office, from: 20 * 60, to: 2 * 60 }
    expect(said(deadlineOf(at('2026-06-05T21:30Z'), 2 * hour, owl))).toBe('2026-06-05T23:30Z')
    expect(said(deadlineOf(at('2026-06-05T21:30Z'), 3 * hour, owl))).toBe('2026-06-08T18:30Z')
  })

  test('is far off, but comes, for whoever plays one hour a week', () => {
    const rarely = { ...office, from: 0, to: 60, days: [3] }
    const end = deadlineOf(at('2026-01-01T00:00Z'), 720 * hour, rarely)
    expect(new Date(end).getUTCFullYear()).toBe(2039)
  })
})

describe('when the clocks change', () => {
  test('in spring, a full day has 23 hours', () => {
    const midnight = at('2026-03-28T23:00Z')
    expect(activeBetween(midnight, at('2026-03-29T22:00Z'), always)).toBe(23 * hour)
    expect(said(deadlineOf(midnight, 24 * hour, always))).toBe('2026-03-29T23:00Z')
  })

  test('in autumn, a full day has 25 hours', () => {
    expect(activeBetween(at('2026-10-24T22:00Z'), at('2026-10-25T23:00Z'), always)).toBe(25 * hour)
  })

  test('the person’s own hours stay where their clock has them', () => {
    const daily = { ...office, days: [1, 2, 3, 4, 5, 6, 7] }
    const friday = at('2026-03-27T07:00Z')
    const ends = [8, 16, 24, 32].map((bank) => said(deadlineOf(friday, bank * hour, daily)))
    // 17:00 in Berlin, before and after the change.
    expect(ends).toEqual([
      '2026-03-27T16:00Z',
      '2026-03-28T16:00Z',
      '2026-03-29T15:00Z',
      '2026-03-30T15:00Z',
    ])
  })

  test('hours that begin in the gap begin behind it, and none are counted twice', () => {
    const early = { ...always, from: 150, to: 270 }
    // 02:30 to 04:30 on the day on which 02:00 is 03:00: it is 03:30 when it is half past two.
    const morning = activeBetween(at('2026-03-29T00:00Z'), at('2026-03-29T12:00Z'), early)
    expect(morning).toBe(hour)
    const ambiguous = activeBetween(at('2026-10-25T00:00Z'), at('2026-10-25T12:00Z'), early)
    expect(ambiguous).toBe(3 * hour)
  })

  test('in the south they change the other way', () => {
    const sydney = { ...always, zone: 'Australia/Sydney' }
    expect(activeBetween(at('2026-10-03T14:00Z'), at('2026-10-04T13:00Z'), sydney)).toBe(23 * hour)
  })
})

describe('active time', () => {
  test('and the deadline are each other’s reverse', () => {
    const away = [{ from: '2026-03-30', to: '2026-04-02' }]
    const hours = { ...office, away }
    for (const since of ['2026-03-25T03:00Z', '2026-03-27T11:17Z', '2026-03-28T12:00Z'].map(at))
      for (const bank of [1, 7.5, 8, 20, 100])
        expect(activeBetween(since, deadlineOf(since, bank * hour, hours), hours)).toBe(bank * hour)
  })

  test('of a day is as long as its hours', () => {
    expect(dayLength(office)).toBe(8 * hour)
    expect(dayLength(always)).toBe(24 * hour)
    expect(dayLength({ ...office, from: 1320, to: 120 })).toBe(4 * hour)
  })
})

describe('the bank', () => {
  const pace = { perTurn: 4 * hour, cap: 10 * hour }
  test('gets a turn’s time on top, up to the cap', () => {
    expect(refilled(0, pace)).toBe(4 * hour)
    expect(refilled(8 * hour, pace)).toBe(10 * hour)
  })
  test('keeps what was given beyond the cap', () => {
    expect(refilled(15 * hour, pace)).toBe(15 * hour)
  })
})

describe('people who are away', () => {
  const away = [{ from: '2026-06-05', to: '2026-06-05' }]
  test('comes back with their next active hour', () => {
    const back = awayUntil(at('2026-06-05T12:00Z'), { ...office, away })
    expect(back && said(back)).toBe('2026-06-08T07:00Z')
  })
  test('is away by their own date, not by ours', () => {
    const hours = { ...office, zone: 'Pacific/Auckland', away }
    expect(awayUntil(at('2026-06-04T11:00Z'), hours)).toBeNull()
    expect(awayUntil(at('2026-06-04T13:00Z'), hours)).not.toBeNull()
    expect(awayUntil(at('2026-06-05T13:00Z'), hours)).toBeNull()
  })
})

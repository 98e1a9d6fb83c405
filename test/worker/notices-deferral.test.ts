import { describe, expect, test } from 'vitest'
import { deferredUntil, type Rest } from '../../worker/notices/deferral.ts'

const at = (iso: string) => Date.parse(iso)
const said = (time: number | null) =>
  time === null ? null : new Date(time).toISOString().slice(0, 16)

const turn = { kind: 'turn', deadline: null } as const
const rest = (change: Partial<Rest>): Rest => ({
  zone: 'Europe/Berlin',
  quiet: null,
  digestHour: null,
  ...change,
})
const night = { from: 22 * 60, to: 7 * 60 + 30 }

const until = (
  now: string,
  change: Partial<Rest>,
  channel: 'letter' | 'push' | 'webhook' = 'push',
  notice: Parameters<typeof deferredUntil>[1] = turn,
) => said(deferredUntil(channel, notice, rest(change), at(now)))

describe('quiet hours', () => {
  test('hold up everything until they end in the own zone', () => {
    for (const channel of ['letter', 'push', 'webhook'] as const)
      expect(until('2026-06-03T21:15Z', { quiet: night }, channel)).toBe('2026-06-04T05:30')
    expect(until('2026-06-04T05:29Z', { quiet: night })).toBe('2026-06-04T05:30')
  })

  test('begin and end to the minute', () => {
    expect(until('2026-06-03T19:59Z', { quiet: night })).toBeNull()
    expect(until('2026-06-03T20:00Z', { quiet: night })).toBe('2026-06-04T05:30')
    expect(until('2026-06-04T05:30Z', { quiet: night })).toBeNull()
  })

  test('may lie within a day, and may be none', () => {
    const noon = { from: 12 * 60, to: 14 * 60 }
    expect(until('2026-06-03T11:00Z', { quiet: noon })).toBe('2026-06-03T12:00')
    expect(until('2026-06-03T12:00Z', { quiet: noon })).toBeNull()
    expect(until('2026-06-03T12:00Z', { quiet: { from: 600, to: 600 } })).toBeNull()
  })

  test('are those of the zone, wherever it is', () => {
    expect(until('2026-06-03T21:15Z', { quiet: night, zone: 'America/New_York' })).toBeNull()
    expect(until('2026-06-03T21:15Z', { quiet: night, zone: 'Asia/Kathmandu' })).toBe(
      '2026-06-04T01:45',
    )
    expect(until('2026-06-03T21:15Z', { quiet: night, zone: 'Pacific/Kiritimati' })).toBeNull()
  })

  test('end by the clock on the nights when the clocks change', () => {
    // Berlin: 29 March 2026, 02:00 becomes 03:00; 25 October 2026, 03:00 becomes 02:00.
    expect(until('2026-03-28T22:00Z', { quiet: night })).toBe('2026-03-29T05:30')
    expect(until('2026-10-24T22:00Z', { quiet: night })).toBe('2026-10-25T06:30')
  })

  test('that end in the hour which the clocks skip end when it would have been over', () => {
    const short = { from: 0, to: 2 * 60 + 30 }
    expect(until('2026-03-29T00:10Z', { quiet: short })).toBe('2026-03-29T01:30')
  })
})

describe('the daily letter', () => {
  test('goes at its hour in the own zone, summer and winter', () => {
    const daily = { digestHour: 18 }
    expect(until('2026-06-03T10:00Z', daily, 'letter')).toBe('2026-06-03T16:00')
    expect(until('2026-06-03T16:00Z', daily, 'letter')).toBe('2026-06-04T16:00')
    expect(until('2026-10-24T17:00Z', daily, 'letter')).toBe('2026-10-25T17:00')
    expect(until('2026-03-28T18:00Z', daily, 'letter')).toBe('2026-03-29T16:00')
    expect(until('2026-06-03T10:00Z', { ...daily, zone: 'America/Los_Angeles' }, 'letter')).toBe(
      '2026-06-04T01:00',
    )
  })

  test('is for e-mail only', () => {
    expect(until('2026-06-03T10:00Z', { digestHour: 18 }, 'push')).toBeNull()
    expect(until('2026-06-03T10:00Z', { digestHour: 18 }, 'webhook')).toBeNull()
  })

  test('at an hour of quiet waits until that is over', () => {
    expect(until('2026-06-03T10:00Z', { digestHour: 23, quiet: night }, 'letter')).toBe(
      '2026-06-04T05:30',
    )
  })

  test('takes no notice that would come too late, and no reminder', () => {
    const daily = { digestHour: 18 }
    const soon = { kind: 'turn', deadline: at('2026-06-03T15:00Z') } as const
    expect(until('2026-06-03T10:00Z', daily, 'letter', soon)).toBeNull()
    const later = { ...soon, deadline: at('2026-06-03T20:00Z') }
    expect(until('2026-06-03T10:00Z', daily, 'letter', later)).toBe('2026-06-03T16:00')
    for (const kind of ['reminder', 'decision'] as const)
      expect(until('2026-06-03T10:00Z', daily, 'letter', { kind, deadline: null })).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { sittersOf } from '../../worker/table/change/clearing.ts'
import { noticeFor, type SeatKind, takenNote } from '../../worker/table/telling/tell.ts'
import type { NoticeKind } from '../../worker/wire/notice-kinds.ts'
import { clock, earlier, happening, now, pace, type Table, table } from '../unit/table.ts'

const nobody = { isTurnPending: false, turns: [] }
const row = (kind: SeatKind, about = '', seat = 0) => ({
  ...{ id: 1, kind, seat, revision: 5, due: now, attempts: 0, about },
})
const runs = { clocks: [clock(0, { waiting: earlier, since: earlier, deadline: now })] }
const timed = (change: Table = {}) => table({ settings: { pace }, absence: runs, ...change })

describe('a notice to a seat', () => {
  test('of a nudge says who nudges, and which one it is', () => {
    const nudge = noticeFor(table(), row('reminder', 'nudge 2 77'), nobody)
    expect(nudge).toMatchObject({ kind: 'reminder', nudgedBy: 'N2', about: 'nudge 2 77' })
  })

  test('of time that runs out comes from nobody, and only while it runs', () => {
    const reminder = row('reminder')
    expect(noticeFor(timed(), reminder, nobody)).toMatchObject({ nudgedBy: null, deadline: now })
    const stands = { clocks: [clock(0, { waiting: earlier })], pausedAt: earlier }
    expect(noticeFor(timed({ absence: stands }), reminder, nobody)).toBeNull()
    expect(noticeFor(timed({ absence: { clocks: [] } }), reminder, nobody)).toBeNull()
    expect(noticeFor(timed({ toAct: 1 }), reminder, nobody)).toBeNull()
  })

  test('of a turn is about nothing else, and comes to those who are to act', () => {
    const notice = noticeFor(table(), row('turn', 'nudge 2 77'), nobody)
    expect(notice).toMatchObject({ kind: 'turn', revision: 5, about: '', deadline: null })
    expect(notice).not.toHaveProperty('nudgedBy')
    const turn = row('turn')
    expect(noticeFor(table({ toAct: 1 }), turn, nobody)).toBeNull()
    expect(noticeFor(table({ seats: { 0: { ownRevision: 6 } } }), turn, nobody)).toBeNull()
    expect(noticeFor(table({ settings: { status: 'over' } }), turn, nobody)).toBeNull()
    expect(noticeFor(table({ seats: { 0: { account: null } } }), turn, nobody)).toBeNull()
    expect(noticeFor({ ...table(), play: null }, turn, nobody)).toBeNull()
  })

  test('of the beginning is left out where the one of the turn says it too', () => {
    for (const kind of ['started', 'full'] as const satisfies ReadonlyArray<NoticeKind>) {
      expect(noticeFor(table(), row(kind), nobody)).toMatchObject({ kind })
      const pending = { ...nobody, isTurnPending: true }
      expect(noticeFor(table(), row(kind), pending)).toBeNull()
      expect(noticeFor(table({ toAct: 1 }), row(kind), pending)).toMatchObject({ kind })
    }
  })
})

test('that somebody new took a seat is told by their name', () => {
  const happenings = [happening('taken', 1, 8)]
  const after = table({ seats: { 1: { account: 'new', name: 'Eve' } }, absence: { happenings } })
  const taken = { ...row('turn'), kind: 'taken' as const, about: '8 a0' }
  expect(takenNote(after, { ...taken, seat: 1 }, () => null)).toEqual({
    account: 'a0',
    note: {
      note: 'taken',
      table: 'table',
      title: 'Ours',
      happening: '8',
      by: 'Eve',
      standing: null,
    },
  })
  expect(takenNote(after, { ...taken, seat: 7 }, () => null)).toBeNull()
})

test('the people at a table are told with its name', () => {
  const seats = { 1: { account: null, bot: 'easy' } } as const
  expect(sittersOf(table({ seats }))).toEqual({ title: 'Ours', accounts: ['a0', 'a2'] })
  expect(sittersOf(table({ settings: { title: '' } })).title).toBe('N0')
})

import { expect, test } from 'vitest'
import { conductAt } from '../../worker/table/conduct.ts'
import type { TableSnapshot } from '../../worker/table/snapshot.ts'
import type { Head } from '../../worker/table/storage/rows.ts'
import type { TableHappening } from '../../worker/wire/schema/table.ts'

const minute = 60_000

type Happened = Pick<TableHappening, 'what' | 'seat'> & { readonly at?: number; revision?: number }

/** A table with two people and what happened there. */
function tableWith(happened: ReadonlyArray<Happened>, seats: ReadonlyArray<object> = [{}, {}]) {
  const takenSeats = seats.map((seat, i) => ({ seat: i, account: `${i}`, bot: null, ...seat }))
  const happenings = happened.map((one, i) => ({ id: i + 1, at: 0, revision: 0, by: null, ...one }))
  return { takenSeats, absence: { happenings } } as unknown as TableSnapshot
}

/** Rows of a journal, newest first: seat, minute, and what else is unusual. */
const heads = (rows: ReadonlyArray<readonly [number, number, Partial<Head>?]>): Head[] =>
  rows
    .map(([seat, at, other], i) => {
      return { revision: i + 1, seat, at: at * minute, by: 'person', back: null, ...other } as Head
    })
    .toReversed()

const turns = heads([
  [0, 0],
  [1, 10],
  [1, 90],
  [0, 100],
  [1, 130],
  [0, 1000],
  [1, 1020],
])

test('an answer is a turn after somebody else’s, and the middle one of their times is told', () => {
  const conduct = conductAt(tableWith([]), turns)
  expect(conduct.get(0)).toEqual({ answers: 2, answerTime: 870 * minute, late: 0, stayed: true })
  expect(conduct.get(1)).toEqual({ answers: 3, answerTime: 20 * minute, late: 0, stayed: true })
})

test('bots, plans and turns that went back answer nobody, and nobody answers within a pause', () => {
  const rows = heads([
    [0, 0],
    [1, 10, { by: 'bot' }],
    [0, 20, { by: 'plan' }],
    [1, 30],
    [1, 31, { back: 3 }],
    [0, 50],
    [1, 900],
  ])
  const paused = tableWith([
    { what: 'paused', seat: null, at: 60 * minute },
    { what: 'resumed', seat: null, at: 800 * minute },
  ])
  expect(conductAt(paused, rows).get(1)).toMatchObject({ answers: 1, answerTime: 10 * minute })
  expect(conductAt(paused, rows).get(0)).toMatchObject({ answers: 0, answerTime: null })
})

test('somebody who took a seat over answers for themselves only', () => {
  const taken = tableWith([
    { what: 'over-time', seat: 1 },
    { what: 'taken', seat: 1, revision: 5 },
    { what: 'over-time', seat: 0 },
  ])
  expect(conductAt(taken, turns).get(1)).toMatchObject({ answers: 1, late: 0 })
  expect(conductAt(taken, turns).get(0)).toMatchObject({ answers: 2, late: 1 })
})

test('whoever has a bot in their place did not stay; beside bots alone nobody is counted', () => {
  expect(conductAt(tableWith([], [{}, { bot: 'easy' }]), turns).get(1)?.stayed).toBe(false)
  expect(conductAt(tableWith([], [{}, { account: null, bot: 'easy' }]), turns).size).toBe(0)
})

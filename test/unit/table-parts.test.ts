import { describe, expect, test, vi } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { diff, patched } from '../../worker/games/kernel/index.ts'
import { seatBots } from '../../worker/table/bots/bot-seats.ts'
import { madeOf } from '../../worker/table/ground/makeable.ts'
import { botNames } from '../../worker/table/seats/bot-names.ts'
import type { Journal } from '../../worker/table/storage/journal.ts'
import type { TakenSeat } from '../../worker/table/storage/rows.ts'
import { standing } from '../../worker/table/turns/standing-turns.ts'
import { fc } from '../kernel/seeds.ts'
import { now, person, table } from './table.ts'

describe('the difference of two states', () => {
  test('makes the one out of the other, and is none between equal ones', () => {
    const plain = fc
      .jsonValue({ maxDepth: 4 })
      .map((value) => JSON.stringify(value))
      .filter((text) => !text.includes('__proto__'))
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(diff(JSON.parse(before), JSON.parse(before))).toBeNull()
        const patch = diff(JSON.parse(before), JSON.parse(after))
        const found = patch === null ? JSON.parse(before) : patched(JSON.parse(before), patch)
        expect(found).toEqual(JSON.parse(after))
      }),
    )
  })

  test('says no more than what changed', () => {
    const before = { hands: [['a'], ['b', 'c']], deck: ['d', 'e', 'f'], round: 1, over: true }
    expect(diff(before, { ...before, hands: [['a'], ['b', 'c']] })).toBeNull()
    expect(diff(before, { ...before, round: 2 })).toEqual([1, { round: [0, 2] }])
    expect(diff(before, { ...before, over: undefined })).toEqual([1, {}, ['over']])
    expect(diff({ ...before, over: undefined }, { ...before, over: undefined })).toBeNull()
    expect(diff(before, { ...before, hands: [['a'], ['b', 'd']] })).toEqual([
      1,
      { hands: [1, { 1: [1, { 1: [0, 'd'] }] }] },
    ])
    // A card is drawn from the top, from the midst, from the end; one is put in.
    const drawn = (...deck: string[]) => diff(before.deck, deck)
    expect(drawn('e', 'f')).toEqual([2, 0, 1, []])
    expect(drawn('d', 'f')).toEqual([2, 1, 1, []])
    expect(drawn('d', 'e')).toEqual([2, 2, 1, []])
    expect(drawn('d', 'g', 'e', 'f')).toEqual([2, 1, 0, ['g']])
    // Items that are the same at both ends are not counted twice.
    expect(diff(['x', 'x'], ['x'])).toEqual([2, 1, 1, []])
    expect(diff(['x'], ['x', 'x'])).toEqual([2, 1, 0, ['x']])
  })
})

test('the turns that stand are those that were not taken back', () => {
  const rows = (...backs: (number | null)[]) => backs.map((back, i) => ({ revision: i + 1, back }))
  const left = (...backs: (number | null)[]) =>
    standing(rows(...backs)).map(({ revision }) => revision)
  expect(left(null, null, null)).toEqual([1, 2, 3])
  expect(left(null, null, 1)).toEqual([1])
  expect(left(null, null, 1, null, null)).toEqual([1, 4, 5])
  expect(left(null, null, 1, null, 3)).toEqual([1])
  expect(left(null, null, 0, null)).toEqual([4])
  expect(left()).toEqual([])
})

test('a bot takes a name that nobody else has at the table, as long as there is one', () => {
  const putTakenSeats = vi.fn<Journal['putTakenSeats']>()
  const journal = { putTakenSeats } as object as Journal
  const { takenSeats: _, ...gathering } = table({ settings: { status: 'gathering', wanted: 99 } })
  const [first, ...others] = botNames.en
  const last = others.at(-1) ?? ''
  const seated = [first, ...others.slice(0, -1)].map((name, seat) => person(seat, { name }))
  const bot = (takenSeats: TakenSeat[]) => {
    expect(seatBots(journal, { ...gathering, takenSeats }, [{ level: 'easy' }], 'en', now)).toBe(
      'changed',
    )
    return putTakenSeats.mock.lastCall?.[0].at(-1)?.name
  }
  expect(bot(seated)).toBe(last)
  expect(bot([...seated, person(seated.length, { name: last })])).toBe(`${first} (2)`)
})

test.each(games)('$id is made for as many players as its rules know, and for no others', (game) => {
  const { min, max } = game.seats
  const made = (seats: number) => madeOf({ game: game.id, seats, options: {} })
  for (const seats of [min, max]) expect(made(seats)).toHaveProperty('options')
  for (const seats of [min - 1, max + 1])
    expect(made(seats)).toMatchObject({ extra: { fields: [{ field: 'seats' }] } })
})

test('a table is made with options that exist, and that its number of players can have', () => {
  const made = (change: object) =>
    madeOf({ game: 'villagers', seats: 5, options: { modules: ['scoundrels'] }, ...change })
  const isWrong = (field: string) => ({ extra: { fields: [{ field }] } })
  expect(made({ options: { modules: ['scoundrels'], courier: false } })).toMatchObject(
    isWrong('options'),
  )
  expect(made({ options: { modules: ['scoundrels'], courier: true } })).toMatchObject({
    options: { modules: ['scoundrels'], courier: true },
  })
  expect(made({ seats: 4, options: { modules: ['scoundrels'], courier: false } })).toHaveProperty(
    'options',
  )
  expect(made({ options: { courier: 'maybe' } })).toMatchObject(isWrong('options.courier'))
  expect(made({ game: 'chess' })).toMatchObject(isWrong('game'))
})

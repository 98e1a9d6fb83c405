/** Seasons, ranks and points by category: the pure rules of the ladders, and how D1's came to be. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import {
  type CategoryPoints,
  compared,
  type PointsBySeats,
  withTable,
} from '../../worker/accounts/category-points.ts'
import { paceKindOf, perTurn } from '../../worker/accounts/open-table.ts'
import { ranked } from '../../worker/accounts/ranked.ts'
import { seasonBegun, seasonOf, seasonSpan } from '../../worker/wire/season.ts'
import { fc } from '../kernel/seeds.ts'

const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) - 1 })

describe('a season', () => {
  test('is a quarter of a year in UTC', () => {
    expect(seasonOf(Date.UTC(2026, 11, 31, 23, 59, 59, 999))).toBe('2026-Q4')
    expect(seasonOf(Date.UTC(2027, 0))).toBe('2027-Q1')
    expect(seasonSpan('2024-Q1')).toEqual({ from: Date.UTC(2024, 0), until: Date.UTC(2024, 3) })
    for (const wrong of ['2026-Q0', '2026-Q5', '2026-q1', '26-Q1', '2026-Q1 ', '0026-Q1', 'now'])
      expect(seasonSpan(wrong)).toBeNull()
  })

  test('has each of its moments, and ends as the next one begins', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const season = seasonOf(at)
        const span = seasonSpan(season)
        if (!span) throw new Error(`There is no ${season}.`)
        expect(span.from <= at && at < span.until).toBe(true)
        for (const [edge, is] of [
          [span.from, season],
          [span.until - 1, season],
        ] as const)
          expect(seasonOf(edge)).toBe(is)
        expect(seasonSpan(seasonOf(span.until))?.from).toBe(span.until)
        expect(seasonSpan(seasonOf(span.from - 1))?.until).toBe(span.from)
      }),
    )
  })

  test('is told once it has begun', () => {
    fc.assert(
      fc.property(moment, moment, (at, now) => {
        const season = seasonOf(at)
        const hasBegun = (seasonSpan(season)?.from ?? Number.NaN) <= now
        expect(seasonBegun(season, now)).toBe(hasBegun ? season : null)
        expect(seasonBegun('now', now)).toBe(seasonOf(now))
      }),
    )
  })
})

test('a rank is one more than the number of those who are before, and equals share it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (scores) => {
      const rows = scores.toSorted((a, b) => b - a).map((score) => ({ score }))
      const found = ranked(rows, (a, b) => a.score === b.score)
      expect(found).toEqual(
        rows.map(({ score }) => ({ score, rank: 1 + scores.filter((one) => one > score).length })),
      )
    }),
  )
})

describe('points by category', () => {
  const categories = ['food', 'coins', 'carts', 'toString']
  const points = fc.dictionary(fc.constantFrom(...categories), fc.integer({ min: -5, max: 40 }))
  const table = fc.tuple(fc.integer({ min: 2, max: 5 }), points)
  const summed = (tables: ReadonlyArray<readonly [number, CategoryPoints]>) =>
    tables.reduce<PointsBySeats>((sums, [seats, one]) => withTable(sums, seats, one), {})

  test('are sums over tables, in whatever order these end', () => {
    fc.assert(
      fc.property(fc.array(table), (tables) => {
        const sums = summed(tables)
        expect(summed(tables.toReversed())).toEqual(sums)
        for (const [seats, { tables: count, points: total }] of Object.entries(sums)) {
          const same = tables.filter(([size]) => size === Number(seats))
          expect(count).toBe(same.length)
          for (const category of Object.keys(total))
            expect(total[category]).toBe(
              same.reduce(
                (sum, [, one]) => sum + (Object.hasOwn(one, category) ? (one[category] ?? 0) : 0),
                0,
              ),
            )
        }
      }),
    )
  })

  test('compare means at tables of one size, where each of the others counts once', () => {
    fc.assert(
      fc.property(fc.array(table), fc.array(fc.array(table)), (mine, others) => {
        const found = compared(summed(mine), others.map(summed))
        expect(found === null).toBe(mine.length === 0)
        if (!found) return
        const sizes = mine.map(([seats]) => seats)
        const times = (size: number) => sizes.filter((one) => one === size).length
        expect(found.tables).toBe(Math.max(...sizes.map(times)))
        expect(times(found.seats)).toBe(found.tables)
        expect(found.others).toBe(
          others.filter((one) => one.some(([seats]) => seats === found.seats)).length,
        )
        // People who play as I do are my mean, however often.
        const twice = compared(summed(mine), [summed(mine), summed([...mine, ...mine])])
        for (const one of twice?.categories ?? []) expect(one.theirs).toBeCloseTo(one.mine, 9)
      }),
    )
  })
})

test('D1 has the ladders and seasons of what was rated before it had any', () => {
  const folder = join(import.meta.dirname, '../../migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const run = (database: DatabaseSync, names: ReadonlyArray<string>) => {
    for (const name of names) database.exec(readFileSync(join(folder, name), 'utf8'))
  }
  const ladders = files.findIndex((name) => name.includes('ladders'))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(moment, fc.integer({ min: 1, max: 3 })), { maxLength: 8 }),
      (ends) => {
        const database = new DatabaseSync(':memory:')
        run(database, files.slice(0, ladders))
        database.exec(
          "INSERT INTO accounts (id, name, language, created_at) VALUES ('a', 'A', 'en', 1)",
        )
        const rating = database.prepare(
          "INSERT INTO ratings VALUES (?, 'a', 'villagers', ?, ?, 2, ?)",
        )
        const result = database.prepare(
          `INSERT INTO results ("table", seat, account, game, options, seats, place, points, reason, rated, ended_at)
          VALUES (?, 0, 'a', 'villagers', '{}', 3, ?, 1, '', 1, ?)`,
        )
        const inOrder = ends.toSorted(([a], [b]) => a - b)
        for (const [i, [at, place]] of inOrder.entries()) {
          rating.run(`t${i}`, i + 1, 25 + i, at)
          result.run(`t${i}`, place, at)
        }
        run(database, files.slice(ladders))
        const all = (query: string) =>
          database
            .prepare(query)
            .all()
            .map((row) => ({ ...row }))
        const last = inOrder.at(-1)
        expect(all('SELECT tables, estimate, points, at FROM ladders')).toEqual(
          last
            ? [{ tables: ends.length, estimate: 18 + ends.length, points: '{}', at: last[0] }]
            : [],
        )
        const seasons = Map.groupBy(inOrder.entries(), ([, [at]]) => seasonOf(at))
        expect(
          all('SELECT season, tables, won, estimate FROM season_scores ORDER BY season'),
        ).toEqual(
          [...seasons]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([season, rows]) => ({
              ...{ season, tables: rows.length },
              won: rows.filter(([, [, place]]) => place === 1).length,
              estimate: 19 + (rows.at(-1)?.[0] ?? 0),
            })),
        )
      },
    ),
    { numRuns: 30 },
  )
})

test('each pace is of the class whose hours it is within, as the list of open tables has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 720 }), (hours) => {
      const kind = paceKindOf({ perTurn: hours })
      const fitting = Object.entries(perTurn).filter(
        ([, [from, below]]) => hours >= from && hours < below,
      )
      expect(fitting.map(([name]) => name)).toEqual([kind])
    }),
  )
  expect(paceKindOf(null)).toBe('none')
})

/** Groups and final: pairings, finalists and standings. */
import { describe, expect, test } from 'vitest'
import { Random } from '../../worker/games/kernel/random.ts'
import {
  apartInGroups,
  evenSize,
  finalRound,
  finalRounds,
  goingOn,
  groupsOf,
} from '../../worker/pairings/groups.ts'
import { fullPoints } from '../../worker/pairings/rounds.ts'
import { tableSizes } from '../../worker/pairings/swiss.ts'
import { groupPlaces, groupsIn, inFinal, isFinal } from '../../worker/tournaments/groups.ts'
import { dueNow, nextRound, roundsFor } from '../../worker/tournaments/next-round.ts'
import type { State, TableRow } from '../../worker/tournaments/state.ts'
import { fc, isThorough } from '../kernel/seeds.ts'

const named = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)
const check = <T>(property: fc.IProperty<T>, numRuns = 80) =>
  fc.assert(property, { numRuns: isThorough ? numRuns * 20 : numRuns })
const people = fc.integer({ min: 4, max: 64 })
const groupSize = fc.integer({ min: 3, max: 12 })
const size = fc.constantFrom(2, 3, 4, 5)

const seededBy = (seed: number): Random => {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, seed)
  return Random.fromSeed(bytes)
}

describe('groups', () => {
  test('have everybody once, sizes that differ by at most one, and no more people than was said', () => {
    check(
      fc.property(people, groupSize, (count, most) => {
        const groups = groupsOf(named(count), most)
        expect(groups.flat().toSorted()).toEqual(named(count).toSorted())
        const sizes = groups.map((group) => group.length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        expect(Math.max(...sizes)).toBeLessThanOrEqual(most)
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2)
        expect(groups.length).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  test('spread the seeds: each has one of the best, one of the next, and about the same sum', () => {
    check(
      fc.property(people, groupSize, (count, most) => {
        const groups = groupsOf(named(count), most)
        const ranks = groups.map((group) => group.map((one) => Number(one.slice(1))))
        const pots = Math.floor(count / groups.length)
        for (let pot = 0; pot < pots; pot++)
          for (const own of ranks)
            expect(own.filter((seed) => Math.floor(seed / groups.length) === pot)).toHaveLength(1)
        const sums = ranks.map((own) => own.slice(0, pots).reduce((a, b) => a + b, 0))
        expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(groups.length)
      }),
    )
  })

  test('keep two apart who block each other, as pots of more than one allow', () => {
    check(
      fc.property(people, groupSize, fc.nat(), fc.nat(), (count, most, one, other) => {
        const [a, b] = [`p${one % count}`, `p${other % count}`]
        const clash = (x: string, y: string) => (x === a && y === b) || (x === b && y === a)
        const order = apartInGroups(named(count), most, clash)
        expect(order.toSorted()).toEqual(named(count).toSorted())
        const groups = groupsOf(order, most)
        if (a !== b)
          for (const group of groups) expect(group.includes(a) && group.includes(b)).toBe(false)
        // Everybody stays in their pot.
        order.forEach((entrant, i) => {
          expect(Math.floor(Number(entrant.slice(1)) / groups.length)).toBe(
            Math.floor(i / groups.length),
          )
        })
      }),
    )
  })

  test('fill tables of any size without anybody left over', () => {
    check(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.constantFrom(3, 4, 5), (count, most) => {
        const even = evenSize(count, most)
        const sizes = tableSizes(count, even, Math.max(2, even - 1))
        expect(sizes.reduce((a, b) => a + b, 0)).toBe(count)
        expect(Math.max(...sizes)).toBeLessThanOrEqual(most)
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})

describe('a final', () => {
  test('comes to one last table, and seats everybody who is in it or lets the best go on', () => {
    check(
      fc.property(fc.integer({ min: 2, max: 90 }), size, (count, most) => {
        let order = named(count)
        for (let round = 1; ; round++) {
          const { tables, byes } = finalRound(order, most, () => 0)
          expect([...tables.flat(), ...byes].toSorted()).toEqual(order.toSorted())
          for (const table of tables) {
            expect(table.length).toBeGreaterThanOrEqual(2)
            expect(table.length).toBeLessThanOrEqual(most)
          }
          // Only the best go on without a table, at tables of two and in the first round.
          expect([...byes]).toEqual(order.slice(0, byes.length))
          if (round > 1 || most > 2) expect(byes).toEqual([])
          if (order.length <= most) {
            expect(round).toBe(finalRounds(count, most))
            expect(tables).toHaveLength(1)
            return
          }
          const many = goingOn(tables, most)
          const on = new Set([...byes, ...tables.flatMap((table) => table.slice(0, many))])
          for (const table of tables) expect(table.length).toBeGreaterThan(many)
          order = order.filter((one) => on.has(one))
        }
      }),
    )
  })

  test('of four has the first meet the last; two of one group meet later where that can be helped', () => {
    expect(finalRound([...'abcd'], 2, () => 0).tables).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ])
    const together = ['ad', 'bc']
    const clash = (a: string, b: string) => (together.includes([a, b].toSorted().join('')) ? 1 : 0)
    const met = finalRound([...'abcd'], 2, clash).tables.map((table) => table.toSorted().join(''))
    for (const pair of together) expect(met).not.toContain(pair)
  })
})

const settingsOf = (more: object) => ({
  ...{ format: 'groups', least: 2, size: 2, rounds: 3, atOnce: 1, groupSize: 4, advance: 2 },
  ...more,
})

function begun(count: number, more: object): State {
  const settings = settingsOf(more)
  const total = roundsFor({ settings } as never, count)
  return {
    facts: { settings, total, status: 'running' },
    entrants: Array.from({ length: count }, (_, i) => ({
      ...{ number: i + 1, account: `a${i}`, name: `N${i}`, at: 0, checkedAt: null },
      ...{ seed: i + 1, gone: null },
    })),
    rounds: [],
    tables: [],
  } as unknown as State
}

/** The state with one more round, all of whose tables the smaller number wins. */
function played(state: State): State {
  const { tables, byes, bracket } = nextRound(state, [], seededBy(state.rounds.length))
  const round = state.rounds.length + 1
  const its = tables.map(
    (entrants, i): TableRow => ({
      ...{ id: `${round}.${i + 1}`, round, number: i + 1, entrants, made: 'made', missing: [] },
      places: entrants.map((one) => 1 + entrants.filter((other) => other < one).length),
    }),
  )
  const row = { round, openedAt: 0, deadline: 0, closedAt: null, byes, bracket }
  return { ...state, rounds: [...state.rounds, row], tables: [...state.tables, ...its] }
}

function toEnd(begin: State, before: (state: State) => State = (state) => state): State {
  let state = begin
  while (dueNow(state) === 'round') state = before(played(state))
  expect(dueNow(state)).toBe('end')
  return state
}

const gone = (state: State, ...numbers: number[]): State => ({
  ...state,
  entrants: state.entrants.map((one) =>
    numbers.includes(one.number) ? { ...one, gone: 'withdrawn' } : one,
  ),
})

describe('a tournament of groups', () => {
  test('has as many rounds as it said, its finalists are the best of each group, and the best wins', () => {
    check(
      fc.property(
        people,
        groupSize,
        fc.integer({ min: 1, max: 4 }),
        size,
        (count, most, advance, at) => {
          const begin = begun(count, { groupSize: most, advance, size: at })
          const state = toEnd(begin)
          expect(state.rounds).toHaveLength(state.facts.total ?? 0)
          const groups = groupsIn(state)
          const many = Math.min(advance, ...groups.map(({ members }) => members.length - 1))
          for (const { lines } of groups) {
            const on = inFinal(state).filter((one) => lines.some(({ entrant }) => entrant === one))
            expect(on.toSorted()).toEqual(
              lines
                .slice(0, many)
                .map(({ entrant }) => entrant)
                .toSorted(),
            )
          }
          const places = groupPlaces(state)
          expect(places.map(({ entrant }) => Number(entrant)).toSorted((a, b) => a - b)).toEqual(
            begin.entrants.map(({ number }) => number),
          )
          expect(places[0]).toEqual({ entrant: '1', place: 1 })
          expect(places.filter(({ place }) => place === 1)).toHaveLength(1)
          const last = places.slice(inFinal(state).length)
          for (const { place } of last) expect(place).toBeGreaterThan(inFinal(state).length)
        },
      ),
    )
  })

  test('at tables of two everybody meets all of their group once, and rests as often as the others of it', () => {
    check(
      fc.property(people, groupSize, (count, most) => {
        const state = toEnd(begun(count, { groupSize: most }))
        const inGroups = state.rounds.filter(({ round }) => !isFinal(state, round))
        const numbers = new Set(inGroups.map(({ round }) => round))
        for (const { members } of groupsIn(state)) {
          const pairs = state.tables
            .filter(
              ({ round, entrants }) => numbers.has(round) && members.includes(String(entrants[0])),
            )
            .map(({ entrants }) => entrants.toSorted((a, b) => a - b).join(' '))
          expect(new Set(pairs).size).toBe(pairs.length)
          expect(pairs).toHaveLength((members.length * (members.length - 1)) / 2)
          const rests = members.map(
            (one) => inGroups.filter(({ byes }) => byes.includes(Number(one))).length,
          )
          expect(new Set(rests).size).toBe(1)
          expect(rests[0]).toBe(members.length % 2)
        }
      }),
    )
  })

  test('nobody rests twice before all have rested, in whichever group, round by round', () => {
    check(
      fc.property(people, groupSize, (count, most) => {
        let state = begun(count, { groupSize: most })
        const rests = new Map(state.entrants.map(({ number }) => [number, 0]))
        for (;;) {
          state = played(state)
          const { round } = state.rounds.at(-1) ?? { round: 0 }
          if (isFinal(state, round)) return
          const seated = new Set(
            state.tables
              .filter((table) => table.round === round)
              .flatMap(({ entrants }) => entrants),
          )
          for (const [number, had] of rests) if (!seated.has(number)) rests.set(number, had + 1)
          const all = [...rests.values()]
          expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('a rest helps nobody in the order of the final: the tables that somebody played count', () => {
    let state = begun(7, { groupSize: 4, advance: 2 })
    for (let round = 1; round <= 3; round++) state = played(state)
    const [three, four] = groupsIn(state).map(({ members }) => members.map(Number))
    expect([three, four]).toEqual([
      [1, 4, 5],
      [2, 3, 6, 7],
    ])
    // In the larger group the last seeds are the best.
    const turned = state.tables.map((table) =>
      four?.includes(table.entrants[0] ?? 0)
        ? { ...table, places: table.places?.map((place) => 3 - place) ?? null }
        : table,
    )
    // With their rests the seconds have two points of three each: one won of two tables, and two of three.
    expect(nextRound({ ...state, tables: turned }, [], seededBy(1)).bracket).toEqual([1, 7, 6, 4])
  })

  test('at larger tables everybody plays each of its rounds', () => {
    check(
      fc.property(people, groupSize, fc.constantFrom(3, 4, 5), (count, most, at) => {
        const state = toEnd(begun(count, { groupSize: most, size: at }))
        for (const round of state.rounds.filter((one) => !isFinal(state, one.round))) {
          const seated = state.tables
            .filter((table) => table.round === round.round)
            .flatMap(({ entrants }) => entrants)
          expect(seated.toSorted((a, b) => a - b)).toEqual(
            state.entrants.map(({ number }) => number),
          )
        }
      }),
    )
  })

  test('the points of a group are those of its own tables', () => {
    const state = toEnd(begun(8, {}))
    expect(
      groupsIn(state).map(({ lines }) =>
        lines.map(({ entrant, points, place }) => [entrant, points / fullPoints, place]),
      ),
    ).toEqual([
      [
        ['1', 3, 1],
        ['4', 2, 2],
        ['5', 1, 3],
        ['8', 0, 4],
      ],
      [
        ['2', 3, 1],
        ['3', 2, 2],
        ['6', 1, 3],
        ['7', 0, 4],
      ],
    ])
    expect(groupPlaces(state)).toEqual([
      ...[
        { entrant: '1', place: 1 },
        { entrant: '2', place: 2 },
      ],
      ...[
        { entrant: '3', place: 3 },
        { entrant: '4', place: 3 },
      ],
      ...[
        { entrant: '5', place: 5 },
        { entrant: '6', place: 5 },
      ],
      ...[
        { entrant: '7', place: 7 },
        { entrant: '8', place: 7 },
      ],
    ])
  })

  test('the next of a group goes on for somebody who has left before the final', () => {
    const state = toEnd(begun(8, {}), (now) => (now.rounds.length === 3 ? gone(now, 1) : now))
    expect(inFinal(state).toSorted()).toEqual(['2', '3', '4', '5'])
    expect(groupPlaces(state)[0]).toEqual({ entrant: '2', place: 1 })
  })

  test('the next of a table goes on for somebody who leaves in the final', () => {
    const state = toEnd(begun(8, {}), (now) => (now.rounds.length === 4 ? gone(now, 1) : now))
    // The first has won the table and has left: the other of that table plays on.
    const semi = state.tables.find(({ round, entrants }) => round === 4 && entrants.includes(1))
    const other = semi?.entrants.find((one) => one !== 1)
    expect(state.rounds.at(-1)?.bracket).toContain(other)
    expect(groupPlaces(state)[0]).toEqual({ entrant: '2', place: 1 })
  })

  test('if all but one have left, that one wins, and nobody who leaves later takes it from them', () => {
    const others = [1, 2, 3, 4, 6, 7, 8]
    const state = toEnd(begun(8, {}), (now) =>
      now.rounds.length === 1 ? gone(now, ...others) : now,
    )
    expect(groupPlaces(state)[0]).toEqual({ entrant: '5', place: 1 })
    expect(groupPlaces(gone(state, 5))[0]).toEqual({ entrant: '5', place: 1 })
  })

  test('if all have left, it ends', () => {
    const state = toEnd(begun(8, {}), (now) => gone(now, 1, 2, 3, 4, 5, 6, 7, 8))
    expect(inFinal(state)).toEqual([])
    expect(groupPlaces(state)).toHaveLength(8)
  })

  test('a draw at the last table goes to whoever came better out of the groups', () => {
    const state = toEnd(begun(8, { advance: 1 }))
    const last = state.rounds.at(-1)?.round
    const tables = state.tables.map((table) =>
      table.round === last ? { ...table, places: table.entrants.map(() => 1) } : table,
    )
    expect(groupPlaces({ ...state, tables }).slice(0, 2)).toEqual([
      { entrant: '1', place: 1 },
      { entrant: '2', place: 2 },
    ])
  })
})

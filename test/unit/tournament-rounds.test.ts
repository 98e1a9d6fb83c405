/** Rounds of tournaments in which people leave, by the formats: nobody is forgotten, and every one comes to its end. */
import { describe, expect, test } from 'vitest'
import { Random } from '../../worker/games/kernel/random.ts'
import { dueNow, nextRound, roundsFor } from '../../worker/tournaments/next-round.ts'
import { playsOn, standingsOf } from '../../worker/tournaments/order.ts'
import { isOver, type State, type TableRow } from '../../worker/tournaments/state.ts'

type Format = State['facts']['settings']['format']

const randomBy = (seed: number): Random => {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, seed)
  return Random.fromSeed(bytes)
}

function begun(format: Format, people: number, settings: object): State {
  const facts = { settings: { format, least: 2, size: 2, ...settings }, status: 'running' }
  return {
    facts: { ...facts, total: roundsFor(facts as never, people) },
    entrants: Array.from({ length: people }, (_, i) => ({
      ...{ number: i + 1, account: `a${i}`, name: `N${i}`, at: 0, checkedAt: null },
      ...{ seed: i + 1, gone: null },
    })),
    rounds: [],
    tables: [],
  } as unknown as State
}

const gone = ({ entrants }: State): number[] =>
  entrants.filter((one) => one.gone !== null).map(({ number }) => number)

/** The state with one more round. */
function opened(state: State, random: Random): State {
  const { tables, byes, bracket } = nextRound(state, [], random)
  const round = state.rounds.length + 1
  const its = tables.map((entrants, i): TableRow => {
    const id = `${round}.${i + 1}`
    return { id, round, number: i + 1, entrants, made: 'made', places: null, missing: null }
  })
  const row = { round, openedAt: 0, deadline: 0, closedAt: null, byes, bracket }
  return { ...state, rounds: [...state.rounds, row], tables: [...state.tables, ...its] }
}

/** The state with a table over, by lot; draws happen. */
function ended(state: State, table: TableRow, random: Random): State {
  const marks = table.entrants.map(() => random.int(3))
  const places = marks.map((own) => 1 + marks.filter((other) => other < own).length)
  const out = gone(state).filter((one) => table.entrants.includes(one))
  const over = { ...table, places, missing: out }
  const tables = state.tables.map((one) => (one.id === table.id ? over : one))
  const after = { ...state, tables }
  const next = { ...table, id: `${table.id}+`, entrants: table.entrants.toReversed() }
  return playsOn(after, over) ? { ...after, tables: [...tables, next] } : after
}

/** The state with somebody gone. */
function left(state: State, random: Random): State {
  const who = 1 + random.int(state.entrants.length)
  const entrants = state.entrants.map((one) =>
    one.number === who ? { ...one, gone: 'withdrawn' as const } : one,
  )
  return { ...state, entrants }
}

/** Everybody who is there has one table or one bye in the round just opened, and nobody else. */
function expectWhole(before: State, after: State, format: Format): void {
  const last = after.rounds.at(-1)
  const here = after.tables.filter(({ round }) => round === last?.round)
  const seated = [...here.flatMap(({ entrants }) => entrants), ...(last?.byes ?? [])]
  expect(new Set(seated).size).toBe(seated.length)
  for (const number of gone(before)) expect(seated).not.toContain(number)
  const present = before.entrants.filter((one) => one.gone === null)
  // In groups some rest, and in a final there are few.
  if (format === 'swiss' || format === 'round-robin') expect(seated).toHaveLength(present.length)
}

function playedOut(format: Format, people: number, settings: object, random: Random): State {
  let state = begun(format, people, settings)
  for (let steps = 0; steps < 2000; steps++) {
    const due = dueNow(state)
    if (due === 'end') return state
    if (due === 'round') {
      const after = opened(state, random)
      expectWhole(state, after, format)
      state = after
    } else {
      const running = state.tables.filter(({ places }) => places === null)
      expect(running.length).toBeGreaterThan(0)
      state = ended(state, random.pick(running), random)
    }
    if (random.int(6) === 0) state = left(state, random)
  }
  throw new Error('It never ends.')
}

const formats: ReadonlyArray<readonly [Format, object]> = [
  ['swiss', { rounds: 5, atOnce: 1 }],
  ['swiss', { rounds: 4, atOnce: 3 }],
  ['swiss', { rounds: 5, atOnce: 1, size: 4, least: 3 }],
  ['swiss', { rounds: 3, atOnce: 2, size: 5, least: 5 }],
  ['round-robin', { atOnce: 1 }],
  ['round-robin', { atOnce: 3 }],
  ['knock-out', { atOnce: 1 }],
  ['knock-out', { atOnce: 1, series: true }],
  ['groups', { atOnce: 1, groupSize: 4, advance: 2 }],
  ['groups', { atOnce: 3, groupSize: 5, advance: 1 }],
  ['groups', { atOnce: 1, groupSize: 4, advance: 2, size: 4, rounds: 2 }],
  ['groups', { atOnce: 2, groupSize: 7, advance: 3, size: 3, rounds: 3 }],
]

describe.for(formats)('a %s (%j)', ([format, settings]) => {
  test('comes to its end, whoever leaves when', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = randomBy(seed)
      const people = (format === 'groups' ? 4 : 2) + random.int(15)
      const state = playedOut(format, people, settings, random)
      for (const { round } of state.rounds) expect(isOver(state, round)).toBe(true)
      const order = standingsOf(state)
      expect(order.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(
        state.entrants.map(({ number }) => number),
      )
      expect(order[0]?.place).toBe(1)
    }
  })
})

test('in a knock-out the better seed goes on after a draw, and who has left does not', () => {
  let state = opened(begun('knock-out', 4, { atOnce: 1 }), randomBy(1))
  const tables = state.tables.map((table) => ({ ...table, places: [1, 1] }))
  state = { ...state, tables }
  expect([...(opened(state, randomBy(2)).rounds[1]?.bracket ?? [])]).toEqual([1, 2])
  const entrants = state.entrants.map((one) =>
    one.number === 1 ? { ...one, gone: 'withdrawn' as const } : one,
  )
  const after = opened({ ...state, entrants }, randomBy(2))
  expect([...(after.rounds[1]?.bracket ?? [])]).toEqual([null, 2])
  expect(after.rounds[1]?.byes).toEqual([2])
})

/** The state with games of the only two people, one after another: who won each, 0 at a draw. */
function afterGames(...winners: ReadonlyArray<number>): State {
  let state = opened(begun('knock-out', 2, { atOnce: 1, series: true }), randomBy(1))
  for (const winner of winners) {
    const table = state.tables.at(-1) as TableRow
    const places = table.entrants.map((one) => (winner === 0 || one === winner ? 1 : 2))
    const over = { ...table, places, missing: [] }
    state = { ...state, tables: [...state.tables.slice(0, -1), over] }
    if (playsOn(state, over))
      state = { ...state, tables: [...state.tables, { ...table, id: `${table.id}+` }] }
  }
  return state
}

const winnerOf = (state: State) => standingsOf(state)[0]?.entrant

test.each([
  [[2, 2], 2, 2],
  [[1, 2, 2], 3, 2],
  [[1, 0, 0], 3, 1],
  [[0, 2, 0], 3, 2],
  // All alike: the better seed.
  [[1, 2, 0], 3, 1],
  [[0, 0, 0], 3, 1],
])('a series of games won by %j has %i, and %i wins it', (winners, games, winner) => {
  const state = afterGames(...winners)
  expect([state.tables.length, isOver(state, 1), winnerOf(state)]).toEqual([games, true, winner])
  // Leaving afterwards changes nothing.
  const entrants = state.entrants.map((one) => ({ ...one, gone: 'deleted' as const }))
  expect(winnerOf({ ...state, entrants })).toBe(winner)
})

test('whoever leaves a series loses it, though they lead', () => {
  const state = afterGames(1)
  const entrants = state.entrants.map((one) =>
    one.number === 1 ? { ...one, gone: 'withdrawn' as const } : one,
  )
  const last = state.tables.at(-1) as TableRow
  const places = last.entrants.map((one) => (one === 1 ? 2 : 1))
  const over = { ...last, places, missing: [1] }
  const after = { ...state, entrants, tables: [...state.tables.slice(0, -1), over] }
  expect([playsOn(after, over), winnerOf(after)]).toEqual([false, 2])
})

test('whoever has won a knock-out stays its winner when they leave', () => {
  const played = opened(begun('knock-out', 2, { atOnce: 1 }), randomBy(1))
  const tables = played.tables.map((table) => ({
    ...table,
    places: table.entrants.map((entrant) => (entrant === 2 ? 1 : 2)),
  }))
  const entrants = played.entrants.map((one) =>
    one.number === 2 ? { ...one, gone: 'deleted' as const } : one,
  )
  const places = standingsOf({ ...played, tables, entrants }).map((line) => [
    ...[line.entrant, line.place],
  ])
  expect(places).toEqual([
    [2, 1],
    [1, 2],
  ])
})

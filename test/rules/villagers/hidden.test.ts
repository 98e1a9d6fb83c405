import { describe, expect, test } from 'vitest'
import { Hidden, type Viewer } from '../../../worker/games/kernel/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { limits } from '../../../worker/games/villagers/limits.ts'
import { marketYield } from '../../../worker/games/villagers/markets.ts'
import { configuration, possibleHidden } from '../../../worker/games/villagers/redact.ts'
import type { State } from '../../../worker/games/villagers/state.ts'
import { symbols } from '../../../worker/games/villagers/symbols.ts'
import {
  building,
  events,
  faceDown,
  fresh,
  handOf,
  played,
  refused,
  table,
  written,
} from './table.ts'

const seen = (state: State, viewer: Viewer): State => villagers.redact(state, viewer)
const handSeen = (state: State, viewer: Viewer, of = 0) =>
  (seen(state, viewer).seats[of]?.hand ?? []).map(({ card }) => card).join(' ')
const stack = (state: State, viewer: Viewer, column = 0) =>
  (seen(state, viewer).stacks[column] ?? []).map(({ card }) => card).join(' ')

/** Seat 0's build turn with this hand; "!" marks what everyone knows. */
function holding(hand: string): State {
  const state = building(
    {},
    { stacks: ['fisher agent', 'agent', 'agent', 'agent', 'agent', 'agent'] },
  )
  const [seat] = state.seats
  if (seat) seat.hand = faceDown(hand, [0])
  return state
}
const give = (state: State, card: 'cooper' | 'carpenter' | 'hunter') =>
  played(state, 0, { do: 'trade-in', basic: 'miner' }, { do: 'put', card, on: 'stack', column: 0 })

const everybody: Viewer[] = [0, 1, 2, null]

test('V9.1 a spectator sees what every opponent sees', () => {
  const state = table({ seats: [{ hand: 'cooper', square: 'agent' }, {}, {}] })
  expect(seen(state, null).seats).toEqual(seen(state, 1).seats)
  expect(seen(state, null).turn).toEqual(state.turn)
})

test.each(everybody)('V9.20 all see the face-up Road and its coins (viewer %s)', (viewer) => {
  const state = table({ road: 'cooper*2 hunter*1 mason - grazier seeker' })
  expect(seen(state, viewer).road).toEqual(state.road)
  expect(seen(state, viewer).road[0]).toEqual({ card: 'cooper', coins: 2 })
})

test.each(everybody)(
  'V9.21 all see villages with covered cards, coins and the side of Founders (viewer %s)',
  (viewer) => {
    const village = ['founders', 'lumberjack: wheeler cartwright*4 | cooper', 'monk=miner: mason']
    const state = table({ seats: [{ village, founders: 'food' }, {}, {}] })
    const [of] = seen(state, viewer).seats
    expect(written(of?.village ?? [])).toEqual(village)
    expect(of?.founders).toBe('food')
  },
)

test.each(everybody)(
  'V9.22 all see supplies, basic stacks, the first player and the market cards (viewer %s)',
  (viewer) => {
    const state = table({
      seats: [{ gold: 3 }, { gold: 5 }, {}],
      basics: { miner: 4 },
      firstPlayer: 2,
      markets: { first: 'triggered' },
    })
    const view = seen(state, viewer)
    expect(view.seats.map(({ gold }) => gold)).toEqual([3, 5, 8])
    expect(view.basics).toEqual({ lumberjack: 10, hayer: 10, miner: 4 })
    expect(view.firstPlayer).toBe(2)
    expect(view.markets).toEqual({ first: 'triggered', second: 'ahead' })
  },
)

test.each(everybody)('V9.23 all see the squares (viewer %s)', (viewer) => {
  const state = table({ seats: [{ square: 'agent cooper' }, {}, {}] })
  expect(seen(state, viewer).seats[0]?.square).toEqual(['agent', 'cooper'])
})

test('V9.2 V9.28 V9.29 V9.30 a hand shows its owner the faces, the others one back each with the suit', () => {
  const state = table({ seats: [{ hand: 'cooper priest carpenter' }, {}, {}] })
  expect(handSeen(state, 0)).toBe('carpenter cooper priest')
  expect(handSeen(state, 1)).toBe('?wood ?wood ?solitary')
  expect(handSeen(state, null)).toBe('?wood ?wood ?solitary')
  const start = fresh(4)
  for (const seat of [0, 1, 2, 3]) {
    expect(handSeen(start, seat, seat)).not.toContain('?')
    expect(
      handSeen(start, seat, (seat + 1) % 4)
        .split(' ')
        .every((card) => card.startsWith('?')),
    ).toBe(true)
  }
})

describe('stacks and Reserve', () => {
  const state = table({
    stacks: ['cooper hunter agent', '', '', '', '', ''],
    reserve: 'monk wheeler',
  })
  const reserve = (viewer: Viewer) => seen(state, viewer).reserve.map(({ card }) => card)

  test.each(everybody)(
    'V9.24 of a stack all see the number and the top back (viewer %s)',
    (viewer) => {
      expect(stack(state, viewer).split(' ')).toHaveLength(3)
      expect(stack(state, viewer)).toMatch(/^\?wood/)
      const next = played(state, 0, { do: 'draft', from: 'stack', column: 0 })
      expect(stack(next, viewer)).toBe('?solitary ?')
    },
  )

  test.each(everybody)(
    'V9.25 fronts, and backs below the top, stay hidden (viewer %s)',
    (viewer) => {
      expect(stack(state, viewer).split(' ').slice(1)).toEqual(['?', '?'])
      // But who has put a card there knows it (V9.5).
      const known = structuredClone(state)
      known.stacks[0] = [...faceDown('cooper', [1]), ...faceDown('hunter', [1])]
      expect(stack(known, viewer)).toBe(viewer === 1 ? 'cooper hunter' : '?wood ?')
    },
  )

  test.each(everybody)(
    'V9.26 of the Reserve all see the number and the top back (viewer %s)',
    (viewer) => {
      expect(reserve(viewer)).toHaveLength(2)
      expect(reserve(viewer)[0]).toBe('?special')
    },
  )

  test.each(everybody)('V9.27 the rest of the Reserve stays hidden (viewer %s)', (viewer) => {
    expect(reserve(viewer)[1]).toBe('?')
  })
})

test('V12.1 V11.3 a draft cannot be foreseen, so it cannot be taken back', () => {
  const state = table({ stacks: ['cooper hunter', 'agent', 'agent', 'agent', 'agent', 'agent'] })
  const view = seen(state, 0)
  expect(() => played(view, 0, { do: 'draft', from: 'stack', column: 0 })).toThrow(Hidden)
  expect(() => played(view, 0, { do: 'draft', from: 'road', column: 2 })).toThrow(Hidden)
})

test('V9.5 villagers from the square lie openly in the hand, and the owner sees which', () => {
  const state = table({
    seats: [
      { square: 'agent', hand: 'priest' },
      { square: 'agent agent' },
      { square: 'agent agent' },
    ],
    stacks: ['cooper', 'agent', 'agent', 'agent', 'agent', 'agent'],
  })
  const done = played(state, 0, { do: 'draft', from: 'stack', column: 0 })
  expect(handSeen(done, 1)).toBe('cooper agent ?solitary')
  expect(handOf(seen(done, 0), 0)).toBe('!cooper !agent priest')
})

test('V9.6 who puts a card away keeps seeing it there, also below others', () => {
  let state = give(holding('cooper hunter'), 'cooper')
  expect(stack(state, 0)).toBe('cooper ? ?')
  expect(stack(state, 1)).toBe('?wood ? ?')
  state = give(state, 'hunter')
  expect(stack(state, 0)).toBe('hunter cooper ? ?')
  expect(stack(state, 1)).toBe('?solitary ? ? ?')
})

test('V9.7 others follow it if all cards of its suit in the hand were known and have one name', () => {
  const state = give(holding('!cooper !cooper priest'), 'cooper')
  expect(stack(state, 1)).toBe('cooper ? ?')
  expect(stack(state, null)).toBe('cooper ? ?')
  expect(handSeen(state, 1)).toBe('cooper ?solitary')
  const told = events(
    holding('!cooper'),
    0,
    [
      { do: 'trade-in', basic: 'miner' },
      { do: 'put', card: 'cooper', on: 'stack', column: 0 },
    ],
    1,
  )
  expect(told).toMatchObject([{ card: 'cooper' }])
})

test('V9.8 two names of the suit, or an unknown card of it, and others lose track of all of them', () => {
  const names = give(holding('!carpenter !cooper !hunter'), 'cooper')
  expect(stack(names, 1)).toBe('?wood ? ?')
  expect(handSeen(names, 1)).toBe('?wood hunter')
  const unknown = give(holding('!cooper cooper !hunter'), 'cooper')
  expect(stack(unknown, 1)).toBe('?wood ? ?')
  expect(handSeen(unknown, 1)).toBe('?wood hunter')
  // The owner is never confused.
  expect(handSeen(unknown, 0)).toBe('cooper hunter')
})

test('V9.9 nothing is inferred: the last unknown copy stays unknown', () => {
  const state = table({
    seats: [{ hand: 'cooper' }, { village: ['founders', 'lumberjack: cooper'] }, {}],
  })
  expect(handSeen(state, 1)).toBe('?wood')
  // The back that was seen on top of a stack is not kept below another card.
  expect(stack(give(holding('cooper'), 'cooper'), 1).split(' ')[1]).toBe('?')
})

test('V9.13 a card that leaves the hand openly blurs nothing, and of two copies the open one goes', () => {
  const state = holding('!harvester !hunter agent hunter')
  const done = played(state, 0, { do: 'place', card: 'hunter' })
  expect(handSeen(done, 1)).toBe('harvester ?solitary ?solitary')
  expect(handSeen(done, 0)).toBe('harvester agent hunter')
})

test('V9.31 the discard pile is open', () => {
  const state = played(building({ hand: 'tinner' }), 0, { do: 'tinner' })
  expect(seen(state, null).discard).toEqual(['tinner'])
})

test('V9.12 V12.9 what may lie face-down is the whole deck without all that the viewer knows', () => {
  const state = building(
    { hand: 'cooper', village: ['founders: swineherd', 'hunter'] },
    {
      others: [{ hand: 'cooper' }, { square: 'priest' }],
      road: 'agent agent - - - -',
      stacks: ['monk monk', '', '', '', '', ''],
      reserve: 'tinner',
    },
  )
  state.discard = ['smuggler']
  const left = (viewer: Viewer) =>
    new Map(possibleHidden(seen(state, viewer)).map(({ card, count }) => [card, count]))
  const mine = left(0)
  expect(mine.get('cooper')).toBe(1)
  expect(left(null).get('cooper')).toBe(2)
  expect([
    mine.get('agent'),
    mine.get('hunter'),
    mine.get('swineherd'),
    mine.get('priest'),
  ]).toEqual([undefined, 1, 1, 1])
  expect([mine.get('smuggler'), mine.get('monk'), mine.get('tailor')]).toEqual([1, 2, undefined])
  const open = possibleHidden({
    ...state,
    agenda: [{ task: 'resettle', seat: 0, card: 'wheeler', from: 1 }],
  })
  expect(open.find(({ card }) => card === 'wheeler')?.count).toBe(1)
  const start = fresh(5)
  const all = possibleHidden(seen(start, 2))
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(100 - 6 - 5)
  expect([...configuration(5).values()].reduce((sum, count) => sum + count, 0)).toBe(100)
})

test('V9.7 a view tells no other seat’s knowledge', () => {
  const state = give(holding('cooper hunter'), 'cooper')
  expect(seen(state, 1).stacks[0]?.[0]).toEqual({ card: '?wood', seen: 'none' })
  expect(seen(state, 0).stacks[0]?.[0]).toEqual({ card: 'cooper', seen: [0] })
  expect(seen(state, 2).seats[0]?.hand).toEqual([{ card: '?solitary', seen: 'none' }])
})

test('V12.7 limits, symbols and what the markets would give are the same on every view', () => {
  const state = table({
    seats: [{ village: ['founders: brewer', 'hunter*2', 'agent'], hand: 'cooper' }, {}, {}],
  })
  for (const viewer of [0, 1, null]) {
    expect(limits(seen(state, viewer), 0)).toEqual({ draft: 4, build: 3 })
    expect(symbols(seen(state, viewer), 0)).toMatchObject({
      food: 2,
      builder: 1,
      gold: 0,
      suits: { solitary: 2 },
    })
    expect(marketYield(seen(state, viewer), 0, 'second').total).toBe(4)
  }
})

test('V4.1 a seat that is not asked is refused, and after the end so is everyone', () => {
  const state = table()
  expect(refused(state, 1, { do: 'end-turn' })).toBe('V4.1')
  expect(refused({ ...state, agenda: [] }, 0, { do: 'end-turn' })).toBe('V4.1')
})

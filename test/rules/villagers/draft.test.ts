import { expect, test } from 'vitest'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { draftsLeft, limits } from '../../../worker/games/villagers/limits.ts'
import { events, fresh, goldOf, handOf, moves, played, refused, table } from './table.ts'

const toAct = (state: Parameters<typeof villagers.toAct>[0]) => villagers.toAct(state)[0]
const six = ['agent', 'agent', 'wheeler', 'wheeler', 'seeker', 'seeker']

test('V4.2 V4.1 drafting goes clockwise, one villager each, and who is done is skipped', () => {
  let state = table({
    firstPlayer: 1,
    stacks: six.map((id) => `${id} ${id}`),
    seats: [{ square: 'wheeler wheeler' }, {}, { village: ['founders: brewer'] }],
  })
  const order = []
  for (let i = 0; i < 5; i++) {
    order.push(toAct(state))
    state = played(state, toAct(state) ?? 0, { do: 'draft', from: 'stack', column: i })
  }
  // Seat 0 is done from the start; seat 2 has food and takes a third one.
  expect(order).toEqual([1, 2, 1, 2, 2])
  expect(refused(table(), 1, { do: 'draft', from: 'road', column: 0 })).toBe('V4.1')
})

test('V4.3 V4.4 the limit is 2 and the visible food, at most 5, counted in the square', () => {
  const state = table({
    seats: [
      { square: 'agent' },
      { village: ['founders: brewer | swineherd truffler'] },
      { village: ['founders', 'hunter', 'hunter', 'harvester', 'harvester'], square: 'agent' },
    ],
  })
  expect(state.seats.map((_, seat) => limits(state, seat).draft)).toEqual([2, 4, 5])
  expect(state.seats.map((_, seat) => draftsLeft(state, seat))).toEqual([1, 4, 4])
})

test('V-R11 whoever has more in the square than the limit gives nothing back', () => {
  const state = table({ seats: [{ square: 'agent agent agent' }, {}, {}] })
  expect(draftsLeft(state, 0)).toBe(0)
})

test('V4.5 V-D1 V4.6 from a face-up slot, a stack, and the Reserve only without stacks', () => {
  const state = table({
    road: 'agent - wheeler - - -',
    stacks: ['seeker', '', '', '', '', ''],
    reserve: 'monk',
  })
  expect(moves(state, 0)).toEqual([
    { do: 'draft', from: 'road', column: 0 },
    { do: 'draft', from: 'road', column: 2 },
    { do: 'draft', from: 'stack', column: 0 },
  ])
  expect(refused(state, 0, { do: 'draft', from: 'reserve' })).toBe('V4.5')
  expect(refused(state, 0, { do: 'draft', from: 'stack', column: 1 })).toBe('V4.5')
  expect(refused(state, 0, { do: 'draft', from: 'market', column: 1 })).toBe('V4.6')
  const bare = table({ road: '- - - - - -', stacks: six.map(() => ''), reserve: 'monk agent' })
  expect(moves(bare, 0)).toEqual([{ do: 'draft', from: 'reserve' }])
  expect(played(bare, 0, { do: 'draft', from: 'reserve' }).seats[0]?.square).toEqual(['monk'])
})

test('V4.7 V9.23 V4.10 a blind draft lies open in the square, and nothing is refilled', () => {
  const state = table({
    road: '- agent agent agent agent agent',
    stacks: ['monk seeker', ...six.slice(1)],
  })
  const told = events(state, 0, [{ do: 'draft', from: 'stack', column: 0 }], null)
  expect(told).toEqual([
    { event: 'drafted', seat: 0, from: 'stack', column: 0, card: 'monk', coins: 0 },
  ])
  const next = played(state, 0, { do: 'draft', from: 'stack', column: 0 })
  expect(villagers.redact(next, null).seats[0]?.square).toEqual(['monk'])
  expect(next.road[0]).toBeNull()
})

test('V4.8 V4.9 the coins go to the supply, and the slot is refilled from the leftmost stack', () => {
  const state = table({
    road: 'agent agent agent wheeler*3 agent agent',
    stacks: ['', 'monk seeker', ...six.slice(2)],
  })
  const next = played(state, 0, { do: 'draft', from: 'road', column: 3 })
  expect(goldOf(next, 0)).toBe(11)
  expect(next.seats[0]?.ledger.road).toBe(3)
  expect(next.road[3]).toEqual({ card: 'monk', coins: 0 })
  expect(next.stacks[1]).toHaveLength(1)
})

test('V4.9 without stacks the Reserve refills, and without both the slot stays empty', () => {
  const empty = six.map(() => '')
  const reserve = table({
    road: 'agent agent agent agent agent agent',
    stacks: empty,
    reserve: 'monk',
  })
  expect(played(reserve, 0, { do: 'draft', from: 'road', column: 2 }).road[2]?.card).toBe('monk')
  const nothing = table({ road: 'agent agent agent agent agent agent', stacks: empty, reserve: '' })
  expect(played(nothing, 0, { do: 'draft', from: 'road', column: 2 }).road[2]).toBeNull()
})

test('V4.11 V8.42 V8.60 V-R58 only when all have drafted do all take their squares into hand', () => {
  const state = table({
    seats: [{ square: 'agent' }, { square: 'wheeler' }, { square: 'monk seeker' }],
    stacks: ['agent', 'cooper', 'priest', 'beekeeper', 'fisher', 'grocer'],
  })
  const one = played(state, 0, { do: 'draft', from: 'stack', column: 1 })
  expect(one.seats.map(({ hand }) => hand.length)).toEqual([0, 0, 0])
  const move = { do: 'draft', from: 'stack', column: 2 } as const
  const done = played(one, 1, move)
  expect(done.seats.map(({ square }) => square.length)).toEqual([0, 0, 0])
  expect(handOf(done, 0)).toBe('!cooper !agent')
  expect(events(one, 1, [move]).filter(({ event }) => event === 'took-square')).toMatchObject([
    { seat: 0 },
    { seat: 1 },
    { seat: 2 },
  ])
})

test('V4.12 V-R10 when nothing can be taken the phase ends for all', () => {
  const state = table({ road: 'agent - - - - -', stacks: six.map(() => ''), reserve: '' })
  const move = { do: 'draft', from: 'road', column: 0 } as const
  expect(events(state, 0, [move]).map(({ event }) => event)).toContain('draft-lapsed')
  const next = played(state, 0, move)
  expect(toAct(next)).toBe(0)
  expect(next.turn).toMatchObject({ seat: 0, limit: 2 })
})

test('V4.15 V-R61 V4.19 three players: coins leave, slots fill from the Reserve, 1 gold on each', () => {
  const state = table({
    agenda: [{ task: 'markets' }, { task: 'draft', seat: 0 }],
    seats: [{ square: 'agent' }, { square: 'agent agent' }, { square: 'agent agent' }],
    road: 'wheeler*1 - seeker monk*2 seeker seeker',
    stacks: ['agent', 'cooper', 'priest', 'beekeeper', 'fisher', 'grocer grocer'],
    reserve: 'hunter harvester mason smuggler',
  })
  const next = played(state, 0, { do: 'draft', from: 'stack', column: 5 })
  expect(next.road.map((slot) => `${slot?.card}*${slot?.coins}`)).toEqual([
    'hunter*1',
    'harvester*1',
    'seeker*1',
    'mason*1',
    'seeker*1',
    'seeker*1',
  ])
  expect(next.discard).toEqual(['wheeler', 'monk'])
  expect(next.seats.map(({ gold }) => gold)).toEqual([8, 8, 8])
})

test('V4.15 V4.18 the Road update takes from the leftmost stack only without a Reserve', () => {
  const state = table({
    seats: [{ square: 'agent' }, { square: 'agent agent' }, { square: 'agent agent' }],
    road: '- - seeker seeker seeker seeker',
    stacks: ['', 'cooper', 'priest', 'beekeeper', 'fisher', 'grocer grocer'],
    reserve: 'hunter',
  })
  const next = played(state, 0, { do: 'draft', from: 'stack', column: 5 })
  expect(next.road.slice(0, 2).map((slot) => slot?.card)).toEqual(['hunter', 'cooper'])
})

const two = (road: string) =>
  table({
    seats: [{ square: 'agent agent' }, { square: 'agent' }],
    road,
    agenda: [{ task: 'draft', seat: 1 }],
    reserve: 'hunter harvester mason smuggler hunter mason',
    stacks: six,
  })

test('V4.16 V-D10 V-R56 two players put a coin each, the second player first, and the rest leaves', () => {
  let state = played(two('wheeler - seeker monk seeker mason*2'), 1, {
    do: 'draft',
    from: 'stack',
    column: 5,
  })
  expect(villagers.toAct(state)).toEqual([1])
  expect(moves(state, 1).at(-1)).toEqual({ do: 'no-coin' })
  expect(refused(state, 1, { do: 'coin', column: 1 })).toBe('V4.16')
  state = played(state, 1, { do: 'coin', column: 3 })
  expect(villagers.toAct(state)).toEqual([0])
  state = played(state, 0, { do: 'coin', column: 3 })
  expect(state.road.map((slot) => `${slot?.card}*${slot?.coins}`)).toEqual([
    'hunter*0',
    'harvester*0',
    'mason*0',
    'monk*2',
    'smuggler*0',
    'mason*2',
  ])
  expect(state.discard).toEqual(['wheeler', 'seeker', 'seeker'])
  expect(goldOf(state, 0)).toBe(8)
})

test('V4.17 coins of two players stay and grow, and a coin may be declined', () => {
  let state = played(two('wheeler*1 seeker seeker monk seeker mason*2'), 1, {
    do: 'draft',
    from: 'stack',
    column: 5,
  })
  state = played(state, 1, { do: 'no-coin' })
  state = played(state, 0, { do: 'coin', column: 0 })
  expect(state.road[0]).toEqual({ card: 'wheeler', coins: 2 })
  expect(state.road[5]).toEqual({ card: 'mason', coins: 2 })
})

test('V-D10 without a face-up villager nobody is asked for a coin', () => {
  const state = played(two('- - - - - -'), 1, { do: 'draft', from: 'stack', column: 5 })
  expect(state.turn?.seat).toBe(0)
  expect(state.road[0]).toEqual({ card: 'hunter', coins: 0 })
})

test('V11.1 what happens by itself is marked so', () => {
  const state = fresh(3)
  const told = events(state, state.firstPlayer, [{ do: 'draft', from: 'road', column: 0 }])
  expect(told).toMatchObject([{ event: 'drafted' }, { event: 'refilled', auto: true }])
})

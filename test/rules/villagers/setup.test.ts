import { expect, test } from 'vitest'
import { isHidden, start } from '../../../worker/games/kernel/index.ts'
import { names as namesDe, texts as textsDe } from '../../../worker/games/villagers/cards.de.ts'
import { names, texts } from '../../../worker/games/villagers/cards.en.ts'
import {
  baseIds,
  basicIds,
  cards,
  columns,
  marketColumns,
  startingRoad,
} from '../../../worker/games/villagers/components/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { options } from '../../../worker/games/villagers/options.ts'
import { configuration, redact } from '../../../worker/games/villagers/redact.ts'
import { fresh, seed, villageOf } from './table.ts'

const all = [2, 3, 4, 5]
const special = ['tinner', 'smuggler', 'monk', 'apprentice']

test('V2.1 50 villagers, two copies of each: 6 on the Road and 94 to shuffle', () => {
  expect(baseIds).toHaveLength(50)
  expect(baseIds.every((id) => cards[id].count === 2)).toBe(true)
  expect(baseIds.reduce((sum, id) => sum + cards[id].count, 0) - startingRoad.length).toBe(94)
})

test('V2.2 V-R3 V3.2 ten basic villagers of each of three kinds', () => {
  expect(fresh(4).basics).toEqual({ lumberjack: 10, hayer: 10, miner: 10 })
  for (const id of basicIds) expect(cards[id]).toMatchObject({ chainStarter: true, capacity: 2 })
})

test('V2.3 V3.3 every player has a Founders card, gold side up, and 8 gold', () => {
  expect(cards.founders.count).toBe(5)
  for (const seats of all)
    for (const seat of fresh(seats).seats)
      expect(seat).toMatchObject({ gold: 8, founders: 'gold', square: [] })
  expect(villageOf(fresh(2), 1)).toEqual(['founders'])
})

test('V3.1 V-R2 V3.12 the six starting villagers lie on the Road, without coins', () => {
  for (const seats of all)
    expect(fresh(seats).road).toEqual(startingRoad.map((card) => ({ card, coins: 0 })))
  // No padlock, not special, not 4+: usable with any number of players.
  for (const id of startingRoad)
    expect(cards[id]).toMatchObject({ unlocker: null, minPlayers: null })
  expect(startingRoad.some((id) => special.includes(id))).toBe(false)
})

test('V3.4 V-R6 the first player is drawn by chance, and all seats come up', () => {
  const first = Array.from(
    { length: 40 },
    (_, i) =>
      fresh(
        3,
        {},
        seed.map((b) => b + i),
      ).firstPlayer,
  )
  expect(new Set(first)).toEqual(new Set([0, 1, 2]))
  const state = fresh(3)
  expect(villagers.toAct(state)).toEqual([state.firstPlayer])
})

test('V3.5 V9.32 wool and leather are in the game from four players on', () => {
  const four = baseIds.filter((id) => ['wool', 'leather'].includes(cards[id].suit))
  expect(four.toSorted()).toEqual(baseIds.filter((id) => cards[id].minPlayers === 4).toSorted())
  expect(four).toHaveLength(7)
  expect(four.some((id) => configuration(3).has(id))).toBe(false)
  expect(four.every((id) => configuration(4).get(id) === 2)).toBe(true)
})

test.each([
  [1, 5],
  [2, 4],
  [3, 6],
  [4, 8],
  [5, 10],
])('V3.7 with %i players six face-down stacks of %i, shuffled', (seats, cards) => {
  const state = fresh(seats)
  expect(state.stacks.map(({ length }) => length)).toEqual(Array(columns).fill(cards))
  for (const { card } of redact(state, null).stacks.flat()) expect(isHidden(card)).toBe(true)
  expect(fresh(seats, {}, new Uint8Array(32).fill(1)).stacks).not.toEqual(state.stacks)
})

test.each([1, 2, 3, 4, 5])('V3.9 each of %i players has a hand of five villagers', (seats) => {
  expect(fresh(seats).seats.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(5))
})

test.each([
  [1, 37],
  [2, 46],
  [3, 29],
  [4, 26],
  [5, 9],
])(
  'V3.10 with %i players %i cards are left for the face-down Reserve; nothing is discarded',
  (seats, cards) => {
    const state = fresh(seats)
    expect(state.reserve).toHaveLength(cards)
    for (const { card } of redact(state, null).reserve) expect(isHidden(card)).toBe(true)
    expect(state.discard).toEqual([])
  },
)

test('V3.11 every villager of the base game is there as often as it is printed', () => {
  const counted = new Map<string, number>()
  const state = fresh(5)
  for (const { card } of [
    ...state.stacks,
    state.reserve,
    ...state.seats.map(({ hand }) => hand),
  ].flat())
    counted.set(card, (counted.get(card) ?? 0) + 1)
  for (const id of baseIds)
    expect(counted.get(id)).toBe((startingRoad as readonly string[]).includes(id) ? 1 : 2)
})

test('V3.8 the market cards lie under the second and the last stack', () => {
  expect(marketColumns).toEqual({ first: 1, second: 5 })
  expect(fresh(2).markets).toEqual({ first: 'ahead', second: 'ahead' })
})

test('V8.2 V8.40 one to five players; padlocks are on unless they are switched off', () => {
  expect(villagers.seats).toEqual({ min: 1, max: 5 })
  expect(options.parse({})).toEqual({
    padlocks: true,
    modules: [],
    bronzeTiming: 'endOfTurn',
    windmillCount: 'branches',
    courier: false,
    level: 'standard',
  })
  expect(start(villagers, { padlocks: false }, 2, seed).state.options.padlocks).toBe(false)
})

test('V7.1a V5.48 V8.49 every keyring counts the cards that ask for it', () => {
  for (const id of baseIds) {
    const asking = baseIds.filter((other) => cards[other].unlocker === id)
    expect(cards[id].keyring, id).toBe(2 * asking.length)
  }
  expect(baseIds.filter((id) => cards[id].keyring > 0).toSorted()).toEqual([
    'blacksmith',
    'brewer',
    'carpenter',
    'cartwright',
    'chandler',
    'cooper',
    'glass-blower',
    'harvester',
    'hunter',
    'shipwright',
  ])
  expect(baseIds.filter((id) => cards[id].suit === 'special').toSorted()).toEqual(
    special.toSorted(),
  )
})

test.each([
  // id, suit, symbols, predecessor, capacity, unlocker, keyring, food, builder, gold
  ['poulterer', 'grains', 1, 'founders', 0, 'carpenter', 0, 1, 0, 3],
  ['log-rafter', 'wood', 2, 'lumberjack', 0, null, 0, 0, 0, 0],
  ['wood-carver', 'wood', 1, 'lumberjack', 0, null, 0, 0, 0, 0],
  ['ore-muler', 'hay', 1, 'hayer', 0, null, 0, 0, 0, 0],
  ['peddler', 'hay', 1, 'hayer', 0, 'cartwright', 0, 0, 0, 0],
  ['fromager', 'hay', 1, 'milk-maid', 0, null, 0, 1, 0, 15],
  ['horse-trader', 'hay', 1, 'hayer', 0, null, 0, 0, 0, 0],
  ['thatcher', 'hay', 1, 'hayer', 0, null, 0, 0, 1, 2],
  ['locksmith', 'ore', 1, 'miner', 0, 'blacksmith', 0, 0, 0, 0],
  ['graper', 'grapes', 1, null, 2, null, 0, 1, 0, 0],
  ['shepherd', 'wool', 1, null, 2, null, 0, 1, 0, 0],
  ['tailor', 'wool', 1, 'weaver', 0, null, 0, 0, 0, 24],
  ['tanner', 'leather', 1, null, 2, null, 0, 0, 0, 2],
  ['saddler', 'leather', 1, 'tanner', 0, null, 0, 0, 0, 5],
  ['cobbler', 'leather', 1, 'tanner', 0, 'blacksmith', 0, 0, 0, 6],
  ['fisher', 'solitary', 1, null, 0, 'shipwright', 0, 1, 0, 3],
  ['freemason', 'solitary', 1, null, 0, 'brewer', 0, 0, 0, 0],
  ['beekeeper', 'solitary', 1, null, 0, 'carpenter', 0, 0, 0, 4],
  ['grocer', 'solitary', 1, null, 0, 'harvester', 0, 0, 0, 0],
  ['priest', 'solitary', 1, null, 0, 'chandler', 0, 0, 0, 0],
  ['agent', 'solitary', 1, null, 0, null, 0, 0, 0, 0],
  ['truffler', 'grains', 1, 'swineherd', 0, 'hunter', 0, 1, 0, 8],
  ['cooper', 'wood', 1, 'lumberjack', 0, 'blacksmith', 6, 0, 0, 4],
  ['cartwright', 'wood', 1, 'wheeler', 0, null, 2, 0, 0, 9],
  ['jeweler', 'ore', 1, 'spelunker', 0, 'blacksmith', 0, 0, 0, 20],
  ['blacksmith', 'ore', 1, 'miner', 0, null, 10, 0, 0, 2],
] as const)(
  'V7.1 V-R1 the %s',
  (id, suit, suitSymbols, predecessor, capacity, unlocker, keyring, food, builder, gold) => {
    expect(cards[id]).toMatchObject({
      suit,
      suitSymbols,
      predecessor,
      capacity,
      unlocker,
      keyring,
      food,
      builder,
      gold,
    })
    expect(cards[id].source).toMatch(/rulebook|public/)
  },
)

test('V5.28 V5.22 V5.23 a predecessor is of the same suit; starters carry 2, the middle 1, the end nobody', () => {
  for (const id of [...baseIds, ...basicIds]) {
    const { predecessor, chainStarter, capacity, suit } = cards[id]
    if (predecessor) expect(cards[predecessor as 'founders'].suit).toBe(suit)
    const carries = baseIds.some((other) => cards[other].predecessor === id)
    if (suit !== 'special') expect(capacity).toBe(chainStarter ? 2 : carries ? 1 : 0)
  }
})

test('V12.8 every card with a text has it in both languages, and every card has a name', () => {
  for (const id of Object.keys(cards) as (keyof typeof cards)[]) {
    expect(names[id]).toBeTruthy()
    expect(namesDe[id]).toBeTruthy()
    const says = cards[id].silver !== null || cards[id].suit === 'special'
    if (says) expect(texts[id] && textsDe[id]).toBeTruthy()
    expect(!texts[id]).toBe(!textsDe[id])
  }
})

test('V12.11 a card does not say that it starts on the Road', () => {
  for (const id of startingRoad) expect(Object.keys(cards[id])).not.toContain('startingRoad')
})

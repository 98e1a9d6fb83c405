import { describe, expect, test } from 'vitest'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { marketYield } from '../../../worker/games/villagers/markets.ts'
import { silverValue } from '../../../worker/games/villagers/silver.ts'
import type { MarketState, Move, State } from '../../../worker/games/villagers/state.ts'
import { villagersOf } from '../../../worker/games/villagers/village.ts'
import {
  events,
  goldOf,
  played,
  type SeatSetting,
  type Setting,
  table,
  villageOf,
} from './table.ts'

const endTurn = { do: 'end-turn' } as const

/** A table where the last build turn, seat 2's, only has to be ended. */
const lastTurn = (seats: SeatSetting[], more: Setting = {}): State =>
  table({
    agenda: [{ task: 'markets' }, { task: 'end-build' }, { task: 'build', seat: 2 }],
    turn: { seat: 2, limit: 2, used: 0, tradeIns: 0, tinner: false },
    seats,
    ...more,
  })

const triggered = (first: MarketState, second: MarketState) => ({ markets: { first, second } })

describe('the end of the build phase', () => {
  test('V4.35 V-R40 who shows no food turns Founders for good, also when it is covered', () => {
    const state = lastTurn([
      { village: ['founders', 'hunter'] },
      { village: ['founders: swineherd truffler', 'hayer: grazier milk-maid'] },
      { village: ['founders: monk=swineherd truffler'] },
    ])
    // The Trufflers show food themselves; without any, a covered Founders is turned too.
    expect(played(state, 2, endTurn).seats.map(({ founders }) => founders)).toEqual([
      'gold',
      'gold',
      'gold',
    ])
    const bare = lastTurn([
      {},
      { village: ['founders: apprentice=swineherd', 'agent'] },
      { founders: 'food' },
    ])
    const done = played(bare, 2, endTurn)
    expect(done.seats.map(({ founders }) => founders)).toEqual(['food', 'food', 'food'])
    expect(
      events(bare, 2, [endTurn]).filter(({ event }) => event === 'founders-turned'),
    ).toMatchObject([
      { seat: 0, auto: true },
      { seat: 1, auto: true },
    ])
    const fed = { ...done, agenda: lastTurn([{}, {}, {}]).agenda, turn: bare.turn }
    expect(played(fed, 2, endTurn).seats[0]?.founders).toBe('food')
  })

  test('V2.4 V-R5 V8.41 the bank pays a market day in full when all the printed gold is with the players', () => {
    const earned = (gold: number) => {
      const village = ['founders', 'hayer: grazier milk-maid']
      const before = lastTurn(
        [0, 1, 2].map(() => ({ gold, village })),
        triggered('triggered', 'ahead'),
      )
      return played(before, 2, endTurn).seats.map((seat) => seat.gold - gold)
    }
    const [first = 0] = earned(8)
    expect(first).toBeGreaterThan(0)
    expect(earned(153)).toEqual([first, first, first])
  })

  test('V4.36 V-R25 then the first-player card passes clockwise', () => {
    const state = lastTurn([{}, {}, {}], { firstPlayer: 2 })
    const done = played(state, 2, endTurn)
    expect(done.firstPlayer).toBe(0)
    expect(villagers.toAct(done)).toEqual([0])
    const told = events(state, 2, [endTurn]).map(({ event }) => event)
    expect(told.lastIndexOf('founders-turned')).toBeLessThan(told.indexOf('first-player'))
  })
})

describe('the markets', () => {
  const drafting = (stacks: string[], more: Setting = {}) =>
    table({ stacks, road: 'agent agent agent agent agent agent', ...more })
  const from = (column: number) => ({ do: 'draft', from: 'stack', column }) as const

  test('V4.40 V4.41 V8.44 the First Market is due when the two left stacks are empty, not one alone', () => {
    const one = drafting(['agent', 'agent', 'agent', 'agent', 'agent', 'agent'])
    const right = played(one, 0, from(1))
    expect(right.markets).toEqual({ first: 'ahead', second: 'ahead' })
    expect(events(right, 1, [from(0)])).toContainEqual({
      event: 'market-triggered',
      day: 'first',
      auto: true,
    })
    expect(played(right, 1, from(0)).markets.first).toBe('triggered')
  })

  test('V4.41 a market is told of after the card that emptied the stacks', () => {
    const told = (state: State, move: Move) => events(state, 0, [move]).map(({ event }) => event)
    const last = drafting(['agent', '', '', '', '', ''])
    expect(told(last, from(0)).slice(0, 3)).toEqual([
      'drafted',
      'market-triggered',
      'market-triggered',
    ])
    expect(told(last, { do: 'draft', from: 'road', column: 3 }).slice(0, 3)).toEqual([
      'drafted',
      'refilled',
      'market-triggered',
    ])
  })

  test('V4.43 V-R7 V8.43 the Second Market is due when all stacks are empty; Road and Reserve do not matter', () => {
    const state = drafting(['', '', '', '', '', 'agent'], {
      markets: { first: 'held' },
      reserve: 'monk monk',
    })
    expect(played(state, 0, from(5)).markets.second).toBe('triggered')
    const road = drafting(['', '', '', '', 'agent', 'agent'], { road: '- - - - - -', reserve: '' })
    expect(played(road, 0, from(5)).markets.second).toBe('ahead')
  })

  test('V4.42 V8.59 V-R9 it is held once, at the end of the round, and its card is no villager', () => {
    const state = lastTurn([{}, {}, {}], triggered('triggered', 'ahead'))
    const done = played(state, 2, endTurn)
    expect(done.markets.first).toBe('held')
    expect(done.discard).toEqual([])
    expect(done.agenda.at(-1)?.task).toBe('draft')
    expect(done.round).toBe(2)
    const again = played({ ...done, agenda: state.agenda, turn: state.turn }, 2, endTurn)
    expect(
      events({ ...done, agenda: state.agenda, turn: state.turn }, 2, [endTurn]).some(
        ({ event }) => event === 'market',
      ),
    ).toBe(false)
    expect(goldOf(again, 0)).toBe(goldOf(done, 0))
  })

  test('V4.44 V-R8 both in one round: the First, then the Second at once', () => {
    const state = lastTurn([{}, {}, {}], triggered('triggered', 'triggered'))
    const days = events(state, 2, [endTurn]).flatMap((event) =>
      event.event === 'market' ? [event.day] : [],
    )
    expect(days).toEqual(['first', 'first', 'first', 'second', 'second', 'second'])
    expect(villagers.toAct(played(state, 2, endTurn))).toEqual([])
  })

  test('V4.45 an empty stack stays empty: nothing can be put on it', () => {
    const state = table({
      agenda: [{ task: 'markets' }, { task: 'trade-in', seat: 0, basic: 'miner' }],
      turn: { seat: 0, limit: 2, used: 0, tradeIns: 0, tinner: false },
      seats: [{ hand: 'cooper' }, {}, {}],
      stacks: ['', '', 'agent', '', '', ''],
      ...triggered('triggered', 'ahead'),
    })
    expect(villagers.moves(state, 0)).toEqual([
      { do: 'put', card: 'cooper', on: 'stack', column: 2 },
    ])
  })

  test('V6.10 V6.11 the First Market pays visible gold and coins, no silver, and the coins stay', () => {
    const village = ['founders', 'lumberjack: wheeler cartwright | cooper*4', 'agent']
    const state = lastTurn(
      [{ village, founders: 'gold' }, {}, { village: ['founders: truffler'] }],
      triggered('triggered', 'ahead'),
    )
    expect(marketYield(state, 0, 'first')).toMatchObject({
      gold: 2 + 9 + 4,
      silver: 0,
      coins: 4,
      total: 19,
    })
    const done = played(state, 2, endTurn)
    // No food is visible, so Founders turned before the market and pays nothing.
    expect(goldOf(done, 0)).toBe(8 + 9 + 4 + 4)
    expect(villageOf(done, 0)).toContain('lumberjack: wheeler cartwright | cooper*4')
    expect(done.seats[0]?.ledger).toMatchObject({ 'first-gold': 13, 'first-coins': 4 })
  })

  test('V6.15 V6.16 V12.10 V6.40 the Second pays gold and silver, then the coins once; the cards still show them', () => {
    const village = ['founders', 'lumberjack: cooper*4', 'agent', 'hunter']
    const state = lastTurn(
      [{ village }, { village: ['founders', 'hunter'] }, {}],
      triggered('held', 'triggered'),
    )
    expect(marketYield(state, 0, 'second').rows).toEqual([
      { card: 'founders', pile: 0, branch: 0, level: 0, gold: 2, silver: 0, coins: 0 },
      { card: 'cooper', pile: 1, branch: 0, level: 1, gold: 4, silver: 0, coins: 4 },
      { card: 'agent', pile: 2, branch: 0, level: 0, gold: 0, silver: 4, coins: 0 },
    ])
    const done = played(state, 2, endTurn)
    expect(goldOf(done, 0)).toBe(8 + 2 + 4 + 4 + 4)
    expect(villageOf(done, 0)).toContain('lumberjack: cooper*4')
    expect(villagers.toAct(done)).toEqual([])
    expect(villagers.result(done)).toEqual({ places: [1, 2, 3], reason: 'most-gold' })
    expect(villagers.score(done)[0]).toEqual({
      seat: 0,
      total: 22,
      categories: [
        { category: 'start', points: 8 },
        { category: 'second-gold', points: 6 },
        { category: 'second-silver', points: 4 },
        { category: 'second-coins', points: 4 },
      ],
    })
  })

  test('V6.1 V6.44 gold alone counts; cards in hand are worth nothing, and a hand has no limit', () => {
    const state = lastTurn(
      [{}, { hand: 'jeweler jeweler tailor tailor fromager fromager' }, {}],
      triggered('held', 'triggered'),
    )
    expect(villagers.result(played(state, 2, endTurn))).toEqual({
      places: [1, 1, 1],
      reason: 'shared',
    })
  })

  test('V6.41 a tie goes to the smaller village, covered cards, Founders, basics and Monks included', () => {
    const state = lastTurn(
      [
        { village: ['founders: monk=swineherd truffler'], gold: 10 },
        { village: ['founders', 'lumberjack', 'hunter', 'hunter'], gold: 16 },
        { gold: 3, founders: 'food' },
      ],
      triggered('held', 'triggered'),
    )
    expect(state.seats.map(villagersOf)).toEqual([3, 4, 1])
    const done = played(state, 2, endTurn)
    expect(done.seats.map(({ gold }) => gold)).toEqual([18, 18, 3])
    expect(villagers.result(done)).toEqual({ places: [1, 2, 3], reason: 'fewer-villagers' })
  })

  test('V6.42 still tied, there are several winners', () => {
    const state = lastTurn([{ gold: 9 }, { gold: 9 }, {}], triggered('held', 'triggered'))
    expect(villagers.result(played(state, 2, endTurn))).toEqual({
      places: [1, 1, 3],
      reason: 'shared',
    })
  })
})

describe('silver', () => {
  const worth = (card: Parameters<typeof silverValue>[2], ...village: string[]) => {
    const state = table({ seats: [{ village }, { village: ['founders', 'hunter*9'] }, {}] })
    return silverValue(state, 0, card)
  }

  test('V7.2 V-R22 V8.47 Wood Carver: the visible gold of wood villagers, no silver, no coins', () => {
    expect(
      worth(
        'wood-carver',
        'founders',
        'lumberjack: wheeler cartwright | wood-carver',
        'lumberjack: cooper*4 | wheeler',
        'agent',
        'beekeeper',
      ),
    ).toBe(9 + 4 + 3)
  })

  test('V7.3 Log Rafter: 1 for each wood symbol, its own two and covered ones included', () => {
    expect(worth('log-rafter', 'founders', 'lumberjack: wheeler cartwright | log-rafter')).toBe(5)
  })

  test('V7.4 V6.4 Peddler: 3 for each pair of gold symbols, whatever their numbers', () => {
    expect(
      worth('peddler', 'founders: brewer', 'hayer: peddler | fromager', 'beekeeper', 'agent'),
    ).toBe(3)
    expect(worth('peddler', 'founders', 'hayer: peddler | thatcher', 'beekeeper')).toBe(3)
    expect(
      worth('peddler', 'founders', 'hayer: peddler | thatcher', 'beekeeper', 'beekeeper'),
    ).toBe(6)
  })

  test('V7.5 V6.21 V-R19 V6.5 Horse Trader: 3 for each pair of hay symbols, its own included, rounded down', () => {
    expect(worth('horse-trader', 'founders', 'hayer: horse-trader')).toBe(3)
    expect(worth('horse-trader', 'founders', 'hayer: horse-trader | grazier')).toBe(3)
    expect(worth('horse-trader', 'founders', 'hayer: horse-trader | bed-builder')).toBe(6) // two symbols on one card
  })

  test('V7.6 Ore Muler: 3 for each pair of ore symbols', () => {
    expect(
      worth('ore-muler', 'founders', 'hayer: ore-muler', 'miner: seeker spelunker | mason'),
    ).toBe(6)
  })

  test('V7.7 V-R18 Locksmith: 2 for each padlock, its own and covered ones included', () => {
    expect(
      worth(
        'locksmith',
        'founders',
        'miner: locksmith | blacksmith',
        'hayer: grazier milk-maid fromager',
        'beekeeper',
      ),
    ).toBe(6)
  })

  test('V7.8 V7.9 Grocer and Freemason: 3 for each visible food, 3 for each visible builder', () => {
    expect(worth('grocer', 'founders: swineherd', 'hayer: grazier milk-maid', 'grocer')).toBe(9)
    expect(
      worth('freemason', 'founders: brewer', 'lumberjack: carpenter', 'wattler', 'freemason'),
    ).toBe(9)
  })

  test('V7.10 Priest: 3 for each pair of solitary symbols, its own included', () => {
    expect(worth('priest', 'founders', 'priest', 'hunter', 'agent', 'tanner')).toBe(3)
    expect(worth('priest', 'founders', 'priest', 'hunter', 'agent', 'agent')).toBe(6)
  })

  test('V7.11 V-R23 V-R24 V8.46 Agent: the richest of the own villagers, for each Agent, and the coins stay', () => {
    expect(worth('agent', 'founders', 'agent', 'agent', 'hunter*4', 'chandler*6')).toBe(6)
    expect(worth('agent', 'founders', 'agent')).toBe(0)
    const state = table({
      seats: [{ village: ['founders: brewer', 'agent', 'agent', 'hunter*4'] }, {}, {}],
    })
    expect(marketYield(state, 0, 'second')).toMatchObject({ silver: 8, coins: 4 })
  })

  test('V6.2 V6.3 V6.20 only top villagers of the own village, as it stands, without coins', () => {
    const state = table({
      seats: [
        { village: ['founders: swineherd*2 truffler'] },
        { village: ['founders', 'graper: vintner wine-trader'] },
        {},
      ],
    })
    expect(marketYield(state, 0, 'second')).toMatchObject({ gold: 8, silver: 0, coins: 2 })
    expect(marketYield(state, 1, 'first').gold).toBe(16)
  })

  test('V-R20 V-R66 Founders counts by its side, and coins count wherever they lie', () => {
    const state = table({
      seats: [
        { village: ['founders*2'], founders: 'food' },
        { village: ['founders*2: brewer'] },
        {},
      ],
    })
    expect(marketYield(state, 0, 'first')).toMatchObject({ gold: 0, coins: 2 })
    expect(marketYield(state, 1, 'first')).toMatchObject({ gold: 0, coins: 2 })
  })
})

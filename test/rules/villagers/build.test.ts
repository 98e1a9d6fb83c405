import { describe, expect, test } from 'vitest'
import { places } from '../../../worker/games/villagers/chains.ts'
import type { CardId } from '../../../worker/games/villagers/components/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { limits } from '../../../worker/games/villagers/limits.ts'
import { symbols } from '../../../worker/games/villagers/symbols.ts'
import { tops } from '../../../worker/games/villagers/village.ts'
import {
  building,
  events,
  goldOf,
  handOf,
  moves,
  movesOf,
  pile,
  played,
  refused,
  table,
  villageOf,
} from './table.ts'

const at = (village: string[], card: string) => places(village.map(pile), card as CardId)

describe('the build phase', () => {
  test('V4.25 each plays the whole turn before the next, from the first player on', () => {
    let state = table({
      firstPlayer: 1,
      agenda: [
        { task: 'markets' },
        { task: 'end-build' },
        { task: 'begin-build', seat: 0 },
        { task: 'build', seat: 2 },
      ],
      turn: { seat: 2, limit: 2, used: 0, tradeIns: 0, tinner: false },
      seats: [{ hand: 'hunter' }, {}, { hand: 'hunter wattler' }],
    })
    expect(refused(state, 0, { do: 'place', card: 'hunter' })).toBe('V4.1')
    state = played(state, 2, { do: 'place', card: 'hunter' }, { do: 'place', card: 'wattler' })
    expect(villagers.toAct(state)).toEqual([2])
    state = played(state, 2, { do: 'end-turn' })
    expect(villagers.toAct(state)).toEqual([0])
  })

  test('V4.26 V-R12 V8.50 the limit is 2 and the visible builders, at most 5, announced and then fixed', () => {
    const state = table({
      agenda: [{ task: 'markets' }, { task: 'begin-build', seat: 1 }, { task: 'build', seat: 0 }],
      turn: { seat: 0, limit: 2, used: 0, tradeIns: 0, tinner: false },
      seats: [
        { hand: 'hunter' },
        { hand: 'wattler', village: ['founders', 'wattler', 'lumberjack: carpenter | shipwright'] },
        { village: ['founders', 'wattler', 'wattler', 'miner: mason | mason'] },
      ],
    })
    expect(state.seats.map((_, seat) => limits(state, seat).build)).toEqual([2, 5, 5])
    const move = { do: 'end-turn' } as const
    expect(events(state, 0, [move])).toContainEqual({
      event: 'build-turn',
      seat: 1,
      limit: 5,
      auto: true,
    })
    const own = building({ hand: 'wattler hunter' }, { limit: 2 })
    const built = played(own, 0, { do: 'place', card: 'wattler' })
    expect(limits(built, 0).build).toBe(2)
    expect(symbols(built, 0).builder).toBe(1)
  })

  test('V4.27 V4.28 up to the limit, fewer or none, in any order', () => {
    const state = building({ hand: 'hunter wattler harvester tinner' }, { limit: 2 })
    expect(moves(state, 0)).toContainEqual({ do: 'end-turn' })
    const built = played(
      state,
      0,
      { do: 'place', card: 'hunter' },
      { do: 'tinner' },
      { do: 'place', card: 'wattler' },
    )
    expect(refused(built, 0, { do: 'place', card: 'harvester' })).toBe('V4.27')
    expect(refused(built, 0, { do: 'draft', from: 'road', column: 0 })).toBe('V4.1')
    expect(refused(built, 0, { do: 'sing' })).toBe('V4.28')
  })

  test('V4.29 V5.51 V5.52 V5.35 cards with the discard symbol and basic villagers cost no action, a Monk does', () => {
    let state = building(
      { hand: 'tinner smuggler seeker monk wheeler', village: ['founders', 'miner'] },
      { limit: 2 },
    )
    state = played(state, 0, { do: 'tinner' }, { do: 'smuggle', pile: 0, branch: 0 })
    expect(state.discard).toEqual(['tinner', 'smuggler'])
    state = played(
      state,
      0,
      { do: 'trade-in', basic: 'lumberjack' },
      { do: 'put', card: 'wheeler', on: 'stack', column: 0 },
    )
    expect(state.turn?.used).toBe(0)
    state = played(state, 0, { do: 'place', card: 'seeker', pile: 1, branch: 0 })
    expect(state.turn?.used).toBe(1)
    expect(
      played(building({ hand: 'monk wheeler' }), 0, { do: 'place', card: 'monk' }).turn?.used,
    ).toBe(1)
    expect(refused(building({ hand: 'tinner' }), 0, { do: 'place', card: 'tinner' })).toBe('V5.51')
  })

  test('V4.30 the turn cannot be ended while a Monk is a top villager', () => {
    const state = played(building({ hand: 'monk wheeler cartwright' }), 0, {
      do: 'place',
      card: 'monk',
    })
    expect(refused(state, 0, { do: 'end-turn' })).toBe('V4.30')
  })

  test('V-D24 V11.2 a turn without any hand card ends by itself, one with a useless card does not', () => {
    const agenda = [
      { task: 'markets' as const },
      { task: 'begin-build' as const, seat: 2 },
      { task: 'begin-build' as const, seat: 1 },
      { task: 'build' as const, seat: 0 },
    ]
    const turn = { seat: 0, limit: 2, used: 0, tradeIns: 0, tinner: false }
    const state = table({ agenda, turn, seats: [{}, {}, { hand: 'jeweler' }] })
    expect(events(state, 0, [{ do: 'end-turn' }])).toContainEqual({
      event: 'turn-ended',
      seat: 1,
      auto: true,
    })
    expect(villagers.toAct(played(state, 0, { do: 'end-turn' }))).toEqual([2])
  })

  test('V-R64 V11.3 V9.39 V-R67 actions are tried on the view one by one, and nobody sees them before they are submitted', () => {
    const state = building({ hand: 'hunter wattler' })
    const seen = villagers.redact(state, 0)
    const planned = played(seen, 0, { do: 'place', card: 'hunter' })
    expect(villageOf(planned, 0)).toEqual(['founders', 'hunter'])
    expect(villageOf(seen, 0)).toEqual(['founders'])
    expect(villageOf(villagers.redact(state, 1), 0)).toEqual(['founders'])
  })

  test('V-R57 nothing in the rules ends a turn but the player', () => {
    expect(villagers.toAct(building({ hand: 'jeweler' }))).toEqual([0])
  })
})

describe('placing', () => {
  test('V5.1 a hand card comes into the village for all to see, and only a hand card', () => {
    const state = building({ hand: 'hunter' })
    const built = played(state, 0, { do: 'place', card: 'hunter' })
    expect(villageOf(villagers.redact(built, null), 0)).toEqual(['founders', 'hunter'])
    expect(handOf(built, 0)).toBe('')
    expect(refused(state, 0, { do: 'place', card: 'wattler' })).toBe('V5.1')
    expect(refused(state, 0, { do: 'place', card: 'lumberjack' })).toBe('V5.1')
  })

  test('V5.2 the same villager may be there several times', () => {
    const built = played(
      building({ hand: 'hunter hunter' }),
      0,
      { do: 'place', card: 'hunter' },
      { do: 'place', card: 'hunter' },
    )
    expect(villageOf(built, 0)).toEqual(['founders', 'hunter', 'hunter'])
  })

  test('V5.3 one placed before serves as predecessor and as unlocker in the same turn', () => {
    const state = building({
      hand: 'wheeler cartwright peddler',
      village: ['founders', 'lumberjack', 'hayer'],
      gold: 0,
    })
    expect(refused(state, 0, { do: 'place', card: 'peddler', pile: 2, branch: 0 })).toBe('V5.44')
    const built = played(
      state,
      0,
      { do: 'place', card: 'wheeler', pile: 1, branch: 0 },
      { do: 'place', card: 'cartwright', pile: 1, branch: 0 },
      { do: 'place', card: 'peddler', pile: 2, branch: 0 },
    )
    expect(villageOf(built, 0)).toEqual([
      'founders',
      'lumberjack: wheeler cartwright*2',
      'hayer: peddler',
    ])
  })
})

describe('production chains', () => {
  test('V5.20 V-D13 a villager goes on the one named before it, and nowhere else', () => {
    const state = building({
      hand: 'cartwright wheeler',
      village: ['founders', 'lumberjack', 'lumberjack: wheeler', 'hayer'],
    })
    expect(movesOf(state, 0, 'place')).toEqual([
      { do: 'place', card: 'cartwright', pile: 2, branch: 0 },
      { do: 'place', card: 'wheeler', pile: 1, branch: 0 },
      { do: 'place', card: 'wheeler', pile: 2, branch: 1 },
    ])
    expect(refused(state, 0, { do: 'place', card: 'cartwright', pile: 1, branch: 0 })).toBe('V5.20')
    expect(refused(state, 0, { do: 'place', card: 'wheeler', pile: 9, branch: 0 })).toBe('V5.20')
    expect(refused(state, 0, { do: 'place', card: 'wheeler', pile: 3, branch: 0 })).toBe('V5.28')
    expect(refused(state, 0, { do: 'place', card: 'wheeler' })).toBe('V5.20')
  })

  test('V5.21 who has a banner starts a new pile', () => {
    for (const card of [
      'graper',
      'shepherd',
      'tanner',
      'hunter',
      'agent',
      'lumberjack',
      'founders',
      'monk',
    ])
      expect(at(['founders'], card), card).toContainEqual(null)
    for (const card of ['wheeler', 'swineherd', 'tinner', 'smuggler', 'apprentice'])
      expect(at(['founders'], card), card).not.toContainEqual(null)
  })

  test('V5.22 V5.23 two branches side by side on a starter, one card on a middle one, none on the last', () => {
    expect(at(['founders: swineherd'], 'swineherd')).toEqual([{ pile: 0, branch: 1 }])
    expect(at(['founders: swineherd | brewer'], 'swineherd')).toEqual([])
    expect(at(['founders: swineherd | swineherd truffler'], 'truffler')).toEqual([
      { pile: 0, branch: 0 },
    ])
    const full = building({
      hand: 'swineherd truffler',
      village: ['founders: swineherd truffler | brewer'],
    })
    expect(refused(full, 0, { do: 'place', card: 'swineherd', pile: 0, branch: 2 })).toBe('V5.22')
    expect(refused(full, 0, { do: 'place', card: 'truffler', pile: 0, branch: 0 })).toBe('V5.23')
    expect(
      refused(building({ hand: 'swineherd', village: ['founders', 'hunter'] }), 0, {
        do: 'place',
        card: 'swineherd',
        pile: 1,
        branch: 0,
      }),
    ).toBe('V5.23')
  })

  test('V5.24 V5.25 V6.2 a covered villager keeps its suit and padlock, and loses the rest', () => {
    const state = table({
      seats: [{ village: ['founders: swineherd truffler', 'hayer: grazier milk-maid'] }, {}, {}],
    })
    expect(symbols(state, 0)).toMatchObject({
      food: 1 + 2, // Truffler and Milk Maid; Swineherd and Grazier are covered.
      gold: 8,
      goldSymbols: 1,
      padlocks: 2,
      suits: { grains: 3, hay: 3, wood: 0 },
    })
  })

  test('V5.26 V5.27 top villagers are those with nobody on them', () => {
    const village = ['founders: swineherd truffler | brewer', 'hunter', 'miner'].map(pile)
    expect(tops(village).map(({ placed }) => placed.card)).toEqual([
      'truffler',
      'brewer',
      'hunter',
      'miner',
    ])
  })
})

describe('trade-in', () => {
  const stacks = ['agent wheeler', '', 'fisher', 'agent', 'agent', 'agent']

  test('V5.30 V5.31 V8.57 V12.2 V-D15 first the basic villager, then hand card and stack', () => {
    const state = building({ hand: 'cooper priest' }, { stacks })
    expect(movesOf(state, 0, 'trade-in').map(({ basic }) => basic)).toEqual([
      'lumberjack',
      'hayer',
      'miner',
    ])
    expect(refused(state, 0, { do: 'trade-in', basic: 'graper' })).toBe('V5.30')
    const chosen = played(state, 0, { do: 'trade-in', basic: 'hayer' })
    expect(villageOf(chosen, 0)).toEqual(['founders'])
    expect(moves(chosen, 0)).toHaveLength(2 * 5)
    expect(refused(chosen, 0, { do: 'end-turn' })).toBe('V5.31')
    expect(refused(chosen, 0, { do: 'put', card: 'cooper', on: 'reserve' })).toBe('V5.33')
    expect(refused(chosen, 0, { do: 'put', card: 'agent', on: 'stack', column: 0 })).toBe('V5.30')
    const done = played(chosen, 0, { do: 'put', card: 'cooper', on: 'stack', column: 2 })
    expect(villageOf(done, 0)).toEqual(['founders', 'hayer'])
    expect(done.stacks[2]?.map(({ card }) => card)).toEqual(['cooper', 'fisher'])
    expect(done.basics).toEqual({ lumberjack: 10, hayer: 9, miner: 10 })
    expect(done.turn).toMatchObject({ tradeIns: 1, used: 0 })
  })

  test('anything that is no move is refused, not tried', () => {
    const state = building({ hand: 'cooper schemer apprentice' }, { stacks })
    const broken = { toString: 1 }
    expect(refused(state, 0, { do: 'scheme', owner: 0, pile: broken, branch: 0 })).toBe('V4.28')
    expect(
      refused(state, 0, { do: 'apprentice', owner: 0, pile: 0, branch: 0, level: broken }),
    ).toBe('V4.28')
    const chosen = played(state, 0, { do: 'trade-in', basic: 'hayer' })
    const sent = { do: 'put', card: 'cooper', on: 'stack', column: broken }
    expect(refused(chosen, 0, sent)).toBe('V5.31')
  })

  test('V5.30 at most three times in a turn', () => {
    let state = building({ hand: 'cooper cooper priest priest' }, { stacks })
    for (const card of ['cooper', 'cooper', 'priest'] as const)
      state = played(
        state,
        0,
        { do: 'trade-in', basic: 'miner' },
        { do: 'put', card, on: 'stack', column: 0 },
      )
    expect(refused(state, 0, { do: 'trade-in', basic: 'miner' })).toBe('V5.30')
  })

  test('V5.32 V9.24 the face is told to nobody, the back to all', () => {
    const state = building({ hand: 'cooper' }, { stacks })
    const turn = [
      { do: 'trade-in', basic: 'miner' } as const,
      { do: 'put', card: 'cooper', on: 'stack', column: 0 } as const,
    ]
    expect(events(state, 0, turn, 0)).toMatchObject([{ event: 'traded-in', card: 'cooper' }])
    expect(events(state, 0, turn, 1)).toMatchObject([{ event: 'traded-in', card: '?wood' }])
    const done = played(state, 0, ...turn)
    expect(villagers.redact(done, 0).stacks[0]?.map(({ card }) => card)).toEqual([
      'cooper',
      '?',
      '?',
    ])
    expect(villagers.redact(done, null).stacks[0]?.map(({ card }) => card)).toEqual([
      '?wood',
      '?',
      '?',
    ])
  })

  test('V5.33 V4.45 V-R41 without stacks onto the Reserve, without that openly onto the discard pile', () => {
    const empty = Array(6).fill('')
    const turn = (on: 'reserve' | 'discard') => [
      { do: 'trade-in', basic: 'miner' } as const,
      { do: 'put', card: 'cooper', on } as const,
    ]
    const reserve = building({ hand: 'cooper' }, { stacks: empty, reserve: 'agent' })
    expect(played(reserve, 0, ...turn('reserve')).reserve.map(({ card }) => card)).toEqual([
      'cooper',
      'agent',
    ])
    const nothing = building({ hand: 'cooper' }, { stacks: empty, reserve: '' })
    expect(played(nothing, 0, ...turn('discard')).discard).toEqual(['cooper'])
    expect(events(nothing, 0, turn('discard'), null)).toMatchObject([
      { card: 'cooper', on: 'discard' },
    ])
    const chosen = played(building({ hand: 'cooper' }, { stacks }), 0, {
      do: 'trade-in',
      basic: 'miner',
    })
    expect(refused(chosen, 0, { do: 'put', card: 'cooper', on: 'stack', column: 1 })).toBe('V4.45')
  })

  test('V5.34 V5.55 any hand card can be given, special ones too', () => {
    const state = building({ hand: 'smuggler monk tinner apprentice' }, { stacks })
    const chosen = played(state, 0, { do: 'trade-in', basic: 'miner' })
    expect(new Set(movesOf(chosen, 0, 'put').map(({ card }) => card)).size).toBe(4)
  })

  test('V5.36 an exhausted stack of basic villagers gives nothing', () => {
    const state = building({ hand: 'cooper' }, { stacks, basics: { hayer: 0 } })
    expect(movesOf(state, 0, 'trade-in').map(({ basic }) => basic)).toEqual(['lumberjack', 'miner'])
    expect(refused(state, 0, { do: 'trade-in', basic: 'hayer' })).toBe('V5.36')
  })

  test('V5.37 there is no trade-in in the draft phase', () => {
    const state = table({ seats: [{ hand: 'cooper' }, {}, {}] })
    expect(refused(state, 0, { do: 'trade-in', basic: 'hayer' })).toBe('V5.37')
  })
})

describe('padlocks', () => {
  const beekeeper = { do: 'place', card: 'beekeeper' } as const // asks for a Carpenter

  test('V5.40 V5.41 the own unlocker gets 2 gold from the bank, and nothing else is offered', () => {
    const state = building(
      { hand: 'beekeeper', village: ['founders', 'lumberjack: carpenter'], gold: 0 },
      { others: [{ village: ['founders', 'lumberjack: carpenter'] }, {}] },
    )
    const done = played(state, 0, beekeeper)
    expect(villageOf(done, 0)).toEqual(['founders', 'lumberjack: carpenter*2', 'beekeeper'])
    expect(villageOf(done, 1)).toEqual(['founders', 'lumberjack: carpenter'])
    expect(goldOf(done, 0)).toBe(0)
    expect(events(state, 0, [beekeeper])).toContainEqual({
      event: 'unlocked',
      seat: 0,
      card: 'beekeeper',
      how: 'own',
      gold: 2,
      unlocker: 'carpenter',
      owner: 0,
      pile: 1,
      branch: 0,
      auto: true,
    })
  })

  test('V5.41 V-D14 of several own copies one is chosen', () => {
    const state = building({
      hand: 'beekeeper',
      village: ['founders', 'lumberjack: carpenter*4 | carpenter'],
    })
    const asked = played(state, 0, beekeeper)
    expect(moves(asked, 0)).toEqual([
      { do: 'unlock', by: 'coins', owner: 0, pile: 1, branch: 0 },
      { do: 'unlock', by: 'coins', owner: 0, pile: 1, branch: 1 },
    ])
    expect(refused(asked, 0, { do: 'unlock', by: 'coins', owner: 1, pile: 0, branch: 0 })).toBe(
      'V5.41',
    )
    expect(refused(asked, 0, { do: 'end-turn' })).toBe('V5.40')
    const done = played(asked, 0, { do: 'unlock', by: 'coins', owner: 0, pile: 1, branch: 0 })
    expect(villageOf(done, 0)).toContain('lumberjack: carpenter*6 | carpenter')
  })

  test('V-D14 two copies with equal coins are no choice', () => {
    const state = building({
      hand: 'beekeeper',
      village: ['founders', 'lumberjack: carpenter | carpenter'],
    })
    expect(villageOf(played(state, 0, beekeeper), 0)).toContain(
      'lumberjack: carpenter*2 | carpenter',
    )
  })

  test('V5.42 otherwise another player gets 2 gold from the supply, and the player chooses whom', () => {
    const others = [
      { village: ['founders', 'lumberjack: carpenter'] },
      { village: ['founders', 'lumberjack: carpenter*2'] },
    ]
    const state = building({ hand: 'beekeeper', gold: 3 }, { others })
    const asked = played(state, 0, beekeeper)
    expect(moves(asked, 0)).toEqual([
      { do: 'unlock', by: 'coins', owner: 1, pile: 1, branch: 0 },
      { do: 'unlock', by: 'coins', owner: 2, pile: 1, branch: 0 },
    ])
    expect(refused(asked, 0, { do: 'unlock', by: 'coins', owner: 1, pile: 0, branch: 0 })).toBe(
      'V5.42',
    )
    expect(refused(asked, 0, { do: 'unlock', by: 'tinner' })).toBe('V5.60')
    const done = played(asked, 0, { do: 'unlock', by: 'coins', owner: 2, pile: 1, branch: 0 })
    expect(goldOf(done, 0)).toBe(1)
    expect(done.seats[0]?.ledger.padlocks).toBe(-2)
    expect(villageOf(done, 2)).toEqual(['founders', 'lumberjack: carpenter*4'])
    // V5.45: the coins lie on the card, and are nobody's supply.
    expect(goldOf(done, 2)).toBe(8)
  })

  test('V5.43 nobody has it: 2 gold to the bank, without a question', () => {
    const done = played(building({ hand: 'beekeeper', gold: 2 }), 0, beekeeper)
    expect(goldOf(done, 0)).toBe(0)
    expect(villageOf(done, 0)).toEqual(['founders', 'beekeeper'])
  })

  test('V5.44 V5.45 with too little in the supply it cannot be played; coins on cards are not spent', () => {
    const poor = building({ hand: 'beekeeper', gold: 1, village: ['founders', 'harvester*6'] })
    expect(refused(poor, 0, beekeeper)).toBe('V5.44')
    const other = { others: [{ village: ['founders', 'lumberjack: carpenter'] }, {}] }
    expect(refused(building({ hand: 'beekeeper', gold: 1 }, other), 0, beekeeper)).toBe('V5.44')
  })

  test('V5.46 every padlock is paid for by itself, once', () => {
    const state = building({
      hand: 'beekeeper beekeeper carpenter',
      village: ['founders', 'lumberjack'],
      gold: 8,
    })
    let done = played(state, 0, beekeeper)
    expect(goldOf(done, 0)).toBe(6)
    done = played(done, 0, { do: 'place', card: 'carpenter', pile: 1, branch: 0 })
    expect(goldOf(done, 0)).toBe(6)
    done = played(done, 0, beekeeper)
    expect(goldOf(done, 0)).toBe(6)
    expect(villageOf(done, 0)).toContain('lumberjack: carpenter*2')
  })

  test('V8.1 V-R55 without padlocks nothing is paid, but the symbols count', () => {
    const state = building(
      { hand: 'beekeeper', gold: 0, village: ['founders', 'lumberjack: carpenter'] },
      { options: { padlocks: false } },
    )
    const done = played(state, 0, beekeeper)
    expect(villageOf(done, 0)).toEqual(['founders', 'lumberjack: carpenter', 'beekeeper'])
    expect(symbols(done, 0).padlocks).toBe(1)
  })
})

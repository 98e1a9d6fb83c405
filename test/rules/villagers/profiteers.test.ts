import { describe, expect, test } from 'vitest'
import { bestBronze, bronzeValue } from '../../../worker/games/villagers/bronze.ts'
import { cards, profiteerIds } from '../../../worker/games/villagers/components/index.ts'
import { marketYield } from '../../../worker/games/villagers/markets.ts'
import type { Options } from '../../../worker/games/villagers/options.ts'
import { configuration } from '../../../worker/games/villagers/redact.ts'
import { silverValue } from '../../../worker/games/villagers/silver.ts'
import {
  building,
  events,
  fresh,
  goldOf,
  movesOf,
  played,
  refused,
  table,
  villageOf,
} from './table.ts'

const modules: Options['modules'] = ['profiteers']
const village = (...piles: string[]) =>
  table({ seats: [{ village: ['founders', ...piles] }, {}, {}] })

test('V2.8 V7.49 V-R4 eight cards of six names, and the suits of their faces', () => {
  const counts = Object.fromEntries(profiteerIds.map((id) => [id, cards[id].count]))
  expect(counts).toEqual({
    alchemist: 1,
    arkwright: 1,
    captain: 1,
    carter: 1,
    freelancer: 2,
    wholesaler: 2,
  })
  const suits = Object.fromEntries(profiteerIds.map((id) => [id, cards[id].suit]))
  expect(suits).toEqual({
    alchemist: 'ore',
    arkwright: 'wood',
    captain: 'solitary',
    carter: 'hay',
    freelancer: 'special',
    wholesaler: 'solitary',
  })
})

test('V3.6 V3.25 they are shuffled into the deck before anything is dealt', () => {
  const state = fresh(3, { modules })
  const all = [...state.stacks, state.reserve, ...state.seats.map(({ hand }) => hand)].flat()
  expect(all).toHaveLength(88)
  expect(all.filter(({ card }) => profiteerIds.some((id) => id === card))).toHaveLength(8)
  expect([...configuration(3, { modules, courier: false }).values()].reduce((a, b) => a + b)).toBe(
    94,
  )
})

describe('bronze and silver', () => {
  test('V7.50 Alchemist: half of the best silver value, rounded down', () => {
    // Two Priests among four solitary symbols: 6 each.
    expect(
      bronzeValue(village('miner: alchemist', 'priest', 'priest', 'wattler'), 0, 'alchemist'),
    ).toBe(1)
    expect(
      bronzeValue(
        village('miner: alchemist', 'priest', 'priest', 'wattler', 'hunter'),
        0,
        'alchemist',
      ),
    ).toBe(3)
    expect(bronzeValue(village('miner: alchemist'), 0, 'alchemist')).toBe(0)
  })

  test('V7.51 Arkwright: 2 gold for each own villager with coins', () => {
    expect(
      bronzeValue(
        village('lumberjack: arkwright | carpenter*4', 'hunter*2', 'wattler'),
        0,
        'arkwright',
      ),
    ).toBe(4)
  })

  test('V7.54 Wholesaler: 3 gold for each set of ore, hay and wood', () => {
    const state = village('wholesaler', 'lumberjack: log-rafter', 'hayer: thatcher', 'miner')
    expect(silverValue(state, 0, 'wholesaler')).toBe(3)
  })

  test('V7.55 Captain: 1 gold for each visible gold symbol', () => {
    expect(bronzeValue(village('captain', 'lumberjack: cooper*2 | wheeler'), 0, 'captain')).toBe(3)
  })

  test('V7.56 V8.48 V-R26 Carter: 1 gold for each starter with two villagers on it, in one branch or two', () => {
    const state = village(
      'hayer: carter | thatcher',
      'lumberjack: wheeler cartwright',
      'miner: seeker',
      'monk=lumberjack: carpenter | cooper',
    )
    expect(bronzeValue(state, 0, 'carter')).toBe(3)
  })

  test('V6.30 V6.31 V6.32 V8.45 V-R25 the best bronze symbol pays at the end of the own build turn, once', () => {
    const own = {
      village: ['founders', 'captain', 'lumberjack: arkwright | cooper*2'],
      hand: 'mason',
    }
    const state = building(own)
    expect(bestBronze(state, 0)).toEqual({ card: 'captain', gold: 2 })
    const told = events(state, 0, [{ do: 'end-turn' }])
    const kinds = told.map(({ event }) => event)
    expect(kinds.indexOf('bronze')).toBeLessThan(kinds.indexOf('build-turn'))
    expect(told).toContainEqual({ event: 'bronze', seat: 0, card: 'captain', gold: 2, auto: true })
    const after = played(state, 0, { do: 'end-turn' })
    expect(after.seats[0]?.ledger.bronze).toBe(2)
    for (const day of ['first', 'second'] as const)
      expect(marketYield(state, 0, day).silver).toBe(0)
  })

  test('V4.37 V6.30 V-R25 option: for all after the build phase, behind the first-player card', () => {
    const options = { modules, bronzeTiming: 'endOfPhase' as const }
    const state = building(
      { village: ['founders', 'captain'] },
      { options, agenda: [{ task: 'markets' }, { task: 'end-build' }, { task: 'build', seat: 0 }] },
    )
    const kinds = events(state, 0, [{ do: 'end-turn' }]).map(({ event }) => event)
    expect(kinds.slice(0, 6)).toEqual([
      'turn-ended',
      'founders-turned',
      'founders-turned',
      'founders-turned',
      'first-player',
      'round',
    ])
    const fed = building(
      { village: ['founders: swineherd', 'captain'] },
      { options, agenda: [{ task: 'markets' }, { task: 'end-build' }, { task: 'build', seat: 0 }] },
    )
    const later = events(fed, 0, [{ do: 'end-turn' }]).map(({ event }) => event)
    expect(later.indexOf('bronze')).toBeGreaterThan(later.indexOf('first-player'))
  })
})

describe('Freelancer', () => {
  const agenda = [
    { task: 'markets' as const },
    { task: 'begin-build' as const, seat: 1 },
    { task: 'build' as const, seat: 0 },
  ]
  const open = (own: object, others: object[], gold = 8) =>
    played(
      building(own, { agenda, others: [{ hand: 'mason', gold, ...others[0] }, others[1] ?? {}] }),
      0,
      { do: 'end-turn' },
    )

  test('V7.52 V-R27 V-D11 before building, 1 gold onto any Freelancer brings a build action', () => {
    const state = open({ village: ['founders', 'freelancer'] }, [{}])
    expect(refused(state, 1, { do: 'end-turn' })).toBe('V-R27')
    const after = played(state, 1, { do: 'hire', owner: 0, pile: 1 })
    expect(goldOf(after, 1)).toBe(7)
    expect(villageOf(after, 0)).toEqual(['founders', 'freelancer*1'])
    expect(after.turn).toMatchObject({ seat: 1, limit: 3 })
    expect(played(state, 1, { do: 'no-hire' }).turn?.limit).toBe(2)
  })

  test('V7.53 each at most once a turn, two may be paid once each', () => {
    const state = open({ village: ['founders', 'freelancer'] }, [
      { village: ['founders', 'freelancer'] },
    ])
    expect(movesOf(state, 1, 'hire')).toHaveLength(2)
    const one = played(state, 1, { do: 'hire', owner: 1, pile: 1 })
    expect(refused(one, 1, { do: 'hire', owner: 1, pile: 1 })).toBe('V7.53')
    expect(played(one, 1, { do: 'hire', owner: 0, pile: 1 }).turn?.limit).toBe(4)
  })

  test('V7.53 V-R65 not at a limit of 5, and not without gold', () => {
    const builders = Array<string>(3).fill('lumberjack: carpenter')
    const rich = open({ village: ['freelancer'] }, [{ village: ['founders', ...builders] }])
    expect(rich.turn?.limit).toBe(5)
    expect(open({ village: ['freelancer'] }, [{ gold: 0 }]).turn?.limit).toBe(2)
  })

  test('V-R27 one placed in this turn cannot be used in it', () => {
    const after = played(building({ hand: 'freelancer mason' }), 0, {
      do: 'place',
      card: 'freelancer',
    })
    expect(after.turn).toMatchObject({ limit: 3, used: 1 })
    expect(movesOf(after, 0, 'hire')).toEqual([])
  })
})

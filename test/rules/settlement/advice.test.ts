import { describe, expect, test } from 'vitest'
import {
  heroOffers,
  marketOffers,
  passLoss,
  regionYield,
  settlersNeeded,
  streetYield,
} from '../../../worker/games/settlement/advice.ts'
import {
  allHeroes,
  heroById,
  monsterOf,
} from '../../../worker/games/settlement/components/index.ts'
import { redact } from '../../../worker/games/settlement/redact.ts'
import type { ActionMove } from '../../../worker/games/settlement/state.ts'
import {
  colourOf,
  costOf,
  loud,
  quiet,
  resourceOf,
  richSupply,
  table,
  tile,
  tilesOfKinds,
} from './table.ts'

const [a, b, c] = [tilesOfKinds()[0], tilesOfKinds()[1], tile(2)]
if (!a || !b) throw new Error('There is one kind of terrain only.')

describe('facts that a board needs', () => {
  test('S5.15, S-R40 prices on the market, what is lacking, and how to get it', () => {
    const t = table({
      boards: [{ supply: { wood: 2 } }],
      market: ['bank', null, 'church', 'tavern'],
    })
    const offers = marketOffers(redact(t.state, null), 0)
    expect(
      offers.map(({ market, building, affordable }) => [market, building, affordable]),
    ).toEqual([
      [1, 'bank', false],
      [3, 'church', true],
      [4, 'tavern', false],
    ])
    expect(offers[0]).toMatchObject({ cost: { clay: 1 }, lacking: { clay: 1 }, count: 1 })
    expect(offers[0]?.ways.map(({ exchanges }) => exchanges)).toEqual([
      [{ do: 'exchange', give: 'wood+wood', get: 'clay' }],
    ])
    expect(offers[1]?.ways).toEqual([])
    expect(offers[2]?.ways).toEqual([])
    // An exchange that is proposed can be played, and then the building can be paid.
    t.do(...(offers[0]?.ways[0]?.exchanges ?? []))
    expect(t.moves('construct')).toContainEqual({ do: 'construct', market: 1 })
  })

  test('S5.71, S6.3 prices and worth of the heroes', () => {
    const row = allHeroes.slice(0, 3).map(({ id }) => id)
    const t = table({
      boards: [{ supply: richSupply, terrains: { '1-1': a, '1-2': b } }],
      heroRow: [row[0] ?? null, null, row[1] ?? null, row[2] ?? null],
    })
    const offers = heroOffers(t.state, 0)
    expect(offers.map(({ position, surcharge }) => [position, surcharge])).toEqual([
      [1, 2],
      [3, 0],
      [4, 0],
    ])
    expect(offers[0]?.cost).toEqual(row[0] && costOf(row[0], 2))
    for (const { hero, pointsNow } of offers) {
      const { vp } = heroById[hero]
      const expected = { terrain: 2, outpost: 0, building: 0 }
      expect(pointsNow).toBe('per' in vp && vp.per ? expected[vp.per] : vp.points)
    }
  })

  test('S5.8-S5.14 settlers that an action takes', () => {
    const t = table({
      boards: [{ terrains: { '1-1': a, '2-1': { tile: c, on: 'monster' }, '3-1': tile(3) } }],
    })
    const needs = (move: ActionMove) => settlersNeeded(t.state, 0, move)
    expect(needs({ do: 'construct', market: 1 })).toBe(1)
    expect(
      [1, 2, 3].map((region) => needs({ do: 'explore', region: region as 1 | 2 | 3 })),
    ).toEqual([1, 2, 3])
    expect(needs({ do: 'hunt', region: 2, column: 1 })).toBe(monsterOf[colourOf(c)].settlers)
    expect(needs({ do: 'build-outpost', region: 1, column: 1 })).toBe(1)
    expect(needs({ do: 'activate-region', region: 1 })).toBe(1)
    expect(needs({ do: 'activate-street', street: 'upper' })).toBe(1)
    expect(needs({ do: 'activate-outpost', region: 1, column: 1 })).toBe(1)
  })

  test('S5.40-S5.43, S7.6, S7.14 what a region would bring', () => {
    const of = (artifact: 'scroll' | 'mask' | 'chest', heroRow = loud(a)) =>
      regionYield(
        table({
          boards: [
            {
              artifact,
              terrains: {
                '1-1': a,
                '1-2': { tile: b, on: 'monster' },
                '1-3': { tile: a, on: 'outpost' },
              },
            },
          ],
          heroRow,
        }).state,
        0,
        1,
      )
    expect(of('chest')).toMatchObject({ open: true, gain: { [resourceOf(a)]: 2 }, extra: [] })
    expect(of('chest').terrains.map(({ state }) => state)).toEqual([
      'threatened',
      'monster',
      'safe',
    ])
    expect(of('chest', quiet(a)).terrains[0]?.state).toBe('safe')
    expect(of('mask').terrains[0]?.state).toBe('decides')
    expect(new Set(of('scroll').extra)).toEqual(new Set([resourceOf(a), resourceOf(b)]))
    const t = table({ boards: [{ terrains: { '1-1': a } }] })
    expect(regionYield(t.state, 0, 2)).toEqual({
      region: 2,
      open: true,
      terrains: [],
      gain: {},
      extra: [],
    })
    t.do({ do: 'activate-region', region: 1 })
    expect(regionYield(t.state, 0, 1).open).toBe(false)
  })

  test('S5.84-S5.90 what passing would lose', () => {
    const board = {
      basic: 2,
      bonus: 3,
      supply: { wood: 2, stone: 1, gold: 4 },
      terrains: { '1-1': { tile: a, on: 'outpost' as const } },
    }
    expect(passLoss(table({ boards: [board] }).state, 0)).toEqual({ settlers: 2, basics: 2 })
    const last = table({ boards: [board], round: 6 })
    expect(passLoss(last.state, 0)).toEqual({ settlers: 5, basics: 0 })
  })

  test('S5.46, S5.49 what a street would offer', () => {
    const t = table({
      boards: [
        {
          supply: { diamond: 2 },
          buildings: { 'upper-1': 'sawmill', 'upper-2': 'bank', 'upper-3': 'trading-post' },
        },
      ],
    })
    const { open, buildings } = streetYield(t.state, 0, 'upper')
    expect(open).toBe(true)
    expect(buildings).toEqual([
      {
        column: 1,
        building: 'sawmill',
        options: [{ paid: {}, gain: { wood: 1 }, stored: false, affordable: true }],
        possible: true,
      },
      {
        column: 2,
        building: 'bank',
        options: [{ paid: { gold: 1 }, gain: {}, stored: true, affordable: false }],
        possible: true,
      },
      { column: 3, building: 'trading-post', options: [], possible: false },
    ])
    expect(streetYield(t.state, 0, 'lower')).toEqual({
      street: 'lower',
      open: true,
      buildings: [],
    })
  })
})

import { describe, expect, test } from 'vitest'
import { said, table } from './table.ts'

const place = { do: 'place-building', street: 'middle', column: 2 } as const

describe('constructing a building', () => {
  const market = ['bank', { building: 'church', count: 2 }, 'tavern'] as const

  test('S5.8, S5.15-S5.16, S5.19 one settler, the exact cost, any empty space, and no effect', () => {
    const t = table({ boards: [{ supply: { clay: 1, gold: 1 } }], market: [...market] })
    expect(t.moves('construct')).toEqual([
      { do: 'construct', market: 1 },
      { do: 'construct', market: 3 },
    ])
    const events = t.do({ do: 'construct', market: 1 })
    expect(t.moves()).toHaveLength(9)
    expect(t.refusal({ ...place, column: 4 })).toBe('S5.16')
    events.push(...t.do(place))
    expect(t.board()).toMatchObject({
      supply: { clay: 0, gold: 1 },
      settlers: { basic: 5 },
      placed: { construct: { basic: 1, bonus: 0 } },
    })
    expect(t.board().buildings[4]).toEqual({ building: 'bank', tokens: 0 })
    expect(said(events, 'constructed')).toMatchObject({ building: 'bank', market: 1 })
    expect(said(events, 'building-placed')).toMatchObject({ street: 'middle', column: 2 })
    // The action is over.
    expect(t.state.agenda.at(-1)).toMatchObject({ task: 'turn', acted: true })
  })

  test('S5.15 what cannot be paid exactly cannot be built, exchanges come first', () => {
    const t = table({ boards: [{ supply: { wood: 2 } }], market: [...market] })
    expect(t.refusal({ do: 'construct', market: 1 })).toBe('S5.15')
    expect(t.refusal({ do: 'construct', market: 4 })).toBe('S5.16')
    expect(t.refusal({ do: 'construct', market: 10 })).toBe('S5.16')
    t.do({ do: 'exchange', give: 'wood+wood', get: 'clay' })
    expect(t.moves('construct')).toEqual([{ do: 'construct', market: 1 }])
  })

  test('S5.15, S5.3 a settler is needed', () => {
    const t = table({ boards: [{ basic: 0, supply: { clay: 2 } }], market: [...market] })
    expect(t.moves('construct')).toEqual([])
    expect(t.refusal({ do: 'construct', market: 1 })).toBe('S5.3')
  })

  test('S5.17, S-R36 nothing is built into a full settlement, and nothing is ever moved or removed', () => {
    const buildings = {
      'upper-1': 'bank',
      'upper-2': 'bank',
      'upper-3': 'bank',
      'middle-1': 'church',
      'middle-2': 'church',
      'middle-3': 'church',
      'lower-1': 'quarry',
      'lower-2': 'quarry',
    } as const
    const t = table({
      boards: [{ supply: { clay: 2 }, buildings }],
      market: ['bank', 'bank', 'bank'],
      seats: 1,
    })
    // S11.5: the last empty space needs no question.
    const events = t.do({ do: 'construct', market: 1 })
    expect(said(events, 'building-placed')).toMatchObject({
      street: 'lower',
      column: 3,
      auto: true,
    })
    expect(t.moves('construct')).toEqual([])
    expect(t.refusal({ do: 'construct', market: 2 })).toBe('S5.17')
    expect(t.moves().some(({ do: name }) => /move|remove|replace/.test(name))).toBe(false)
  })

  test('S5.18, S-R7 an empty market space is refilled, a remaining stack is not', () => {
    const t = table({
      seats: 1,
      boards: [{ supply: { clay: 1, wood: 1 } }],
      market: [...market],
      buildingStack: ['quarry', 'sawmill'],
    })
    t.do({ do: 'construct', market: 2 }, place)
    expect(t.state.market[1]).toEqual({ building: 'church', count: 1 })
    const events = t.do({ do: 'construct', market: 1 }, { ...place, column: 1 })
    expect(t.state.market[0]).toEqual({ building: 'sawmill', count: 1 })
    expect(said(events, 'market-refilled')).toMatchObject({ market: 1, building: 'sawmill' })
    expect(t.state.buildingStack).toEqual(['quarry'])
  })

  test('S-R9 an empty stack refills nothing', () => {
    const t = table({
      boards: [{ supply: { clay: 1 } }],
      market: [...market],
      buildingStack: [],
    })
    t.do({ do: 'construct', market: 1 }, place)
    expect(t.state.market[0]).toBeNull()
  })

  test('S-R23 several copies of one building, each with its own tokens', () => {
    const t = table({
      seats: 1,
      boards: [{ supply: { gold: 2 }, buildings: { 'upper-1': 'bank', 'upper-2': 'bank' } }],
    })
    t.do({ do: 'activate-street', street: 'upper' })
    t.do({ do: 'use', street: 'upper', column: 2 })
    expect(
      t
        .board()
        .buildings.slice(0, 2)
        .map((own) => own?.tokens),
    ).toEqual([0, 1])
    t.do({ do: 'use', street: 'upper', column: 1 })
    expect(
      t
        .board()
        .buildings.slice(0, 2)
        .map((own) => own?.tokens),
    ).toEqual([1, 1])
  })

  test('S-R32 the market space is named, not the type', () => {
    const of = {
      boards: [{ supply: { wood: 1 } }],
      market: [{ building: 'church', count: 2 } as const, 'church' as const],
      buildingStack: ['quarry' as const],
    }
    const pile = table(of)
    pile.do({ do: 'construct', market: 1 }, place)
    expect(pile.state.market.slice(0, 2)).toEqual([
      { building: 'church', count: 1 },
      { building: 'church', count: 1 },
    ])
    const single = table(of)
    single.do({ do: 'construct', market: 2 }, place)
    expect(single.state.market.slice(0, 2)).toEqual([
      { building: 'church', count: 2 },
      { building: 'quarry', count: 1 },
    ])
  })
})

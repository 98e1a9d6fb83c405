import { describe, expect, test } from 'vitest'
import { regionYield } from '../../../worker/games/settlement/advice.ts'
import { noSupply } from '../../../worker/games/settlement/supply.ts'
import {
  colourOf,
  heroesOf,
  loud,
  quiet,
  resourceOf,
  said,
  table,
  tile,
  tileOfColour,
  tilesOfKinds,
} from './table.ts'

describe('hunting a monster', () => {
  test.each([
    ['S7.40', 'green', 1, { diamond: 1 }],
    ['S7.41', 'yellow', 2, { gold: 1 }],
    ['S7.42', 'blue', 3, { gold: 2 }],
    ['S7.43', 'red', 4, { diamond: 1, gold: 2 }],
  ] as const)('S5.10, S5.32, S5.33, %s a %s one', (_, colour, settlers, reward) => {
    const haunted = { tile: tileOfColour(colour), on: 'monster' as const }
    const of = { terrains: { '1-2': haunted } }
    const t = table({ boards: [of], heroRow: heroesOf(colour).slice(0, 4) })
    const events = t.do({ do: 'hunt', region: 1, column: 2 })
    expect(t.board()).toMatchObject({
      supply: { wood: 0, diamond: 0, gold: 0, ...reward },
      settlers: { basic: 6 - settlers },
      placed: { hunt: { basic: settlers, bonus: 0 } },
    })
    // S5.34: no check follows although the row shows the colour.
    expect(t.board().terrains[1]?.monster).toBe(false)
    expect(events.map(({ event }) => event)).toEqual(['hunted'])
    const few = table({ boards: [{ ...of, basic: settlers - 1 }] })
    expect(few.moves('hunt')).toEqual([])
    expect(few.refusal({ do: 'hunt', region: 1, column: 2 })).toBe('S5.3')
  })

  test('S5.32, S-R39 only monsters on own terrains', () => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    expect(t.refusal({ do: 'hunt', region: 1, column: 1 })).toBe('S5.32')
    expect(t.refusal({ do: 'hunt', region: 4, column: 1 })).toBe('S5.32')
  })

  test('S5.34 one monster an action', () => {
    const t = table({
      boards: [
        {
          terrains: {
            '1-1': { tile: tile(1, 0), on: 'monster' },
            '1-2': { tile: tile(1, 1), on: 'monster' },
          },
        },
      ],
    })
    expect(t.moves('hunt')).toHaveLength(2)
    t.do({ do: 'hunt', region: 1, column: 1 })
    expect(t.moves('hunt')).toEqual([])
    expect(t.board().terrains[1]?.monster).toBe(true)
  })

  test('S5.35 the terrain yields again in the same round', () => {
    const t = table({
      seats: 1,
      boards: [{ terrains: { '1-1': { tile: tile(1), on: 'monster' } } }],
    })
    expect(regionYield(t.state, 0, 1).gain).toEqual({})
    t.do({ do: 'hunt', region: 1, column: 1 })
    expect(regionYield(t.state, 0, 1).gain).toEqual({ [resourceOf(tile(1))]: 1 })
  })
})

describe('outposts', () => {
  test('S5.11, S5.36 one settler and no resources, on a free terrain', () => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    const before = structuredClone(t.board().supply)
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(t.board().supply).toEqual(before)
    expect(t.board().settlers.basic).toBe(5)
    expect(table().refusal({ do: 'build-outpost', region: 1, column: 1 })).toBe('S5.36')
  })

  test('S5.37, S-R36 one outpost a terrain, for good', () => {
    const t = table({ seats: 1, boards: [{ terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(t.refusal({ do: 'build-outpost', region: 1, column: 1 })).toBe('S5.37')
    t.passAll()
    expect(t.board().terrains[0]?.outpost).toBe(true)
  })

  test('S5.38 it keeps monsters away and can be activated in the same round', () => {
    const home = tile(1)
    const t = table({ seats: 1, boards: [{ terrains: { '1-1': home } }], heroRow: loud(home) })
    t.do(
      { do: 'build-outpost', region: 1, column: 1 },
      { do: 'activate-outpost', region: 1, column: 1 },
      { do: 'activate-region', region: 1 },
    )
    expect(t.board().supply[resourceOf(home)]).toBe(2)
    expect(t.board().terrains[0]).toEqual({ tile: home, monster: false, outpost: true })
  })

  const guarded = tile(2)
  const fort = () =>
    table({
      boards: [{ terrains: { '2-2': { tile: guarded, on: 'outpost' } } }],
      heroRow: loud(guarded),
    })

  test('S5.14, S5.53 activating one: a settler on it', () => {
    const t = fort()
    t.do({ do: 'activate-outpost', region: 2, column: 2 })
    expect(t.board().placed).toEqual({ 'outpost-4': { basic: 1, bonus: 0 } })
    expect(table().refusal({ do: 'activate-outpost', region: 1, column: 1 })).toBe('S5.53')
  })

  test('S5.54 it brings one of its resource, and there is no monster check', () => {
    const t = fort()
    const events = t.do({ do: 'activate-outpost', region: 2, column: 2 })
    expect(t.board().supply).toEqual({ ...noSupply(), [resourceOf(guarded)]: 1 })
    expect(events.map(({ event }) => event)).toEqual(['outpost-activated'])
  })

  test('S5.55 once a round, each on its own', () => {
    const t = table({
      seats: 1,
      boards: [
        {
          terrains: {
            '1-1': { tile: tile(1, 0), on: 'outpost' },
            '1-2': { tile: tile(1, 1), on: 'outpost' },
          },
        },
      ],
    })
    t.do({ do: 'activate-outpost', region: 1, column: 1 })
    expect(t.moves('activate-outpost')).toEqual([{ do: 'activate-outpost', region: 1, column: 2 }])
    expect(t.refusal({ do: 'activate-outpost', region: 1, column: 1 })).toBe('S5.55')
  })

  test('S5.41, S5.56 region and outpost do not block each other, in either order', () => {
    const home = tile(1)
    for (const outpostFirst of [true, false]) {
      const t = table({
        seats: 1,
        boards: [{ terrains: { '1-1': { tile: home, on: 'outpost' } } }],
      })
      if (outpostFirst) t.do({ do: 'activate-outpost', region: 1, column: 1 })
      t.do({ do: 'activate-region', region: 1 })
      if (!outpostFirst) t.do({ do: 'activate-outpost', region: 1, column: 1 })
      expect(t.board().supply[resourceOf(home)]).toBe(2)
    }
  })
})

describe('activating a region', () => {
  const kinds = tilesOfKinds()
  const [a, b, c] = [kinds[0] ?? tile(1), kinds[1] ?? tile(1), kinds[2] ?? tile(1)]

  const yielding = () => {
    const t = table({
      boards: [{ terrains: { '1-1': a, '1-2': { tile: b, on: 'monster' }, '1-3': c } }],
      heroRow: quiet(a, c),
    })
    const events = t.do({ do: 'activate-region', region: 1 })
    return { t, events }
  }

  test('S5.12, S5.39 one settler on a region with a terrain that yields', () => {
    expect(yielding().t.board().placed).toEqual({ 'region-1': { basic: 1, bonus: 0 } })
  })

  test('S5.40, S5.42 one of each terrain without a monster', () => {
    const { t, events } = yielding()
    expect(said(events, 'region-activated')).toMatchObject({
      region: 1,
      gains: [
        { column: 1, tile: a, resource: resourceOf(a) },
        { column: 3, tile: c, resource: resourceOf(c) },
      ],
    })
    expect(t.board().supply).toEqual({ ...noSupply(), [resourceOf(a)]: 1, [resourceOf(c)]: 1 })
  })

  test('S5.43, S-R44 everything is gained before any check', () => {
    const t = table({
      boards: [{ terrains: { '1-1': a, '1-2': a } }],
      heroRow: loud(a),
    })
    const events = t.do({ do: 'activate-region', region: 1 })
    expect(t.board().supply[resourceOf(a)]).toBe(2)
    expect(
      t
        .board()
        .terrains.slice(0, 2)
        .map((it) => it?.monster),
    ).toEqual([true, true])
    expect(events.map(({ event }) => event)).toEqual([
      'region-activated',
      'monster-checked',
      'monster-checked',
    ])
    expect(said(events, 'monster-checked')).toMatchObject({ column: 1, colour: colourOf(a) })
  })

  test('S5.44 each region once a round', () => {
    const t = table({
      seats: 1,
      boards: [{ terrains: { '1-1': a, '2-1': tile(2) }, artifact: 'chest' }],
      heroRow: quiet(a),
    })
    t.do({ do: 'activate-region', region: 1 })
    expect(t.refusal({ do: 'activate-region', region: 1 })).toBe('S5.44')
    expect(t.moves('activate-region')).toEqual([
      { do: 'activate-region', region: 2 },
      { do: 'activate-region', region: 3 },
    ])
  })

  test('S5.39, S-R12 a region that yields nothing may be activated: a settler is placed, no more', () => {
    const t = () => table({ boards: [{ terrains: { '1-1': { tile: a, on: 'monster' } } }] })
    expect(t().moves('activate-region')).toHaveLength(3)
    for (const region of [1, 2] as const) {
      const now = t()
      const before = now.board().supply
      const events = now.do({ do: 'activate-region', region })
      expect(events).toMatchObject([{ event: 'region-activated', region, gains: [] }])
      expect(now.board().supply).toEqual(before)
      expect(now.board().placed).toEqual({ [`region-${region}`]: { basic: 1, bonus: 0 } })
      expect(now.state.agenda.at(-1)).toMatchObject({ task: 'turn', acted: true })
      expect(now.board().terrains[0]?.monster).toBe(true)
    }
    expect(t().refusal({ do: 'activate-region', region: 4 as never })).toBe('S5.39')
    const spent = table({ boards: [{ basic: 0 }] })
    expect(spent.refusal({ do: 'activate-region', region: 1 })).toBe('S5.3')
  })

  test('S-R12 what only waits is listed last of the actions', () => {
    const t = table({ boards: [{ terrains: { '2-1': a }, buildings: { 'lower-1': 'sawmill' } }] })
    const activations = t
      .moves()
      .filter(({ do: name }) => name === 'activate-region' || name === 'activate-street')
    expect(activations).toEqual([
      { do: 'activate-region', region: 2 },
      { do: 'activate-street', street: 'lower' },
      { do: 'activate-region', region: 1 },
      { do: 'activate-region', region: 3 },
      { do: 'activate-street', street: 'upper' },
      { do: 'activate-street', street: 'middle' },
    ])
  })
})

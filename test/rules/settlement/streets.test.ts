import { describe, expect, test } from 'vitest'
import type { BuildingId, Resource } from '../../../worker/games/settlement/components/index.ts'
import type { Move } from '../../../worker/games/settlement/state.ts'
import { resourceOf, said, table, tile, tilesOfKinds } from './table.ts'

const upperStreet: Move = { do: 'activate-street', street: 'upper' }
const use = (column: 1 | 2 | 3, resource?: Resource): Move => ({
  do: 'use',
  street: 'upper',
  column,
  ...(resource && { resource }),
})

describe('activating a street', () => {
  test('S5.13, S5.45 one settler, on a street that is not taken', () => {
    const t = table({ boards: [{ buildings: { 'upper-2': 'sawmill' } }] })
    expect(t.moves('activate-street')).toEqual([
      upperStreet,
      { do: 'activate-street', street: 'middle' },
      { do: 'activate-street', street: 'lower' },
    ])
    t.do(upperStreet)
    expect(t.board().placed).toEqual({ 'street-upper': { basic: 1, bonus: 0 } })
  })

  test('S5.46 every building once, in any order', () => {
    const buildings = {
      'upper-1': 'church',
      'upper-2': 'diamond-mine',
      'upper-3': 'sawmill',
    } as const
    const t = table({ boards: [{ buildings }] })
    t.do(upperStreet, use(2))
    expect(t.refusal(use(2))).toBe('S7.33')
    expect(t.refusal({ do: 'use', street: 'lower', column: 1 })).toBe('S5.46')
    t.do(use(3), use(1))
    expect(t.board().buildings[0]?.tokens).toBe(1)
    // S11.15: nothing is left, so the action is over.
    expect(t.state.agenda.at(-1)?.task).toBe('turn')
  })

  test('S5.47 an effect may be skipped', () => {
    const t = table({ boards: [{ buildings: { 'upper-1': 'sawmill', 'upper-2': 'quarry' } }] })
    const events = t.do(upperStreet, use(1), { do: 'done' })
    expect(t.board().supply).toMatchObject({ wood: 1, stone: 0 })
    expect(said(events, 'effects-finished')).toMatchObject({ unused: ['quarry'] })
  })

  const alternating = () =>
    table({
      boards: [
        { supply: { diamond: 1 }, buildings: { 'upper-1': 'bank', 'upper-2': 'diamond-mine' } },
      ],
    })

  test('S5.48, S-R47 exchanges are allowed between the effects', () => {
    const t = alternating()
    t.do(upperStreet, use(2), { do: 'exchange', give: 'diamond+diamond', get: 'gold' }, use(1))
    expect(t.board().buildings[0]?.tokens).toBe(1)
    expect(t.board().supply).toMatchObject({ diamond: 0, gold: 0 })
  })

  test('S5.49 an effect that cannot be paid cannot be used', () => {
    const t = alternating()
    t.do(upperStreet)
    expect(t.moves('use')).toEqual([use(2)])
    expect(t.refusal(use(1))).toBe('S5.49')
  })

  test('S5.50 each street once a round', () => {
    const t = table({
      seats: 1,
      boards: [{ buildings: { 'upper-1': 'sawmill', 'lower-1': 'quarry' } }],
    })
    t.do(upperStreet, use(1))
    expect(t.refusal(upperStreet)).toBe('S5.50')
    expect(t.moves('activate-street')).toHaveLength(2)
  })

  const growing = () =>
    table({
      seats: 1,
      boards: [{ supply: { clay: 2 }, buildings: { 'upper-1': 'sawmill' } }],
      market: ['quarry', 'quarry'],
    })

  test('S5.51 a new building has no part in a street that was activated', () => {
    const t = growing()
    t.do(upperStreet, use(1))
    t.do({ do: 'construct', market: 1 }, { do: 'place-building', street: 'upper', column: 2 })
    expect(t.refusal(upperStreet)).toBe('S5.50')
    expect(t.board().supply.stone).toBe(0)
  })

  test('S5.52 a new building has a part in a street that is activated later', () => {
    const t = growing()
    t.do({ do: 'construct', market: 2 }, { do: 'place-building', street: 'upper', column: 2 })
    t.do(upperStreet, use(1), use(2))
    expect(t.board().supply).toMatchObject({ wood: 1, stone: 1 })
  })

  test('S-R12 a street without buildings may be activated: a settler is placed, no more', () => {
    const t = table({ boards: [{ artifact: 'chest' }] })
    const events = t.do(upperStreet)
    expect(events).toMatchObject([{ event: 'street-activated', street: 'upper' }])
    expect(t.board().placed).toEqual({ 'street-upper': { basic: 1, bonus: 0 } })
    expect(t.state.agenda.at(-1)).toMatchObject({ task: 'turn', acted: true })
    expect(t.refusal(upperStreet)).toBe('S4.3')
  })

  test('S-R12 a street may be activated although no effect can be used', () => {
    const t = table({ boards: [{ supply: {}, buildings: { 'upper-1': 'bank' } }] })
    t.do(upperStreet)
    expect(t.state.agenda.at(-1)).toMatchObject({ task: 'turn', acted: true })
    expect(t.board().settlers.basic).toBe(5)
  })

  test('S-R48 while a street is being activated nothing else begins', () => {
    const t = table({ boards: [{ buildings: { 'upper-1': 'sawmill' } }] })
    t.do(upperStreet)
    for (const move of [{ do: 'pass' }, { do: 'invite', position: 1 }, { do: 'end-turn' }])
      expect(t.refusal(move)).toBe('S-R48')
  })
})

describe('the buildings', () => {
  const using = (
    building: BuildingId,
    supply: { [R in Resource]?: number },
    resource?: Resource,
  ) => {
    const t = table({ boards: [{ supply, buildings: { 'upper-1': building } }] })
    t.do(upperStreet, use(1, resource))
    const { wood, clay, stone, diamond, gold } = t.board().supply
    return {
      amounts: [wood, clay, stone, diamond, gold],
      bonus: t.board().settlers.bonus,
      tokens: t.board().buildings[0]?.tokens,
    }
  }
  const plain = { bonus: 0, tokens: 0 }

  test.each([
    ['S7.20', 'sawmill', [1, 0, 0, 0, 0]],
    ['S7.21', 'clay-pit', [0, 1, 0, 0, 0]],
    ['S7.22', 'quarry', [0, 0, 1, 0, 0]],
    ['S7.23', 'diamond-mine', [0, 0, 0, 1, 0]],
  ] as const)('%s the %s gains one', (_, building, amounts) => {
    expect(using(building, {})).toEqual({ ...plain, amounts })
  })

  test('S7.24, S7.33 the Alchemist makes two diamonds of exactly one gold', () => {
    expect(using('alchemist', { gold: 3 })).toEqual({ ...plain, amounts: [0, 0, 0, 2, 2] })
  })

  test('S7.25 the Bazaar makes gold of any basic resource', () => {
    expect(using('bazaar', { wood: 1, clay: 1 }, 'clay')).toEqual({
      ...plain,
      amounts: [1, 0, 0, 0, 1],
    })
    const t = table({
      boards: [{ supply: { wood: 1, stone: 1 }, buildings: { 'upper-1': 'bazaar' } }],
    })
    t.do(upperStreet)
    expect(t.moves('use')).toEqual([use(1, 'wood'), use(1, 'stone')])
  })

  test('S7.26 the Warehouse gains a basic resource of choice', () => {
    expect(using('warehouse', {}, 'stone')).toEqual({ ...plain, amounts: [0, 0, 1, 0, 0] })
  })

  test('S7.27 the Gem Cutter makes one of each basic resource of a diamond', () => {
    expect(using('gem-cutter', { diamond: 1 })).toEqual({ ...plain, amounts: [1, 1, 1, 0, 0] })
  })

  test('S7.28 the Tavern makes two bonus settlers of a diamond', () => {
    expect(using('tavern', { diamond: 1 })).toEqual({
      bonus: 2,
      tokens: 0,
      amounts: [0, 0, 0, 0, 0],
    })
  })

  test('S7.29, S7.33 the Bank takes one gold', () => {
    expect(using('bank', { gold: 2 })).toEqual({ bonus: 0, tokens: 1, amounts: [0, 0, 0, 0, 1] })
  })

  test('S7.30, S7.33 the Church takes one diamond', () => {
    expect(using('church', { diamond: 2 })).toEqual({
      bonus: 0,
      tokens: 1,
      amounts: [0, 0, 0, 1, 0],
    })
  })

  test('S7.32 Bank and Church have no limit, each activation adds one', () => {
    const t = table({ boards: [{ supply: { gold: 9 }, buildings: { 'upper-1': 'bank' } }] })
    for (let round = 1; round <= 5; round++) {
      while (t.acting !== 0) t.pass()
      t.do(upperStreet, use(1))
      t.passAll()
    }
    expect(t.board().buildings[0]?.tokens).toBe(5)
  })

  test('S5.69 what lies on Bank and Church cannot be spent', () => {
    const t = table({ boards: [{ supply: { gold: 1 }, buildings: { 'upper-1': 'bank' } }] })
    t.do(upperStreet, use(1))
    expect(t.moves('exchange')).toEqual([])
    expect(t.refusal({ do: 'exchange', give: 'gold', get: 'wood' })).toBe('S5.65')
  })

  test('S7.31, S7.34, S-R24 the Trading Post gains from one of the own terrains with an outpost', () => {
    const [a, b] = tilesOfKinds()
    if (!a || !b) throw new Error('There is one kind of terrain only.')
    const t = table({
      seats: 1,
      boards: [
        {
          artifact: 'crown',
          terrains: {
            '1-1': { tile: a, on: 'outpost' },
            '1-2': { tile: b, on: 'outpost' },
            '1-3': tile(1),
          },
          buildings: { 'upper-1': 'trading-post', 'upper-2': 'trading-post' },
        },
      ],
    })
    t.do({ do: 'activate-outpost', region: 1, column: 1 })
    const had = t.board().supply[resourceOf(a)]
    t.do(upperStreet, use(1, resourceOf(a)), use(2, resourceOf(a)))
    // No Crown, no settler on the outpost, no limit.
    expect(t.board().supply[resourceOf(a)]).toBe(had + 2)
    expect(t.board().placed['outpost-0']).toEqual({ basic: 1, bonus: 0 })
    const none = table({ boards: [{ buildings: { 'upper-1': 'trading-post' } }] })
    none.do(upperStreet)
    expect(none.state.agenda.at(-1)?.task).toBe('turn')
  })
})

import { describe, expect, test } from 'vitest'
import { richSupply, table, tile } from './table.ts'

describe('placing settlers', () => {
  test('S5.1 placed settlers stay until the pass', () => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'build-outpost', region: 1, column: 1 }, { do: 'end-turn' })
    t.pass()
    expect(t.board().placed).toEqual({ 'build-outpost': { basic: 1, bonus: 0 } })
    t.pass()
    expect(t.board().placed).toEqual({})
  })

  test('S5.2, S-R26 any mix of basic and bonus settlers, basic first by default', () => {
    // One of two red monsters would do; three settlers for region III do as well.
    const of = {
      boards: [{ bonus: 3, terrains: { '1-1': tile(1), '2-1': tile(2), '3-1': tile(3) } }],
    }
    const used = (...wish: number[]) => {
      const t = table(of)
      for (const count of wish) t.do({ do: 'use-bonus', count })
      t.do({ do: 'explore', region: 3 })
      return t.board().placed.explore
    }
    expect(used()).toEqual({ basic: 3, bonus: 0 })
    expect(used(1)).toEqual({ basic: 2, bonus: 1 })
    expect(used(2)).toEqual({ basic: 1, bonus: 2 })
    expect(used(3)).toEqual({ basic: 0, bonus: 3 })
    expect(used(3, 0)).toEqual({ basic: 3, bonus: 0 })
  })

  test('S-R26 the wish is for one action, reaches as far as the action needs, and bonus settlers fill up', () => {
    const t = table({ boards: [{ basic: 1, bonus: 4, terrains: { '1-1': tile(1) } }], seats: 1 })
    t.do({ do: 'use-bonus', count: 4 }, { do: 'build-outpost', region: 1, column: 1 })
    expect(t.board().placed['build-outpost']).toEqual({ basic: 0, bonus: 1 })
    t.do({ do: 'explore', region: 2 })
    expect(t.board().placed.explore).toEqual({ basic: 1, bonus: 1 })
    // Nothing is left to mix.
    expect(t.moves('use-bonus')).toEqual([])
    expect(t.refusal({ do: 'use-bonus', count: 9 })).toBe('S-R26')
  })

  test('S5.3 settlers cannot be had by exchange, and without enough of them an action is illegal', () => {
    const t = table({ boards: [{ basic: 0, supply: richSupply, terrains: { '1-1': tile(1) } }] })
    const names = new Set(t.moves().map((move) => move.do))
    expect(names).toEqual(new Set(['exchange', 'invite', 'pass']))
    for (const move of [
      { do: 'explore', region: 1 },
      { do: 'build-outpost', region: 1, column: 1 },
      { do: 'activate-region', region: 1 },
      { do: 'activate-street', street: 'upper' },
      { do: 'activate-outpost', region: 1, column: 1 },
    ])
      expect(t.refusal(move)).toBe('S5.3')
  })

  test('S5.4 a settler blocks a region, a street and an outpost for the round', () => {
    const t = table({
      seats: 1,
      boards: [
        {
          terrains: { '1-1': { tile: tile(1), on: 'outpost' } },
          buildings: { 'upper-1': 'sawmill' },
          artifact: 'chest',
        },
      ],
    })
    t.do({ do: 'activate-region', region: 1 })
    t.do({ do: 'activate-street', street: 'upper' }, { do: 'use', street: 'upper', column: 1 })
    t.do({ do: 'activate-outpost', region: 1, column: 1 })
    expect(t.refusal({ do: 'activate-region', region: 1 })).toBe('S5.44')
    expect(t.refusal({ do: 'activate-street', street: 'upper' })).toBe('S5.50')
    expect(t.refusal({ do: 'activate-outpost', region: 1, column: 1 })).toBe('S5.55')
    t.pass()
    expect(t.moves('activate-region')).toHaveLength(3)
    expect(t.moves('activate-street')).toHaveLength(3)
    expect(t.moves('activate-outpost')).toHaveLength(1)
  })

  test('S5.5 the other spaces take settlers any number of times in a round', () => {
    const t = table({
      seats: 1,
      boards: [
        { supply: richSupply, bonus: 9, terrains: { '1-1': tile(1, 0), '1-2': tile(1, 1) } },
      ],
      market: ['bank', 'church'],
    })
    t.do(
      { do: 'build-outpost', region: 1, column: 1 },
      { do: 'build-outpost', region: 1, column: 2 },
      { do: 'construct', market: 1 },
      { do: 'place-building', street: 'upper', column: 1 },
      { do: 'construct', market: 2 },
      { do: 'place-building', street: 'upper', column: 2 },
      // The one space that is left takes the tile by itself.
      { do: 'explore', region: 1 },
      { do: 'explore', region: 2 },
    )
    const { placed } = t.board()
    const count = (space: 'build-outpost' | 'construct' | 'explore') =>
      (placed[space]?.basic ?? 0) + (placed[space]?.bonus ?? 0)
    expect([count('build-outpost'), count('construct'), count('explore')]).toEqual([2, 2, 3])
  })

  test('S5.6 settlers of one board block nobody else', () => {
    const t = table({ boards: [{}, { terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 })
    t.do({ do: 'end-turn' })
    expect(t.moves('explore')).toHaveLength(2)
    t.do({ do: 'explore', region: 1 })
    expect(t.board(1).placed.explore).toEqual({ basic: 1, bonus: 0 })
  })

  test('S5.59 bonus settlers of a hero can be used for the action of the same turn', () => {
    const t = table({
      boards: [{ basic: 0, supply: richSupply, artifact: 'tankard', terrains: { '1-1': tile(1) } }],
    })
    expect(t.moves('build-outpost')).toEqual([])
    t.do({ do: 'invite', position: 4 })
    expect(t.moves('build-outpost')).toHaveLength(1)
  })

  test('S5.57 gains can be used at once', () => {
    const t = table({
      boards: [{ buildings: { 'upper-1': 'diamond-mine', 'upper-2': 'church' } }],
    })
    t.do({ do: 'activate-street', street: 'upper' })
    expect(t.moves('use')).toEqual([{ do: 'use', street: 'upper', column: 1 }])
    t.do({ do: 'use', street: 'upper', column: 1 }, { do: 'use', street: 'upper', column: 2 })
    expect(t.board().buildings[1]?.tokens).toBe(1)
  })

  test('S5.58, S-R4 a supply has no limit, and the general one does not run out', () => {
    const t = table({
      boards: [
        {
          supply: { gold: 99, diamond: 99, wood: 99 },
          bonus: 99,
          buildings: { 'upper-1': 'sawmill', 'upper-2': 'tavern' },
        },
      ],
    })
    t.do({ do: 'activate-street', street: 'upper' }, { do: 'use', street: 'upper', column: 1 })
    expect(t.board().supply.wood).toBe(100)
    t.do({ do: 'use', street: 'upper', column: 2 })
    expect(t.board().settlers.bonus + (t.board().placed['street-upper']?.bonus ?? 0)).toBe(101)
  })
})

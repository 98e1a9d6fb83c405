import { describe, expect, test } from 'vitest'
import {
  allArtifacts,
  type BuildingId,
  monsterOf,
} from '../../../worker/games/settlement/components/index.ts'
import type { Move } from '../../../worker/games/settlement/state.ts'
import {
  colourOf,
  loud,
  quiet,
  resourceOf,
  richSupply,
  said,
  table,
  tile,
  tilesOfKinds,
} from './table.ts'

const upperStreet = (column: 1 | 2 | 3): Move => ({
  do: 'place-building',
  street: 'upper',
  column,
})
const [a, b] = tilesOfKinds()
if (!a || !b) throw new Error('There is one kind of terrain only.')

describe('Eternal Hourglass', () => {
  const constructing = (building: BuildingId, supply = {}) => {
    const t = table({
      boards: [{ artifact: 'hourglass', supply: { wood: 1, clay: 1, ...supply } }],
      market: [building],
      buildingStack: ['quarry'],
    })
    t.do({ do: 'construct', market: 1 })
    return { t, events: t.do(upperStreet(1)) }
  }

  test('S7.1, S-R8 the new building may be used once: pay, place, effect, refill', () => {
    const { t, events } = constructing('church', { diamond: 1 })
    // Not refilled yet.
    expect(t.state.market[0]).toBeNull()
    expect(said(events, 'market-refilled')).toBeUndefined()
    const used = t.do({ do: 'use', street: 'upper', column: 1 })
    expect(t.board().buildings[0]?.tokens).toBe(1)
    expect(used.map(({ event }) => event)).toEqual(['effect-used', 'market-refilled'])
    expect(said(used, 'effect-used')).toMatchObject({ hourglass: true })
    expect(t.board().placed).toEqual({ construct: { basic: 1, bonus: 0 } })
  })

  test('S7.1 the effect may be declined', () => {
    const { t } = constructing('church', { diamond: 1 })
    const events = t.do({ do: 'done' })
    expect(t.board().supply.diamond).toBe(1)
    expect(said(events, 'market-refilled')).toMatchObject({ building: 'quarry' })
  })

  test('S7.1, S-R47 an exchange may come before the effect', () => {
    const { t } = constructing('church', { wood: 2, clay: 1, stone: 1 })
    expect(t.moves('use')).toEqual([])
    t.do(
      { do: 'exchange', give: 'wood+clay+stone', get: 'diamond' },
      { do: 'use', street: 'upper', column: 1 },
    )
    expect(t.board().buildings[0]?.tokens).toBe(1)
  })

  test('S11.6 it is skipped by itself where no exchange makes it possible', () => {
    const { t } = constructing('church')
    expect(t.state.agenda.at(-1)).toMatchObject({ task: 'turn', acted: true })
  })

  test('S7.1 a building of a street activated before may be used by the Hourglass (S5.51)', () => {
    const t = table({
      seats: 1,
      boards: [
        { artifact: 'hourglass', supply: { stone: 1 }, buildings: { 'upper-2': 'clay-pit' } },
      ],
      market: ['sawmill'],
    })
    t.do({ do: 'activate-street', street: 'upper' })
    t.do({ do: 'use', street: 'upper', column: 2 })
    t.do({ do: 'construct', market: 1 }, upperStreet(1), { do: 'use', street: 'upper', column: 1 })
    expect(t.board().supply).toMatchObject({ wood: 1, clay: 1 })
  })
})

describe('artifacts that gain by themselves (S-R33)', () => {
  test('S7.2 Enchanted Compass: the resource of an explored terrain, then the check', () => {
    const top = tile(1, 3)
    const t = table({
      boards: [{ artifact: 'compass', terrains: { '1-1': tile(1) } }],
      top,
      heroRow: loud(top),
    })
    const events = t.do({ do: 'explore', region: 1 })
    expect(events.map(({ event }) => event)).toEqual([
      'explored',
      'terrain-placed',
      'artifact-gain',
      'monster-checked',
    ])
    expect(t.board().supply[resourceOf(top)]).toBe(1)
    expect(t.board().terrains[1]?.monster).toBe(true)
  })

  test('S7.3 Mace of Valor: a diamond with every hunt', () => {
    const haunted = tile(1)
    const t = table({
      boards: [{ artifact: 'mace', terrains: { '1-1': { tile: haunted, on: 'monster' } } }],
    })
    t.do({ do: 'hunt', region: 1, column: 1 })
    const reward = monsterOf[colourOf(haunted)].reward.diamond ?? 0
    expect(t.board().supply.diamond).toBe(reward + 1)
  })

  test('S7.4 Potion of Power: the resource with every outpost, and no check', () => {
    const t = table({
      boards: [{ artifact: 'potion', terrains: { '1-1': a } }],
      heroRow: loud(a),
    })
    const events = t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(t.board().supply[resourceOf(a)]).toBe(1)
    expect(events.map(({ event }) => event)).toEqual(['outpost-built', 'artifact-gain'])
  })

  test('S7.6, S-R20 Scroll of Fortune: one more of a terrain of the region', () => {
    const t = table({
      boards: [
        { artifact: 'scroll', terrains: { '1-1': a, '1-2': b, '1-3': { tile: b, on: 'monster' } } },
      ],
      heroRow: loud(a),
    })
    t.do({ do: 'activate-region', region: 1 })
    expect(t.moves()).toHaveLength(2)
    expect(t.refusal({ do: 'gain-extra', resource: 'gold' })).toBe('S-R20')
    expect(t.refusal({ do: 'exchange', give: 'gold', get: 'wood' })).toBe('S-R47')
    // Before the checks.
    expect(t.board().terrains[0]?.monster).toBe(false)
    const events = t.do({ do: 'gain-extra', resource: resourceOf(a) })
    expect(t.board().supply).toMatchObject({ [resourceOf(a)]: 2, [resourceOf(b)]: 1 })
    expect(events.filter(({ event }) => event === 'monster-checked')).toHaveLength(2)
    expect(t.board().terrains[0]?.monster).toBe(true)
  })

  test('S-R20 a terrain with a monster counts, too: it comes from the general supply', () => {
    const t = table({
      boards: [{ artifact: 'scroll', terrains: { '1-1': a, '1-2': { tile: b, on: 'monster' } } }],
      heroRow: quiet(a),
    })
    t.do({ do: 'activate-region', region: 1 })
    const kinds = t.moves().map((move) => move.do === 'gain-extra' && move.resource)
    expect(new Set(kinds)).toEqual(new Set([resourceOf(a), resourceOf(b)]))
    const events = t.do({ do: 'gain-extra', resource: resourceOf(b) })
    expect(t.board().supply).toMatchObject({ [resourceOf(a)]: 1, [resourceOf(b)]: 1 })
    // No check of its own: the monster stays alone.
    expect(events.filter(({ event }) => event === 'monster-checked')).toHaveLength(1)
  })

  test('S-R20, S11.13 one kind alone needs no question, where nothing yields and where all does', () => {
    for (const on of ['monster', 'outpost'] as const) {
      const t = table({
        boards: [{ artifact: 'scroll', terrains: { '1-1': { tile: a, on } } }],
        heroRow: quiet(a),
      })
      t.do({ do: 'activate-region', region: 1 })
      expect(t.board().supply[resourceOf(a)]).toBe(on === 'monster' ? 1 : 2)
      expect(t.state.agenda.at(-1)).toMatchObject({ task: 'turn', acted: true })
      expect(t.board().terrains[0]?.monster).toBe(on === 'monster')
    }
    const none = table({ boards: [{ artifact: 'scroll' }] })
    const events = none.do({ do: 'activate-region', region: 3 })
    expect(events.map(({ event }) => event)).toEqual(['region-activated'])
  })

  test('S7.7 Crown of Dominion: one more of an activated outpost', () => {
    const t = table({
      boards: [{ artifact: 'crown', terrains: { '1-1': { tile: a, on: 'outpost' } } }],
    })
    t.do({ do: 'activate-outpost', region: 1, column: 1 })
    expect(t.board().supply[resourceOf(a)]).toBe(2)
  })

  test('S7.8 Ornate Tankard: a bonus settler with every hero, besides the hero’s own', () => {
    const t = table({ boards: [{ artifact: 'tankard', supply: richSupply }] })
    const events = t.do({ do: 'invite', position: 4 })
    const own = said(events, 'invited')?.bonusSettlers ?? 0
    expect(t.board().settlers.bonus).toBe(own + 1)
  })

  test('S-R33 which artifacts decide and which gain', () => {
    const decisions = allArtifacts.filter(({ optional }) => optional).map(({ id }) => id)
    expect([...decisions].sort()).toEqual(['hourglass', 'key', 'mask', 'mirror', 'star'])
  })
})

describe('second activations', () => {
  test('S7.11, S-R30 Guiding Star: one region a second time, with its own settler, never a third', () => {
    const t = table({
      seats: 1,
      boards: [{ artifact: 'star', terrains: { '1-1': a, '2-1': tile(2) } }],
      heroRow: quiet(a, tile(2)),
    })
    t.do({ do: 'activate-region', region: 1 })
    const events = t.do({ do: 'activate-region', region: 1 })
    expect(said(events, 'region-activated')).toMatchObject({ again: true })
    expect(t.board().placed['region-1']).toEqual({ basic: 2, bonus: 0 })
    expect(t.board().supply[resourceOf(a)]).toBe(2)
    expect(t.refusal({ do: 'activate-region', region: 1 })).toBe('S-R30')
    t.do({ do: 'activate-region', region: 2 })
    expect(t.refusal({ do: 'activate-region', region: 2 })).toBe('S-R30')
  })

  test('S7.11 a second activation is checked like the first, and is an action of its own', () => {
    const t = table({
      boards: [{ artifact: 'star', terrains: { '1-1': a } }],
      heroRow: quiet(a),
    })
    t.do({ do: 'activate-region', region: 1 })
    expect(t.refusal({ do: 'activate-region', region: 1 })).toBe('S4.3')
    t.do({ do: 'end-turn' })
    t.pass()
    t.state.heroRow = loud(a)
    t.do({ do: 'activate-region', region: 1 })
    expect(t.board().terrains[0]?.monster).toBe(true)
  })

  test('S7.12, S-R30 Key of Knowledge: one street a second time', () => {
    const t = table({
      seats: 1,
      boards: [{ artifact: 'key', buildings: { 'upper-1': 'sawmill', 'lower-1': 'quarry' } }],
    })
    const upper: Move[] = [
      { do: 'activate-street', street: 'upper' },
      { do: 'use', street: 'upper', column: 1 },
    ]
    const lower: Move[] = [
      { do: 'activate-street', street: 'lower' },
      { do: 'use', street: 'lower', column: 1 },
    ]
    t.do(...upper, ...upper, ...lower)
    expect(t.board().supply).toMatchObject({ wood: 2, stone: 1 })
    expect(t.board().placed['street-upper']).toEqual({ basic: 2, bonus: 0 })
    expect(t.refusal({ do: 'activate-street', street: 'upper' })).toBe('S-R30')
    expect(t.refusal({ do: 'activate-street', street: 'lower' })).toBe('S-R30')
    t.passAll()
    expect(t.moves('activate-street')).toHaveLength(3)
  })

  test('S7.12 a building built after the first activation takes part in the second (S5.51)', () => {
    const t = table({
      seats: 1,
      boards: [{ artifact: 'key', supply: { clay: 1 }, buildings: { 'upper-1': 'sawmill' } }],
      market: ['quarry'],
    })
    t.do({ do: 'activate-street', street: 'upper' }, { do: 'use', street: 'upper', column: 1 })
    t.do({ do: 'construct', market: 1 }, upperStreet(2))
    t.do({ do: 'activate-street', street: 'upper' }, { do: 'use', street: 'upper', column: 2 })
    expect(t.board().supply.stone).toBe(1)
  })
})

describe('Shaman Mask', () => {
  test('S7.14, S-R21, S11.9 decides at each check, whatever the row shows', () => {
    for (const heroRow of [loud(a), quiet(a)]) {
      for (const choice of ['monster', 'no-monster'] as const) {
        const t = table({
          boards: [{ artifact: 'mask', terrains: { '1-1': tile(1) } }],
          top: a,
          heroRow,
        })
        t.do({ do: 'explore', region: 1 })
        expect(t.moves()).toEqual([{ do: 'no-monster' }, { do: 'monster' }])
        expect(t.refusal({ do: 'exchange', give: 'gold', get: 'wood' })).toBe('S-R47')
        expect(t.refusal({ do: 'end-turn' })).toBe('S-R48')
        const events = t.do({ do: choice })
        expect(t.board().terrains[1]?.monster).toBe(choice === 'monster')
        expect(said(events, 'monster-checked')).not.toHaveProperty('auto')
      }
    }
  })

  test('S-R21 terrain by terrain, only where a check is due', () => {
    const t = table({
      boards: [
        {
          artifact: 'mask',
          terrains: { '1-1': a, '1-2': { tile: a, on: 'outpost' }, '1-3': b },
        },
      ],
    })
    t.do({ do: 'activate-region', region: 1 })
    expect(t.state.agenda.at(-1)).toMatchObject({ task: 'mask', space: 0 })
    t.do({ do: 'no-monster' })
    expect(t.state.agenda.at(-1)).toMatchObject({ task: 'mask', space: 2 })
    t.do({ do: 'monster' })
    expect(
      t
        .board()
        .terrains.slice(0, 3)
        .map((it) => it?.monster),
    ).toEqual([false, false, true])
    // It does not remove the monster again.
    expect(t.state.agenda.at(-1)).toMatchObject({ task: 'turn' })
  })
})

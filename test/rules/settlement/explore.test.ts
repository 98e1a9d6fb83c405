import { describe, expect, test } from 'vitest'
import { adjacent } from '../../../worker/games/settlement/board.ts'
import { allTerrains } from '../../../worker/games/settlement/components/index.ts'
import {
  colourOf,
  fresh,
  heroesOf,
  heroesWithout,
  loud,
  quiet,
  resourceOf,
  said,
  table,
  tile,
} from './table.ts'

describe('exploring a terrain', () => {
  test('S5.9, S5.20 one, two or three settlers for region I, II, III', () => {
    for (const region of [1, 2, 3] as const) {
      const t = table({
        boards: [{ terrains: { '1-1': tile(1), '2-1': tile(2), '3-1': tile(3) } }],
      })
      t.do({ do: 'explore', region })
      expect(t.board().placed).toEqual({ explore: { basic: region, bonus: 0 } })
    }
    const t = table({
      boards: [{ basic: 2, terrains: { '1-1': tile(1), '2-1': tile(2), '3-1': tile(3) } }],
    })
    expect(t.moves('explore').map((move) => 'region' in move && move.region)).toEqual([1, 2])
    expect(t.refusal({ do: 'explore', region: 3 })).toBe('S5.3')
    expect(t.refusal({ do: 'explore', region: 4 })).toBe('S5.20')
  })

  test('S5.21 the first terrain is of region I and goes on any of its spaces', () => {
    const t = table()
    expect(t.moves('explore')).toEqual([{ do: 'explore', region: 1 }])
    expect(t.refusal({ do: 'explore', region: 2 })).toBe('S5.21')
    t.do({ do: 'explore', region: 1 })
    expect(t.moves()).toHaveLength(3)
    expect(t.refusal({ do: 'place-terrain', region: 2, column: 1 })).toBe('S5.21')
  })

  test('S5.22, S-R2 every other terrain borders on an explored one', () => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    expect(t.moves('explore').map((move) => 'region' in move && move.region)).toEqual([1, 2])
    expect(t.refusal({ do: 'explore', region: 3 })).toBe('S5.22')
    // Inside region I too: column 3 does not border on column 1.
    const events = t.do({ do: 'explore', region: 1 })
    expect(said(events, 'terrain-placed')).toMatchObject({ region: 1, column: 2, auto: true })
  })

  test('S5.22 with all nine spaces filled there is nothing to explore', () => {
    const terrains = Object.fromEntries(
      [1, 2, 3].flatMap((region) =>
        [1, 2, 3].map((column) => [`${region}-${column}`, tile(region as 1 | 2 | 3, column)]),
      ),
    )
    const t = table({ boards: [{ terrains }] })
    expect(t.moves('explore')).toEqual([])
    expect(t.refusal({ do: 'explore', region: 1 })).toBe('S5.22')
  })

  test('S-R2 two spaces are adjacent where region or column differ by one', () => {
    adjacent.forEach((next, a) => {
      const near = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
        (b) => Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) + Math.abs((a % 3) - (b % 3)) === 1,
      )
      expect(next).toEqual(near)
    })
  })

  test('S-R3, S5.31 a terrain with a monster counts for adjacency', () => {
    const t = table({ boards: [{ terrains: { '1-2': { tile: tile(1), on: 'monster' } } }] })
    t.do({ do: 'explore', region: 1 })
    expect(t.moves()).toEqual([
      { do: 'place-terrain', region: 1, column: 1 },
      { do: 'place-terrain', region: 1, column: 3 },
    ])
  })

  test('S5.23, S-R35 draw, then place within the region, then check', () => {
    const top = tile(2)
    const t = table({
      boards: [{ terrains: { '1-1': tile(1, 0), '1-3': tile(1, 1) } }],
      top,
      heroRow: loud(top),
    })
    const drawn = t.do({ do: 'explore', region: 2 })
    expect(said(drawn, 'explored')).toMatchObject({ tile: top, region: 2 })
    expect(t.moves()).toEqual([
      { do: 'place-terrain', region: 2, column: 1 },
      { do: 'place-terrain', region: 2, column: 3 },
    ])
    expect(t.refusal({ do: 'place-terrain', region: 2, column: 2 })).toBe('S5.22')
    expect(t.refusal({ do: 'pass' })).toBe('S-R48')
    expect(t.refusal({ do: 'exchange', give: 'gold', get: 'wood' })).toBe('S-R47')
    const placed = t.do({ do: 'place-terrain', region: 2, column: 3 })
    expect(placed.map(({ event }) => event)).toEqual(['terrain-placed', 'monster-checked'])
    expect(t.board().terrains[5]).toEqual({ tile: top, monster: true, outpost: false })
  })

  test('S-R37 the tiles of a region suffice for four full boards', () => {
    for (const stack of fresh(4).state.terrainStacks)
      expect(stack.length).toBeGreaterThanOrEqual(4 * 3)
  })
})

describe('the monster check', () => {
  const explored = (heroRow: ReturnType<typeof quiet>, top = tile(1, 3)) => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }], top, heroRow })
    const events = t.do({ do: 'explore', region: 1 })
    return { t, events, terrain: t.board().terrains[1] }
  }

  test('S5.24, S5.25, S5.30 a matching hero in the row brings a monster, by itself', () => {
    const top = tile(1, 3)
    const matching = explored(loud(top))
    expect(matching.terrain?.monster).toBe(true)
    expect(said(matching.events, 'monster-checked')).toMatchObject({
      colour: colourOf(top),
      appears: true,
      auto: true,
    })
    const other = explored(quiet(top))
    expect(other.terrain?.monster).toBe(false)
    expect(said(other.events, 'monster-checked')).toMatchObject({ appears: false, auto: true })
  })

  test('S5.26, S5.28 several matching heroes bring one monster', () => {
    const top = tile(1, 3)
    const { t, events } = explored(heroesOf(colourOf(top)).slice(0, 4))
    expect(events.filter(({ event }) => event === 'monster-checked')).toHaveLength(1)
    expect(t.board().terrains[1]).toEqual({ tile: top, monster: true, outpost: false })
  })

  test('S5.29 heroes invited or discarded do not count', () => {
    const top = tile(1, 3)
    const [mine, gone] = heroesOf(colourOf(top))
    const t = table({
      boards: [{ terrains: { '1-1': tile(1) }, heroes: mine ? [mine] : [] }],
      top,
      heroRow: quiet(top),
    })
    if (gone) t.state.discardedHeroes.push(gone)
    t.do({ do: 'explore', region: 1 })
    expect(t.board().terrains[1]?.monster).toBe(false)
  })

  test('S5.27, S5.43 an outpost keeps monsters away; S5.24 only yielding terrains are checked', () => {
    const guarded = tile(1, 0)
    const haunted = tile(1, 1)
    const t = table({
      boards: [
        {
          terrains: {
            '1-1': { tile: guarded, on: 'outpost' },
            '1-2': { tile: haunted, on: 'monster' },
          },
        },
      ],
      heroRow: loud(guarded),
    })
    const events = t.do({ do: 'activate-region', region: 1 })
    expect(said(events, 'monster-checked')).toBeUndefined()
    expect(t.board().terrains[0]).toMatchObject({ monster: false })
  })

  test('S5.24 never for an outpost activation, Trading Post or a changed hero row', () => {
    const home = tile(1)
    const [drawn] = heroesOf(colourOf(home)).slice(-1)
    const t = table({
      seats: 1,
      boards: [
        {
          supply: { wood: 9, clay: 9, stone: 9, diamond: 9, gold: 9 },
          terrains: { '1-1': { tile: home, on: 'outpost' }, '1-2': home },
          buildings: { 'upper-1': 'trading-post' },
        },
      ],
      heroRow: heroesWithout(colourOf(home)).slice(0, 4),
      heroDeck: drawn ? [drawn] : [],
    })
    const events = t.do(
      { do: 'activate-outpost', region: 1, column: 1 },
      { do: 'activate-street', street: 'upper' },
      { do: 'use', street: 'upper', column: 1, resource: resourceOf(home) },
      { do: 'invite', position: 4 },
    )
    expect(t.state.heroRow[0]).toBe(drawn)
    expect(said(events, 'monster-checked')).toBeUndefined()
    expect(t.board().terrains[1]?.monster).toBe(false)
  })

  test('S5.75, S-R49 the row is read at the moment of the check: a hero invited before changes it', () => {
    const top = tile(1, 3)
    const colour = colourOf(top)
    const [match, next] = heroesOf(colour)
    const others = heroesWithout(colour)
    const of = {
      boards: [
        {
          supply: { wood: 9, clay: 9, stone: 9, diamond: 9, gold: 9 },
          terrains: { '1-1': tile(1) },
        },
      ],
      top,
    }
    const away = table({
      ...of,
      heroRow: [...others.slice(0, 3), match ?? null],
      heroDeck: others.slice(3, 4),
    })
    away.do({ do: 'invite', position: 4 }, { do: 'explore', region: 1 })
    expect(away.board().terrains[1]?.monster).toBe(false)
    const came = table({ ...of, heroRow: others.slice(0, 4), heroDeck: next ? [next] : [] })
    came.do({ do: 'invite', position: 4 }, { do: 'explore', region: 1 })
    expect(came.board().terrains[1]?.monster).toBe(true)
  })

  test('S5.31, S5.42 a terrain with a monster yields nothing and takes no outpost', () => {
    const t = table({ boards: [{ terrains: { '1-1': { tile: tile(1), on: 'monster' } } }] })
    expect(t.refusal({ do: 'build-outpost', region: 1, column: 1 })).toBe('S5.31')
    const before = t.board().supply
    t.do({ do: 'activate-region', region: 1 })
    expect(t.board().supply).toEqual(before)
  })

  test('S-R5 a tenth monster of a colour appears all the same', () => {
    const [first] = allTerrains
    const full = Object.fromEntries(
      [1, 2, 3].map((column) => [`3-${column}`, { tile: first.id, on: 'monster' as const }]),
    )
    const boards = [0, 1, 2, 3].map((seat) => ({
      terrains: { ...full, ...(seat === 0 && { '1-1': first.id }) },
    }))
    const t = table({ seats: 4, boards, heroRow: loud(first.id) })
    t.do({ do: 'activate-region', region: 1 })
    const monsters = t.state.boards.flatMap(({ terrains }) => terrains.filter((it) => it?.monster))
    expect(monsters).toHaveLength(13)
  })
})

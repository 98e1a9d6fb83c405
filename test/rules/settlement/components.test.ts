import { describe, expect, test } from 'vitest'
import { ADJACENT, streetOf, streetSpaces } from '../../../worker/games/settlement/board.ts'
import { cards as de } from '../../../worker/games/settlement/cards.de.ts'
import { cards as en } from '../../../worker/games/settlement/cards.en.ts'
import {
  ARTIFACTS,
  BASICS,
  BUILDINGS,
  COLOURS,
  GUILDS,
  HERO_ROW,
  HEROES,
  MARKET_SPACES,
  MONSTERS,
  REGIONS,
  RESOURCES,
  ROUNDS,
  STREETS,
  TERRAINS,
  TOKENS,
} from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import { ACTIONS } from '../../../worker/games/settlement/state.ts'
import { words } from '../../../worker/games/settlement/words.de.ts'
import { fresh, RICH, table, tile } from './table.ts'

const countOf = (id: string) => TOKENS.find((token) => token.id === id)?.count
const by = <T, K extends string | number>(items: ReadonlyArray<T>, key: (item: T) => K) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(items, key)).map(([name, group]) => [
      name,
      (group as T[]).length,
    ]),
  )

describe('terms', () => {
  const { state } = fresh(2)

  test('S1.1-S1.2 there is one market for all and a board for each seat', () => {
    expect(state.market).toHaveLength(9)
    expect(state.boards).toHaveLength(2)
  })

  test('S1.3-S1.5 the wilderness has three regions of three terrain spaces', () => {
    expect(REGIONS).toEqual([1, 2, 3])
    expect(state.boards[0]?.terrains).toHaveLength(9)
    expect(new Set(TERRAINS.map(({ region }) => region))).toEqual(new Set(REGIONS))
  })

  test('S1.6-S1.7 the settlement has an upper, a middle and a lower street of building spaces', () => {
    expect(STREETS).toEqual(['upper', 'middle', 'lower'])
    expect(STREETS.map((street) => de.streets[street])).toEqual([
      'Obere Siedlungsreihe',
      'Mittlere Siedlungsreihe',
      'Untere Siedlungsreihe',
    ])
    expect(state.boards[0]?.buildings).toHaveLength(9)
  })

  test('S1.8 an outpost stands on a terrain', () => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(t.board().terrains[0]).toEqual({ tile: tile(1), monster: false, outpost: true })
  })

  test('S1.9-S1.10 heroes and artifacts have a row each, heroes a deck', () => {
    expect(state.heroRow).toHaveLength(HERO_ROW)
    expect(state.heroDeck).toHaveLength(44)
    expect(state.artifactRow).toHaveLength(5)
  })

  test('S1.11 monsters are green, yellow, blue or red', () => {
    expect(COLOURS).toEqual(['green', 'yellow', 'blue', 'red'])
    expect(COLOURS.map((colour) => de.colours[colour])).toEqual(['Grün', 'Gelb', 'Blau', 'Rot'])
  })

  test('S1.12-S1.17 settlers are basic or bonus, resources basic or rare, and unspent ones lie in the personal supply', () => {
    expect(state.boards[0]?.settlers).toEqual({ basic: 6, bonus: 0 })
    expect(BASICS).toEqual(['wood', 'clay', 'stone'])
    expect(RESOURCES).toEqual([...BASICS, 'diamond', 'gold'])
    expect(state.boards[0]?.supply).toEqual({ wood: 1, clay: 1, stone: 1, diamond: 0, gold: 0 })
    // The general supply is without limit, so it is nowhere counted.
    expect(state).not.toHaveProperty('generalSupply')
  })

  test('S1.18-S1.19 the start marker lies with a seat, the round marker on 1 to 6', () => {
    expect(state.marker).toBeLessThan(2)
    expect(state.round).toBe(1)
    expect(ROUNDS).toBe(6)
  })

  test('S1.20-S1.21 an action is paid by placing settlers', () => {
    const t = table()
    t.do({ do: 'explore', region: 1 })
    expect(t.board().placed).toEqual({ explore: { basic: 1, bonus: 0 } })
    expect(t.board().settlers.basic).toBe(5)
  })

  test('S1.22 a free terrain is explored and bears neither monster nor outpost', () => {
    const t = table({
      boards: [
        {
          terrains: {
            '1-1': { tile: tile(1, 0), on: 'monster' },
            '1-2': { tile: tile(1, 1), on: 'outpost' },
            '1-3': tile(1, 2),
          },
        },
      ],
    })
    expect(t.moves('build-outpost')).toEqual([{ do: 'build-outpost', region: 1, column: 3 }])
  })

  test('S1.23-S1.27, S1.29 what the other terms mean is named in the events and moves', () => {
    const t = table({ boards: [{ supply: RICH }] })
    const names = t.moves().map((move) => move.do)
    expect(names).toEqual(expect.arrayContaining(['pass', 'exchange', 'invite']))
    expect(HEROES.every((hero) => 'baseCost' in hero && 'vp' in hero)).toBe(true)
    expect(words.event({ event: 'passed', seat: 0, first: false }, () => 'Ann')).toBe('Ann passt.')
  })

  test('S1.28 the four guilds', () => {
    expect(GUILDS.map((guild) => [guild, en.guilds[guild], de.guilds[guild]])).toEqual([
      ['adventurer', 'Guild of Adventurers', 'Gilde der Abenteurer'],
      ['defender', 'Guild of Defenders', 'Gilde der Verteidiger'],
      ['builder', 'Guild of Builders', 'Gilde der Baumeister'],
      ['artisan', 'Guild of Artisans', 'Gilde der Handwerker'],
    ])
  })
})

describe('material', () => {
  test('S2.1-S2.2 the market board has nine building spaces, three terrain stacks and the hero row of four', () => {
    const { state } = fresh(4)
    expect(MARKET_SPACES).toBe(9)
    expect(state.market).toHaveLength(9)
    expect(state.terrainStacks).toHaveLength(3)
    expect(state.heroRow).toHaveLength(4)
    expect(state.boards).toHaveLength(4)
  })

  test('S2.3 48 heroes', () => {
    expect(new Set(HEROES.map(({ id }) => id)).size).toBe(48)
  })

  test('S2.4 14 artifacts, all different', () => {
    expect(new Set(ARTIFACTS.map(({ id }) => id)).size).toBe(14)
  })

  test('S2.5 36 buildings, 12 types of 3', () => {
    expect(BUILDINGS).toHaveLength(12)
    expect(BUILDINGS.every(({ count }) => count === 3)).toBe(true)
  })

  test('S2.6 36 terrains, 12 of each region', () => {
    expect(by(TERRAINS, ({ region }) => region)).toEqual({ 1: 12, 2: 12, 3: 12 })
  })

  test('S2.7-S2.12 tokens', () => {
    expect([countOf('basic-settler'), countOf('bonus-settler')]).toEqual([24, 24])
    expect(TOKENS.find(({ id }) => id === 'basic-settler')).toMatchObject({ perPlayer: 6 })
    expect(MONSTERS.map(({ colour, count }) => [colour, count])).toEqual([
      ['green', 9],
      ['yellow', 9],
      ['blue', 9],
      ['red', 9],
    ])
    expect(countOf('outpost')).toBe(36)
    expect(BASICS.map(countOf)).toEqual([16, 16, 16])
    expect([countOf('diamond'), countOf('gold')]).toEqual([42, 32])
    expect([countOf('start-marker'), countOf('round-marker')]).toEqual([1, 1])
  })

  test('S2.13 a terrain has one resource, one colour, one region', () => {
    for (const { resource, colour, region } of TERRAINS) {
      expect(RESOURCES).toContain(resource)
      expect(COLOURS).toContain(colour)
      expect(REGIONS).toContain(region)
    }
  })

  test('S2.14 a hero has a cost, a colour, points, and up to two bonus settlers', () => {
    for (const { baseCost, colour, vp, bonusSettlers } of HEROES) {
      expect(Object.values(baseCost).every((count) => count > 0)).toBe(true)
      expect(Object.keys(baseCost).length).toBeGreaterThan(0)
      expect(COLOURS).toContain(colour)
      expect(vp.points).toBeGreaterThan(0)
      expect([0, 1, 2]).toContain(bonusSettlers)
    }
  })

  test('S2.15 a building has a cost and an effect, told in both languages', () => {
    for (const { id, cost, effect } of BUILDINGS) {
      expect(Object.values(cost)).toEqual([1])
      expect(effect.op).toBeTruthy()
      expect(en.buildings[id].text).toBeTruthy()
      expect(de.buildings[id].text).toBeTruthy()
    }
  })

  test('S2.16 the wilderness is a grid of three regions and three columns', () => {
    expect(ADJACENT).toHaveLength(9)
    const t = table()
    t.do({ do: 'explore', region: 1 })
    expect(t.moves()).toEqual([
      { do: 'place-terrain', region: 1, column: 1 },
      { do: 'place-terrain', region: 1, column: 2 },
      { do: 'place-terrain', region: 1, column: 3 },
    ])
  })

  test('S2.17 streets have three spaces each, next to nothing', () => {
    expect(STREETS.map(streetSpaces)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ])
    expect([0, 4, 8].map(streetOf)).toEqual(['upper', 'middle', 'lower'])
  })

  test('S2.18 every action has its space for settlers', () => {
    const t = table({
      seats: 1,
      boards: [
        {
          bonus: 9,
          supply: RICH,
          terrains: {
            '1-1': { tile: tile(1, 0), on: 'outpost' },
            '1-2': { tile: tile(1, 1), on: 'monster' },
            '1-3': tile(1, 2),
          },
          buildings: { 'lower-1': 'sawmill' },
        },
      ],
    })
    t.do(
      { do: 'hunt', region: 1, column: 2 },
      { do: 'build-outpost', region: 1, column: 2 },
      { do: 'activate-outpost', region: 1, column: 1 },
      { do: 'activate-region', region: 1 },
      { do: 'activate-street', street: 'lower' },
      { do: 'done' },
      { do: 'construct', market: 1 },
      { do: 'place-building', street: 'upper', column: 1 },
      { do: 'explore', region: 2 },
    )
    expect(Object.keys(t.board().placed).sort()).toEqual([
      'build-outpost',
      'construct',
      'explore',
      'hunt',
      'outpost-0',
      'region-1',
      'street-lower',
    ])
  })

  test('S2.19 there is one place for the artifact', () => {
    const t = table()
    const [before] = t.state.artifactRow
    t.pass()
    expect(t.board().artifact).toBe(before)
  })
})

describe('values', () => {
  const costs = Object.fromEntries(BUILDINGS.map(({ id, cost }) => [id, cost]))

  test('S7.20-S7.31 what buildings cost', () => {
    expect(costs).toEqual({
      sawmill: { stone: 1 },
      'clay-pit': { wood: 1 },
      quarry: { clay: 1 },
      'diamond-mine': { gold: 1 },
      alchemist: { stone: 1 },
      bazaar: { diamond: 1 },
      warehouse: { diamond: 1 },
      'gem-cutter': { gold: 1 },
      tavern: { gold: 1 },
      bank: { clay: 1 },
      church: { wood: 1 },
      'trading-post': { diamond: 1 },
    })
  })

  test('S7.40-S7.43 monsters, their settlers and rewards', () => {
    expect(
      MONSTERS.map(({ id, colour, settlers, reward }) => [id, colour, settlers, reward]),
    ).toEqual([
      ['gnoll', 'green', 1, { diamond: 1 }],
      ['manticore', 'yellow', 2, { gold: 1 }],
      ['hydra', 'blue', 3, { gold: 2 }],
      ['drake', 'red', 4, { diamond: 1, gold: 2 }],
    ])
    expect(en.monsters.green).toBe('Forest Gnoll')
    expect(de.monsters.red).toBe('Höhlendrache')
  })

  test('S7.50-S7.53 guilds and their points', () => {
    const per = { adventurer: 'terrain', defender: 'outpost', builder: 'building' }
    for (const hero of HEROES) {
      const { guild, vp } = hero
      if (guild === 'artisan') expect(vp).not.toHaveProperty('per')
      else expect(vp).toEqual({ points: 1, per: per[guild] })
    }
  })

  test('S7.60 what the rulebook says of the heroes holds', () => {
    expect(HEROES).toContainEqual(
      expect.objectContaining({
        guild: 'adventurer',
        baseCost: { wood: 2, gold: 2 },
        bonusSettlers: 1,
      }),
    )
    const points = HEROES.filter(({ guild }) => guild === 'artisan').map(({ vp }) => vp.points)
    expect(points.filter((it) => it === 6).length).toBeGreaterThanOrEqual(2)
    expect(points).toEqual(expect.arrayContaining([7, 8]))
  })

  test('S7.70 what the rulebook says of the terrains holds', () => {
    const inRegion = (region: number) => TERRAINS.filter((it) => it.region === region)
    expect(inRegion(1).filter(({ resource }) => resource === 'wood').length).toBeGreaterThan(1)
    expect(inRegion(1).some(({ colour }) => colour === 'green')).toBe(true)
    expect(inRegion(2).map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(['wood', 'diamond']),
    )
    expect(TERRAINS.some(({ resource }) => resource === 'clay')).toBe(true)
    expect(by(TERRAINS, ({ colour }) => colour)).toEqual({ green: 9, yellow: 9, blue: 9, red: 9 })
  })

  test('S-R1 heroes and terrains are marked as reconstructed, and built as decided', () => {
    for (const piece of [...HEROES, ...TERRAINS])
      expect(piece).toMatchObject({
        source: 'reconstructed',
        confidence: expect.stringMatching(/low|medium/),
      })
    for (const piece of [...BUILDINGS, ...ARTIFACTS, ...MONSTERS, ...TOKENS])
      expect(piece).toMatchObject({ source: 'rulebook', confidence: 'high' })
    expect(by(HEROES, ({ guild, colour }) => `${guild} ${colour}`)).toEqual(
      Object.fromEntries(GUILDS.flatMap((g) => COLOURS.map((c) => [`${g} ${c}`, 3]))),
    )
    const near = TERRAINS.filter(({ region }) => region === 1)
    expect(near.every(({ resource }) => BASICS.some((it) => it === resource))).toBe(true)
    const far = TERRAINS.filter(({ region }) => region === 3)
    expect(far.every(({ resource }) => resource === 'diamond' || resource === 'gold')).toBe(true)
    // A table carries the version of the values it is played with.
    expect(fresh(1).play.version).toBe(settlement.version)
  })

  test('S7.72 the rules read values from the pieces: another cost, another price', () => {
    for (const hero of HEROES) {
      const t = table({
        boards: [{ supply: hero.baseCost }],
        heroRow: [null, null, null, hero.id],
      })
      expect(t.moves('invite')).toEqual([{ do: 'invite', position: 4 }])
    }
  })
})

test('S5.7 seven actions, named in both languages', () => {
  expect(ACTIONS).toHaveLength(7)
  expect(Object.keys(en.actions)).toEqual([...ACTIONS])
  expect(Object.keys(de.actions)).toEqual([...ACTIONS])
})

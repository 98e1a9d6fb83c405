import { describe, expect, test } from 'vitest'
import { adjacent, streetOf, streetSpaces } from '../../../worker/games/settlement/board.ts'
import { cards as de } from '../../../worker/games/settlement/cards.de.ts'
import { cards as en } from '../../../worker/games/settlement/cards.en.ts'
import {
  allArtifacts,
  allBasics,
  allBuildings,
  allColours,
  allGuilds,
  allHeroes,
  allMonsters,
  allRegions,
  allResources,
  allStreets,
  allTerrains,
  allTokens,
  columns,
  heroRowSize,
  marketSpaces,
  roundCount,
  surcharges,
  terrainById,
} from '../../../worker/games/settlement/components/index.ts'
import { heroPrice } from '../../../worker/games/settlement/heroes.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import { actionIds } from '../../../worker/games/settlement/state.ts'
import { words } from '../../../worker/games/settlement/words.de.ts'
import { fresh, loud, quiet, richSupply, said, table, tile } from './table.ts'

/** A region whose three spaces are explored. */
const row = (region: 1 | 2) =>
  Object.fromEntries(columns.map((column) => [`${region}-${column}`, tile(region, column)]))
const countOf = (id: string) => allTokens.find((token) => token.id === id)?.count
const by = <T, K extends string | number>(items: ReadonlyArray<T>, key: (item: T) => K) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(items, key)).map(([name, group]) => [
      name,
      (group as T[]).length,
    ]),
  )

describe('terms', () => {
  const { state } = fresh(2)

  test('S1.1 one market board for all: what somebody takes is gone for the others', () => {
    const boards = [{ supply: richSupply }, { supply: richSupply }]
    const t = table({ boards, market: ['bank', 'church'], buildingStack: [] })
    t.do({ do: 'construct', market: 1 }, { do: 'place-building', street: 'upper', column: 1 })
    t.do({ do: 'end-turn' })
    expect(t.acting).toBe(1)
    expect(t.moves('construct')).toEqual([{ do: 'construct', market: 2 }])
  })

  test.each([1, 2, 3, 4])('S1.2 a player board for each of %i', (seats) => {
    expect(fresh(seats).state.boards).toHaveLength(seats)
  })

  test('S1.3 the wilderness has the regions I, II and III', () => {
    expect(allRegions).toEqual([1, 2, 3])
    expect(settlement.redact(state, null).terrainStacks.map(([back]) => back)).toEqual([
      '?terrain-1',
      '?terrain-2',
      '?terrain-3',
    ])
  })

  test('S1.4 what is explored in a region is one of its terrain tiles', () => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'explore', region: 2 })
    const [space] = t.moves('place-terrain')
    if (space) t.do(space)
    const explored = t
      .board()
      .terrains.slice(3, 6)
      .find((terrain) => terrain)
    expect(explored && terrainById[explored.tile].region).toBe(2)
  })

  test.each(allRegions)('S1.5 region %i has three terrain spaces', (region) => {
    const before = { 1: {}, 2: row(1), 3: { ...row(1), ...row(2) } }[region]
    const t = table({ boards: [{ terrains: before }] })
    t.do({ do: 'explore', region })
    expect(t.moves('place-terrain')).toEqual(
      columns.map((column) => ({ do: 'place-terrain', region, column })),
    )
  })

  test('S1.6 the settlement has an upper, a middle and a lower street', () => {
    expect(allStreets).toEqual(['upper', 'middle', 'lower'])
    expect(allStreets.map((street) => de.streets[street])).toEqual([
      'Obere Siedlungsreihe',
      'Mittlere Siedlungsreihe',
      'Untere Siedlungsreihe',
    ])
  })

  test('S1.7 a building comes on one of three building spaces of a street', () => {
    const t = table({ boards: [{ supply: richSupply }], market: ['bank'] })
    t.do({ do: 'construct', market: 1 })
    expect(t.moves()).toEqual(
      allStreets.flatMap((street) =>
        columns.map((column) => ({ do: 'place-building', street, column })),
      ),
    )
    t.do({ do: 'place-building', street: 'middle', column: 2 })
    expect(t.board().buildings[4]?.building).toBe('bank')
  })

  test('S1.8 an outpost stands on a terrain', () => {
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(t.board().terrains[0]).toEqual({ tile: tile(1), monster: false, outpost: true })
  })

  test('S1.9 the heroes of the hero row can be invited, those of the deck cannot', () => {
    const t = table({ boards: [{ supply: richSupply }] })
    const [row, deck] = [[...t.state.heroRow], [...t.state.heroDeck]]
    expect(t.moves('invite')).toHaveLength(4)
    t.do({ do: 'invite', position: 3 })
    expect(t.board().heroes).toEqual([row[2]])
    expect(t.state.heroRow[0]).toBe(deck.at(-1))
  })

  test('S1.10 artifacts are chosen from a row', () => {
    const t = fresh(2)
    const offered = [...t.state.artifactRow]
    expect(t.moves()).toEqual(offered.map((artifact) => ({ do: 'take-artifact', artifact })))
    const seat = t.acting
    t.do(...t.moves().slice(1, 2))
    expect(t.board(seat).artifact).toBe(offered[1])
    expect(t.state.artifactRow).not.toContain(offered[1])
  })

  test('S1.11 monsters are green, yellow, blue or red', () => {
    expect(allColours).toEqual(['green', 'yellow', 'blue', 'red'])
    expect(allColours.map((colour) => de.colours[colour])).toEqual(['Grün', 'Gelb', 'Blau', 'Rot'])
  })

  test('S1.12 a basic settler comes back at the end of the round', () => {
    const t = table({ boards: [{ basic: 6 }] })
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 })
    expect(t.board().settlers).toEqual({ basic: 5, bonus: 0 })
    t.passAll()
    expect(t.board().settlers).toEqual({ basic: 6, bonus: 0 })
  })

  test('S1.13 a bonus settler is gained, and gone when it was used', () => {
    const t = table({ boards: [{ basic: 0, bonus: 1 }] })
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 })
    expect(t.board().placed).toEqual({ explore: { basic: 0, bonus: 1 } })
    t.passAll()
    expect(t.board().settlers).toEqual({ basic: 6, bonus: 0 })
  })

  test('S1.14 wood, clay and stone are basic resources: passing loses them', () => {
    expect(allBasics).toEqual(['wood', 'clay', 'stone'])
    const t = table({ boards: [{ supply: { wood: 1, clay: 1, stone: 1 } }] })
    expect(said(t.pass(), 'dropped')).toMatchObject({ dropped: { wood: 1, clay: 1, stone: 1 } })
  })

  test('S1.15 diamonds and gold are rare resources: passing does not lose them', () => {
    expect(allResources.filter((it) => !allBasics.some((basic) => basic === it))).toEqual([
      'diamond',
      'gold',
    ])
    const t = table({ boards: [{ supply: { diamond: 2, gold: 3 } }] })
    t.pass()
    expect(t.board().supply).toMatchObject({ diamond: 2, gold: 3 })
  })

  test('S1.16 a personal supply holds what one seat has not spent', () => {
    const t = table({ boards: [{ supply: richSupply, basic: 4 }, { supply: { wood: 2 } }] })
    t.do({ do: 'exchange', give: 'gold', get: 'wood' })
    expect(t.board(0).supply).toMatchObject({ wood: 10, gold: 8 })
    expect(t.board(1).supply).toEqual({ wood: 2, clay: 0, stone: 0, diamond: 0, gold: 0 })
    expect(t.board(0).settlers.basic).toBe(4)
  })

  test('S1.17 the general supply is shared and gives without end', () => {
    const t = table({ boards: [{ supply: { wood: 500 }, buildings: { 'upper-1': 'sawmill' } }] })
    t.do({ do: 'activate-street', street: 'upper' }, { do: 'use', street: 'upper', column: 1 })
    expect(t.board(0).supply.wood).toBe(501)
    expect(t.board(1).supply.wood).toBe(0)
  })

  test('S1.18 the start marker lies with one seat, and goes to the first that passes', () => {
    const t = table({ seats: 3, marker: 2 })
    t.pass()
    expect(t.state.marker).toBe(0)
    t.pass()
    expect(t.state.marker).toBe(0)
  })

  test('S1.19 the round marker goes from 1 to 6', () => {
    const t = table()
    const rounds = [t.state.round]
    while (t.state.agenda.length > 0) {
      t.passAll()
      rounds.push(t.state.round)
    }
    expect([...new Set(rounds)]).toEqual([1, 2, 3, 4, 5, 6])
    expect(roundCount).toBe(6)
  })

  test('S1.20 an action is one of seven, and a turn has one', () => {
    expect(actionIds).toHaveLength(7)
    const t = table()
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 })
    for (const move of [
      { do: 'explore', region: 1 },
      { do: 'construct', market: 1 },
      { do: 'activate-region', region: 1 },
    ])
      expect(t.refusal(move)).toBe('S4.3')
  })

  test('S1.21 an action is paid by placing settlers', () => {
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

  test('S1.23 the monster check asks whether the hero row shows the terrain’s colour', () => {
    const [home] = [tile(1)]
    for (const [heroRow, appears] of [
      [loud(home), true],
      [quiet(home), false],
    ] as const) {
      const t = table({ boards: [{ terrains: { '1-1': home } }], heroRow: [...heroRow] })
      const checked = said(t.do({ do: 'activate-region', region: 1 }), 'monster-checked')
      expect(checked).toMatchObject({ tile: home, appears })
    }
  })

  test('S1.24 the surcharge is extra diamonds for the first positions of the row', () => {
    expect(surcharges).toEqual([2, 1, 0, 0])
  })

  test('S1.25 the base cost is what a hero costs without surcharge', () => {
    for (const { id, baseCost } of allHeroes)
      expect(heroPrice(table({ heroRow: [null, null, null, id] }).state, 4)).toEqual(baseCost)
  })

  test('S1.26 passing ends the round for a seat', () => {
    const t = table({ seats: 2 })
    const events = t.pass()
    expect(t.state.passed).toEqual([0])
    expect(t.acting).toBe(1)
    expect(said(events, 'passed')).toMatchObject({ seat: 0 })
    expect(words.event({ event: 'passed', seat: 0, first: false }, () => 'Ann')).toBe('Ann passt.')
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 })
    t.do({ do: 'end-turn' })
    expect(t.acting).toBe(1)
  })

  test('S1.27 victory points are what the score counts', () => {
    const [hero] = allHeroes.filter(({ guild }) => guild === 'artisan')
    const t = table({ boards: [{ heroes: hero ? [hero.id] : [] }] })
    expect(settlement.score(t.state).map(({ total }) => total)).toEqual([hero?.vp.points, 0])
  })

  test('S1.29 rates have names of their own: an exchange is told with what is given and got', () => {
    const t = table({ boards: [{ supply: { gold: 1 } }] })
    expect(said(t.do({ do: 'exchange', give: 'gold', get: 'clay' }), 'exchanged')).toMatchObject({
      give: { gold: 1 },
      get: { clay: 1 },
    })
  })

  test('S1.28 the four guilds', () => {
    expect(allGuilds.map((guild) => [guild, en.guilds[guild], de.guilds[guild]])).toEqual([
      ['adventurer', 'Guild of Adventurers', 'Gilde der Abenteurer'],
      ['defender', 'Guild of Defenders', 'Gilde der Verteidiger'],
      ['builder', 'Guild of Builders', 'Gilde der Baumeister'],
      ['artisan', 'Guild of Artisans', 'Gilde der Handwerker'],
    ])
  })
})

describe('material', () => {
  test('S2.1 the market board has nine building spaces, three terrain stacks, and a hero row of four', () => {
    const { state } = fresh(4)
    expect(marketSpaces).toBe(9)
    expect(state.market).toHaveLength(9)
    expect(state.terrainStacks).toHaveLength(3)
    expect(heroRowSize).toBe(4)
    expect(state.heroRow).toHaveLength(4)
  })

  test('S2.2 there are player boards for four', () => {
    expect(settlement.seats.max).toBe(4)
    expect(fresh(4).state.boards).toHaveLength(4)
    expect(() => fresh(5)).toThrow(RangeError)
  })

  test('S2.3 48 heroes', () => {
    expect(new Set(allHeroes.map(({ id }) => id)).size).toBe(48)
  })

  test('S2.4 14 artifacts, all different', () => {
    expect(new Set(allArtifacts.map(({ id }) => id)).size).toBe(14)
  })

  test('S2.5 36 buildings, 12 types of 3', () => {
    expect(allBuildings).toHaveLength(12)
    expect(allBuildings.every(({ count }) => count === 3)).toBe(true)
  })

  test('S2.6 36 terrains, 12 of each region', () => {
    expect(by(allTerrains, ({ region }) => region)).toEqual({ 1: 12, 2: 12, 3: 12 })
  })

  test('S2.7 24 basic settlers, 6 for each player board, and 24 bonus settlers', () => {
    expect([countOf('basic-settler'), countOf('bonus-settler')]).toEqual([24, 24])
    expect(allTokens.find(({ id }) => id === 'basic-settler')).toMatchObject({ perPlayer: 6 })
  })

  test('S2.8 36 monsters, 9 of each colour', () => {
    expect(allMonsters.map(({ colour, count }) => [colour, count])).toEqual([
      ['green', 9],
      ['yellow', 9],
      ['blue', 9],
      ['red', 9],
    ])
  })

  test('S2.9 36 outposts', () => {
    expect(countOf('outpost')).toBe(36)
  })

  test('S2.10 48 tokens of basic resources, 16 of each', () => {
    expect(allBasics.map(countOf)).toEqual([16, 16, 16])
  })

  test('S2.11 42 diamonds and 32 gold', () => {
    expect([countOf('diamond'), countOf('gold')]).toEqual([42, 32])
  })

  test('S2.12 one round marker and one start marker', () => {
    expect([countOf('start-marker'), countOf('round-marker')]).toEqual([1, 1])
  })

  test('S2.13 a terrain has one resource, one colour, one region: it yields, haunts and lies by them', () => {
    for (const { id, resource, colour, region } of allTerrains) {
      const spot = `${region}-1` as const
      const t = table({ boards: [{ terrains: { [spot]: id } }], heroRow: loud(id) })
      const events = t.do({ do: 'activate-region', region })
      expect(t.board().supply[resource]).toBe(1)
      expect(said(events, 'monster-checked')).toMatchObject({ colour, appears: true })
    }
  })

  test('S2.14 a hero has a cost, a colour, points, and up to two bonus settlers', () => {
    expect(Object.keys(by(allHeroes, ({ bonusSettlers }) => bonusSettlers))).toEqual([
      '0',
      '1',
      '2',
    ])
    for (const { id, baseCost, bonusSettlers } of allHeroes) {
      const t = table({ boards: [{ supply: richSupply }], heroRow: [null, null, null, id] })
      t.do({ do: 'invite', position: 4 })
      const paid = Object.values(baseCost).reduce((sum, count) => sum + count, 0)
      expect(paid).toBeGreaterThan(0)
      expect(Object.values(t.board().supply).reduce((sum, count) => sum + count, 0)).toBe(45 - paid)
      expect(t.board().settlers.bonus).toBe(bonusSettlers)
    }
    expect(by(allHeroes, ({ colour }) => colour)).toEqual({
      green: 12,
      yellow: 12,
      blue: 12,
      red: 12,
    })
  })

  test('S2.15 a building has a cost and an effect, told in both languages', () => {
    for (const { id, cost } of allBuildings) {
      const t = table({ boards: [{ supply: cost }], market: [id] })
      t.do({ do: 'construct', market: 1 })
      expect(Object.values(t.board().supply)).toEqual([0, 0, 0, 0, 0])
      expect([en, de].map(({ buildings }) => buildings[id].text.length > 5)).toEqual([true, true])
    }
    expect(new Set(allBuildings.map(({ id }) => en.buildings[id].text)).size).toBe(12)
  })

  test('S2.16 the wilderness is a grid of three regions and three columns', () => {
    expect(adjacent).toHaveLength(9)
    const t = table()
    t.do({ do: 'explore', region: 1 })
    expect(t.moves()).toEqual([
      { do: 'place-terrain', region: 1, column: 1 },
      { do: 'place-terrain', region: 1, column: 2 },
      { do: 'place-terrain', region: 1, column: 3 },
    ])
  })

  test('S2.17 streets have three spaces each, next to nothing', () => {
    expect(allStreets.map(streetSpaces)).toEqual([
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
          supply: richSupply,
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
  const costs = Object.fromEntries(allBuildings.map(({ id, cost }) => [id, cost]))

  test.each([
    ['S7.20', 'sawmill', { stone: 1 }],
    ['S7.21', 'clay-pit', { wood: 1 }],
    ['S7.22', 'quarry', { clay: 1 }],
    ['S7.23', 'diamond-mine', { gold: 1 }],
    ['S7.24', 'alchemist', { stone: 1 }],
    ['S7.25', 'bazaar', { diamond: 1 }],
    ['S7.26', 'warehouse', { diamond: 1 }],
    ['S7.27', 'gem-cutter', { gold: 1 }],
    ['S7.28', 'tavern', { gold: 1 }],
    ['S7.29', 'bank', { clay: 1 }],
    ['S7.30', 'church', { wood: 1 }],
    ['S7.31', 'trading-post', { diamond: 1 }],
  ] as const)('%s what the %s costs', (_, id, cost) => {
    expect(costs[id]).toEqual(cost)
  })

  test.each([
    ['S7.40', 'gnoll', 'green', 1, { diamond: 1 }, 'Forest Gnoll', 'Waldgnoll'],
    ['S7.41', 'manticore', 'yellow', 2, { gold: 1 }, 'Steppe Manticore', 'Steppen-Mantikor'],
    ['S7.42', 'hydra', 'blue', 3, { gold: 2 }, 'Water Hydra', 'Wasserhydra'],
    ['S7.43', 'drake', 'red', 4, { diamond: 1, gold: 2 }, 'Cave Drake', 'Höhlendrache'],
  ] as const)(
    '%s the %s: its colour, settlers and reward',
    (_, id, colour, settlers, reward, english, german) => {
      expect(allMonsters.find((monster) => monster.id === id)).toMatchObject({
        colour,
        settlers,
        reward,
      })
      expect([en.monsters[colour], de.monsters[colour]]).toEqual([english, german])
    },
  )

  test.each([
    ['S7.50', 'adventurer', 'terrain'],
    ['S7.51', 'defender', 'outpost'],
    ['S7.52', 'builder', 'building'],
  ] as const)('%s every %s scores 1 for each own %s', (_, guild, per) => {
    const heroes = allHeroes.filter((hero) => hero.guild === guild)
    expect(heroes).toHaveLength(12)
    for (const { vp } of heroes) expect(vp).toEqual({ points: 1, per })
  })

  test('S7.53 every artisan scores the printed number', () => {
    const heroes = allHeroes.filter((hero) => hero.guild === 'artisan')
    expect(heroes).toHaveLength(12)
    for (const { id, vp } of heroes) {
      expect(Object.keys(vp)).toEqual(['points'])
      expect(settlement.score(table({ boards: [{ heroes: [id] }] }).state)[0]?.total).toBe(
        vp.points,
      )
    }
  })

  test('S7.60 what the rulebook says of the heroes holds', () => {
    expect(allHeroes).toContainEqual(
      expect.objectContaining({
        guild: 'adventurer',
        baseCost: { wood: 2, gold: 2 },
        bonusSettlers: 1,
      }),
    )
    const points = allHeroes.filter(({ guild }) => guild === 'artisan').map(({ vp }) => vp.points)
    expect(points.filter((it) => it === 6).length).toBeGreaterThanOrEqual(2)
    expect(points).toEqual(expect.arrayContaining([7, 8]))
  })

  test('S7.70 what the rulebook says of the terrains holds', () => {
    const inRegion = (region: number) => allTerrains.filter((it) => it.region === region)
    expect(inRegion(1).filter(({ resource }) => resource === 'wood').length).toBeGreaterThan(1)
    expect(inRegion(1).some(({ colour }) => colour === 'green')).toBe(true)
    expect(inRegion(2).map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(['wood', 'diamond']),
    )
    expect(allTerrains.some(({ resource }) => resource === 'clay')).toBe(true)
    expect(by(allTerrains, ({ colour }) => colour)).toEqual({
      green: 9,
      yellow: 9,
      blue: 9,
      red: 9,
    })
  })

  test('S-R1 heroes and terrains are marked as reconstructed, and built as decided', () => {
    for (const piece of [...allHeroes, ...allTerrains])
      expect(piece).toMatchObject({
        source: 'reconstructed',
        confidence: expect.stringMatching(/low|medium/),
      })
    for (const piece of [...allBuildings, ...allArtifacts, ...allMonsters, ...allTokens])
      expect(piece).toMatchObject({ source: 'rulebook', confidence: 'high' })
    expect(by(allHeroes, ({ guild, colour }) => `${guild} ${colour}`)).toEqual(
      Object.fromEntries(allGuilds.flatMap((g) => allColours.map((c) => [`${g} ${c}`, 3]))),
    )
    const near = allTerrains.filter(({ region }) => region === 1)
    expect(near.every(({ resource }) => allBasics.some((it) => it === resource))).toBe(true)
    const far = allTerrains.filter(({ region }) => region === 3)
    expect(far.every(({ resource }) => resource === 'diamond' || resource === 'gold')).toBe(true)
    // A table carries the version of the values it is played with.
    expect(fresh(1).play.version).toBe(settlement.version)
  })

  test('S7.72 the rules read values from the pieces: another cost, another price', () => {
    for (const hero of allHeroes) {
      const t = table({
        boards: [{ supply: hero.baseCost }],
        heroRow: [null, null, null, hero.id],
      })
      expect(t.moves('invite')).toEqual([{ do: 'invite', position: 4 }])
    }
  })
})

test('S5.7 seven actions, named in both languages', () => {
  expect(actionIds).toHaveLength(7)
  expect(Object.keys(en.actions)).toEqual([...actionIds])
  expect(Object.keys(de.actions)).toEqual([...actionIds])
})

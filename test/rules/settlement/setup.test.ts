import { describe, expect, test } from 'vitest'
import { isHidden, Random, start } from '../../../worker/games/kernel/index.ts'
import { allHeroes, allTerrains } from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import { setup } from '../../../worker/games/settlement/setup.ts'
import { fresh, said, table, tile } from './table.ts'

const counts = [1, 2, 3, 4]

describe('set-up', () => {
  test.each(counts)('S3.1 with %i seats the game begins in round 1', (seats) => {
    expect(fresh(seats).state.round).toBe(1)
  })

  test.each(counts)(
    'S3.2 three shuffled, face-down stacks of terrains, by region (%i seats)',
    (seats) => {
      const { state } = fresh(seats)
      state.terrainStacks.forEach((stack, i) => {
        const region = allTerrains.filter((tile) => tile.region === i + 1).map(({ id }) => id)
        expect([...stack].sort()).toEqual(region.sort())
      })
      expect(fresh(seats, 2).state.terrainStacks).not.toEqual(state.terrainStacks)
      for (const back of settlement.redact(state, null).terrainStacks.flat())
        expect(isHidden(back)).toBe(true)
    },
  )

  test.each(counts)(
    'S3.3 nine shuffled buildings on the market, the others in a stack (%i seats)',
    (seats) => {
      const { state } = fresh(seats)
      expect(state.market.map((pile) => pile?.count)).toEqual(Array(9).fill(1))
      expect(state.buildingStack).toHaveLength(27)
      expect(fresh(seats, 2).state.buildingStack).not.toEqual(state.buildingStack)
    },
  )

  test.each(counts)(
    'S3.4 a shuffled, face-down deck of heroes, four of them in the row (%i seats)',
    (seats) => {
      const { state } = fresh(seats)
      expect(state.heroRow).toHaveLength(4)
      expect(state.heroDeck).toHaveLength(44)
      expect([...state.heroDeck, ...state.heroRow].sort()).toEqual(
        allHeroes.map(({ id }) => id).sort(),
      )
      expect(fresh(seats, 2).state.heroDeck).not.toEqual(state.heroDeck)
      for (const back of settlement.redact(state, null).heroDeck) expect(isHidden(back)).toBe(true)
    },
  )

  test('S3.5 the artifacts are shuffled, too', () => {
    expect(fresh(2, 1).state.artifactRow).not.toEqual(fresh(2, 2).state.artifactRow)
  })

  test('S3.3 duplicates are not stacked at set-up', () => {
    const markets = Array.from({ length: 20 }, (_, seed) => fresh(2, seed + 1).state.market)
    const twice = markets.find(
      (market) => new Set(market.map((pile) => pile?.building)).size < market.length,
    )
    expect(twice?.every((pile) => pile?.count === 1)).toBe(true)
  })

  test.each(counts)(
    'S3.6 each of %i begins with 6 settlers, a wood, a clay and a stone',
    (seats) => {
      for (const board of fresh(seats).state.boards)
        expect(board).toEqual({
          supply: { wood: 1, clay: 1, stone: 1, diamond: 0, gold: 0 },
          settlers: { basic: 6, bonus: 0 },
          placed: {},
          terrains: Array(9).fill(null),
          buildings: Array(9).fill(null),
          heroes: [],
          artifact: null,
        })
    },
  )

  test('S3.7 all else is the general supply: nobody has a token more, and it is there to be taken', () => {
    const { boards } = fresh(4).state
    const sum = (key: 'wood' | 'diamond' | 'gold') =>
      boards.reduce((total, { supply }) => total + supply[key], 0)
    expect([sum('wood'), sum('diamond'), sum('gold')]).toEqual([4, 0, 0])
    expect(boards.flatMap(({ terrains }) => terrains).filter((it) => it)).toEqual([])
    expect(boards.map(({ settlers }) => settlers.bonus)).toEqual([0, 0, 0, 0])
    const t = table({ boards: [{ terrains: { '1-1': tile(1) } }] })
    t.do({ do: 'build-outpost', region: 1, column: 1 })
    expect(t.board().terrains[0]?.outpost).toBe(true)
  })

  test('S3.8 a random seat gets the start marker', () => {
    const markers = Array.from({ length: 40 }, (_, seed) => fresh(4, seed + 1).state.marker)
    expect(new Set(markers)).toEqual(new Set([0, 1, 2, 3]))
  })

  test.each(counts)(
    'S3.9, S-R45 the draft goes counter-clockwise, the start player last (%i)',
    (seats) => {
      for (let seed = 1; seed < 6; seed++) {
        const t = fresh(seats, seed)
        const { marker } = t.state
        for (let step = 1; step <= seats; step++) {
          expect(t.acting).toBe((marker - step + seats) % seats)
          const [first] = t.state.artifactRow
          if (first) t.do({ do: 'take-artifact', artifact: first })
        }
        expect(t.acting).toBe(marker)
        expect(t.state.agenda.at(-1)?.task).toBe('turn')
      }
    },
  )

  test.each(counts)(
    'S3.9, S3.10 the first artifacts may be dealt, with what they bring (%i)',
    (seats) => {
      for (let seed = 1; seed < 6; seed++) {
        const bytes = new Uint8Array(32).fill(seed)
        const { state } = start(settlement, { faceDown: false, dealt: true }, seats, bytes)
        const dealt = state.boards.map(({ artifact }) => artifact)
        expect(new Set(dealt).size).toBe(seats)
        expect(dealt).not.toContain(null)
        expect(state.artifactRow).toHaveLength(3)
        expect(state.agenda.at(-1)).toMatchObject({ task: 'turn', seat: state.marker })
      }
    },
  )

  test.each([
    ['S3.12', 1, 4],
    ['S3.13', 2, 5],
    ['S3.14', 3, 6],
    ['S3.15', 4, 7],
  ])('S3.5, S3.10, S3.12-S3.15 artifacts in the row (%s)', (_, seats, row) => {
    const t = fresh(seats)
    expect(t.state.artifactRow).toHaveLength(row)
    for (let i = 0; i < seats; i++) {
      const [artifact] = t.state.artifactRow
      const seat = t.acting
      if (artifact) t.do({ do: 'take-artifact', artifact })
      expect(t.board(seat).artifact).toBe(artifact)
      expect(t.state.artifactRow).not.toContain(artifact)
    }
    expect(t.state.artifactRow).toHaveLength(3)
    expect(t.state.artifactStack).toHaveLength(seats === 1 ? 10 : 0)
  })

  test.each([
    ['chest', { bonus: 1 }],
    ['treasure', { gold: 1 }],
    ['ring', { diamond: 1 }],
  ] as const)('S3.11, S-R22 taking the %s in the draft gains at once', (artifact, gained) => {
    const t = table()
    t.state.agenda = [{ task: 'draft', seat: 1 }]
    t.state.artifactRow = [artifact, 'star', 'key', 'mask']
    const events = t.do({ do: 'take-artifact', artifact })
    const { supply, settlers } = t.board(1)
    expect({ gold: 0, diamond: 0, bonus: 0, ...gained }).toEqual({
      gold: supply.gold,
      diamond: supply.diamond,
      bonus: settlers.bonus,
    })
    expect(said(events, 'artifact-gain')).toMatchObject({ seat: 1, artifact, auto: true })
  })

  test('S3.16 nothing else depends on the number of players, and by default heroes lie open', () => {
    const sizes = counts.map((seats) => {
      const { heroDeck, heroRow, market, terrainStacks, buildingStack } = fresh(seats).state
      return [heroDeck, heroRow, market, buildingStack, ...terrainStacks].map((it) => it.length)
    })
    expect(new Set(sizes.map(String)).size).toBe(1)
    expect(settlement.options.parse({})).toEqual({ faceDown: false, dealt: false })
  })

  test('S-R6 the three building piles are one stack', () => {
    expect(fresh(3).state.buildingStack).toHaveLength(27)
  })

  test('S-R34 the first cards drawn fill positions 1 to 4', () => {
    const state = setup({ faceDown: false, dealt: false }, 2, Random.fromSeed(new Uint8Array(32)))
    expect(state.heroRow.every((hero) => hero && !state.heroDeck.includes(hero))).toBe(true)
    expect(state.heroRow).toHaveLength(4)
  })
})

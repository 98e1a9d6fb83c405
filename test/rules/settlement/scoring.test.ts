import { describe, expect, test } from 'vitest'
import {
  allHeroes,
  type Guild,
  type HeroId,
  heroById,
} from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import { heroPoints, soloTitle } from '../../../worker/games/settlement/scoring.ts'
import { type BoardOf, type Table, table, tile } from './table.ts'

const of = (guild: Guild): HeroId[] =>
  allHeroes.filter((hero) => hero.guild === guild).map(({ id }) => id)

const board: BoardOf = {
  supply: { wood: 9, diamond: 9, gold: 9 },
  bonus: 9,
  terrains: {
    '1-1': { tile: tile(1, 0), on: 'outpost' },
    '1-2': { tile: tile(1, 1), on: 'monster' },
    '2-1': tile(2),
  },
  buildings: { 'upper-1': 'bank', 'upper-2': 'church', 'middle-1': 'sawmill', 'lower-3': 'bank' },
}

const points = (t: Table, seat = 0) =>
  Object.fromEntries(
    (settlement.score(t.state)[seat]?.categories ?? []).map((it) => [it.category, it.points]),
  )

const none = { adventurer: 0, defender: 0, builder: 0, artisan: 0, bank: 0, church: 0 }

/** Ends the game with these boards: everybody passes in round 6. */
function ended(...boards: BoardOf[]): Table {
  const t = table({ seats: boards.length, round: 6, boards })
  t.passAll()
  return t
}

describe('scoring', () => {
  test('S6.2, S6.6 without heroes and tokens there are no points', () => {
    expect(settlement.score(table({ boards: [board] }).state)[0]?.total).toBe(0)
  })

  // Three terrains, one outpost and four buildings lie on the board.
  test.each([
    ['S7.50', 'adventurer', 3],
    ['S7.51', 'defender', 1],
    ['S7.52', 'builder', 4],
  ] as const)('S6.3, %s each %s scores %i on this board', (_, guild, each) => {
    const t = table({ boards: [{ ...board, heroes: of(guild).slice(0, 2) }] })
    expect(points(t)).toEqual({ ...none, [guild]: 2 * each })
  })

  test('S6.3, S7.53 each artisan scores the printed number', () => {
    const heroes = of('artisan').slice(0, 2)
    const printed = heroes.reduce((sum, id) => sum + heroById[id].vp.points, 0)
    expect(points(table({ boards: [{ ...board, heroes }] }))).toEqual({ ...none, artisan: printed })
  })

  test('S6.3 counts are those of the end, not of the invitation', () => {
    const [hero] = of('adventurer')
    const t = table({ boards: [{ heroes: hero ? [hero] : [] }] })
    expect(points(t)).toMatchObject({ adventurer: 0 })
    t.do({ do: 'explore', region: 1 }, { do: 'place-terrain', region: 1, column: 1 })
    expect(points(t)).toMatchObject({ adventurer: 1 })
  })

  test('S6.4 terrains with monsters count', () => {
    const [hero] = of('adventurer')
    const t = table({ boards: [{ terrains: { '1-1': { tile: tile(1), on: 'monster' } } }] })
    expect(hero && heroPoints(t.board(), hero)).toBe(1)
  })

  const stored = () => {
    const t = table({ boards: [board] })
    t.board().buildings.forEach((own) => {
      if (own?.building === 'bank') own.tokens = 2
      if (own?.building === 'church') own.tokens = 3
    })
    return t
  }

  test('S6.5, S7.29 five for each gold on a Bank', () => {
    // There are two Banks.
    expect(points(stored())).toMatchObject({ bank: 2 * 2 * 5 })
  })

  test('S6.5, S7.30 four for each diamond on a Church', () => {
    expect(points(stored())).toMatchObject({ church: 3 * 4 })
    expect(settlement.score(stored().state)[0]?.total).toBe(32)
  })

  test('S9.16 the running total may be shown at any time', () => {
    const t = table({ boards: [board, board] })
    expect(settlement.score(settlement.redact(t.state, null))).toEqual(settlement.score(t.state))
  })
})

describe('the end', () => {
  const heroes = (...ids: (HeroId | undefined)[]) => ids.filter((id) => id !== undefined)
  const [small, big] = [...of('artisan')]
    .sort((x, y) => heroById[x].vp.points - heroById[y].vp.points)
    .filter((_, i, all) => i === 0 || i === all.length - 1)

  test('S6.7 most points win', () => {
    const t = ended({ heroes: heroes(small) }, { heroes: heroes(big) }, {})
    expect(settlement.result(t.state)).toEqual({ places: [2, 1, 3], reason: 'most-points' })
  })

  test('S6.8 ties: gold, then diamonds, then shared', () => {
    expect(
      settlement.result(ended({ supply: { gold: 1 } }, { supply: { diamond: 9 } }).state),
    ).toEqual({ places: [1, 2], reason: 'tie-gold' })
    expect(
      settlement.result(
        ended({ supply: { gold: 1 } }, { supply: { gold: 1, diamond: 1 } }, { supply: {} }).state,
      ),
    ).toEqual({ places: [2, 1, 3], reason: 'tie-diamonds' })
    expect(settlement.result(ended({}, {}, { heroes: heroes(small) }, {}).state)).toEqual({
      places: [2, 2, 1, 2],
      reason: 'most-points',
    })
    expect(settlement.result(ended({}, {}).state)).toEqual({
      places: [1, 1],
      reason: 'shared-victory',
    })
  })

  test('S6.9, S-R17 gold on a Bank does not count for ties', () => {
    const t = table({
      round: 6,
      boards: [
        { buildings: { 'upper-1': 'bank' } },
        { buildings: { 'upper-1': 'church' }, supply: { gold: 1 } },
      ],
    })
    const [bank, church] = [t.board(0).buildings[0], t.board(1).buildings[0]]
    if (bank) bank.tokens = 4
    if (church) church.tokens = 5
    expect(settlement.score(t.state).map(({ total }) => total)).toEqual([20, 20])
    t.passAll()
    expect(settlement.result(t.state)).toEqual({ places: [2, 1], reason: 'tie-gold' })
  })

  test('S8.7 a solo player gets a title', () => {
    expect([0, 50, 51, 75, 76, 100, 101, 150].map(soloTitle)).toEqual([
      'settler',
      'settler',
      'mayor',
      'mayor',
      'knight',
      'knight',
      'lord',
      'lord',
    ])
    expect(settlement.result(ended({}).state)).toEqual({ places: [1], reason: 'title-settler' })
    const rich = table({ seats: 1, round: 6, boards: [{ buildings: { 'upper-1': 'bank' } }] })
    const own = rich.board().buildings[0]
    if (own) own.tokens = 20
    rich.passAll()
    expect(settlement.result(rich.state)).toEqual({ places: [1], reason: 'title-knight' })
  })
})

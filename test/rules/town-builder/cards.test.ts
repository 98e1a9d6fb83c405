import { describe, expect, test, vi } from 'vitest'
import { cardsDe } from '../../../worker/games/town-builder/cards.de.ts'
import { cardsEn } from '../../../worker/games/town-builder/cards.en.ts'
import {
  abilityPoints,
  award,
  awards,
  type BuildingType,
  buildingTypes,
  crests,
  goldCostNow,
  judges,
  resources,
  type TownId,
  townCard,
  townCards,
} from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, coin, ownJudge } from './own-cards.ts'
import { site, Table } from './table.ts'

// Here the real cards are tested, one by one; what they meet are cards of the tests.
vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

/** A table whose first player owns a building that was completed in this turn. */
function owning(id: TownId, setting: object = {}, district: object = {}): Table {
  const build = townCard(id).ability?.kind === 'build'
  return new Table({
    ...setting,
    districts: [{ buildings: [id], ...district }],
    turn: { completed: [id], open: build ? [id] : [] },
  })
}

/** The points of a card's end ability beside other buildings. */
const pointsOf = (id: TownId, others: TownId[] = [], setting: object = {}): number | undefined =>
  abilityPoints(
    new Table({ ...setting, districts: [{ buildings: [id, ...others] }] }).state,
    0,
  ).find((one) => one.card === id)?.points

const ofType = (type: BuildingType) => card({ type })

describe('the 60 Town cards', () => {
  test.each(townCards.map(({ id }) => id))(
    'T2.7, T2.14: %s is started for its gold, filled with its resources, and worth its points',
    (id) => {
      const { goldCost, resourceCost, points, type, ability } = townCard(id)
      const needed = resources.flatMap((resource) =>
        cards(resourceCost[resource] ?? 0, { yield: [resource] }),
      )
      const gold = Array.from({ length: goldCost }, coin)
      const table = new Table({
        row: [id, ...needed, card()],
        districts: [{ gold }],
        turn: { actions: 9 },
      })
      table.do({ do: 'start', card: id })
      for (const under of needed) table.do({ do: 'resource', card: under, to: id })
      expect(table.me.buildings).toEqual([id])
      expect(table.points(0, 'buildings')).toBe(points)
      expect(buildingTypes).toContain(type)
      for (const texts of [cardsEn, cardsDe]) {
        expect(texts[id].name).not.toBe('')
        expect(texts[id].text === undefined).toBe(ability === null)
      }
    },
  )

  test('T7.2 Art Gallery: stores a gold of the row if a trade building was completed, in its own turn itself', () => {
    const gold = coin()
    const table = owning('art-gallery', { row: [gold, card()] }).do({
      do: 'star',
      with: 'art-gallery',
    })
    expect(table.me.gold).toEqual([gold])
    const later = new Table({ row: [gold], districts: [{ buildings: ['art-gallery'] }] })
    expect(later.refusal({ do: 'star', with: 'art-gallery' })).toBe('T5.76')
  })

  test('T7.62 Bakery: replaces a card of the row', () => {
    const table = owning('bakery')
    const [gone] = table.state.row as [TownId]
    table.do({ do: 'star', with: 'bakery' }, { do: 'discard', card: gone })
    expect(table.state.discard).toEqual([gone])
    expect(table.state.row).toHaveLength(5)
  })

  test('T7.3, T7.52 Bank: makes other foundations cheaper while in the row, and has an ability everywhere', () => {
    const dear = card({ goldCost: 2 })
    expect(goldCostNow(new Table({ row: ['bank', dear] }).state, dear)).toBe(1)
    expect(goldCostNow(new Table({ row: [dear] }).state, dear)).toBe(2)
    expect(
      owning('bank')
        .can('star')
        .map((move) => move.with),
    ).toEqual(['crest-1'])
    expect(townCard('bank').ability).not.toBeNull()
  })

  test('T7.9 Fishery: one of 3 revealed cards becomes a resource', () => {
    const deck = cards(4)
    const house = card({ resourceCost: { stone: 2 } })
    const table = owning('fishery', { deck }, { foundations: [site(house)] })
    table.do({ do: 'build', with: 'fishery' })
    expect(table.can('pick')).toHaveLength(3)
    table.do({ do: 'pick', card: deck[1] as TownId })
    expect(table.me.foundations[0]?.under).toEqual([deck[1]])
    expect(table.state.discard).toEqual([deck[3], deck[2]])
  })

  test('T7.10 Flower Stand: adds a card to the row', () => {
    expect(owning('flower-stand').do({ do: 'star', with: 'flower-stand' }).state.row).toHaveLength(
      6,
    )
  })

  test('T7.80 Guildhall: 1 point for each trade building', () => {
    expect(pointsOf('guildhall', [ofType('trade'), ofType('trade'), ofType('social')])).toBe(3)
  })

  test('T7.66, T7.30 Harbour: 1 gold for a resource of the discard pile', () => {
    const [gold, stone, house] = [coin(), card(), card({ resourceCost: { stone: 2 } })]
    const table = owning(
      'harbour',
      { discard: [stone] },
      { gold: [gold], foundations: [site(house)] },
    )
    table.do({ do: 'star', with: 'harbour' })
    expect(table.me).toMatchObject({ gold: [], foundations: [site(house, stone)] })
    expect(table.state.discard).toEqual([gold])
  })

  test('T7.13 Inn: one more action if a foundation was completed, in its own turn itself', () => {
    expect(owning('inn').do({ do: 'star', with: 'inn' }).state.turn.actions).toBe(3)
    const later = new Table({ districts: [{ buildings: ['inn'] }] })
    expect(later.refusal({ do: 'star', with: 'inn' })).toBe('T5.76')
  })

  test('T7.68 Market Stall: is given up for up to 2 gold of the row', () => {
    const [a, b] = [coin(), coin()]
    const table = owning('market-stall', { row: [a, b, card()] })
    table.do(
      { do: 'star', with: 'market-stall' },
      { do: 'storeCard', card: a },
      { do: 'storeCard', card: b },
    )
    expect(table.me).toMatchObject({ buildings: [], gold: [a, b] })
  })

  test('T7.18, T7.69 Storehouse: 1 gold covers a missing symbol', () => {
    const house = card()
    const table = owning('storehouse', {}, { gold: [coin()], foundations: [site(house)] })
    expect(table.do({ do: 'star', with: 'storehouse' }).me.buildings).toEqual(['storehouse', house])
    expect(owning('storehouse', {}, { foundations: [site(house)] }).can('star')).toHaveLength(1)
  })

  test('T7.62 Bathhouse: replaces up to 2 cards of the row', () => {
    const table = owning('bathhouse')
    const [a, b] = table.state.row as [TownId, TownId]
    table.do(
      { do: 'star', with: 'bathhouse' },
      { do: 'discard', card: a },
      { do: 'discard', card: b },
    )
    expect(table.state.discard).toEqual([a, b])
    expect(table.state.row).toHaveLength(5)
  })

  test('T7.6 Bridge: protects a card of the row', () => {
    const table = owning('bridge')
    const [safe] = table.state.row as [TownId]
    table.do({ do: 'star', with: 'bridge' }, { do: 'protect', card: safe })
    expect(table.state.protections).toEqual([{ card: safe, seat: 0, by: 'bridge' }])
  })

  test('T7.66 Cemetery: any card of the discard pile as a foundation, a resource or gold', () => {
    const [both, house] = [card({ yield: ['stone', 'gold'] }), card({ resourceCost: { stone: 2 } })]
    const table = owning(
      'cemetery',
      { discard: [card({ goldCost: 1, yield: ['wood'] }), both] },
      {
        foundations: [site(house)],
      },
    )
    table.do({ do: 'build', with: 'cemetery' })
    expect(table.moves).toEqual([{ do: 'found' }, { do: 'supply', to: house }, { do: 'store' }])
    expect(table.do({ do: 'found' }).me.foundations).toEqual([site(house), site(both)])
  })

  test('T7.83 Courthouse: 1 point for each judge', () => {
    const judgeRow = [ownJudge('social'), ownJudge('social'), ownJudge('trade')]
    expect(pointsOf('courthouse', [], { judgeRow })).toBe(2)
  })

  test('T7.11 Gardens: 1 point for each different type, their own included', () => {
    expect(pointsOf('gardens')).toBe(1)
    expect(pointsOf('gardens', [ofType('trade'), ofType('trade'), ofType('military')])).toBe(3)
  })

  test('T7.71 School: moves a resource to another foundation', () => {
    const [a, b, stone] = [
      card({ resourceCost: { stone: 2 } }),
      card({ resourceCost: { stone: 2 } }),
      card(),
    ]
    const table = owning('school', {}, { foundations: [site(a, stone), site(b)] })
    expect(table.do({ do: 'star', with: 'school' }).me.foundations).toEqual([
      site(a),
      site(b, stone),
    ])
  })

  test('T7.72 Well: looks at the top card of the deck', () => {
    const table = owning('well').do({ do: 'star', with: 'well' })
    expect(table.state.seenTop).toEqual([0])
    expect(table.moves).toEqual([{ do: 'leaveTop' }, { do: 'discardTop' }])
  })

  test('T7.7 Farm: 1 point for each building of printed value 1, itself included', () => {
    expect(pointsOf('farm', [card({ points: 1 }), card({ points: 2 })])).toBe(2)
  })

  test('T7.15 Orchard: one of 3 revealed cards is started, its gold paid', () => {
    const [dear, gold] = [card({ goldCost: 1 }), coin()]
    const table = owning('orchard', { deck: [card(), dear] }, { gold: [gold] })
    table.do({ do: 'build', with: 'orchard' }, { do: 'pick', card: dear })
    expect(table.me).toMatchObject({ gold: [], foundations: [site(dear)] })
  })

  test.each([
    ['T7.16 Orphanage', 'orphanage'],
    ['T7.14 Library', 'library'],
  ] as const)('%s: counts as another type in final scoring', (_title, id) => {
    const table = new Table({
      round: 9,
      lastRound: 9,
      districts: [{}, { buildings: [id, 'guildhall'] }],
      turn: { seat: 1, actions: 0 },
    })
    table.do({ do: 'end' }, { do: 'count', card: id, as: 'trade' })
    expect(abilityPoints(table.state, 1)).toEqual([{ card: 'guildhall', points: 2 }])
  })

  test('T7.80 Row Houses: 1 point for each residential building', () => {
    expect(pointsOf('row-houses', [ofType('residential'), ofType('social')])).toBe(2)
  })

  test('T7.5 Bell Tower: 1 point for each culture building, itself included', () => {
    expect(pointsOf('bell-tower', [ofType('culture'), ofType('social')])).toBe(2)
  })

  test('T7.8 Festival: 1 gold for this turn', () => {
    const dear = card({ goldCost: 1 })
    const table = owning('festival', { row: [dear, card()] })
    table.do({ do: 'star', with: 'festival' }, { do: 'start', card: dear })
    expect(table.me.foundations).toEqual([site(dear)])
    expect(table.state.discard).toEqual([])
  })

  test('T7.84 Museum: 1 point for each award', () => {
    const open = awards
      .slice(0, 2)
      .map(({ id }, i) => ({ award: id, round: 1, by: i ? [1, 0] : [0] }))
    expect(pointsOf('museum', [], { awards: open })).toBe(2)
  })

  test('T7.67 Music Hall: one more action', () => {
    expect(owning('music-hall').do({ do: 'build', with: 'music-hall' }).state.turn.actions).toBe(3)
  })

  test('T7.17, T7.65 Statue: a card of the row without an action', () => {
    const [first] = [coin()]
    const table = owning('statue', { row: [first, card()] })
    table.do({ do: 'build', with: 'statue' }, { do: 'pick', card: first }, { do: 'store' })
    expect(table.me.gold).toEqual([first])
    expect(table.state.turn.actions).toBe(2)
  })

  test('T7.61 Archery Range: discards up to 2 cards of the row', () => {
    const table = owning('archery-range')
    const [a, b] = table.state.row as [TownId, TownId]
    table.do(
      { do: 'star', with: 'archery-range' },
      { do: 'discard', card: a },
      { do: 'discard', card: b },
    )
    expect(table.state.discard).toEqual([a, b])
    expect(table.state.row).toHaveLength(3)
  })

  test('T7.1, T7.77 Armoury: brings one of the unused judges', () => {
    const unusedJudges = judges.slice(0, 3).map(({ id }) => id)
    const table = owning('armoury', { unusedJudges }).do({ do: 'build', with: 'armoury' })
    expect(table.can('addJudge').map(({ judge }) => judge)).toEqual([...unusedJudges].sort())
    const [chosen] = table.can('addJudge')
    if (chosen) table.do(chosen)
    expect(table.state.judgeRow).toEqual([chosen?.judge])
    expect(table.state.unusedJudges).toHaveLength(2)
  })

  test('T7.4 Barracks: turn a foundation into gold or a resource', () => {
    const both = card({ yield: ['gold'] })
    const under = card()
    const table = owning('barracks', {}, { foundations: [site(both, under)] })
    table.do({ do: 'build', with: 'barracks' })
    expect(table.me).toMatchObject({ gold: [both], foundations: [] })
    expect(table.state.discard).toEqual([under])
  })

  test('T7.12 Gatehouse: copies a star ability, and is given up instead of the original', () => {
    const gold = coin()
    const table = new Table({
      row: [gold, card()],
      districts: [{ buildings: ['gatehouse'] }, { buildings: ['market-stall'] }],
    })
    table.do({ do: 'star', with: 'gatehouse' })
    expect(table.me).toMatchObject({ buildings: [], gold: [gold] })
    expect(table.seat(1).buildings).toEqual(['market-stall'])
  })

  test('T7.80 Town Wall: 1 point for each military building', () => {
    expect(pointsOf('town-wall', [ofType('military'), ofType('military')])).toBe(3)
  })

  test('T7.19 Watchtower: copies a build ability', () => {
    const table = owning('watchtower', {}, { buildings: ['watchtower', 'music-hall'] })
    expect(table.do({ do: 'build', with: 'watchtower' }).state.turn.actions).toBe(3)
  })
})

describe('the 8 awards', () => {
  const claimable = (
    id: (typeof awards)[number]['id'],
    district: object,
    turn: object = {},
  ): boolean =>
    new Table({ awards: [{ award: id, round: null, by: [] }], districts: [district], turn }).can(
      'claim',
    ).length > 0
  const clever = () => able({ kind: 'end', op: 'points-per-judge', points: 1 })
  const dear = () => card({ goldCost: 1, resourceCost: { stone: 3 } })

  test('T7.21 Versatility Award: all 5 types', () => {
    const all = buildingTypes.map(ofType)
    expect(claimable('versatility', { buildings: all })).toBe(true)
    expect(claimable('versatility', { buildings: all.slice(1) })).toBe(false)
  })

  test('T7.22 Sturdy Award: 2 buildings that cost 4 or more', () => {
    expect(claimable('sturdy', { buildings: [dear(), dear()] })).toBe(true)
    expect(claimable('sturdy', { buildings: [dear(), card({ resourceCost: { stone: 3 } })] })).toBe(
      false,
    )
  })

  test('T7.90 Specialist Award: 4 buildings of one type', () => {
    expect(claimable('specialist', { buildings: cards(4) })).toBe(true)
    expect(claimable('specialist', { buildings: [...cards(3), ofType('social')] })).toBe(false)
  })

  test('T7.90 Growth Award: 7 buildings', () => {
    expect(claimable('growth', { buildings: cards(7) })).toBe(true)
    expect(claimable('growth', { buildings: cards(6) })).toBe(false)
  })

  test('T7.90 Wealth Award: 3 stored gold', () => {
    expect(claimable('wealth', { gold: cards(3) })).toBe(true)
    expect(claimable('wealth', { gold: cards(2) }, { gold: 5 })).toBe(false)
  })

  test('T7.90 Simplicity Award: 3 buildings without an ability', () => {
    expect(claimable('simplicity', { buildings: cards(3) })).toBe(true)
    expect(claimable('simplicity', { buildings: [...cards(2), clever()] })).toBe(false)
  })

  test('T7.90 Ingenuity Award: 4 buildings with an ability', () => {
    expect(claimable('ingenuity', { buildings: [clever(), clever(), clever(), clever()] })).toBe(
      true,
    )
    expect(claimable('ingenuity', { buildings: [clever(), clever(), clever(), card()] })).toBe(
      false,
    )
  })

  test('T7.90 Swiftness Award: 2 foundations completed in this turn', () => {
    expect(claimable('swiftness', {}, { completed: cards(2) })).toBe(true)
    expect(claimable('swiftness', { buildings: cards(5) }, { completed: cards(1) })).toBe(false)
  })

  test.each(awards.map(({ id }) => id))('T2.2: %s is worth its points', (id) => {
    const table = new Table({ awards: [{ award: id, round: 1, by: [0] }] })
    expect(table.points(0, 'awards')).toBe(award(id).points)
    expect(cardsEn[id].text).toBeTruthy()
    expect(cardsDe[id].text).toBeTruthy()
  })
})

describe('the 6 judges', () => {
  test.each(judges.map((one) => [one.id, one.favours, one.points] as const))(
    'T2.3, T6.9: %s favours %s buildings',
    (id, favours, points) => {
      const theirs = { buildings: cards(3, { type: favours === 'trade' ? 'social' : 'trade' }) }
      const table = new Table({
        judgeRow: [id],
        districts: [{ buildings: [ofType(favours)] }, theirs],
      })
      expect([table.points(0, 'judges'), table.points(1, 'judges')]).toEqual([points, 0])
      expect(cardsEn[id].text).toBeTruthy()
      expect(cardsDe[id].text).toBeTruthy()
    },
  )
})

describe('the 4 crests', () => {
  test.each(crests.map(({ id }) => id))('T5.64, T-R2: %s discards a card of the row', (id) => {
    const table = new Table({ districts: [{ crest: id }] })
    const [gone] = table.state.row as [TownId]
    table.do({ do: 'star', with: id }, { do: 'discard', card: gone })
    expect(table.state.discard).toEqual([gone])
    expect(cardsEn[id].text).toBeTruthy()
    expect(cardsDe[id].text).toBeTruthy()
  })
})

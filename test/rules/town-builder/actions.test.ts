import { describe, expect, test, vi } from 'vitest'
import {
  goldCostNow,
  needOf,
  type TownId,
  wealth,
} from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, coin } from './own-cards.ts'
import { site, Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

/** A row with a card in front and plain ones behind. */
const rowWith = (...first: TownId[]): TownId[] => [...first, ...cards(3)]

describe('T5.A: start a foundation', () => {
  test('T5.1, T1.7 the card goes from the row into the own district as a foundation', () => {
    const house = card()
    const table = new Table({ row: rowWith(house) }).do({ do: 'start', card: house })
    expect(table.me.foundations).toEqual([site(house)])
    expect(table.state.row).not.toContain(house)
  })

  test('T5.2, T5.3, T1.9 the gold cost is paid first, one stored card for each gold', () => {
    const house = card({ goldCost: 2 })
    const gold = [coin(), coin()]
    const table = new Table({ row: rowWith(house), districts: [{ gold }] })
    table.do({ do: 'start', card: house })
    expect(table.me).toMatchObject({ gold: [], foundations: [site(house)] })
    expect(table.state.discard).toEqual(gold)
    expect(table.events.map(({ event }) => event.event)).toEqual(['paid', 'started'])
  })

  test('T5.4 without the whole gold cost a card cannot be started', () => {
    const house = card({ goldCost: 2 })
    const table = new Table({ row: rowWith(house), districts: [{ gold: [coin()] }] })
    expect(table.refusal({ do: 'start', card: house })).toBe('T5.4')
  })

  test('T5.5, T5.29 gold of the first action pays for the second', () => {
    const [gold, house] = [coin(), card({ goldCost: 1 })]
    const table = new Table({ row: rowWith(gold, house) })
    table.do({ do: 'gold', card: gold }, { do: 'start', card: house })
    expect(table.state.discard).toEqual([gold])
  })

  test('T5.6 neither the card itself nor cards under foundations pay', () => {
    const house = card({ goldCost: 1, yield: ['gold'] })
    const under = card({ yield: ['stone', 'gold'] })
    const foundation = site(card({ resourceCost: { stone: 2 } }), under)
    const table = new Table({ row: rowWith(house), districts: [{ foundations: [foundation] }] })
    expect(wealth(table.state)).toBe(0)
    expect(table.refusal({ do: 'start', card: house })).toBe('T5.4')
  })

  test('T5.7, T-R13, T11.3 which gold is paid: oldest first, or as chosen; no question if all is paid', () => {
    const house = card({ goldCost: 2 })
    const [a, b, c] = [coin(), coin(), coin()]
    const setting = { row: rowWith(house), districts: [{ gold: [a, b, c] }] }
    const plain = new Table(setting).do({ do: 'start', card: house })
    expect(plain.state.discard).toEqual([a, b])
    const chosen = new Table(setting).do({ do: 'start', card: house, pay: 'choose' })
    expect(chosen.me.foundations).toEqual([])
    expect(chosen.refusal({ do: 'pay', with: house })).toBe('T5.3')
    expect(chosen.refusal({ do: 'payTurnGold' })).toBe('T7.8')
    chosen.do({ do: 'pay', with: c })
    chosen.do({ do: 'pay', with: a })
    expect(chosen.state.discard).toEqual([c, a])
    expect(chosen.me).toMatchObject({ gold: [b], foundations: [site(house)] })
    const exact = new Table({ row: rowWith(house), districts: [{ gold: [a, b] }] })
    expect(exact.refusal({ do: 'start', card: house, pay: 'choose' })).toBe('T5.7')
  })

  test('T5.8, T1.10, T1.11 the resource cost is not paid at the start', () => {
    const house = card({ resourceCost: { stone: 3, wood: 2 } })
    expect(new Table({ row: [house, card()] }).can('start')).toHaveLength(2)
  })

  test('T5.9, T-R16 any number of foundations may be started, alike or not', () => {
    const foundations = cards(9, { resourceCost: { wood: 1 } }).map((one) => site(one))
    expect(new Table({ districts: [{ foundations }] }).can('start')).toHaveLength(5)
  })

  test('T5.10 a foundation gives no points and no ability', () => {
    const festival = able({ kind: 'star', op: 'turn-gold', count: 1 }, { points: 5 })
    const table = new Table({ districts: [{ foundations: [site(festival)] }] })
    expect(table.points()).toBe(0)
    expect(table.refusal({ do: 'star', with: festival })).toBe('T5.10')
  })

  test('T5.11, T-R17, T5.22 nothing is given up, taken back or moved of one’s own will', () => {
    const [house, under] = [card({ resourceCost: { stone: 2 } }), card()]
    const table = new Table({ districts: [{ foundations: [site(house, under)], gold: [coin()] }] })
    const touched = table.moves.map((move) => ('card' in move ? move.card : null))
    expect(touched).not.toContain(house)
    expect(touched).not.toContain(under)
  })

  test('T5.12 a foundation started by an ability pays its gold too, but takes no action', () => {
    const statue = able({ kind: 'build', op: 'take-from-row', as: ['foundation'] })
    const house = card({ goldCost: 1, resourceCost: {} })
    const gold = coin()
    const table = new Table({
      row: [house],
      districts: [{ buildings: [statue], gold: [gold] }],
      turn: { open: [statue] },
    })
    table.do({ do: 'build', with: statue })
    expect(table.state.discard).toEqual([gold])
    expect(table.seat(0).buildings).toEqual([statue, house])
    const poor = new Table({
      row: [house],
      districts: [{ buildings: [statue] }],
      turn: { open: [statue] },
    })
    expect(poor.refusal({ do: 'build', with: statue })).toBe('T5.76')
  })
})

describe('T5.B: gain a resource', () => {
  test('T5.13, T11.4 the card goes at once under an own foundation, which is part of the move', () => {
    const [a, b] = [card({ resourceCost: { stone: 2 } }), card({ resourceCost: { stone: 2 } })]
    const stone = card()
    const table = new Table({ row: [stone], districts: [{ foundations: [site(a), site(b)] }] })
    expect(table.can('resource').map(({ to }) => to)).toEqual([a, b])
    table.do({ do: 'resource', card: stone, to: b })
    expect(table.seat(0).foundations).toEqual([site(a), site(b, stone)])
  })

  test('T5.14, T2.8, T5.28 gold is no resource', () => {
    const gold = coin()
    const house = card({ resourceCost: { stone: 1 } })
    const table = new Table({ row: rowWith(gold), districts: [{ foundations: [site(house)] }] })
    expect(table.refusal({ do: 'resource', card: gold, to: house })).toBe('T5.14')
  })

  test('T5.15 a resource that the foundation does not need is refused', () => {
    const house = card({ resourceCost: { wood: 1, stone: 1 } })
    const stone = card()
    const setting = { row: rowWith(stone), districts: [{ foundations: [site(house, card())] }] }
    expect(new Table(setting).refusal({ do: 'resource', card: stone, to: house })).toBe('T5.15')
  })

  test('T5.16, T5.17, T5.18, T-R12, T11.5 a two-resource card stays open, and covers one symbol', () => {
    const house = card({ resourceCost: { stone: 1, wood: 1 } })
    const either = card({ yield: ['stone', 'wood'] })
    const [stone, wood, straw] = [card(), card({ yield: ['wood'] }), card({ yield: ['straw'] })]
    const table = new Table({
      row: [either, stone, wood, straw],
      districts: [{ foundations: [site(house)] }],
    })
    table.do({ do: 'resource', card: either, to: house })
    expect(table.can('resource').map((move) => move.card)).toEqual([stone, wood])
    expect(needOf(table.me.foundations[0] ?? site(house))).toEqual({
      symbols: [
        { symbol: 'stone', by: either },
        { symbol: 'wood', by: null },
      ],
      missing: 1,
      accepts: ['stone', 'wood'],
    })
    table.do({ do: 'resource', card: stone, to: house })
    expect(table.me.buildings).toEqual([house])
    expect(table.state.discard).toEqual([either, stone])
  })

  test('T5.16 three open cards are matched to three different symbols', () => {
    const house = card({ resourceCost: { stone: 1, wood: 1, straw: 1 } })
    const foundation = site(
      house,
      card({ yield: ['stone', 'wood'] }),
      card({ yield: ['stone', 'straw'] }),
    )
    const setting = (third: TownId) => ({
      row: [third],
      districts: [{ foundations: [foundation] }],
    })
    for (const yields of [['stone'], ['wood'], ['straw'], ['wood', 'straw']] as const)
      expect(new Table(setting(card({ yield: yields }))).can('resource')).toHaveLength(1)
    foundation.covered = ['stone']
    expect(new Table(setting(card())).can('resource')).toHaveLength(0)
  })

  test('T5.19 without a foundation that needs it no resource is taken', () => {
    const stone = card()
    const table = new Table({ row: rowWith(stone) })
    expect(table.can('resource')).toEqual([])
    expect(table.refusal({ do: 'resource', card: stone, to: stone })).toBe('T5.19')
  })

  test('T5.20 a foundation of the first action takes the second as a resource', () => {
    const [house, stone] = [card({ resourceCost: { stone: 2 } }), card()]
    const table = new Table({ row: [house, stone] })
    table.do({ do: 'start', card: house }, { do: 'resource', card: stone, to: house })
    expect(table.seat(0).foundations).toEqual([site(house, stone)])
  })

  test('T5.21 not under the foundation of another player', () => {
    const [house, stone] = [card(), card()]
    const table = new Table({
      row: rowWith(stone),
      districts: [{}, { foundations: [site(house)] }],
    })
    expect(table.refusal({ do: 'resource', card: stone, to: house })).toBe('T5.21')
  })

  test('T5.23 resources of abilities must be needed, too', () => {
    const harbour = able({ kind: 'star', op: 'take-from-discard', as: ['resource'], goldCost: 0 })
    const [wood, stone] = [card({ yield: ['wood'] }), card()]
    const table = new Table({
      discard: [wood, stone],
      districts: [
        { buildings: [harbour], foundations: [site(card({ resourceCost: { stone: 2 } }))] },
      ],
    })
    table.do({ do: 'star', with: harbour })
    expect(table.me.foundations[0]?.under).toEqual([stone])
  })
})

describe('T5.C: store a gold', () => {
  test('T5.24, T1.14, T2.11, T2.12, T2.13 the card slides under the crest and is 1 gold, nothing else', () => {
    const gold = able({ kind: 'star', op: 'turn-gold', count: 1 }, { points: 9, yield: ['gold'] })
    const table = new Table({ row: rowWith(gold) }).do({ do: 'gold', card: gold })
    expect(table.me.gold).toEqual([gold])
    expect(wealth(table.state)).toBe(1)
    expect(table.points()).toBe(0)
    expect(table.can('star').map((move) => move.with)).toEqual([table.me.crest])
  })

  test('T5.25 a card without gold cannot be stored', () => {
    const stone = card()
    expect(new Table({ row: rowWith(stone) }).refusal({ do: 'gold', card: stone })).toBe('T5.25')
  })

  test('T5.26 there is no limit to stored gold', () => {
    const gold = coin()
    const table = new Table({ row: rowWith(gold), districts: [{ gold: cards(20) }] })
    expect(table.do({ do: 'gold', card: gold }).me.gold).toHaveLength(21)
  })

  test('T5.27, T2.10 a “gold or resource” card is used as one of them', () => {
    const both = card({ yield: ['stone', 'gold'] })
    const house = card({ resourceCost: { stone: 2 } })
    const setting = { row: rowWith(both), districts: [{ foundations: [site(house)] }] }
    const stored = new Table(setting).do({ do: 'gold', card: both })
    expect(stored.me).toMatchObject({ gold: [both], foundations: [site(house)] })
    const placed = new Table(setting).do({ do: 'resource', card: both, to: house })
    expect(placed.me).toMatchObject({ gold: [], foundations: [site(house, both)] })
  })
})

describe('T5.D: completing', () => {
  const [wood, stone] = [card({ yield: ['wood'] }), card()]
  const house = able(
    { kind: 'build', op: 'extra-action', count: 1 },
    {
      resourceCost: { stone: 1, wood: 1 },
      points: 4,
    },
  )
  const almost = () =>
    new Table({ row: rowWith(stone), districts: [{ foundations: [site(house, wood)] }] })

  test('T5.30, T5.31, T1.8, T11.6 a covered foundation is built at once; its resources are discarded', () => {
    const table = almost().do({ do: 'resource', card: stone, to: house })
    expect(table.me).toMatchObject({ foundations: [], buildings: [house] })
    expect(table.state.discard).toEqual([wood, stone])
    expect(table.state.turn.actions).toBe(1)
    expect(table.seen('completed')).toEqual([
      { event: 'completed', seat: 0, card: house, freed: [wood, stone], auto: true },
    ])
  })

  test('T-R15 gold goes onto the discard pile before what a completion frees, in the order of payment', () => {
    const [a, b, under] = [coin(), coin(), card()]
    const [dear, other] = [card({ goldCost: 2, resourceCost: {} }), card()]
    const table = new Table({
      row: [dear, under, card()],
      districts: [{ gold: [a, b], foundations: [site(other)] }],
    })
    table.do({ do: 'start', card: dear }, { do: 'resource', card: under, to: other })
    expect(table.state.discard).toEqual([a, b, under])
  })

  test('T5.32 without resource cost a card is complete as soon as it is paid', () => {
    const hall = card({ goldCost: 1, resourceCost: {} })
    const table = new Table({ row: rowWith(hall), districts: [{ gold: [coin()] }] })
    expect(table.do({ do: 'start', card: hall }).me.buildings).toEqual([hall])
  })

  test('T5.33, T-R14 a card without any cost is complete at once', () => {
    const field = card({ resourceCost: {} })
    const table = new Table({ row: rowWith(field) })
    expect(table.do({ do: 'start', card: field }).me.buildings).toEqual([field])
  })

  test('T5.34, T5.51, T2.7 from completion on it is worth its points, and its ability can be used', () => {
    const table = almost()
    expect(table.points()).toBe(0)
    table.do({ do: 'resource', card: stone, to: house })
    expect(table.points(0, 'buildings')).toBe(4)
    expect(table.can('build')).toEqual([{ do: 'build', with: house }])
  })

  test('T5.35, T5.36 several completions in a turn are remembered, for that turn', () => {
    const fields = cards(2, { resourceCost: {} })
    const [a, b] = fields
    if (!a || !b) throw new Error('Two fields.')
    const table = new Table({ row: rowWith(a, b) })
    table.do({ do: 'start', card: a }, { do: 'start', card: b })
    expect(table.state.turn.completed).toEqual(fields)
    table.do({ do: 'end' })
    expect(table.state.turn.completed).toEqual([])
  })

  test('T-R27 nothing else can be begun while something is being resolved', () => {
    const table = almost().do({ do: 'star', with: 'crest-1' })
    expect(table.refusal({ do: 'resource', card: stone, to: house })).toBe('T-R27')
    expect(table.refusal({ do: 'end' })).toBe('T-R27')
  })

  test('T2.6, T2.9 what stands in for gold and resources are cards, and the cost is gold and resources', () => {
    const dear = card({ goldCost: 2 })
    const table = new Table({ row: [dear], districts: [{ gold: cards(2) }] })
    expect(goldCostNow(table.state, dear)).toBe(2)
    expect(table.me.gold).toHaveLength(wealth(table.state))
  })
})

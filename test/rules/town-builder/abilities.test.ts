import { describe, expect, test, vi } from 'vitest'
import { goldCostNow, type TownId } from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, coin, ownJudge } from './own-cards.ts'
import { site, Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

const turnGold = { kind: 'star', op: 'turn-gold', count: 1 } as const
const moreActions = { kind: 'build', op: 'extra-action', count: 1 } as const
const festival = () => able(turnGold)
const musicHall = () => able(moreActions)
const crest = 'crest-1' as const

describe('T5.F: abilities', () => {
  test('T5.50, T1.22, T7.40 using an ability is optional and no action', () => {
    const hall = musicHall()
    const table = new Table({
      districts: [{ buildings: [hall] }],
      turn: { actions: 0, open: [hall] },
    })
    expect(table.moves.map((move) => move.do)).toEqual(['build', 'star', 'end'])
    table.do({ do: 'build', with: hall })
    expect(table.state.turn.actions).toBe(1)
  })

  test('T5.52 only the owner uses the abilities of a building', () => {
    const theirs = festival()
    const table = new Table({ districts: [{}, { buildings: [theirs] }] })
    expect(table.refusal({ do: 'star', with: theirs })).toBe('T5.52')
  })

  test('T5.53, T5.55 a build ability works once, in the turn of completion', () => {
    const hall = musicHall()
    const setting = { districts: [{ buildings: [hall] }] }
    const table = new Table({ ...setting, turn: { open: [hall] } }).do({ do: 'build', with: hall })
    expect(table.refusal({ do: 'build', with: hall })).toBe('T5.55')
    expect(new Table(setting).refusal({ do: 'build', with: hall })).toBe('T5.55')
    expect(table.refusal({ do: 'star', with: hall })).toBe('T5.60')
  })

  test('T5.54, T5.56 several build abilities, each once, in any order, at any time of the turn', () => {
    const halls = [musicHall(), musicHall()]
    const [a, b] = halls as [TownId, TownId]
    const table = new Table({ districts: [{ buildings: halls }], turn: { open: halls } })
    table.do({ do: 'build', with: b })
    const [start] = table.can('start')
    if (start) table.do(start)
    table.do({ do: 'build', with: a })
    expect(table.state.turn.actions).toBe(3)
  })

  test('T5.57, T-R25 a building that leaves takes its ability along; completed again it has a new one', () => {
    const stall = able({ kind: 'build', op: 'discard-self-store-gold', max: 1 })
    const gate = able({ kind: 'star', op: 'copy-star' })
    const theirs = able({ kind: 'star', op: 'discard-self-store-gold', max: 1 })
    const leaving = new Table({
      row: [coin(), ...cards(2)],
      districts: [{ buildings: [gate] }, { buildings: [theirs] }],
      turn: { open: [gate] },
    })
    expect(leaving.do({ do: 'star', with: gate }).state.turn.open).toEqual([])
    const stone = card()
    const again = new Table({
      row: [stall, stone, ...cards(2)],
      turn: { completed: [stall], open: [] },
    })
    again.do({ do: 'start', card: stall }, { do: 'resource', card: stone, to: stall })
    expect(again.state.turn).toMatchObject({ completed: [stall, stall], open: [stall] })
  })

  test('T5.60, T5.61, T1.23 one star ability in each turn, over all buildings and the crest', () => {
    const [a, b] = [festival(), festival()]
    const table = new Table({ districts: [{ buildings: [a, b] }] })
    expect(table.can('star').map((move) => move.with)).toEqual([a, b, crest])
    table.do({ do: 'star', with: a })
    expect(table.can('star')).toEqual([])
    expect(table.refusal({ do: 'star', with: crest })).toBe('T5.61')
  })

  test('T5.62 also of a building completed in this turn', () => {
    const star = able(turnGold, { resourceCost: {} })
    const table = new Table({ row: [star, ...cards(2)] }).do({ do: 'start', card: star })
    expect(table.can('star').map((move) => move.with)).toEqual([star, crest])
  })

  test('T5.63 the same one again in later turns, but nothing is saved up', () => {
    const star = festival()
    const table = new Table({ districts: [{ buildings: [star] }], turn: { actions: 0 } })
    table.do({ do: 'end' }).finishTurn().do({ do: 'star', with: star })
    expect(table.can('star')).toEqual([])
  })

  test('T5.64, T1.6, T-R2 the crest discards a card of the row, and is the star ability of the turn', () => {
    const table = new Table()
    const [first] = table.state.row
    if (!first) throw new Error('The row has cards.')
    table.do({ do: 'star', with: crest }, { do: 'discard', card: first })
    expect(table.state.discard).toEqual([first])
    expect(table.state.row).toHaveLength(4)
    expect(table.state.turn.starUsed).toBe(true)
  })

  test('T5.65 build abilities do not use up the star ability', () => {
    const hall = musicHall()
    const table = new Table({ districts: [{ buildings: [hall] }], turn: { open: [hall] } })
    expect(table.do({ do: 'build', with: hall }).can('star')).toHaveLength(1)
  })

  test('T5.66, T1.24, T1.25, T1.22 end and row abilities are not used', () => {
    const end = able({ kind: 'end', op: 'points-per-judge', points: 1 })
    const row = able({ kind: 'row', op: 'gold-discount', amount: 1 })
    const table = new Table({ districts: [{ buildings: [end, row] }] })
    expect(table.refusal({ do: 'star', with: end })).toBe('T5.60')
    expect(table.refusal({ do: 'build', with: row })).toBe('T5.53')
  })

  test('T5.70, T1.4, T9.9 everybody sees the discard pile in its order', () => {
    const discard = cards(3)
    const table = new Table({ discard })
    for (const viewer of [null, 0, 1]) expect(table.seenBy(viewer).discard).toEqual(discard)
  })

  test('T5.71, T-R28, T11.11 any suitable card of the discard pile may be taken', () => {
    const well = able({ kind: 'star', op: 'take-from-discard', as: ['gold'], goldCost: 0 })
    const gold = [coin(), coin(), coin()] as const
    const table = new Table({ discard: [...gold, card()], districts: [{ buildings: [well] }] })
    table.do({ do: 'star', with: well })
    expect(table.can('pick').map((move) => move.card)).toEqual([...gold])
    expect(table.do({ do: 'pick', card: gold[1] }).me.gold).toEqual([gold[1]])
  })

  test('T5.73, T-R10 a judge that turns up does not count as a card, whatever turns it up', () => {
    for (const ability of [
      { kind: 'star', op: 'add-to-row', count: 1 },
      { kind: 'star', op: 'look-at-top', mayDiscard: true },
      { kind: 'star', op: 'reveal-take-resource', count: 1 },
    ] as const) {
      const [star, judge, town] = [able(ability), ownJudge('trade'), card()]
      const table = new Table({
        deck: [card(), town, judge],
        deckJudges: 1,
        districts: [{ buildings: [star] }],
      })
      table.do({ do: 'star', with: star })
      expect(table.state.judgeRow).toEqual([judge])
      expect(table.seen('judgeArrived')).toEqual([
        { event: 'judgeArrived', judge, from: 'deck', auto: true },
      ])
      const seen = [
        ...table.state.row,
        ...table.seen('revealed').flatMap((event) => event.cards),
        ...table.seen('looked').map((event) => event.card),
      ]
      expect(seen).toContain(town)
    }
  })

  test('T5.74, T11.12 foundations cannot be copied', () => {
    const [gate, a, b, c] = [
      able({ kind: 'star', op: 'copy-star' }),
      festival(),
      festival(),
      festival(),
    ]
    const table = new Table({ districts: [{ buildings: [gate, a, b], foundations: [site(c)] }] })
    table.do({ do: 'star', with: gate })
    expect(table.refusal({ do: 'copy', of: c })).toBe('T5.74')
    expect(table.refusal({ do: 'copy', of: card() })).toBe('T7.74')
  })

  test('T5.75, T7.68 a building given up as a price counts for nothing any more', () => {
    const stall = able({ kind: 'star', op: 'discard-self-store-gold', max: 2 }, { points: 4 })
    const [a, b] = [coin(), coin()]
    const table = new Table({ row: [a, b, card()], districts: [{ buildings: [stall] }] })
    expect(table.points()).toBe(4)
    table.do({ do: 'star', with: stall }, { do: 'storeCard', card: b })
    table.do({ do: 'storeCard', card: a })
    expect(table.points()).toBe(0)
    expect(table.state.discard).toEqual([stall])
    expect(table.me).toMatchObject({ buildings: [], gold: [b, a] })
  })

  test('T5.76, T-R29 what cannot be paid or would change nothing is not offered', () => {
    const refused = (ability: Parameters<typeof able>[0], setting = {}) => {
      const star = able(ability)
      return new Table({ ...setting, districts: [{ buildings: [star] }] }).refusal({
        do: 'star',
        with: star,
      })
    }
    const nothing = { row: [card()], deck: [], discard: [] }
    expect(refused({ kind: 'star', op: 'cover-symbol', goldCost: 1 })).toBe('T5.76')
    expect(refused({ kind: 'star', op: 'add-to-row', count: 1 }, nothing)).toBe('T5.76')
    expect(refused({ kind: 'star', op: 'look-at-top', mayDiscard: true }, nothing)).toBe('T5.76')
    expect(refused({ kind: 'star', op: 'move-resource', count: 1 })).toBe('T5.76')
    expect(refused({ kind: 'star', op: 'copy-star' })).toBe('T5.76')
    expect(refused({ kind: 'star', op: 'discard-self-store-gold', max: 2 })).toBe('T5.76')
    expect(refused({ kind: 'star', op: 'add-judge' }, { unusedJudges: [] })).toBe('T5.76')
  })
})

describe('T7.60-T7.74: effects on the row, the discard pile, the turn', () => {
  const withStar = (
    ability: Parameters<typeof able>[0],
    setting: object = {},
    district: object = {},
  ) => {
    const star = able(ability)
    const table = new Table({ ...setting, districts: [{ ...district, buildings: [star] }] })
    return { star, table }
  }

  test('T7.60, T7.2, T7.13, T7.41, T-R38 a condition counts this turn’s buildings, the card itself whatever its type', () => {
    const ability = {
      kind: 'star',
      op: 'store-gold-from-row',
      max: 1,
      condition: { completedThisTurn: 'social' },
    } as const
    const gallery = able(ability, { type: 'culture' })
    const of = (...completed: TownId[]) =>
      new Table({ row: [coin()], districts: [{ buildings: [gallery] }], turn: { completed } })
    expect(of().refusal({ do: 'star', with: gallery })).toBe('T5.76')
    expect(of(card()).can('star')).toHaveLength(1)
    expect(of(card({ type: 'social' })).can('star')).toHaveLength(2)
    expect(of(gallery).can('star')).toHaveLength(2)
    const inn = able({ ...moreActions, kind: 'star', condition: { completedThisTurn: 'any' } })
    const inns = (...completed: TownId[]) =>
      new Table({ districts: [{ buildings: [inn] }], turn: { completed } }).can('star').length
    expect([inns(), inns(card()), inns(inn)]).toEqual([1, 2, 2])
  })

  test('T7.61, T7.46 up to n row cards are discarded, at least one; the row is not refilled', () => {
    const { star, table } = withStar({ kind: 'star', op: 'discard-row-cards', max: 2 })
    const [a, b] = table.state.row as [TownId, TownId]
    table.do({ do: 'star', with: star })
    expect(table.refusal({ do: 'done' })).toBe('T7.61')
    table.do({ do: 'discard', card: b })
    expect(table.can('done')).toHaveLength(1)
    table.do({ do: 'discard', card: a })
    expect(table.state.discard).toEqual([b, a])
    expect(table.state.row).toHaveLength(3)
    expect(table.acting).toBe(0)
  })

  test('T7.62 as many cards come from the deck as were discarded', () => {
    const { star, table } = withStar({ kind: 'star', op: 'replace-row-cards', max: 3 })
    const [a, b] = table.state.row as [TownId, TownId]
    table.do({ do: 'star', with: star }, { do: 'discard', card: a }, { do: 'discard', card: b })
    expect(table.refusal({ do: 'discard', card: a })).toBe('T7.62')
    table.do({ do: 'done' })
    expect(table.state.row).toHaveLength(5)
    expect(table.seen('dealt')).toHaveLength(2)
  })

  test('T-R63 in the middle of an ability the deck may be empty beside discarded cards', () => {
    const { star, table } = withStar(
      { kind: 'star', op: 'replace-row-cards', max: 3 },
      { deck: [], discard: [] },
    )
    const [a, b] = table.state.row as [TownId, TownId]
    table.do({ do: 'star', with: star }, { do: 'discard', card: a })
    expect(table.state).toMatchObject({ deck: [], discard: [a], reshuffles: 0 })
    table.do({ do: 'discard', card: b })
    expect(table.state).toMatchObject({ deck: [], discard: [a, b], reshuffles: 0 })
    table.do({ do: 'done' })
    expect(table.state).toMatchObject({ deck: [], discard: [], reshuffles: 1 })
    expect(new Set(table.state.row)).toContain(a)
    expect(new Set(table.state.row)).toContain(b)
  })

  test('T7.63, T7.10, T7.43, T-R48 the row grows beyond 5; an empty deck is made anew, or nothing happens', () => {
    const { star, table } = withStar({ kind: 'star', op: 'add-to-row', count: 2 })
    expect(table.do({ do: 'star', with: star }).state.row).toHaveLength(7)
    const short = withStar(
      { kind: 'star', op: 'add-to-row', count: 2 },
      { seats: 4, deck: cards(1), discard: cards(1) },
    )
    short.table.do({ do: 'star', with: short.star })
    expect(short.table.state.row).toHaveLength(7)
    expect(short.table.state.reshuffles).toBe(1)
  })

  test('T7.64, T7.44 gold of the row is stored without an action', () => {
    const [a, b, c] = [coin(), coin(), coin()]
    const { star, table } = withStar(
      { kind: 'star', op: 'store-gold-from-row', max: 2 },
      { row: [a, b, c, card()] },
    )
    table.do({ do: 'star', with: star }, { do: 'storeCard', card: c })
    expect(table.refusal({ do: 'storeCard', card: table.state.row[2] ?? '' })).toBe('T5.25')
    table.do({ do: 'done' })
    expect(table.me.gold).toEqual([c])
    expect(table.state.turn.actions).toBe(2)
  })

  test('T7.65, T7.17 a row card is taken as one of the uses named, with all preconditions, no action', () => {
    const [both, dear] = [card({ yield: ['stone', 'gold'] }), card({ goldCost: 1 })]
    const house = card({ resourceCost: { stone: 2 } })
    const { star, table } = withStar(
      { kind: 'star', op: 'take-from-row', as: ['foundation', 'resource', 'gold'] },
      { row: [both, dear] },
      { foundations: [site(house)] },
    )
    table.do({ do: 'star', with: star })
    expect(table.can('pick')).toHaveLength(2)
    table.do({ do: 'pick', card: both })
    expect(table.moves).toEqual([{ do: 'found' }, { do: 'supply', to: house }, { do: 'store' }])
    table.do({ do: 'store' })
    expect(table.me.gold).toEqual([both])
    expect(table.state.turn.actions).toBe(2)
  })

  test('T7.66, T7.53, T-R58 the gold cost comes first; what paid cannot be taken', () => {
    const [a, b] = [card({ yield: ['stone', 'gold'] }), card({ yield: ['stone', 'gold'] })]
    const house = card({ resourceCost: { stone: 2 } })
    const harbour = {
      kind: 'star',
      op: 'take-from-discard',
      as: ['resource'],
      goldCost: 1,
    } as const
    const district = { gold: [a, b], foundations: [site(house)] }
    const [x, y] = [card(), card()]
    const { star, table } = withStar(harbour, { discard: [x, y] }, district)
    table.do({ do: 'star', with: star, pay: 'choose' }, { do: 'pay', with: b })
    expect(table.refusal({ do: 'pick', card: b })).toBe('T7.66')
    table.do({ do: 'pick', card: y })
    expect(table.me).toMatchObject({ gold: [a], foundations: [site(house, y)] })
    expect(table.state.discard).toEqual([x, b])
    const empty = withStar(harbour, { discard: [] }, district)
    expect(empty.table.refusal({ do: 'star', with: empty.star })).toBe('T5.76')
  })

  test('T7.67 more actions in this turn, which are due like the others', () => {
    const { star, table } = withStar(
      { kind: 'star', op: 'extra-action', count: 2 },
      { turn: { actions: 0 } },
    )
    table.do({ do: 'star', with: star })
    expect(table.state.turn.actions).toBe(2)
    expect(table.refusal({ do: 'end' })).toBe('T4.15')
  })

  test('T7.69, T7.18, T-R46 a missing symbol counts as covered, if the cards already there still match', () => {
    const house = card({ resourceCost: { stone: 1, wood: 1, straw: 1 } })
    const under = card({ yield: ['stone', 'wood'] })
    const wood = card({ yield: ['wood'] })
    const gold = coin()
    const { star, table } = withStar(
      { kind: 'star', op: 'cover-symbol', goldCost: 1 },
      {},
      { gold: [gold], foundations: [site(house, under, wood)] },
    )
    // The open card must be stone, as wood is there: only straw is missing, and that completes it.
    table.do({ do: 'star', with: star })
    expect(table.me.buildings).toEqual([star, house])
    expect(table.state.discard).toEqual([gold, under, wood])
  })

  test('T7.69 which symbol is a choice; it stays covered', () => {
    const house = card({ resourceCost: { stone: 2, wood: 1 } })
    const { star, table } = withStar(
      { kind: 'star', op: 'cover-symbol', goldCost: 0 },
      {},
      { foundations: [site(house)] },
    )
    table.do({ do: 'star', with: star })
    expect(table.can('cover').map((move) => move.symbol)).toEqual(['stone', 'wood'])
    expect(table.refusal({ do: 'cover', to: house, symbol: 'straw' })).toBe('T7.69')
    table.do({ do: 'cover', to: house, symbol: 'wood' })
    expect(table.me.foundations).toEqual([{ card: house, under: [], covered: ['wood'] }])
    expect(table.seen('covered')).toHaveLength(1)
  })

  test('T7.70, T7.6, T-R40, T11.13 until the own next turn others cannot take the card and nobody discards it', () => {
    const [safe, ...others] = [coin(), ...cards(4)] as [TownId, ...TownId[]]
    const bridge = able({ kind: 'star', op: 'protect-row-card' })
    const table = new Table({
      row: [safe, ...others],
      districts: [
        { buildings: [bridge] },
        { buildings: [able({ kind: 'star', op: 'take-from-row', as: ['gold'] })] },
      ],
      turn: { actions: 0 },
    })
    table.do({ do: 'star', with: bridge }, { do: 'protect', card: safe })
    expect(table.state.turn.seat).toBe(1)
    expect(table.refusal({ do: 'gold', card: safe })).toBe('T7.6')
    expect(table.refusal({ do: 'start', card: safe })).toBe('T7.6')
    expect(table.can('star').map((move) => move.with)).toEqual([table.me.crest])
    table.do({ do: 'star', with: table.me.crest })
    expect(table.refusal({ do: 'discard', card: safe })).toBe('T7.6')
    const [other] = table.can('discard')
    if (other) table.do(other)
    table.finishTurn()
    expect(table.state.protections).toEqual([])
    expect(table.do({ do: 'gold', card: safe }).me.gold).toEqual([safe])
  })

  test('T-R60 what is protected already cannot be chosen, whoever protects it', () => {
    const bridge = able({ kind: 'star', op: 'protect-row-card' })
    const [mine, theirs, free] = cards(3) as [TownId, TownId, TownId]
    const protections = [
      { card: mine, seat: 0, by: bridge },
      { card: theirs, seat: 1, by: bridge },
    ]
    const row = [mine, theirs, free, coin()]
    const table = new Table({ row, protections, districts: [{ buildings: [bridge] }] })
    table.do({ do: 'star', with: bridge })
    expect(table.can('protect').map((move) => move.card)).toEqual([free, row[3]])
    for (const safe of [mine, theirs])
      expect(table.refusal({ do: 'protect', card: safe })).toBe('T-R60')
    const all = new Table({
      row: [mine, theirs],
      protections,
      districts: [{ buildings: [bridge] }],
    })
    expect(all.can('star').map((move) => move.with)).not.toContain(bridge)
  })

  test('T-R40 the protector may take the card; the protection ends with it, or with the building', () => {
    const bridge = able({ kind: 'star', op: 'protect-row-card' })
    const safe = coin()
    const table = new Table({ row: [safe, ...cards(3)], districts: [{ buildings: [bridge] }] })
    table.do({ do: 'star', with: bridge }, { do: 'protect', card: safe })
    table.do({ do: 'gold', card: safe })
    expect(table.state.protections).toEqual([])
    const stall = able({ kind: 'build', op: 'discard-self-store-gold', max: 1 })
    const leaving = new Table({
      row: [coin(), ...cards(3)],
      protections: [{ card: safe, seat: 0, by: stall }],
      districts: [{ buildings: [stall] }],
      turn: { open: [stall] },
    })
    expect(leaving.do({ do: 'build', with: stall }).state.protections).toEqual([])
  })

  test('T7.71 a resource moves to another own foundation that needs it, and may complete it', () => {
    const [from, to, useless] = [
      card({ resourceCost: { stone: 2 } }),
      card(),
      card({ resourceCost: { wood: 1 } }),
    ]
    const stone = card()
    const { star, table } = withStar(
      { kind: 'star', op: 'move-resource', count: 1 },
      {},
      { foundations: [site(from, stone), site(to), site(useless)] },
    )
    table.do({ do: 'star', with: star })
    expect(table.me.buildings).toEqual([star, to])
    expect(table.me.foundations).toEqual([site(from), site(useless)])
    expect(table.seen('supplied')).toMatchObject([{ card: stone, to, from: 'resources' }])
  })

  test('T7.72, T9.13 only the active player sees the top card, and may discard it', () => {
    const deck = cards(3)
    const top = deck[2] as TownId
    const { star, table } = withStar(
      { kind: 'star', op: 'look-at-top', mayDiscard: true },
      { deck },
    )
    expect(table.plansAhead({ do: 'star', with: star })).toBe(false)
    table.do({ do: 'star', with: star })
    expect(table.events.at(-1)).toEqual({
      event: { event: 'looked', seat: 0, card: top },
      to: [0],
      others: { event: 'looked', seat: 0, card: null },
    })
    expect(table.seenBy(0).deck).toEqual(['?', '?', top])
    expect(table.seenBy(1).deck).toEqual(['?', '?', '?'])
    expect(table.plansAhead({ do: 'discardTop' })).toBe(true)
    expect(table.refusal({ do: 'end' })).toBe('T-R27')
    const left = new Table({ deck, districts: [{ buildings: [star] }] })
    left.do({ do: 'star', with: star }, { do: 'leaveTop' })
    expect(left.seenBy(0).deck.at(-1)).toBe(top)
    table.do({ do: 'discardTop' })
    expect(table.state).toMatchObject({ discard: [top], deck: deck.slice(0, 2), seenTop: [] })
  })

  test('T7.72 a deck with nothing but a judge is not looked at', () => {
    const { star, table } = withStar(
      { kind: 'star', op: 'look-at-top', mayDiscard: true },
      { deck: [ownJudge('trade')], deckJudges: 1 },
    )
    expect(table.refusal({ do: 'star', with: star })).toBe('T5.76')
  })

  test('T7.73, T7.8, T7.45, T-R41 turn gold pays before cards, mixed with them, and for abilities', () => {
    const [gold, dear] = [coin(), card({ goldCost: 2 })]
    const { star, table } = withStar(
      { kind: 'star', op: 'turn-gold', count: 1 },
      { row: [dear, card()] },
      { gold: [gold] },
    )
    expect(table.refusal({ do: 'start', card: dear })).toBe('T5.4')
    table.do({ do: 'star', with: star }, { do: 'start', card: dear })
    expect(table.seen('paid')).toEqual([{ event: 'paid', seat: 0, cards: [gold], turnGold: 1 }])
    expect(table.state.discard).toEqual([gold])
    const cheap = card({ goldCost: 1 })
    const chosen = new Table({
      row: [cheap, card()],
      districts: [{ gold: [gold] }],
      turn: { gold: 1 },
    })
    chosen.do({ do: 'start', card: cheap, pay: 'choose' }, { do: 'pay', with: gold })
    expect(chosen.state.turn.gold).toBe(1)
    const first = new Table({
      row: [cheap, card()],
      districts: [{ gold: [gold] }],
      turn: { gold: 1 },
    })
    first.do({ do: 'start', card: cheap, pay: 'choose' }, { do: 'payTurnGold' })
    expect(first.me.gold).toEqual([gold])
    const cover = able({ kind: 'star', op: 'cover-symbol', goldCost: 1 })
    const ability = new Table({
      districts: [{ buildings: [cover], foundations: [site(card())] }],
      turn: { gold: 1 },
    })
    ability.do({ do: 'star', with: cover })
    expect(ability.state.turn.gold).toBe(0)
    expect(ability.me.buildings).toHaveLength(2)
  })

  test('T7.74, T7.12, T7.19, T7.48, T-R43 any building’s ability is copied, as if it stood on the copying card', () => {
    const gate = able({ kind: 'star', op: 'copy-star' })
    const tower = able({ kind: 'build', op: 'copy-build' })
    const stall = able({ kind: 'star', op: 'discard-self-store-gold', max: 1 })
    const hall = musicHall()
    const gold = coin()
    const table = new Table({
      row: [gold, ...cards(2)],
      districts: [{ buildings: [gate, tower] }, { buildings: [stall, hall] }],
      turn: { open: [tower] },
    })
    table.do({ do: 'star', with: gate })
    expect(table.seat(0)).toMatchObject({ buildings: [tower], gold: [gold] })
    expect(table.seat(1).buildings).toEqual([stall, hall])
    expect(table.state.discard).toEqual([gate])
    expect(table.seen('copied')).toEqual([{ event: 'copied', seat: 0, by: gate, of: stall }])
    table.do({ do: 'build', with: tower })
    expect(table.state.turn.actions).toBe(3)
  })

  test('T-R26 a copied star ability is the star ability of the turn, a copied build ability is none', () => {
    const [gate, tower] = [
      able({ kind: 'star', op: 'copy-star' }),
      able({ kind: 'build', op: 'copy-build' }),
    ]
    const buildings = [gate, tower, festival(), musicHall()]
    const table = new Table({ districts: [{ buildings }], turn: { open: [tower] } })
    expect(table.do({ do: 'build', with: tower }).state.turn.starUsed).toBe(false)
    table.do({ do: 'star', with: gate })
    expect(table.state.turn).toMatchObject({ starUsed: true, gold: 1 })
    expect(table.can('star')).toEqual([])
  })

  test('T-R61 a Gatehouse that copies the Art Gallery does not count itself, for a copied Inn it does', () => {
    const gate = able({ kind: 'star', op: 'copy-star' }, { type: 'military' })
    const gallery = able(
      {
        kind: 'star',
        op: 'store-gold-from-row',
        max: 1,
        condition: { completedThisTurn: 'trade' },
      },
      { type: 'culture' },
    )
    const inn = able({ ...moreActions, kind: 'star', condition: { completedThisTurn: 'any' } })
    const copies = (of: TownId, ...completed: TownId[]) => {
      const table = new Table({
        row: [coin()],
        districts: [{ buildings: [gate] }, { buildings: [of] }],
        turn: { completed },
      })
      return table.can('star').some((move) => move.with === gate)
    }
    expect(copies(gallery, gate)).toBe(false)
    expect(copies(gallery, card({ type: 'trade' }))).toBe(true)
    expect(copies(gallery, gallery)).toBe(true)
    expect(copies(inn, gate)).toBe(true)
    expect(copies(inn)).toBe(false)
  })

  test('T-R43, T-R39 no copies of copies, crests, end or row abilities', () => {
    const gates = [able({ kind: 'star', op: 'copy-star' }), able({ kind: 'star', op: 'copy-star' })]
    const others = [
      able({ kind: 'row', op: 'gold-discount', amount: 1 }),
      able({ kind: 'end', op: 'points-per-judge', points: 1 }),
      musicHall(),
    ]
    const table = new Table({ districts: [{ buildings: [...gates, ...others] }] })
    expect(table.can('star').map((move) => move.with)).toEqual([crest])
  })
})

describe('T7.75-T7.79: effects on the deck, judges, foundations, the row', () => {
  const withBuild = (
    ability: Parameters<typeof able>[0],
    setting: object = {},
    district: object = {},
  ) => {
    const build = able(ability)
    const table = new Table({
      ...setting,
      districts: [{ ...district, buildings: [build] }],
      turn: { open: [build] },
    })
    return { build, table: table.do({ do: 'build', with: build }) }
  }

  test('T7.75, T7.9, T7.42, T-R42, T11.10 of the revealed cards one may become a resource; the others go', () => {
    const house = card({ resourceCost: { stone: 2 } })
    const [gold, both, stone] = [coin(), card({ yield: ['stone', 'gold'] }), card()]
    const setting = { deck: [...cards(2), stone, both, gold] }
    const ability = { kind: 'build', op: 'reveal-take-resource', count: 3 } as const
    const { table } = withBuild(ability, setting, { foundations: [site(house)] })
    expect(table.state.revealed).toEqual([gold, both, stone])
    expect(table.seenBy(1).revealed).toEqual([gold, both, stone])
    expect(table.moves).toEqual([
      { do: 'pick', card: both },
      { do: 'pick', card: stone },
      { do: 'decline' },
    ])
    expect(table.refusal({ do: 'pick', card: gold })).toBe('T5.14')
    table.do({ do: 'pick', card: both })
    expect(table.me.foundations).toEqual([site(house, both)])
    expect(table.state).toMatchObject({ revealed: [], discard: [gold, stone] })
    expect(table.state.row).toHaveLength(5)
    const none = withBuild(ability, setting)
    expect(none.table.state.discard).toEqual([gold, both, stone])
    expect(none.table.seen('declined')).toHaveLength(1)
  })

  test('T7.76, T7.15, T5.12 one revealed card may be started, its gold paid; without resource cost it is complete', () => {
    const [dear, hall, plain] = [
      card({ goldCost: 2 }),
      card({ goldCost: 1, resourceCost: {} }),
      card(),
    ]
    const gold = coin()
    const { build, table } = withBuild(
      { kind: 'build', op: 'reveal-start-foundation', count: 3 },
      { deck: [...cards(2), plain, hall, dear] },
      { gold: [gold] },
    )
    expect(table.refusal({ do: 'pick', card: dear })).toBe('T5.4')
    table.do({ do: 'pick', card: hall })
    expect(table.me).toMatchObject({ gold: [], buildings: [build, hall] })
    expect(table.state.discard).toEqual([gold, dear, plain])
    expect(table.state.turn.actions).toBe(2)
  })

  test('T7.77, T7.1, T7.49, T-R47, T9.10 all unused judges are seen, one joins the row', () => {
    const judges = [ownJudge('trade'), ownJudge('social'), ownJudge('culture')]
    const [a, b] = judges as [(typeof judges)[0], (typeof judges)[0]]
    const { table } = withBuild({ kind: 'build', op: 'add-judge' }, { unusedJudges: judges })
    expect(table.seen('judgesTurned')[0]?.judges).toEqual([...judges].sort())
    expect(table.refusal({ do: 'addJudge', judge: ownJudge('trade') })).toBe('T7.77')
    table.do({ do: 'addJudge', judge: b })
    expect(table.state.judgeRow).toEqual([b])
    expect(table.seenBy(null).unusedJudges).toContain(a)
    expect(new Table({ unusedJudges: judges }).seenBy(0).unusedJudges).toEqual([
      '?judge',
      '?judge',
      '?judge',
    ])
  })

  test('T7.78, T7.4, T7.47, T-R45, T11.14 a foundation becomes a resource or gold, after what lies under it is gone', () => {
    const both = card({ goldCost: 1, yield: ['stone', 'gold'], resourceCost: { wood: 2 } })
    const wood = card({ yield: ['wood'] })
    const other = card({ resourceCost: { stone: 2 } })
    const ability = { kind: 'build', op: 'convert-foundation', as: ['resource', 'gold'] } as const
    const district = { foundations: [site(both, wood), site(other)] }
    const gold = withBuild(ability, {}, district).table.do({ do: 'store' })
    expect(gold.me).toMatchObject({ gold: [both], foundations: [site(other)] })
    expect(gold.state.discard).toEqual([wood])
    const supplied = withBuild(ability, {}, district).table
    supplied.do({ do: 'supply', to: other })
    expect(supplied.me).toMatchObject({ gold: [], foundations: [site(other, both)] })
    const bare = withBuild(ability, {}, { foundations: [site(coin())] }).table
    expect(bare.me.gold).toHaveLength(1)
    const impossible = able(ability)
    const alone = new Table({
      districts: [{ buildings: [impossible], foundations: [site(card())] }],
      turn: { open: [impossible] },
    })
    expect(alone.refusal({ do: 'build', with: impossible })).toBe('T5.76')
  })

  test('T7.79, T7.3, T-R39, T-R57 while the card lies in the row other foundations cost less gold, for everybody', () => {
    const bank = able({ kind: 'row', op: 'gold-discount', amount: 1 }, { goldCost: 1 })
    const [dear, free] = [card({ goldCost: 2 }), card()]
    const gold = [coin(), coin()]
    const table = new Table({
      row: [bank, dear, free, card()],
      districts: [{ gold }, { gold: [coin(), coin()] }],
    })
    expect([dear, free, bank].map((one) => goldCostNow(table.state, one))).toEqual([1, 0, 1])
    table.do({ do: 'start', card: dear })
    expect(table.state.discard).toEqual([gold[0]])
    table.do({ do: 'start', card: bank })
    expect(goldCostNow(table.state, dear)).toBe(2)
    const built = new Table({
      row: [dear, card()],
      districts: [{ buildings: [bank], foundations: [site(bank)] }],
    })
    expect(goldCostNow(built.state, dear)).toBe(2)
  })

  test('T-R57 the discount holds for foundations of abilities, too', () => {
    const bank = able({ kind: 'row', op: 'gold-discount', amount: 1 })
    const hall = card({ goldCost: 1, resourceCost: {} })
    const { build, table } = withBuild(
      { kind: 'build', op: 'reveal-start-foundation', count: 1 },
      { row: [bank, card()], deck: [card(), hall] },
    )
    table.do({ do: 'pick', card: hall })
    expect(table.me.buildings).toEqual([build, hall])
  })
})

import { describe, expect, test, vi } from 'vitest'
import { awardStandings, buildingCost } from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, coin, ownAward } from './own-cards.ts'
import { site, Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

const one = { op: 'buildings-at-least', count: 1 } as const
const open = (
  award: ReturnType<typeof ownAward>,
  round: number | null = null,
  by: number[] = [],
) => ({
  award,
  round,
  by,
})
/** Everybody has a building, so everybody meets the condition. */
const built = (seats: number) => Array.from({ length: seats }, () => ({ buildings: cards(1) }))
const done = { actions: 0 }

describe('T5.E: awards', () => {
  test('T5.40 only in the own turn', () => {
    const award = ownAward(one)
    const table = new Table({ awards: [open(award)], districts: built(2) })
    expect(table.can('claim')).toEqual([{ do: 'claim', award }])
    expect(table.refusal({ do: 'claim', award }, 1)).toBe('T4.3')
  })

  test('T5.41 only with the condition fulfilled; foundations do not help', () => {
    const award = ownAward(one)
    const table = new Table({ awards: [open(award)], districts: [{ foundations: [site(card())] }] })
    expect(table.refusal({ do: 'claim', award })).toBe('T5.41')
    expect(table.refusal({ do: 'claim', award: ownAward(one) })).toBe('T3.8')
  })

  test('T5.41, T7.14, T7.16 Library and Orphanage do not help', () => {
    const award = ownAward({ op: 'types-at-least', count: 2 })
    const library = able({ kind: 'end', op: 'count-as-type' }, { type: 'culture' })
    const orphanage = able({ kind: 'end', op: 'change-type' }, { type: 'culture' })
    const table = new Table({
      awards: [open(award)],
      districts: [{ buildings: [library, orphanage] }],
    })
    expect(table.refusal({ do: 'claim', award })).toBe('T5.41')
  })

  test('T5.42, T11.7 claiming is free, optional, and more than one can be claimed in a turn', () => {
    const [a, b] = [ownAward(one), ownAward(one)]
    const table = new Table({ awards: [open(a), open(b)], districts: built(2) })
    table.do({ do: 'claim', award: a }, { do: 'claim', award: b })
    expect(table.state.turn.actions).toBe(2)
    expect(table.points(0, 'awards')).toBe(6)
  })

  test('T5.43, T5.44, T5.47, T-R19 the first has the card; later players of the round earn a replacement of equal value', () => {
    const award = ownAward(one, 3)
    const unused = new Table().state.unusedAwards
    const table = new Table({ seats: 3, awards: [open(award)], districts: built(3), turn: done })
    table.do({ do: 'claim', award }, { do: 'end' })
    table.do({ do: 'claim', award })
    expect(table.seen('claimed')).toMatchObject([
      { seat: 0, replacement: false, points: 3 },
      { seat: 1, replacement: true, points: 3 },
    ])
    expect(table.points(1, 'awards')).toBe(3)
    expect(table.state.awards).toEqual([open(award, 1, [0, 1])])
    expect(table.state.unusedAwards).toHaveLength(unused.length)
  })

  test('T-R21, T6.11 there is a replacement even if no unused award has that value', () => {
    const award = ownAward(one, 17)
    const table = new Table({
      awards: [open(award, 1, [1])],
      unusedAwards: [],
      districts: built(2),
    })
    expect(table.do({ do: 'claim', award }).points(0, 'awards')).toBe(17)
  })

  test('T5.45, T5.46 at the end of the round of the first claim the award is closed for good', () => {
    const award = ownAward(one)
    const table = new Table({ awards: [open(award)], districts: built(2), turn: done })
    table.do({ do: 'end' })
    expect(table.can('claim')).toHaveLength(1)
    table.do({ do: 'claim', award }).finishTurn()
    expect(table.state.round).toBe(2)
    expect(table.refusal({ do: 'claim', award })).toBe('T5.45')
    expect(table.seen('awardClosed')).toEqual([{ event: 'awardClosed', award, auto: true }])
    expect(awardStandings(table.state)[0]).toMatchObject({ status: 'closed', by: [1] })
  })

  test('T5.46 who waited may claim in the next turn if the award is still unclaimed', () => {
    const award = ownAward(one)
    const table = new Table({
      awards: [open(award)],
      districts: [{ buildings: cards(1) }],
      turn: done,
    })
    table.do({ do: 'end' }).finishTurn()
    expect(table.state.round).toBe(2)
    expect(table.can('claim')).toEqual([{ do: 'claim', award }])
  })

  test('T5.48, T-R20, T-R23 once per player and award, and kept whatever happens to the buildings', () => {
    const award = ownAward(one)
    const stall = able({ kind: 'star', op: 'discard-self-store-gold', max: 1 })
    const table = new Table({
      row: [coin(), ...cards(2)],
      awards: [open(award)],
      districts: [{ buildings: [stall] }],
    })
    table.do({ do: 'claim', award })
    expect(table.refusal({ do: 'claim', award })).toBe('T5.48')
    table.do({ do: 'star', with: stall })
    expect(table.me.buildings).toEqual([])
    expect(table.points(0, 'awards')).toBe(3)
  })

  test('T-R22, T7.84 a replacement counts as an award for what counts awards', () => {
    const museum = able({ kind: 'end', op: 'points-per-award', points: 1 })
    const awards = [open(ownAward(one), 1, [1, 0]), open(ownAward(one), 1, [0])]
    const table = new Table({ awards, districts: [{ buildings: [museum] }] })
    expect(table.points(0, 'abilities')).toBe(2)
  })

  test('T-R18, T11.7 awards are claimed at the first moment by themselves, also right after the refill', () => {
    const award = ownAward(one)
    const field = card({ resourceCost: {} })
    const table = new Table({
      autoClaim: true,
      row: [field, ...cards(2)],
      awards: [open(award)],
      districts: [{}, { buildings: cards(1) }],
      turn: { actions: 1 },
    })
    table.do({ do: 'start', card: field })
    expect(table.seen('claimed')).toMatchObject([{ seat: 0, auto: true, replacement: false }])
    table.do({ do: 'end' })
    expect(table.seen('claimed')[1]).toMatchObject({ seat: 1, auto: true, replacement: true })
    expect(table.state.turn).toMatchObject({ seat: 1, actions: 2 })
  })
})

describe('T7.90: the conditions', () => {
  const meets = (table: Table, award: ReturnType<typeof ownAward>): boolean =>
    table.can('claim').some((move) => move.award === award)

  test('T7.90, T7.21, T5.49 types-at-least: different types, in whatever order they were built', () => {
    const award = ownAward({ op: 'types-at-least', count: 3 })
    const [a, b, c] = [card(), card({ type: 'social' }), card({ type: 'culture' })]
    const of = (...buildings: ReturnType<typeof card>[]) =>
      new Table({ awards: [open(award)], districts: [{ buildings }] })
    expect(meets(of(a, b, card()), award)).toBe(false)
    expect(meets(of(a, b, c), award)).toBe(true)
    expect(meets(of(c, a, b), award)).toBe(true)
  })

  test('T7.90, T7.22, T-R24, T2.9 buildings-with-cost-at-least: printed gold and resources together, no foundations', () => {
    const award = ownAward({ op: 'buildings-with-cost-at-least', cost: 4, count: 2 })
    const dear = card({ goldCost: 2, resourceCost: { stone: 1, wood: 1 } })
    const heavy = card({ resourceCost: { stone: 4 } })
    expect([dear, heavy, card()].map(buildingCost)).toEqual([4, 4, 1])
    // The row lowers what is paid (T7.79), but not the cost.
    const row = [able({ kind: 'row', op: 'gold-discount', amount: 1 }), ...cards(2)]
    const of = (district: object) =>
      new Table({ row, awards: [open(award)], districts: [district] })
    expect(meets(of({ buildings: [dear, heavy] }), award)).toBe(true)
    expect(meets(of({ buildings: [dear], foundations: [site(heavy)] }), award)).toBe(false)
  })

  test('T7.90 same-type-at-least, buildings-at-least, stored-gold-at-least', () => {
    const same = ownAward({ op: 'same-type-at-least', count: 2 })
    const any = ownAward({ op: 'buildings-at-least', count: 3 })
    const rich = ownAward({ op: 'stored-gold-at-least', count: 2 })
    const table = new Table({
      awards: [open(same), open(any), open(rich)],
      districts: [{ buildings: [card(), card(), card({ type: 'social' })], gold: cards(1) }],
      turn: { gold: 1 },
    })
    expect(meets(table, same)).toBe(true)
    expect(meets(table, any)).toBe(true)
    // Turn gold is not stored (T7.8).
    expect(meets(table, rich)).toBe(false)
  })

  test('T7.90, T7.52 buildings-with-ability-at-least and without: any kind of ability counts', () => {
    const clever = ownAward({ op: 'buildings-with-ability-at-least', count: 2 })
    const simple = ownAward({ op: 'buildings-without-ability-at-least', count: 2 })
    const bank = able({ kind: 'row', op: 'gold-discount', amount: 1 })
    const farm = able({ kind: 'end', op: 'points-per-judge', points: 1 })
    const of = (...buildings: ReturnType<typeof card>[]) =>
      new Table({ awards: [open(clever), open(simple)], districts: [{ buildings }] })
    expect(meets(of(bank, farm, card()), clever)).toBe(true)
    expect(meets(of(bank, farm, card()), simple)).toBe(false)
    expect(meets(of(bank, card(), card()), clever)).toBe(false)
    expect(meets(of(bank, card(), card()), simple)).toBe(true)
  })

  test('T7.90 completed-this-turn-at-least: own foundations completed in this turn', () => {
    const award = ownAward({ op: 'completed-this-turn-at-least', count: 2 })
    const [a, b] = [card({ resourceCost: {} }), card({ resourceCost: {} })]
    const table = new Table({ row: [a, b, card()], awards: [open(award)] })
    expect(meets(table.do({ do: 'start', card: a }), award)).toBe(false)
    expect(meets(table.do({ do: 'start', card: b }), award)).toBe(true)
    table.do({ do: 'end' })
    expect(awardStandings(table.state)[0]?.seats).toEqual([
      { has: 0, meets: false },
      { has: 0, meets: false },
    ])
  })

  test('T9.16 the standing says who could have which award', () => {
    const award = ownAward({ op: 'buildings-at-least', count: 2 })
    const table = new Table({ awards: [open(award)], districts: [{}, { buildings: cards(2) }] })
    expect(awardStandings(table.seenBy(null))).toEqual([
      {
        award,
        points: 3,
        status: 'open',
        by: [],
        seats: [
          { has: 0, meets: false },
          { has: 2, meets: true },
        ],
        needed: 2,
      },
    ])
  })
})

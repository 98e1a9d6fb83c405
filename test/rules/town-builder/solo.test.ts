import { describe, expect, test, vi } from 'vitest'
import { townBuilder } from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, ownAward, ownJudge } from './own-cards.ts'
import { Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

const solo = (setting: ConstructorParameters<typeof Table>[0] = {}): Table =>
  new Table({ seats: 1, turn: { actions: 0 }, ...setting })
const end = { do: 'end' } as const

describe('8.2: solo', () => {
  test('T8.4, T8.5, T11.16, T-R50 after a turn 2 cards of the row are discarded, as chosen; then the next turn comes', () => {
    const table = solo().do(end)
    const [a, b, c] = table.state.row
    if (!a || !b || !c) throw new Error('The row has cards.')
    expect(table.can('discard')).toHaveLength(5)
    expect(table.refusal({ do: 'star', with: 'crest-1' })).toBe('T8.5')
    table.do({ do: 'discard', card: c }, { do: 'discard', card: a })
    expect(table.state.discard).toEqual([c, a])
    expect(table.state.round).toBe(2)
    expect(table.state.row).toHaveLength(5)
    expect(table.state.row[0]).toBe(b)
  })

  test('T8.6 fewer than 2 cards: as many as possible, by itself; a protected card stays', () => {
    const [safe, a, b] = [card(), card(), card()]
    const bridge = able({ kind: 'star', op: 'protect-row-card' })
    const table = solo({ row: [safe, a, b], districts: [{ buildings: [bridge] }] })
    table.do({ do: 'star', with: bridge }, { do: 'protect', card: safe })
    expect(table.state.discard).toEqual([a, b])
    expect(table.state.row).toContain(safe)
    const choosing = solo({
      row: [safe, ...cards(3)],
      protections: [{ card: safe, seat: 0, by: bridge }],
    }).do(end)
    expect(choosing.refusal({ do: 'discard', card: safe })).toBe('T8.6')
  })

  test('T8.7, T8.8, T-R49 the turn in which the judge of the deck comes out is the last for awards', () => {
    const award = ownAward({ op: 'buildings-at-least', count: 1 })
    const stand = able({ kind: 'star', op: 'add-to-row', count: 1 })
    const table = solo({
      deck: [...cards(9), ownJudge('trade')],
      deckJudges: 1,
      awards: [{ award, round: null, by: [] }],
      districts: [{ buildings: [stand] }],
    })
    table.do({ do: 'star', with: stand })
    expect(table.state.judgeRow).toHaveLength(1)
    expect(table.can('claim')).toHaveLength(1)
    table.do(end)
    for (const move of table.can('discard').slice(0, 2)) table.do(move)
    expect(table.state.round).toBe(2)
    expect(table.refusal({ do: 'claim', award })).toBe('T8.7')
  })

  test('T-R49 another judge that joins does not close the awards', () => {
    const award = ownAward({ op: 'buildings-at-least', count: 1 })
    const armoury = able({ kind: 'star', op: 'add-judge' })
    const table = solo({
      deckJudges: 1,
      unusedJudges: [ownJudge('trade')],
      awards: [{ award, round: null, by: [] }],
      districts: [{ buildings: [armoury] }],
    })
    table.do({ do: 'star', with: armoury }, end)
    for (const move of table.can('discard').slice(0, 2)) table.do(move)
    expect(table.can('claim')).toHaveLength(1)
  })

  test('T8.9, T6.1, T-R31 when the deck runs out the turn is finished, then one last turn follows', () => {
    const table = solo({ deck: cards(1), row: cards(4), turn: { actions: 0 } })
    table.do(end)
    for (const move of table.can('discard').slice(0, 2)) table.do(move)
    // The refill of the second turn has emptied the deck: that turn is not yet the last.
    expect(table.state).toMatchObject({ round: 2, reshuffles: 1, lastRound: 3 })
    table.finish()
    expect(table.state.round).toBe(3)
    expect(table.seen('turnBegan').map(({ last }) => last)).toEqual([false, true])
  })

  test('T-R50 in the last turn nothing is discarded', () => {
    const table = solo({ round: 5, lastRound: 5 }).do(end)
    expect(table.acting).toBe(-1)
    expect(table.state.row).toHaveLength(5)
  })

  test('T8.10 a judge needs at least 3 buildings', () => {
    const judgeRow = [ownJudge('trade', 3)]
    expect(solo({ judgeRow, districts: [{ buildings: cards(2) }] }).points(0, 'judges')).toBe(0)
    expect(solo({ judgeRow, districts: [{ buildings: cards(3) }] }).points(0, 'judges')).toBe(3)
  })

  test.each([
    [0, 'peasant'],
    [29, 'peasant'],
    [30, 'citizen'],
    [33, 'citizen'],
    [34, 'merchant'],
    [37, 'merchant'],
    [38, 'noble'],
    [60, 'noble'],
  ])('T8.11 %i points make a %s', (points, reason) => {
    const table = solo({ round: 5, lastRound: 5, districts: [{ buildings: [card({ points })] }] })
    table.do(end)
    expect(townBuilder.result(table.state)).toEqual({ places: [1], reason })
  })
})

import { describe, expect, test, vi } from 'vitest'
import { endStanding } from '../../../worker/games/town-builder/index.ts'
import { able, card, cards, coin, ownAward, ownJudge } from './own-cards.ts'
import { site, Table } from './table.ts'

vi.mock('../../../worker/games/town-builder/components/index.ts', async (original) => {
  const { withOwnCards } = await import('./own-cards.ts')
  return withOwnCards(await original())
})

/** Both actions done, the star ability used: what follows is the end of the turn. */
const done = { actions: 0, starUsed: false }

describe('section 4: turn order', () => {
  test('T4.0, T1.32 points are those of buildings, abilities, awards and judges', () => {
    const table = new Table({
      judgeRow: [ownJudge('trade', 4)],
      awards: [{ award: ownAward({ op: 'buildings-at-least', count: 1 }, 5), round: 1, by: [0] }],
      districts: [
        {
          buildings: [
            card({ points: 7 }),
            able({ kind: 'end', op: 'points-per-type', type: 'trade', points: 1 }, { points: 0 }),
          ],
        },
      ],
    })
    expect(table.points(0, 'buildings')).toBe(7)
    expect(table.points(0, 'abilities')).toBe(2)
    expect(table.points(0, 'awards')).toBe(5)
    expect(table.points(0, 'judges')).toBe(4)
    expect(table.points(0)).toBe(18)
  })

  test('T4.1, T1.27, T1.28 turns go clockwise from the first player, who stays the same', () => {
    const table = new Table({ seats: 3, first: 1, turn: { seat: 1, ...done } })
    const seats: number[] = []
    for (let i = 0; i < 4; i++) {
      seats.push(table.acting)
      table.finishTurn()
    }
    expect(seats).toEqual([1, 2, 0, 1])
    expect(table.state.first).toBe(1)
    expect(table.state.round).toBe(2)
  })

  test('T4.2, T4.9, T11.20 a turn begins with the refill, and the waiting player sees it done', () => {
    const row = cards(3)
    const table = new Table({ row, turn: done }).do({ do: 'end' })
    expect(table.state.turn).toMatchObject({ seat: 1, actions: 2 })
    expect(table.state.row).toHaveLength(5)
    expect(table.seenBy(1).row).toEqual(table.state.row)
  })

  test('T4.3, T11.19 nobody acts in another player’s turn', () => {
    const table = new Table()
    const move = table.moves[0]
    expect(move && table.refusal({ ...move }, 1)).toBe('T4.3')
  })

  test('T-R6, T4.17 abilities come after the refill, before, between or after the actions', () => {
    const festival = able({ kind: 'star', op: 'turn-gold', count: 1 })
    const table = new Table({
      row: [...cards(1), coin(), coin()],
      districts: [{ buildings: [festival] }],
    })
    expect(table.can('star')).toHaveLength(2)
    const [first, second] = table.can('gold')
    if (!first || !second) throw new Error('Two coins lie in the row.')
    table.do(first)
    expect(table.can('star')).toHaveLength(2)
    table.do(second)
    expect(table.can('star')).toHaveLength(2)
    table.do({ do: 'star', with: festival })
    expect(table.seen('gotTurnGold')).toHaveLength(1)
  })
})

describe('section 4: refill', () => {
  test('T4.4, T11.1 the row is filled up to 5 from the top of the deck, by itself', () => {
    const deck = cards(4)
    const row = cards(3)
    const table = new Table({ row, deck, turn: done }).do({ do: 'end' })
    expect(table.state.row).toEqual([...row, deck[3], deck[2]])
    expect(table.state.deck).toEqual(deck.slice(0, 2))
    expect(table.seen('dealt').map(({ auto }) => auto)).toEqual([true, true])
  })

  test.each([5, 7])('T4.5 a row of %i cards stays as it is', (n) => {
    const row = cards(n)
    const table = new Table({ row, turn: done })
    expect(table.do({ do: 'end' }).state.row).toEqual(row)
  })

  test('T4.6, T4.7 judges on the way go to the judge row and take no place in the row', () => {
    const [one, two] = [ownJudge('trade'), ownJudge('social')]
    const [a, b, c] = [card(), card(), card()]
    const table = new Table({ row: cards(3), deck: [a, b, two, c, one], deckJudges: 2, turn: done })
    table.do({ do: 'end' })
    expect(table.state.judgeRow).toEqual([one, two])
    expect(table.state.row.slice(3)).toEqual([c, b])
    expect(table.state.deck).toEqual([a])
    expect(table.state.deckJudges).toBe(0)
  })

  test('T4.8, T1.29 a deck that runs out is made anew from the discard pile, and the refill goes on', () => {
    const discard = cards(6)
    const table = new Table({ seats: 4, row: [card()], deck: [card()], discard, turn: done })
    table.do({ do: 'end' })
    expect(table.state.row).toHaveLength(5)
    expect(table.state.discard).toEqual([])
    expect(table.state.reshuffles).toBe(1)
    expect([...table.state.deck, ...table.state.row]).toEqual(expect.arrayContaining(discard))
  })

  test('T4.10, T3.2 in the first turn nothing is drawn', () => {
    const table = new Table()
    expect(table.seen('dealt')).toEqual([])
    expect(table.state.row).toHaveLength(5)
  })

  test('T4.11, T-R8 with deck and discard pile empty the row stays short and the turn goes on', () => {
    const table = new Table({ row: cards(2), deck: [], turn: done }).do({ do: 'end' })
    expect(table.state.row).toHaveLength(2)
    expect(table.state.reshuffles).toBe(0)
    expect(table.acting).toBe(1)
  })

  test('T4.12 the row is not refilled between the actions', () => {
    const table = new Table()
    const [move] = table.can('start')
    if (move) table.do(move)
    expect(table.state.row).toHaveLength(4)
  })
})

describe('section 4: actions', () => {
  test('T4.13, T1.26, T4.16, T11.2 an action is one of three, with one card of the row', () => {
    const house = card({ resourceCost: { wood: 1 } })
    const row = [card({ yield: ['wood', 'gold'] })]
    const table = new Table({ row, districts: [{ foundations: [site(house)] }] })
    const kinds = table.moves.map((move) => move.do)
    expect(kinds).toEqual(['start', 'resource', 'gold', 'star'])
    expect(table.refusal({ do: 'gold', card: house })).toBe('T4.16')
    expect(table.refusal({ do: 'work' })).toBe('T4.13')
  })

  test('T4.14 two equal or two different actions, in any order', () => {
    const [a, b, c] = [coin(), coin(), card()]
    const row = [a, b, c]
    expect(
      new Table({ row }).do({ do: 'gold', card: a }, { do: 'gold', card: b }).state.turn.actions,
    ).toBe(0)
    expect(
      new Table({ row }).do({ do: 'start', card: c }, { do: 'gold', card: a }).me.gold,
    ).toEqual([a])
    const third = new Table({ row }).do({ do: 'gold', card: a }, { do: 'gold', card: b })
    expect(third.refusal({ do: 'start', card: c })).toBe('T4.13')
  })

  test('T4.15, T-R4 while an action is possible the turn cannot be ended', () => {
    expect(new Table().refusal({ do: 'end' })).toBe('T4.15')
    expect(new Table({ turn: { actions: 1 } }).refusal({ do: 'end' })).toBe('T4.15')
  })

  test('T-R5 without a possible action the rest is forfeited, after abilities if wanted', () => {
    const dear = card({ goldCost: 2, yield: ['stone'] })
    const table = new Table({ row: [dear] })
    expect(table.moves.map((move) => move.do)).toEqual(['star', 'end'])
    table.do({ do: 'end' })
    expect(table.seen('turnEnded')).toMatchObject([{ seat: 0, forfeited: 2 }])
  })

  test('T4.18 what the first action brings can be used by the second', () => {
    const [house, wood] = [card({ resourceCost: { wood: 1 } }), card({ yield: ['wood'] })]
    const table = new Table({ row: [house, wood] })
    table.do({ do: 'start', card: house }, { do: 'resource', card: wood, to: house })
    expect(table.seat(0).buildings).toEqual([house])
  })

  test('T4.19, T11.15 what was not used by the end of the turn lapses', () => {
    const mill = able({ kind: 'build', op: 'extra-action', count: 1 })
    const table = new Table({
      districts: [{ buildings: [mill] }],
      turn: { actions: 0, gold: 2, open: [mill], completed: [mill] },
    })
    table.do({ do: 'end' })
    expect(table.state.turn).toEqual({
      seat: 1,
      actions: 2,
      completed: [],
      open: [],
      starUsed: false,
      gold: 0,
      paid: [],
    })
  })

  test('T-R55 with nothing optional left the turn ends by itself, unless it must be confirmed', () => {
    const row = [coin(), ...cards(4)]
    const [gold] = row
    if (!gold) throw new Error('A coin lies in the row.')
    const turn = { actions: 1, starUsed: true }
    expect(new Table({ row, turn }).do({ do: 'gold', card: gold }).acting).toBe(1)
    const asked = new Table({ row, turn, confirmEnd: true }).do({ do: 'gold', card: gold })
    expect(asked.acting).toBe(0)
    expect(asked.moves).toEqual([{ do: 'end' }])
    expect(new Table({ row, turn: { actions: 1 } }).do({ do: 'gold', card: gold }).acting).toBe(0)
  })
})

describe('section 4: the empty deck', () => {
  test('T-R54 a reshuffle of a single card is a barrier, too: its face is not shown ahead', () => {
    const [only, well] = [card(), able({ kind: 'star', op: 'look-at-top', mayDiscard: true })]
    const table = new Table({ deck: [only], discard: [], districts: [{ buildings: [well] }] })
    table.do({ do: 'star', with: well })
    expect(table.seenBy(0).deck).toEqual([only])
    expect(table.plansAhead({ do: 'discardTop' })).toBe(false)
    expect(table.do({ do: 'discardTop' }).state.deck).toEqual([only])
    expect(table.seenBy(0).deck).toEqual(['?'])
  })

  test('T4.20, T4.21, T-R7 the deck is made anew at once, in the turn that emptied it', () => {
    const table = new Table({
      seats: 4,
      row: cards(4),
      deck: [card()],
      discard: cards(3),
      turn: done,
    })
    table.do({ do: 'end' })
    expect(table.state.row).toHaveLength(5)
    expect(table.state.deck).toHaveLength(3)
    expect(table.state.reshuffles).toBe(1)
    const kinds = table.events.map(({ event }) => event.event)
    expect(kinds.indexOf('turnBegan')).toBeLessThan(kinds.indexOf('reshuffled'))
  })

  test('T4.22, T4.23, T-R9, T5.72 an ability that reveals shows what there is; the new deck comes after it', () => {
    const fishery = able({ kind: 'build', op: 'reveal-take-resource', count: 3 })
    const house = card({ resourceCost: { wood: 2 } })
    const deck = cards(2, { yield: ['wood'] })
    const old = cards(4)
    const table = new Table({
      seats: 4,
      deck,
      discard: old,
      districts: [{ buildings: [fishery], foundations: [site(house)] }],
      turn: { open: [fishery] },
    })
    table.do({ do: 'build', with: fishery })
    expect(table.state.revealed).toEqual([deck[1], deck[0]])
    expect(table.state.reshuffles).toBe(0)
    table.do({ do: 'decline' })
    expect(table.state.reshuffles).toBe(1)
    expect([...table.state.deck].sort()).toEqual([...deck, ...old].sort())
  })

  test('T4.24 several reshuffles in one turn each count', () => {
    const stand = able({ kind: 'build', op: 'add-to-row', count: 2 })
    const [y] = [card()]
    const table = new Table({
      seats: 4,
      deck: [card()],
      discard: [y],
      districts: [{ buildings: [stand] }],
      turn: { open: [stand] },
    })
    table.do({ do: 'build', with: stand })
    expect(table.state).toMatchObject({ reshuffles: 1, deck: [], discard: [] })
    table.do({ do: 'star', with: table.me.crest }, { do: 'discard', card: y })
    expect(table.state).toMatchObject({ reshuffles: 2, deck: [y], discard: [] })
  })

  test('T4.25, T4.26 only the discard pile is shuffled, and no judge is in the new deck', () => {
    const [gold, house, under] = [coin(), card({ resourceCost: { stone: 2 } }), card()]
    const judge = ownJudge('trade')
    const discard = cards(3)
    const table = new Table({
      seats: 4,
      row: cards(4),
      deck: [card(), judge],
      deckJudges: 1,
      discard,
      districts: [{ gold: [gold], foundations: [site(house, under)] }],
      turn: done,
    })
    table.do({ do: 'end' })
    expect(table.seat(0)).toMatchObject({ gold: [gold], foundations: [site(house, under)] })
    expect([...table.state.deck].sort()).toEqual([...discard].sort())
    expect(table.state.judgeRow).toEqual([judge])
    expect(table.state.deckJudges).toBe(0)
  })

  test('T4.27 a deck of one judge is not empty; once the judge is drawn the new deck comes', () => {
    const judge = ownJudge('trade')
    const discard = cards(3)
    const table = new Table({
      seats: 4,
      row: cards(4),
      deck: [judge],
      deckJudges: 1,
      discard,
      turn: done,
    })
    table.do({ do: 'end' })
    expect(table.state.judgeRow).toEqual([judge])
    expect(table.state.reshuffles).toBe(1)
    expect(table.state.row).toHaveLength(5)
    expect([...table.state.deck, ...table.state.row]).not.toContain(judge)
  })

  test('T4.28, T-R8 with both piles empty nothing counts until a card is discarded', () => {
    const row = cards(2)
    const [a] = row
    const table = new Table({ seats: 4, row, deck: [] })
    if (!a) throw new Error('Two cards lie in the row.')
    expect(table.state.reshuffles).toBe(0)
    table.do({ do: 'star', with: table.me.crest }, { do: 'discard', card: a })
    expect(table.state).toMatchObject({ reshuffles: 1, deck: [a], discard: [] })
  })

  test('T4.29, T9.14 the number of reshuffles is shown with its limit', () => {
    const table = new Table({ seats: 3, reshuffles: 1 })
    expect(endStanding(table.seenBy(null))).toMatchObject({ reshuffles: 1, reshuffleLimit: 2 })
  })

  test('T5.37 what a completion frees is in the discard pile before the deck is looked at', () => {
    const [house, stone] = [card(), card()]
    const table = new Table({
      seats: 4,
      row: [stone, card()],
      deck: [],
      districts: [{ foundations: [site(house)] }],
    })
    table.do({ do: 'resource', card: stone, to: house })
    expect(table.state).toMatchObject({ deck: [stone], discard: [], reshuffles: 1 })
  })
})
